import { texts } from '../../../../core/shared/four-texts.ts'

/** Evaluation forms. */
export const evalFormTexts = texts({
  help: [
    '업체를 평가하는 항목과 배점입니다. 배점의 합은 100이어야 하고, 필수 최저율을 적은 항목은 배점의 그 비율 이상이어야 적격입니다. 평가에 쓰인 표는 바뀌지 않으므로 적용일을 바꾸어 새로 등록하세요.',
    'The items and weights by which vendors are evaluated. The weights add up to 100; an item with a least share must reach that share of its weight. A form that was used does not change: register a new one with another day.',
    '评价承包商的项目和配分。配分合计须为100；填写必备最低率的项目须达到配分的该比例方为合格。已使用的评价表不再更改，请更改适用日期后新登记。',
    'Elementos y pesos con que se evalúa a los contratistas. Los pesos suman 100; un elemento con mínimo exigido debe alcanzar esa parte de su peso. Un formulario usado no cambia: registre uno nuevo con otra fecha.',
  ],
  form: ['평가표', 'Evaluation form', '评价表', 'Formulario de evaluación'],
  items: [
    '평가항목 배점 합계 {sum}',
    'Items, weights add up to {sum}',
    '评价项目 配分合计 {sum}',
    'Elementos, pesos: {sum}',
  ],
})

/** The items of an evaluation and their scores. */
export const evalItemTexts = texts({
  saved: ['점수를 저장하였습니다.', 'The scores have been saved.', '分数已保存。', 'Puntuaciones guardadas.'],
  items: ['평가항목', 'Items', '评价项目', 'Elementos'],
  itemsOf: ['평가항목 {count}건', '{count} items', '评价项目 {count} 项', '{count} elementos'],
  points: ['{score}점', '{score} points', '{score}分', '{score} puntos'],
  grade: ['{grade}등급', 'grade {grade}', '{grade}级', 'nivel {grade}'],
  qualified: ['적격', 'Qualified', '合格', 'Apto'],
  unqualified: ['부적격', 'Not qualified', '不合格', 'No apto'],
  failed: [
    '부적격 사유: {items}',
    'Not qualified because of: {items}',
    '不合格原因：{items}',
    'No apto por: {items}',
  ],
  save: ['점수 저장', 'Save scores', '保存分数', 'Guardar puntuaciones'],
  weight: ['배점 {weight}', 'weight {weight}', '配分 {weight}', 'peso {weight}'],
  least: ['필수 {rate}% 이상', 'at least {rate}%', '必须≥{rate}%', 'mínimo {rate} %'],
  naYn: ['해당없음', 'Does not apply', '不适用', 'No aplica'],
  fact: [
    '기록에서 {score}점 ({why})',
    'From the records {score} points ({why})',
    '按记录 {score}分（{why}）',
    'Según los registros {score} puntos ({why})',
  ],
  take: ['이 점수로', 'Take this score', '采用此分数', 'Usar esta puntuación'],
  self: ['자가점수', 'Own score', '自评分', 'Puntuación propia'],
  evidence: ['증빙 설명', 'Evidence', '证据说明', 'Evidencia'],
  score: ['평가점수', 'Score', '评价分', 'Puntuación'],
  opinion: ['평가의견', 'Opinion', '评价意见', 'Opinión'],
})

/** Evaluations: plans, results, PSRM, those of a company. */
export const evalPageTexts = texts({
  qualified: ['적격', 'Qualified', '合格', 'Apto'],
  unqualified: ['부적격', 'Not qualified', '不合格', 'No apto'],
  year: ['{year}년', '{year}', '{year}年', '{year}'],
  planHelp: [
    '업체와 평가표를 골라 평가를 계획하고, 자가평가를 요청한 뒤 항목별로 평가합니다. 계약전 적격수급인 평가는 평가자가 2명 이상이어야 합니다.',
    'Choose vendor and form to plan an evaluation, ask for the self-evaluation, then score the items. The evaluation before a contract needs at least 2 evaluators.',
    '选择承包商和评价表计划评价，请求自评后逐项评价。签约前的合格承包商评价须有2名以上评价人。',
    'Elija contratista y formulario, pida la autoevaluación y puntúe los elementos. La evaluación previa al contrato exige al menos 2 evaluadores.',
  ],
  planEmpty: [
    '계획된 평가가 없습니다. 등록 단추로 평가를 계획하세요.',
    'No evaluations are planned. Plan one with the register button.',
    '没有计划的评价。请用登记按钮计划。',
    'No hay evaluaciones previstas. Planifique una con el botón de registro.',
  ],
  resultHelp: [
    '통보된 결과와 이의, 확정된 등급입니다. 이의는 평가하지 않은 SHE관리자가 심사하고, 기한이 지나면 자동으로 확정됩니다.',
    'Results given, objections and confirmed grades. An objection is judged by a SHE manager who did not evaluate; once its time is over the result is confirmed automatically.',
    '已通报的结果、异议和确定的等级。异议由未参与评价的SHE管理人员审查，逾期自动确定。',
    'Resultados comunicados, objeciones y niveles confirmados. La objeción la juzga un responsable SHE que no evaluó; al vencer el plazo se confirma sola.',
  ],
  resultEmpty: [
    '통보된 평가결과가 없습니다.',
    'No results have been given.',
    '没有已通报的评价结果。',
    'No hay resultados comunicados.',
  ],
  psrmHelp: [
    '공정안전 12요소 평가입니다. 90점 이상 P, 80점 이상 S, 70점 이상 M+, 그 아래는 M-입니다.',
    'Evaluation of the 12 elements of process safety. P from 90 points, S from 80, M+ from 70, M- below.',
    '工艺安全12要素评价。90分以上为P，80分以上为S，70分以上为M+，以下为M-。',
    'Evaluación de los 12 elementos de seguridad de procesos. P desde 90 puntos, S desde 80, M+ desde 70, M- por debajo.',
  ],
  psrmEmpty: [
    'PSRM 평가가 없습니다. 등록 단추로 평가를 계획하세요.',
    'No PSRM evaluations. Plan one with the register button.',
    '没有PSRM评价。请用登记按钮计划。',
    'No hay evaluaciones PSRM. Planifique una con el botón de registro.',
  ],
  vendorHelp: [
    '우리 업체의 평가입니다. ‘자가평가’ 상태이면 열어서 항목별 자가점수와 증빙을 적고 제출하세요. 결과는 통보일부터 7일 안에 이의를 제기할 수 있습니다.',
    'Evaluations of our company. In ‘Self-evaluation’, open it, write own scores and evidence for each item and submit. Objections are possible within 7 days after the result is given.',
    '本公司的评价。状态为“自评”时，请打开逐项填写自评分和证据并提交。可在结果通报之日起7天内提出异议。',
    'Evaluaciones de nuestra empresa. En «Autoevaluación», ábrala, escriba puntuación propia y evidencia de cada elemento y envíela. Puede objetar en 7 días desde la comunicación del resultado.',
  ],
  vendorEmpty: [
    '요청받은 평가가 없습니다.',
    'No evaluations have been asked for.',
    '没有被请求的评价。',
    'No hay evaluaciones solicitadas.',
  ],
  halfHint: [
    '정기(반기) 평가만 적습니다. 기록 지표는 이 반기의 1월 1일 또는 7월 1일부터 셉니다.',
    'Only for half-year evaluations: indicators are counted from 1 January or 1 July of this half.',
    '仅定期（半年）评价填写。记录指标自该半年的1月1日或7月1日起计算。',
    'Solo para evaluaciones semestrales: los indicadores se cuentan desde el 1 de enero o el 1 de julio.',
  ],
  parts: ['구분', 'Parts', '分类', 'Partes'],
  'part.list': ['평가', 'Evaluations', '评价', 'Evaluaciones'],
  'part.half': ['이번 반기 점수', 'This half-year', '本半年分数', 'Este semestre'],
  evaluation: ['평가', 'Evaluation', '评价', 'Evaluación'],
  accidents: [
    '재해이력(최근 3년)',
    'Accidents (last 3 years)',
    '事故记录（近3年）',
    'Accidentes (últimos 3 años)',
  ],
  accidentHint: [
    '비워 두면 사고 기록을 따릅니다. 업체가 낸 확인서류와 다를 때만 적고 정정 사유를 남깁니다.',
    'Left empty, the records of accidents hold. Enter a number only where the certificate of the vendor says another, with the reason.',
    '留空则按事故记录。仅当与承包商证明不同时填写并注明更正事由。',
    'Vacío, valen los registros. Escriba un número solo si el certificado del contratista dice otro, con el motivo.',
  ],
  causeHint: [
    '사망재해의 원인조치가 끝나지 않은 업체는 점수와 관계없이 부적격입니다(산업안전보건법 제61조).',
    'A vendor that has not removed the cause of a fatal accident is not qualified, whatever the score (Occupational Safety and Health Act Art. 61).',
    '未完成死亡事故原因整改的承包商，无论分数均为不合格（产业安全保健法第61条）。',
    'Un contratista que no ha corregido la causa de un accidente mortal no es apto, sea cual sea la puntuación (Ley de SST, art. 61).',
  ],
  evaluators: ['평가자', 'Evaluators', '评价人', 'Evaluadores'],
  print: ['평가결과서 인쇄', 'Print the result', '打印评价结果书', 'Imprimir resultado'],
  objectUntil: ['이의기한 {day}', 'objection until {day}', '异议期限 {day}', 'objeción hasta {day}'],
  objection: ['이의와 확정', 'Objection and decision', '异议与确定', 'Objeción y decisión'],
  objected: ['이의: {text}', 'Objection: {text}', '异议：{text}', 'Objeción: {text}'],
  decided: [
    '확정: {text} ({name})',
    'Decision: {text} ({name})',
    '确定：{text}（{name}）',
    'Decisión: {text} ({name})',
  ],
})
