import { texts } from '../../../core/shared/four-texts.ts'

export const examWords = texts({
  clock: ['시험 시간 종료', 'Exams whose time is over', '考试时间结束处理', 'Exámenes con tiempo agotado'],
})
