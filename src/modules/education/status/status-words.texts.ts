import { texts } from '../../../core/shared/four-texts.ts'

export const statusWords = texts({
  keep: ['교육 법정시간 집계', 'Legal hours of education', '培训法定学时统计', 'Horas legales de formación'],
  clock: ['교육현황 시계', 'Status of education', '培训状况时钟', 'Estado de formación'],
})
/** Names of work that waits. */
export const statusWorkNames = texts({
  'edu-msds': ['MSDS 교육 배정', 'MSDS education to plan', '安排MSDS培训', 'Planificar formación FDS'],
  'edu-half-order': [
    '교육 반기 점검 조치 지시',
    'Half-yearly check: order measures',
    '培训半年检查：下达措施',
    'Revisión semestral: ordenar medidas',
  ],
  'edu-half-finish': [
    '교육 반기 점검 조치 완료',
    'Half-yearly check: confirm measures',
    '培训半年检查：确认措施',
    'Revisión semestral: confirmar medidas',
  ],
})
