/**
 * Where an action itself stands, items of IMPR_ACTION_STAT (impr.md 2): planned, done, found good at a check,
 * refused at one.
 */
export const actionStates = { planned: 'P', done: 'D', good: 'V', refused: 'N' } as const
export type ActionState = (typeof actionStates)[keyof typeof actionStates]

/** What of an action says where it stands. */
export interface ActionResult {
  doneDt?: string | null | undefined
  doDesc?: string | null | undefined
  statCd?: string | null | undefined
}
const sameMoment = (one: string, other: string | null | undefined): boolean =>
  typeof other === 'string' && Date.parse(one) === Date.parse(other)

/**
 * What an action becomes when its result is written: what was judged keeps its judgement until something else
 * was done about it.
 */
export function actionState(given: ActionResult, before?: ActionResult): ActionState {
  if (!given.doneDt) return actionStates.planned
  const untouched =
    sameMoment(given.doneDt, before?.doneDt) && (given.doDesc ?? null) === (before?.doDesc ?? null)
  const judged = before?.statCd === actionStates.good || before?.statCd === actionStates.refused
  return untouched && judged ? (before.statCd as ActionState) : actionStates.done
}
/** Whether it counts as done: it has a result that no check has refused. */
export const standsDone = ({ doneDt, statCd }: ActionResult): boolean =>
  Boolean(doneDt) && statCd !== actionStates.refused

/**
 * Cost of a row: the sum of its actions' where any has one, otherwise what was written of the whole (IMP-13).
 * @param parts won, by action
 */
export const costOf = (whole: number | null, parts: readonly number[]): number | null =>
  parts.length > 0 ? parts.reduce((sum, part) => sum + part, 0) : whole
