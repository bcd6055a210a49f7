import type { Context } from '../../../core/server/entity/context.ts'
import type { EducationNeed, EducationPerson, EducationReason } from './education-need.rule.ts'

type EducationJudge = (
  context: Context,
  people: readonly EducationPerson[],
  need: EducationNeed,
) => Promise<ReadonlyMap<string, EducationReason[]>>

let judge: EducationJudge = () => Promise.reject(new Error('no module judges who has learned what'))
/** Results of education stand above companies and permits: that module hands its judgement down. */
export const connectEducation = (given: EducationJudge): void => void (judge = given)
/**
 * What speaks against people on days because of education: the one judge of permits, entry and gates. It reads the
 * results as they are in this transaction; nothing is kept.
 */
export const educationReasons: EducationJudge = (...asked) => judge(...asked)
