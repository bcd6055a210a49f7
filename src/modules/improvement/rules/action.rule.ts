/**
 * The state of an action, items of IMPR_ACTION_STAT (impr.md 2): planned, done, accepted by a check, refused
 * by one.
 */
export const actionStates = { planned: 'P', done: 'D', good: 'V', refused: 'N' } as const
export type ActionState = (typeof actionStates)[keyof typeof actionStates]

/** The fields of an action that decide its state. */
export interface ActionResult {
  doneDt?: string | null | undefined
  doDesc?: string | null | undefined
  statCd?: string | null | undefined
}
const sameMoment = (one: string, other: string | null | undefined): boolean =>
  typeof other === 'string' && Date.parse(one) === Date.parse(other)

/**
 * The state of an action when its result is written: a judged action keeps its judgement until another action
 * was taken.
 */
export function actionState(given: ActionResult, before?: ActionResult): ActionState {
  if (!given.doneDt) return actionStates.planned
  const untouched =
    sameMoment(given.doneDt, before?.doneDt) && (given.doDesc ?? null) === (before?.doDesc ?? null)
  const judged = before?.statCd === actionStates.good || before?.statCd === actionStates.refused
  return untouched && judged ? (before.statCd as ActionState) : actionStates.done
}
/** True if the action counts as done: it has a result that no check has refused. */
export const standsDone = ({ doneDt, statCd }: ActionResult): boolean =>
  Boolean(doneDt) && statCd !== actionStates.refused

/**
 * Cost of a row: the sum of its actions' where any has one, otherwise what was written of the whole (IMP-13).
 * @param parts won, by action
 */
export const costOf = (whole: number | null, parts: readonly number[]): number | null =>
  parts.length > 0 ? parts.reduce((sum, part) => sum + part, 0) : whole
