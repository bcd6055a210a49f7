import { texts } from '../../../core/shared/four-texts.ts'
import { sentences } from '../../../core/shared/sentence.ts'

export const checkRefusals = sentences({
  mandatory: [
    '필수 안전조치는 필요 없음으로 바꿀 수 없습니다. 작업 종류나 보충허가가 다르면 반려하여 고치게 하세요.',
    'A mandatory measure cannot be marked as not needed. If the kind of work is another one, send the permit back to be corrected.',
    '必做的安全措施不能改为不需要。如作业类型或附加许可不同，请驳回后修改。',
    'Una medida obligatoria no puede marcarse como innecesaria. Si el tipo de trabajo es otro, rechace el permiso para que se corrija.',
  ],
  reason: [
    '이 안전조치가 필요 없는 사유를 {count}자 이상 입력하세요.',
    'Say in at least {count} characters why this measure is not needed.',
    '请至少用{count}个字说明不需要此措施的原因。',
    'Explique en al menos {count} caracteres por qué no es necesaria esta medida.',
  ],
  issuerInReview: [
    '필요 여부는 현장검토 중에 발급자가 정합니다.',
    'The issuer decides during the site review what is needed.',
    '是否需要由签发人在现场审查时决定。',
    'El emisor decide durante la revisión en el sitio qué es necesario.',
  ],
  stage: [
    "'{item}' 항목은 지금 단계({state})에서 확인할 수 없습니다. {when} 확인합니다.",
    "'{item}' cannot be confirmed now ({state}). It is confirmed {when}.",
    '当前阶段（{state}）不能确认“{item}”。应在{when}确认。',
    '«{item}» no puede confirmarse ahora ({state}). Se confirma {when}.',
  ],
  doingSays: [
    '조치했다고 표시하는 것은 작업을 수행하는 업체(부서)입니다.',
    'Only the company or department that does the work says that a measure is done.',
    '只有执行作业的企业（部门）可以标记已采取措施。',
    'Solo la empresa o el departamento que ejecuta marca una medida como hecha.',
  ],
  issuerSees: [
    '확인은 이 구역의 발급자가 현장에서 합니다. 수행업체는 조치를 표시하세요.',
    'The issuer of this area confirms on site. The company that does the work ticks what is done.',
    '确认由本区域签发人在现场进行。执行企业请标记已采取的措施。',
    'Confirma el emisor de esta área en el lugar. La empresa ejecutora marca lo hecho.',
  ],
  notDone: [
    '아직 조치되지 않은 항목은 확인할 수 없습니다: {item}',
    'What is not done yet cannot be confirmed: {item}',
    '尚未采取措施的项目不能确认：{item}',
    'No puede confirmarse lo que aún no está hecho: {item}',
  ],
  twoPeople: [
    '조치한 사람은 확인할 수 없습니다. 다른 발급자가 확인하세요: {item}',
    'Who did it cannot confirm it. Another issuer confirms: {item}',
    '采取措施的人不能确认，请由其他签发人确认：{item}',
    'Quien lo hizo no puede confirmarlo. Confirma otro emisor: {item}',
  ],
  seenAlready: [
    '발급자가 확인한 항목입니다. 발급자가 확인을 먼저 풀어야 합니다: {item}',
    'The issuer has confirmed it. He takes that back first: {item}',
    '签发人已确认该项目，须先由签发人取消确认：{item}',
    'El emisor ya lo confirmó. Debe anularlo primero: {item}',
  ],
  notNeeded: [
    '필요하지 않다고 정한 항목은 확인할 수 없습니다: {item}',
    'What was marked as not needed cannot be confirmed: {item}',
    '已标为不需要的项目不能确认：{item}',
    'No puede confirmarse lo marcado como innecesario: {item}',
  ],
})
/** When the items of a stage are confirmed. */
export const stageTimes = sentences({
  before: ['작업을 시작하기 전에', 'before the work begins', '作业开始前', 'antes de empezar el trabajo'],
  during: ['작업하는 동안', 'while the work goes on', '作业进行中', 'durante el trabajo'],
  after: [
    '완료를 신고한 뒤에',
    'after the completion is reported',
    '报告完工后',
    'después de informar la finalización',
  ],
})
export const checkTexts = texts({
  whyNot: ['필요 없는 사유', 'Why it is not needed', '不需要的原因', 'Por qué no es necesaria'],
  whyNotOf: [
    '{item}: 필요 없는 사유',
    '{item}: why it is not needed',
    '{item}：不需要的原因',
    '{item}: por qué no es necesaria',
  ],
  notNeededBy: [
    '필요 없음: {reason} ({name} {moment})',
    'Not needed: {reason} ({name} {moment})',
    '不需要：{reason}（{name} {moment}）',
    'No necesaria: {reason} ({name} {moment})',
  ],
  unneeded: [
    '발급자가 필요 없다고 정한 안전조치 {count}건',
    '{count} measures that the issuer marked as not needed',
    '签发人标为不需要的安全措施{count}项',
    '{count} medidas que el emisor marcó como innecesarias',
  ],
  earlier: [
    '{round}차 확인 {name} {moment}',
    'Round {round}: {name} {moment}',
    '第{round}次确认 {name} {moment}',
    'Ronda {round}: {name} {moment}',
  ],
  done: ['조치', 'Done', '措施', 'Hecha'],
  seen: ['확인', 'Confirm', '确认', 'Vista'],
  doneOf: ['{item} 조치', '{item}: done', '{item}：措施', '{item}: hecha'],
  doneBy: [
    '조치 {name} {moment}',
    'Done by {name} {moment}',
    '措施 {name} {moment}',
    'Hecha por {name} {moment}',
  ],
  seenBy: [
    '확인 {name} {moment}',
    'Confirmed by {name} {moment}',
    '确认 {name} {moment}',
    'Confirmada por {name} {moment}',
  ],
  allDone: [
    '남은 {count}건 모두 조치함',
    'All {count} left are done',
    '其余{count}项均已采取措施',
    'Las {count} restantes están hechas',
  ],
  allPictured: [
    '사진 한 장으로 {count}건 조치함',
    'One picture shows {count} done',
    '一张照片确认{count}项已采取措施',
    'Una foto muestra {count} hechas',
  ],
  allSeen: [
    '조치된 {count}건 모두 확인',
    'Confirm all {count} that are done',
    '确认已采取措施的{count}项',
    'Confirmar las {count} hechas',
  ],
  cancel: ['닫기', 'Close', '关闭', 'Cerrar'],
  markNotNeeded: ['필요 없음으로', 'Mark as not needed', '标为不需要', 'Marcar como innecesaria'],
})

/** The same on paper. */
export const checkPrint = sentences({
  notNeeded: checkTexts.notNeededBy,
  earlier: checkTexts.earlier,
  doneBy: checkTexts.doneBy,
})
