import { defineTexts } from '../../../core/web/text/define-texts.ts'
import { gradeTexts, type Grade } from '../rules/grade.rule.ts'

const [useGrade] = defineTexts(gradeTexts)
/** Name of a grade in the reader's language, as the code group has it. */
export const useGradeText = (): ((grade: Grade) => string) => useGrade()
