import type { Context } from '../../core/server/entity/context.ts'
import type { Reason } from '../../core/shared/resource.ts'

/** What is about to begin or to go on: a machine, a product that a plant receives for the first time, a work. */
export type Beginning =
  | { kind: 'facility'; facilityNo: number }
  | { kind: 'product'; plantCd: string; prodNo: number }
  | { kind: 'work'; permitNo: number }
export interface AssessmentPort {
  /** Why it must not begin yet: what asks for a risk assessment has none that is confirmed. */
  reasons: (context: Context, beginning: Beginning) => Promise<Reason[]>
  /** An accident or near miss was judged, in the transaction that judged it. */
  eventJudged: (context: Context, safEventNo: number) => Promise<void>
}

let port: AssessmentPort = { reasons: () => Promise.resolve([]), eventJudged: () => Promise.resolve() }
/** Risk assessment stands above machines, products, works and accidents: that module hands its judgement down. */
export const connectAssessments = (given: AssessmentPort): void => void (port = given)
/** What stands before the start-up of a machine, the first receipt of a product, and a work after an accident. */
export const assessmentReasons: AssessmentPort['reasons'] = (...asked) => port.reasons(...asked)
export const tellAssessments: AssessmentPort['eventJudged'] = (...told) => port.eventJudged(...told)
