import { texts } from '../../../../core/shared/four-texts.ts'

/** The gate's question and its log. */
export const enterLogTexts = texts({
  chartMonths: [
    '월별 출입과 거절',
    'Entries and refusals by month',
    '每月进出与拒绝',
    'Accesos y rechazos por mes',
  ],
  chartVendors: [
    '이번 달 업체별 출입',
    'Entries of this month by vendor',
    '本月各承包商进出',
    'Accesos de este mes por contratista',
  ],
  help: [
    '게이트의 입·출문 기록입니다. 게이트 시스템의 파일(gate.csv)은 한 시간마다 읽고, 아래에서 출입증을 확인하면 바로 기록됩니다. 거절 사유는 작업허가의 사전점검과 같은 목록입니다.',
    'What the gates saw. The file of the gate system (gate.csv) is read every hour; a pass checked below is recorded at once. Reasons of refusal are the same list as in the checks of the work permit.',
    '门岗的进出记录。门岗系统文件（gate.csv）每小时读取一次，在下方核验出入证会立即记录。拒绝原因与作业许可的预先检查相同。',
    'Lo registrado en las puertas. El archivo del sistema (gate.csv) se lee cada hora; un pase comprobado abajo se registra al momento. Los motivos de rechazo son los mismos que en el control previo del permiso de trabajo.',
  ],
  passed: ['통과', 'Passed', '通过', 'Pasó'],
  refused: ['거절', 'Refused', '拒绝', 'Rechazado'],
  empty: [
    '출입기록이 없습니다.',
    'No entries are recorded.',
    '没有出入记录。',
    'No hay registros de acceso.',
  ],
  inside: ['현재 출역인원', 'People inside now', '当前在场人员', 'Personas dentro ahora'],
  insideNow: ['현재 출역', 'Inside now', '当前在场', 'Dentro ahora'],
  people: ['{count}명', '{count} people', '{count}人', '{count} personas'],
  machines: ['장비 {count}대', '{count} machines', '设备{count}台', '{count} equipos'],
  gateCheck: ['게이트 확인', 'Gate check', '门岗核验', 'Control en puerta'],
  gate: ['게이트', 'Gate', '门岗', 'Puerta'],
  inOut: ['입출', 'In or out', '进出', 'Entrada o salida'],
  in: ['입문', 'In', '进', 'Entrada'],
  out: ['출문', 'Out', '出', 'Salida'],
  given: [
    '출입증 번호 또는 출입증 QR',
    'Pass number or pass QR',
    '出入证编号或出入证二维码',
    'Número o QR del pase',
  ],
  check: ['확인', 'Check', '核验', 'Comprobar'],
  entryRefused: ['출입 거절', 'Entry refused', '拒绝进入', 'Acceso rechazado'],
  until: ['{day}까지', 'until {day}', '至 {day}', 'hasta el {day}'],
  fix: ['조치하기', 'Put right', '去处理', 'Corregir'],
})

/** Entry requests: the list and one request. */
export const enterRqstTexts = texts({
  plantHelp: [
    '업체가 신청한 출입입니다. 감독자(발주부서)가 확인하고 안전담당이 대상별로 검토합니다. 위험등급 상 계약이거나 조건부 대상이 있으면 결재를 받고, 승인되면 출입증이 발급됩니다.',
    'Entries that vendors have requested. The supervisor (placing department) confirms, the safety officer reviews each line. A contract of high risk or a conditional line needs approval; once approved, passes are issued.',
    '承包商提出的出入申请。由监督人（发包部门）确认，安全负责人逐项审查。合同为高风险或有附条件对象时须审批，批准后发放出入证。',
    'Accesos que piden los contratistas. El supervisor (departamento contratante) confirma y el responsable de seguridad revisa cada línea. Un contrato de riesgo alto o una línea condicional requiere aprobación; al aprobarse se emiten los pases.',
  ],
  vendorHelp: [
    '작업자와 장비의 출입을 신청합니다. 대상마다 교육·자격·건강·서류를 검사하여 부적합이 없어야 제출할 수 있습니다. 승인되면 출입증이 발급됩니다.',
    'Request entry for workers and equipment. Training, qualifications, health and papers of each are checked; it can be submitted once nothing is unfit. Passes are issued after approval.',
    '申请作业人员和设备的出入。对每个对象检查培训、资格、健康、文件，无不合格方可提交。批准后发放出入证。',
    'Solicite el acceso de trabajadores y equipos. Se comprueban formación, cualificaciones, salud y documentos de cada uno; solo se envía si nada es no apto. Al aprobarse se emiten los pases.',
  ],
  vendorEmpty: [
    '출입신청이 없습니다. 등록 단추로 출입을 신청하세요.',
    'No entry requests. Request entry with the register button.',
    '没有出入申请。请用登记按钮申请。',
    'No hay solicitudes de acceso. Solicítelo con el botón de registro.',
  ],
  plantEmpty: [
    '검토할 출입신청이 없습니다.',
    'No entry requests to review.',
    '没有待审查的出入申请。',
    'No hay solicitudes por revisar.',
  ],
  supervisedBy: ['감독자 {name}', 'Supervisor: {name}', '监督人 {name}', 'Supervisor: {name}'],
  supervisor: [
    '부서확인을 하는 발주부서의 감독자입니다.',
    'The supervisor of the placing department who confirms.',
    '进行部门确认的发包部门监督人。',
    'Supervisor del departamento contratante que confirma.',
  ],
  areas: ['출입구역', 'Areas', '出入区域', 'Zonas'],
  lines: ['신청대상', 'Who and what comes in', '申请对象', 'Personas y equipos'],
  review: ['검토', 'Review', '审查', 'Revisión'],
  named: ['출입신청 {name}', 'Entry request {name}', '出入申请 {name}', 'Solicitud de acceso {name}'],
})

/** Texts of the entry check and the review. */
export const entryCheckTexts = texts({
  fit: ['적합', 'Fit', '合格', 'Apto'],
  conditional: ['조건부', 'Conditional', '附条件', 'Condicional'],
  unfit: ['부적합', 'Unfit', '不合格', 'No apto'],
  noLines: [
    '아래 ‘신청대상’에 작업자나 장비를 추가하고 저장해 주세요.',
    'Add workers or equipment under ‘Who and what comes in’ below and save.',
    '请在下方“申请对象”中添加作业人员或设备并保存。',
    'Añada trabajadores o equipos abajo en «Personas y equipos» y guarde.',
  ],
  saved: [
    '검토결과를 저장하였습니다.',
    'The review has been saved.',
    '审查结果已保存。',
    'Revisión guardada.',
  ],
  check: ['출입 적격 검사', 'Entry check', '出入资格检查', 'Control de acceso'],
  checkOf: [
    '출입 적격 검사 {count}건',
    'Entry check of {count}',
    '出入资格检查 {count} 项',
    'Control de acceso de {count}',
  ],
  common: [
    '업체·계약 공통',
    'Vendor and contract, for all',
    '承包商、合同共通',
    'Contratista y contrato, para todos',
  ],
  reviewed: ['검토 {verdict}', 'Review: {verdict}', '审查 {verdict}', 'Revisión: {verdict}'],
  passUntil: [
    '출입증 {day}까지 ({thing})',
    'Pass until {day} ({thing})',
    '出入证至 {day}（{thing}）',
    'Pase hasta el {day} ({thing})',
  ],
  reviewOf: ['{name} 검토결과', '{name}: review', '{name} 审查结果', '{name}: revisión'],
  opinionOf: ['{name} 검토의견', '{name}: opinion', '{name} 审查意见', '{name}: observaciones'],
  opinion: ['검토의견', 'Opinion', '审查意见', 'Observaciones'],
  opinionMust: [
    '검토의견 (5자 이상)',
    'Opinion (at least 5 characters)',
    '审查意见（至少5个字）',
    'Observaciones (mínimo 5 caracteres)',
  ],
  save: ['검토결과 저장', 'Save review', '保存审查结果', 'Guardar revisión'],
  go: ['바로가기', 'Go there', '前往', 'Ir'],
})

/** Texts of the list of things that end within 30 days, and of the works that stop with them. */
export const expireTexts = texts({
  chart: ['만료까지 남은 기간', 'Time left until the end', '距到期时间', 'Tiempo hasta el vencimiento'],
  'age.ended': ['만료됨', 'Ended', '已到期', 'Vencido'],
  'age.week': ['7일 안', 'Within 7 days', '7天内', 'En 7 días'],
  'age.fortnight': ['8–14일', '8–14 days', '8–14天', '8–14 días'],
  'age.month': ['15일 뒤', 'From 15 days on', '15天以后', 'Desde 15 días'],
  ageAll: ['전체 보기', 'Show all', '显示全部', 'Ver todo'],
  chartKinds: ['종류별', 'By kind', '按类别', 'Por tipo'],
  part: ['만료현황 구분', 'Parts of the expiry status', '到期情况分类', 'Partes de los vencimientos'],
  expire: ['만료·임박', 'Ended or ending soon', '已到期与即将到期', 'Vencidos y próximos'],
  document: ['업체서류 확인', 'Verify company papers', '确认企业文件', 'Verificar documentos'],
  help: [
    '30일 안에 끝나거나 이미 끝난 교육·자격·건강진단·체류기간·장비 검사·보험·업체서류입니다. 함께 멈추는 출입증과 이후 작업허가의 수를 보여 줍니다.',
    'Training, qualifications, health checks, residence, equipment inspection, insurance and company papers that have ended or end within 30 days, with the pass and the number of later work permits that stop with them.',
    '30天内到期或已到期的培训、资格、体检、居留、设备检验、保险、企业文件，并显示随之停用的出入证和之后的作业许可数量。',
    'Formación, cualificaciones, reconocimientos, residencia, inspecciones, seguros y documentos vencidos o que vencen en 30 días, con el pase y los permisos de trabajo posteriores que se detienen con ellos.',
  ],
  none: [
    '30일 안에 끝나는 것이 없습니다.',
    'Nothing ends within 30 days.',
    '30天内没有到期项。',
    'Nada vence en 30 días.',
  ],
  list: ['만료 목록', 'What ends', '到期清单', 'Lista de vencimientos'],
  kind: ['구분', 'Kind', '类别', 'Tipo'],
  holder: ['대상', 'Who or what', '对象', 'Titular'],
  thing: ['항목', 'Item', '项目', 'Elemento'],
  stops: ['함께 멈추는 것', 'What stops with it', '随之停用', 'Qué se detiene'],
  permits: [
    '작업허가 {count}건',
    '{count} work permits',
    '作业许可 {count} 件',
    '{count} permisos de trabajo',
  ],
})

/** Passes. */
export const passTexts = texts({
  plantHelp: [
    '승인된 출입신청에서 발급된 출입증입니다. 유효기간은 신청·교육·자격·건강진단·체류기간 가운데 가장 먼저 끝나는 날이고, 정지하면 게이트와 작업허가에서 바로 막힙니다.',
    'Passes issued from approved entry requests. A pass ends with the first of request, training, qualification, health check and residence; a stopped pass is refused at once at the gate and in work permits.',
    '由已批准的出入申请发放的出入证。有效期为申请、培训、资格、体检、居留中最早到期之日；停用后门岗和作业许可立即拦截。',
    'Pases emitidos desde solicitudes aprobadas. Vencen con lo primero que termine: solicitud, formación, cualificación, reconocimiento o residencia; si se suspende, se bloquea al momento en la puerta y en los permisos de trabajo.',
  ],
  vendorHelp: [
    '우리 업체의 출입증입니다. 유효기간이 가까우면 ‘유효기간의 근거’를 갱신하고 출입신청을 다시 해 주세요.',
    'The passes of our company. When one ends soon, renew ‘What bounds it’ and request entry again.',
    '本公司的出入证。临近到期时，请更新“有效期依据”并重新提出出入申请。',
    'Los pases de nuestra empresa. Si uno vence pronto, renueve «Qué lo limita» y vuelva a solicitar acceso.',
  ],
  empty: [
    '발급된 출입증이 없습니다. 출입신청이 승인되면 발급됩니다.',
    'No passes are issued. They are issued once an entry request is approved.',
    '没有已发放的出入证。出入申请批准后发放。',
    'No hay pases emitidos. Se emiten al aprobarse una solicitud.',
  ],
  insideNow: [
    '{name}: 지금 사업장 안에 있습니다. 정지하거나 회수하면 아래 작업의 발급자와 업체에 바로 알립니다.',
    '{name} is inside the plant now. A stop or withdrawal is told at once to issuer and company of the works below.',
    '{name}：现在在厂内。停用或收回时将立即通知以下作业的签发人和企业。',
    '{name} está ahora dentro de la planta. Al suspender o retirar se avisa al momento al emisor y a la empresa de los trabajos de abajo.',
  ],
  usedNow: [
    '{name}: 오늘의 작업에 올라 있습니다. 정지하거나 회수하면 그 발급자와 업체에 바로 알립니다.',
    '{name} is named on works of today. A stop or withdrawal is told at once to their issuers and companies.',
    '{name}：已列入今天的作业。停用或收回时将立即通知其签发人和企业。',
    '{name} figura en trabajos de hoy. Al suspender o retirar se avisa al momento a sus emisores y empresas.',
  ],
  named: ['출입증 {name}', 'Pass {name}', '出入证 {name}', 'Pase {name}'],
})
