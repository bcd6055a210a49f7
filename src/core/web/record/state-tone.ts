import type { AnyResource, Transition } from '../../shared/resource.ts'
import { ordinarySteps } from './ordinary-steps.ts'

/**
 * 작성 grey · 진행 blue · 보류 amber · 오류 red · 완료 green · 취소 dark grey; lateness is a fact of dates, not of
 * states.
 */
export type StateTone = 'draft' | 'active' | 'hold' | 'failed' | 'done' | 'dropped'

/**
 * What the words of states mean everywhere. Ways into and out of a state cannot tell a pass from a failure where the
 * system alone leads there, so the word decides.
 */
const meant: Readonly<Record<string, StateTone>> = {
  passed: 'done',
  completed: 'done',
  done: 'done',
  planned: 'active',
  invited: 'active',
  attended: 'active',
  preDone: 'active',
  goingOn: 'active',
  inRegister: 'active',
  verified: 'done',
  riskAccepted: 'done',
  further: 'hold',
  failed: 'failed',
  notCompleted: 'failed',
  runOut: 'failed',
  late: 'failed',
  missed: 'failed',
  unfit: 'failed',
  excluded: 'dropped',
}
/** The meaning of a state: derived, and by its word where only the system or danger leads to it. */
export function stateTone(resource: AnyResource, state: string): StateTone {
  const tone = derivedTone(resource, state)
  const word = meant[state]
  return tone === 'hold' || tone === 'dropped' || word === 'hold' ? (word ?? tone) : tone
}

/**
 * The meaning of a state, derived from the ways into and out of it. The first state is a draft, unless
 * records exist to be in it; an end reached by an ordinary step is done; an end reached by a dangerous step
 * or by the clock alone is dropped; a state that only danger leads to and that can be left again is on hold. A
 * state that no step reaches and that can only be thrown away has failed: an uploaded list with wrong rows.
 */
function derivedTone(resource: AnyResource, state: string): StateTone {
  const names = Object.keys(resource.states ?? {})
  const transitions = Object.values((resource.transitions ?? {}) as Record<string, Transition<string>>)
  const usual = ordinarySteps(resource)
  if (state === names[0]) return isWorkingStart(state, names, transitions, usual) ? 'active' : 'draft'
  const into = transitions.filter(({ to, from }) => to === state && from.some((each) => each !== state))
  const isEnd = !transitions.some(({ from, to }) => from.includes(state) && to !== state)
  const ordinary = into.some((each) => usual.includes(each))
  // A state that no step of the definition reaches is reached by doing the record's work.
  if (isEnd) return ordinary || into.length === 0 ? 'done' : 'dropped'
  if (into.length > 0) return ordinary ? 'active' : 'hold'
  const out = transitions.filter(({ to, from }) => from.includes(state) && to !== state)
  return out.every(({ danger }) => danger) ? 'failed' : 'active'
}

/**
 * Only danger and the clock lead out of it, and each other state is reached by a step: nothing is still to be
 * done, as with a pass that is valid.
 */
const isWorkingStart = (
  first: string,
  names: readonly string[],
  transitions: readonly Transition<string>[],
  usual: readonly Transition<string>[],
): boolean =>
  names.length > 1 &&
  !usual.some(({ from, to }) => from.includes(first) && to !== first) &&
  names.every((name) => name === first || transitions.some(({ to }) => to === name))
