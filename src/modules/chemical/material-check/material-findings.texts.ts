import { namesOf, sentences } from '../../../core/shared/sentence.ts'

/** What a list asks of those who check a material, by CHM_REG_CD. */
export const listDuties = namesOf({
  O1: [
    '제조등금지물질: 반입할 수 없음(부적합 제안)',
    'Substance whose manufacture is prohibited: may not come in (proposed: unfit)',
    '禁止制造等物质：不得带入（建议不合格）',
    'Sustancia de fabricación prohibida: no puede entrar (se propone no apto)',
  ],
  C6: [
    '금지물질: 반입할 수 없음(부적합 제안)',
    'Prohibited substance: may not come in (proposed: unfit)',
    '禁止物质：不得带入（建议不合格）',
    'Sustancia prohibida: no puede entrar (se propone no apto)',
  ],
  O2: [
    '허가대상물질: 고용노동부 사용 허가 필요',
    'Substance subject to permission: permission of the Ministry of Employment and Labor needed',
    '许可对象物质：需雇佣劳动部使用许可',
    'Sustancia sujeta a autorización: se necesita permiso del Ministerio de Empleo y Trabajo',
  ],
  C4: [
    '허가물질: 허가 확인 필요',
    'Substance under permission: check the permission',
    '许可物质：需确认许可',
    'Sustancia con autorización: compruebe la autorización',
  ],
  O3: [
    '관리대상 유해물질: 국소배기·명칭 게시·유해성 주지',
    'Controlled hazardous substance: local exhaust, posted name, hazards made known',
    '管理对象有害物质：局部排风、名称公示、告知有害性',
    'Sustancia peligrosa controlada: extracción localizada, nombre publicado, peligros comunicados',
  ],
  O4: [
    '특별관리물질: 취급일지·명칭 게시·고지',
    'Specially controlled substance: log, posted and announced name',
    '特别管理物质：使用日志、名称公示告知',
    'Sustancia de control especial: diario, nombre publicado y comunicado',
  ],
  O5: [
    '허용기준 설정물질: 허용기준 이하 유지',
    'Substance with a permissible limit: stay within it',
    '设有容许标准的物质：保持在容许标准以下',
    'Sustancia con límite permisible: respetarlo',
  ],
  O7: [
    '작업환경측정 대상: 사용 전 측정 계획',
    'Subject to workplace measurement: plan the measurement before use',
    '作业环境检测对象：使用前制定检测计划',
    'Sujeta a medición del ambiente: planificar la medición antes del uso',
  ],
  O8: [
    '특수건강진단 대상: 배치전 건강진단 계획',
    'Subject to special health examination: plan the examination before placement',
    '特殊健康检查对象：制定上岗前体检计划',
    'Sujeta a examen médico especial: planificar el examen previo',
  ],
  OA: [
    '공정안전보고서 대상물질: 규정량 R 재산정',
    'Substance of the process safety report: work out R again',
    '工艺安全报告对象物质：重新计算规定量R',
    'Sustancia del informe de seguridad de procesos: recalcular R',
  ],
  C7: [
    '사고대비물질: 보관·취급량 규정수량 확인',
    'Accident-precaution substance: check stored and handled quantities against the regulated ones',
    '事故预防物质：确认储存、使用量与规定数量',
    'Sustancia de prevención de accidentes: comprobar las cantidades reguladas',
  ],
  C0: [
    '유독물질(2025-08 이전 지정): 급성·만성·생태 구분을 현행 고시로 확인, 유해화학물질 관리기준',
    'Toxic substance designated before August 2025: confirm its present class, standards for hazardous chemicals',
    '有毒物质（2025-08前指定）：按现行公告确认分类，有害化学品管理标准',
    'Sustancia tóxica designada antes de agosto de 2025: confirmar su clase actual, normas de sustancias peligrosas',
  ],
  C1: [
    '인체급성유해성물질: 유해화학물질 관리기준',
    'Substance of acute harm to people: standards for hazardous chemicals',
    '人体急性有害物质：有害化学品管理标准',
    'Sustancia de daño agudo: normas de sustancias peligrosas',
  ],
  C2: [
    '인체만성유해성물질: 유해화학물질 관리기준',
    'Substance of chronic harm to people: standards for hazardous chemicals',
    '人体慢性有害物质：有害化学品管理标准',
    'Sustancia de daño crónico: normas de sustancias peligrosas',
  ],
  C3: [
    '생태유해성물질: 유해화학물질 관리기준',
    'Substance of harm to the environment: standards for hazardous chemicals',
    '生态有害物质：有害化学品管理标准',
    'Sustancia de daño ecológico: normas de sustancias peligrosas',
  ],
  C5: [
    '제한물질: 제한 용도 확인',
    'Restricted substance: check the restricted uses',
    '限制物质：确认限制用途',
    'Sustancia restringida: comprobar los usos restringidos',
  ],
  C8: [
    '배출량조사 대상: 연간 취급량 기록',
    'Subject to the survey of releases: record the quantity of a year',
    '排放量调查对象：记录年度使用量',
    'Sujeta al registro de emisiones: anotar la cantidad anual',
  ],
  E1: [
    '특정대기유해물질: 배출시설 변경 여부 확인',
    'Specified air pollutant: check whether the emission facility changes',
    '特定大气有害物质：确认排放设施是否变更',
    'Contaminante atmosférico específico: comprobar si cambia la instalación',
  ],
  E2: [
    '특정수질유해물질: 폐수 배출시설 변경 여부 확인',
    'Specified water pollutant: check whether the waste water facility changes',
    '特定水质有害物质：确认废水排放设施是否变更',
    'Contaminante del agua específico: comprobar si cambia la instalación de vertido',
  ],
  W1: [
    'VOC: 배출시설·저장탱크 기준 확인',
    'VOC: check the standards of facilities and tanks',
    'VOC：确认排放设施、储罐标准',
    'COV: comprobar las normas de instalaciones y tanques',
  ],
  F1: [
    '위험물: 지정수량 배수와 저장장소 확인',
    'Dangerous goods: check the multiple of the designated quantity and the store',
    '危险物：确认指定数量倍数与储存场所',
    'Mercancía peligrosa: comprobar el múltiplo y el almacén',
  ],
})

/** What a check finds of a material by itself, and what it asks others to do. */
export const findingSentences = sentences({
  multiple: [
    '{store}: 지정수량 배수 {before}→{after}배(허가 {permit}배)',
    '{store}: designated quantity {before}→{after} times (permitted {permit})',
    '{store}：指定数量倍数{before}→{after}倍（许可{permit}倍）',
    '{store}: cantidad designada {before}→{after} veces (permitido {permit})',
  ],
  multipleOver: [
    '{store}: 지정수량 배수 {before}→{after}배(허가 {permit}배, 초과)',
    '{store}: designated quantity {before}→{after} times (permitted {permit}, exceeded)',
    '{store}：指定数量倍数{before}→{after}倍（许可{permit}倍，超出）',
    '{store}: cantidad designada {before}→{after} veces (permitido {permit}, excedido)',
  ],
  atPlant: ['[{plant}] {finding}', '[{plant}] {finding}', '[{plant}] {finding}', '[{plant}] {finding}'],
  registration: [
    '화평법: 수입 연 {kg} kg 이상 미등록이면 등록(신규 {tons}톤↑) 필요 (확인 필요)',
    'Act on registration of chemicals: from {kg} kg imported in a year an unregistered substance must be registered (new ones from {tons} t) (to be confirmed)',
    '化学品登记评价法：年进口{kg} kg以上未登记者须登记（新物质{tons}吨以上）（待确认）',
    'Ley de registro de sustancias: desde {kg} kg importados al año hay que registrar (nuevas desde {tons} t) (por confirmar)',
  ],
  threshold: [
    '규정량 R {before} → {after} (1 이상이면 공정안전보고서 대상, 확인 필요)',
    'Threshold ratio R {before} → {after} (from 1 subject to the process safety report, to be confirmed)',
    '规定量R {before} → {after}（1以上为工艺安全报告对象，待确认）',
    'Relación de umbral R {before} → {after} (desde 1 sujeto a informe de seguridad de procesos, por confirmar)',
  ],
  designated: [
    '{product}: {item}, 지정수량 {qty} {unit} (확인 필요)',
    '{product}: {item}, designated quantity {qty} {unit} (to be confirmed)',
    '{product}：{item}，指定数量{qty} {unit}（待确认）',
    '{product}: {item}, cantidad designada {qty} {unit} (por confirmar)',
  ],
  dangerousGoods: ['위험물', 'dangerous goods', '危险物', 'mercancía peligrosa'],
  allMaterials: ['모든 자재', 'every material', '所有物料', 'todos los materiales'],
  flashPoint: [
    '인화점 {degrees}℃',
    'flash point {degrees}℃',
    '闪点{degrees}℃',
    'punto de inflamación {degrees}℃',
  ],
  unstable: [
    '자기반응성·물반응성',
    'self-reactive, reacts with water',
    '自反应性、遇水反应性',
    'autorreactivo, reacciona con agua',
  ],
  cmr: [
    '발암성·변이원성·생식독성',
    'carcinogenic, mutagenic, toxic for reproduction',
    '致癌、致突变、生殖毒性',
    'cancerígeno, mutágeno, tóxico para la reproducción',
  ],
  thresholdMore: ['R 증가 {delta}', 'R more by {delta}', 'R增加{delta}', 'R aumenta {delta}'],
  listed: ['규제 {codes}', 'lists {codes}', '法规{codes}', 'listas {codes}'],
  secretDeclared: [
    '영업비밀 성분(공급사 신고)',
    'Secret component (declared by the supplier)',
    '商业秘密成分（供应商申报）',
    'Componente secreto (declarado por el proveedor)',
  ],
  fromCheck: [
    '자재 사전검토에서 등록(물성·분류 확인 필요)',
    'Registered from a material check (properties and classification to be confirmed)',
    '由物料事前审查登记（物性、分类待确认）',
    'Registrado desde una verificación (propiedades y clasificación por confirmar)',
  ],
  conditionTitle: [
    '자재 조건 이행: {condition}',
    'Condition of a material: {condition}',
    '履行物料条件：{condition}',
    'Condición de un material: {condition}',
  ],
  conditionOf: [
    '자재 사전검토 {check}({usage})의 조건입니다. {line}: {condition}',
    'Condition of material check {check} ({usage}). {line}: {condition}',
    '物料事前审查{check}（{usage}）的条件。{line}：{condition}',
    'Condición de la verificación {check} ({usage}). {line}: {condition}',
  ],
  conditionDue: ['{text} (기한 {day})', '{text} (due {day})', '{text}（期限{day}）', '{text} (plazo {day})'],
  conditionMet: [
    '개선조치 {impr} 종결',
    'Improvement {impr} closed',
    '改善措施{impr}已结束',
    'Mejora {impr} cerrada',
  ],
})
