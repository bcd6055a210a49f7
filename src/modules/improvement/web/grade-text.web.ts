import { defineTexts } from '../../../core/web/text/define-texts.ts'
import type { Grade } from '../rules/grade.rule.ts'

const [useGrade] = defineTexts({
  U: ['긴급', 'Urgent', '紧急', 'Urgente'],
  H: ['상', 'High', '高', 'Alto'],
  M: ['중', 'Medium', '中', 'Medio'],
  L: ['하', 'Low', '低', 'Bajo'],
})
/** Name of a grade in the reader's language, as the code group has it. */
export const useGradeText = (): ((grade: Grade) => string) => useGrade()
