import { sentences } from '../../../core/shared/sentence.ts'

/** Why a council cannot go on, and what is refused about it. */
export const councilSentences = sentences({
  meetingFacts: [
    '회의 일시, 장소, 의장을 입력해 주세요.',
    'Enter when and where the meeting was and who chaired it.',
    '请输入会议时间、地点、主席。',
    'Indique fecha, lugar y presidencia de la reunión.',
  ],
  notYet: [
    '아직 열리지 않은 회의입니다. 회의가 끝난 뒤 등록해 주세요.',
    'The meeting has not been held yet. Record it afterwards.',
    '会议尚未召开。请在会议结束后登记。',
    'La reunión aún no se ha celebrado. Regístrela después.',
  ],
  twoMembers: [
    '출석한 위원이 2명 이상이어야 합니다.',
    'At least 2 members must have attended.',
    '出席委员须2人以上。',
    'Deben haber asistido al menos 2 miembros.',
  ],
  everyVendor: [
    '수급인 전원이 구성원입니다. 참석자 명단에 없는 업체: {vendors}',
    'Every contractor is a member. Vendors missing from the list: {vendors}',
    '全体承包商均为成员。名单中缺少的承包商：{vendors}',
    'Todos los contratistas son miembros. Faltan en la lista: {vendors}',
  ],
  noPlantMember: [
    '출석한 도급인(사업장) 구성원이 없습니다.',
    'Nobody of the plant attended.',
    '没有出席的发包方（工厂）成员。',
    'No asistió nadie de la planta.',
  ],
  noVendorMember: [
    '출석한 수급인이 없습니다.',
    'No contractor attended.',
    '没有出席的承包商。',
    'No asistió ningún contratista.',
  ],
  agendaText: [
    '심의·의결한 안건의 내용을 적어 주세요.',
    'Write what was dealt with and decided.',
    '请填写审议、议决的议题内容。',
    'Escriba lo tratado y decidido.',
  ],
  agendaOpen: [
    "안건의 내용을 적거나 '해당없음'으로 적어 주세요: {agendas}",
    "Write what was said, or 'none', for: {agendas}",
    '请填写议题内容或填写“无”：{agendas}',
    'Escriba lo tratado o «ninguno» en: {agendas}',
  ],
  decisionOpen: [
    '담당과 기한이 없는 결정이 {count}건 있습니다: {first}',
    '{count} decisions have no owner or due day: {first}',
    '有{count}项决定没有负责人或期限：{first}',
    'Hay {count} decisiones sin responsable o plazo: {first}',
  ],
  unsigned: [
    '서명하지 않은 참석자가 {count}명 있습니다. 전원이 서명하거나 공유 후 {days}일이 지나면({from}) 종결할 수 있습니다.',
    '{count} who attended have not signed. It can be closed once all have signed or {days} days after sharing ({from}).',
    '有{count}名出席者未签名。全员签名或共享后满{days}天（{from}）方可结束。',
    '{count} asistentes no han firmado. Se puede cerrar cuando firmen todos o {days} días después de compartirla ({from}).',
  ],
  unregistered: [
    '개선으로 등록되지 않은 결정이 {count}건 있습니다.',
    '{count} decisions are not registered as improvements.',
    '有{count}项决定未登记为改善。',
    'Hay {count} decisiones sin registrar como mejora.',
  ],
  safetyOnly: [
    '협의체는 안전담당만 등록하고 수정할 수 있습니다.',
    'Only the safety officer can register and change councils.',
    '仅安全负责人可登记和修改协商会。',
    'Solo el responsable de seguridad puede registrar y modificar consejos.',
  ],
  ownersDept: [
    '결정의 담당은 부서가 있는 직원이어야 합니다: {names}',
    'Owners of decisions must be employees of a department: {names}',
    '决定的负责人须为有部门的员工：{names}',
    'El responsable de una decisión debe pertenecer a un departamento: {names}',
  ],
  shared: [
    '공유한 회의록은 수정할 수 없습니다.',
    'Minutes that were shared cannot be changed.',
    '已共享的会议记录不可修改。',
    'Un acta compartida no se puede modificar.',
  ],
  deletePlanned: [
    '예정 상태의 협의체만 삭제할 수 있습니다.',
    'Only a planned council can be deleted.',
    '只能删除预定状态的协商会。',
    'Solo se puede eliminar un consejo previsto.',
  ],
  fixedKind: [
    '구분은 바꿀 수 없습니다. 삭제하고 새로 등록해 주세요.',
    'The kind cannot be changed. Delete it and register a new one.',
    '类别不可更改。请删除后重新登记。',
    'El tipo no se puede cambiar. Elimínelo y registre otro.',
  ],
  pastMonth: [
    '지난 달의 협의체는 계획할 수 없습니다.',
    'A council of a past month cannot be planned.',
    '不能计划过去月份的协商会。',
    'No se puede planificar un consejo de un mes pasado.',
  ],
  otherMonth: [
    '회의 일시가 협의체의 년월과 다릅니다.',
    'The meeting is not in the month of the council.',
    '会议时间与协商会的年月不符。',
    'La reunión no es del mes del consejo.',
  ],
  twice: [
    '같은 사람이 두 번 있습니다.',
    'The same person is named twice.',
    '同一人出现两次。',
    'La misma persona aparece dos veces.',
  ],
  decision: [
    '{kind} {month} 결정: {text} (담당 {owner}, 기한 {day})',
    '{kind} {month}, decision: {text} (owner {owner}, due {day})',
    '{kind} {month} 决定：{text}（负责人 {owner}，期限 {day}）',
    '{kind} {month}, decisión: {text} (responsable {owner}, plazo {day})',
  ],
  ownSignature: [
    '회의에 출석한 본인만 서명할 수 있습니다.',
    'Only who attended can sign, for himself or herself.',
    '仅出席会议的本人可签名。',
    'Solo puede firmar quien asistió, por sí mismo.',
  ],
  year: ['년도', 'Year', '年度', 'Año'],
  signed: ['이미 서명하였습니다.', 'You have already signed.', '已签名。', 'Ya ha firmado.'],
})

/** The bodies of COUNCIL_KIND and the law that each stands on. */
export const councilNames = sentences({
  council: ['안전보건 협의체', 'Safety council', '安全健康协商会', 'Consejo de seguridad'],
  councilNote: [
    '산업안전보건법 제64조제1항제1호 및 같은 법 시행규칙 제79조에 따라 도급인과 수급인 전원으로 구성하고 매월 1회 이상 개최합니다.',
    'Made up of the plant and all contractors and held at least once a month (Occupational Safety and Health Act Art. 64(1)1, Enforcement Rule Art. 79).',
    '依产业安全保健法第64条第1款第1项及同法施行规则第79条，由发包方与全体承包商组成，每月至少召开一次。',
    'Formado por la planta y todos los contratistas, al menos una vez al mes (Ley de SST art. 64.1.1, Reglamento art. 79).',
  ],
  committee: [
    '산업안전보건위원회',
    'Safety and health committee',
    '产业安全保健委员会',
    'Comité de seguridad y salud',
  ],
  committeeNote: [
    '산업안전보건법 제24조 및 같은 법 시행령 제37조에 따라 근로자위원과 사용자위원을 같은 수로 구성하고 정기회의를 분기마다 개최합니다.',
    'Made up of equal numbers of workers and employers and held every quarter (Occupational Safety and Health Act Art. 24, Enforcement Decree Art. 37).',
    '依产业安全保健法第24条及同法施行令第37条，由同数的劳方委员与资方委员组成，每季度召开定期会议。',
    'Con igual número de miembros de trabajadores y empresa, cada trimestre (Ley de SST art. 24, Decreto art. 37).',
  ],
  labour: ['노사협의체', 'Labour-management council', '劳资协议体', 'Consejo laboral'],
  labourNote: [
    '산업안전보건법 제75조 및 같은 법 시행령 제65조에 따라 근로자위원과 사용자위원을 같은 수로 구성하고 정기회의를 2개월마다 개최합니다.',
    'Made up of equal numbers of workers and employers and held every 2 months (Occupational Safety and Health Act Art. 75, Enforcement Decree Art. 65).',
    '依产业安全保健法第75条及同法施行令第65条，由同数的劳方委员与资方委员组成，每2个月召开定期会议。',
    'Con igual número de miembros de trabajadores y empresa, cada 2 meses (Ley de SST art. 75, Decreto art. 65).',
  ],
})
