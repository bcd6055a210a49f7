import type { Context } from '../../../core/server/entity/context.ts'
import type { ConstructionAssessments } from './construction-view.rule.ts'

type Assessments = (
  context: Context,
  constNos: readonly number[],
) => Promise<ReadonlyMap<number, ConstructionAssessments>>

let assessments: Assessments = () => Promise.resolve(new Map())
/** Assessments are kept by a module that stands on constructions: it hands them down. */
export const connectConstructionAssessments = (given: Assessments): void => void (assessments = given)
/** @param constNos constructions that the caller may see */
export const assessmentsOf: Assessments = (...asked) => assessments(...asked)
