import { texts } from '../../../core/shared/four-texts.ts'

/** Texts of 개선 기준 besides its fields: undelivered events, and findings of the daily comparison. */
export const ruleTexts = texts({
  help: [
    '출처마다 접수 담당, 기본등급, 등급별 기한과 효과확인일, 사진·결재 여부를 정합니다. 회사 기준이며 법정기한은 따로 지켜집니다. 이미 접수된 건의 기한은 바뀌지 않습니다.',
    'For each source: who receives, the first grade, due hours and days of the effect by grade, pictures and approval. Company policy; days of the law hold beside it. What was received keeps its due day.',
    '按来源确定受理负责人、初始等级、各等级期限与效果确认日、照片及审批。属公司标准，法定期限另行遵守。已受理件的期限不变。',
    'Por origen: quién recibe, grado inicial, plazos y días de efecto por grado, fotos y aprobación. Política de la empresa; los plazos legales rigen aparte. Lo recibido conserva su plazo.',
  ],
  ratios: ['등급 환산', 'Grades of scores', '等级换算', 'Grados por puntuación'],
  ratio: [
    '{grade}: 최고점의 {percent}% 이상(5×5에서 {score} 이상)',
    '{grade}: from {percent}% of the largest score (5×5: from {score})',
    '{grade}：最高分的{percent}%以上（5×5时{score}以上）',
    '{grade}: desde el {percent}% del máximo (5×5: desde {score})',
  ],
  'ratio.rest': ['{grade}: 그 아래', '{grade}: below', '{grade}：低于此', '{grade}: por debajo'],
  'ratio.more': [
    '출처의 척도(KRAS 3×3 등)도 점수 ÷ 최고점으로 환산합니다. {day}부터 적용되는 회사 기준이며 환경값(IMP.)에서 적용일을 정해 바꿉니다.',
    'Scales of sources (KRAS 3×3 …) are converted by score ÷ largest score. Company policy since {day}; changed with a date in the parameters (IMP.).',
    '来源的量表（KRAS 3×3等）也按得分÷最高分换算。自{day}起适用的公司标准，在环境值（IMP.）中指定生效日后更改。',
    'Las escalas de los orígenes (KRAS 3×3 …) se convierten por puntuación ÷ máximo. Política de la empresa desde {day}; se cambia con fecha en los parámetros (IMP.).',
  ],
  untold: [
    '출처에 알리지 못한 연동 {count}건',
    'Not told to their source: {count}',
    '未能通知来源的联动{count}件',
    'Sin comunicar a su origen: {count}',
  ],
  tries: ['{count}회', '{count} tries', '{count}次', '{count} intentos'],
  retry: ['다시 보내기', 'Send again', '重新发送', 'Reenviar'],
  'retry.done': ['다시 보냅니다.', 'It is sent again.', '正在重新发送。', 'Se reenvía.'],
  missing: ['대장에 없음', 'Not in the register', '台账中没有', 'No está en el registro'],
  gone: ['출처에 없음', 'Not at the source', '来源中没有', 'No está en el origen'],
  closed: ['종결 건수 다름', 'Closed counts differ', '结案件数不同', 'Cierres distintos'],
  inner: ['대장 내부 불일치', 'Register contradicts itself', '台账内部不一致', 'Registro incoherente'],
  compared: [
    '출처 대사 {time}: 개선요청 {count}건, 차이 {differences}건',
    'Compared with the sources {time}: {count} improvements, {differences} differences',
    '来源核对 {time}：改善申请{count}件，差异{differences}件',
    'Comparado con los orígenes {time}: {count} mejoras, {differences} diferencias',
  ],
  'compared.same': [
    '출처 대사 {time}: 개선요청 {count}건, 차이가 없습니다.',
    'Compared with the sources {time}: {count} improvements, no difference.',
    '来源核对 {time}：改善申请{count}件，没有差异。',
    'Comparado con los orígenes {time}: {count} mejoras, sin diferencias.',
  ],
  'difference.inner': [
    '기준: {source} / 상태: {register}',
    'Rule: {source} / state: {register}',
    '标准：{source} / 状态：{register}',
    'Regla: {source} / estado: {register}',
  ],
  difference: [
    '출처: {source} / 대장: {register}',
    'Source: {source} / register: {register}',
    '来源：{source} / 台账：{register}',
    'Origen: {source} / registro: {register}',
  ],
})
