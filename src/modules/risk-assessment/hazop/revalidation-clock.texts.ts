import { texts } from '../../../core/shared/four-texts.ts'

/** What waits for the leader of a study. */
export const studyWorkNames = texts({
  'risk-revalidate': ['HAZOP 재평가', 'HAZOP to revalidate', '待HAZOP再评估', 'HAZOP por revalidar'],
})
export const studyClockWords = texts({
  clock: ['HAZOP 재평가 시계', 'HAZOP revalidation clock', 'HAZOP再评估时钟', 'Reloj de revalidación HAZOP'],
})
