/** EDU_QUESTION_TYPE */
export const questionTypes = { ox: 'O', single: 'S', multi: 'M', short: 'T' } as const
/** EDU_DIFFICULTY, the hardest first. */
export const difficulties = ['H', 'M', 'L'] as const
export type Difficulty = (typeof difficulties)[number]
/** EDU_EXAM_PICK */
export const picks = { draw: 'draw', fixed: 'fixed' } as const
/** EDU_OPEN_ANSWER: when somebody who sat the exam may see the answers. */
export const openings = { never: 'never', passed: 'passed', ended: 'ended' } as const
/** LANG */
export const languages = ['kr', 'en', 'zh', 'es'] as const
export type ExamLanguage = (typeof languages)[number]
export const asLanguage = (given: unknown): ExamLanguage => languages.find((each) => each === given) ?? 'kr'
