import { texts } from '../../../core/shared/four-texts.ts'

/** Names of what waits for a person. */
export const eventWorkNames = texts({
  'event-classify': ['사고 분류확정', 'Classify an accident', '事故分类', 'Clasificar un accidente'],
  'event-accept': ['아차사고 접수', 'Accept a near miss', '受理未遂事故', 'Aceptar un cuasi accidente'],
  'event-report': ['법정보고', 'Report to an authority', '法定报告', 'Informe legal'],
  'event-close': ['사고 종결', 'Close an accident', '事故结案', 'Cerrar un accidente'],
  'event-lead': ['사고 조사', 'Investigate an accident', '事故调查', 'Investigar un accidente'],
})
/** Name of the clock in the batch history. */
export const eventWords = texts({
  clock: ['법정보고 기한 알림', 'Legal report clock', '法定报告期限提醒', 'Reloj de informes legales'],
  rest: ['휴업일수 집계', 'Days of rest', '停工天数统计', 'Días de baja'],
  figures: [
    '재해통계 월 집계',
    'Months of accident figures',
    '事故统计月汇总',
    'Meses de cifras de accidentes',
  ],
})
