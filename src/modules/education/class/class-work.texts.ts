import { texts, type FourTexts } from '../../../core/shared/four-texts.ts'

/** Work that waits at classes. */
export const classWorkNames: Readonly<Record<string, FourTexts>> = texts({
  'class-start': ['교육 시작', 'Start a class', '开始培训', 'Iniciar una clase'],
  'class-confirm': ['출결확정', 'Confirm attendance', '确定出勤', 'Confirmar asistencia'],
  'class-close': ['교육 결과확정', 'Confirm results of a class', '确定培训结果', 'Confirmar resultados'],
})
export const classClockWords = texts({
  clock: ['교육 차수 점검', 'Classes', '培训班次检查', 'Clases'],
})
