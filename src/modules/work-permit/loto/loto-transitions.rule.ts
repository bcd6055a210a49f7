import type { PermitState } from '../permit/permit-transitions.rule.ts'

/** States of a lockout in the order of its life, with the labels of code group LOTO_STAT. (ptw.md 3) */
export const lotoStates = {
  planned: '계획',
  isolating: '격리중',
  isolated: '격리완료(에너지 0 확인)',
  inUse: '사용중',
  releaseRequested: '해제요청',
  released: '해제완료',
  cancelled: '취소',
} as const
export type LotoState = keyof typeof lotoStates

/** What is done on points, locks and people besides the transitions, and in which states. (ptw.md 4) */
export const lotoActStates = {
  lock: ['isolating'],
  verify: ['isolating'],
  // While isolating a lock comes off again only to correct it, or for a test run.
  unlock: ['isolating', 'releaseRequested'],
  step: ['isolating', 'releaseRequested'],
  link: ['planned', 'isolating', 'isolated', 'inUse'],
  unlink: ['planned', 'isolating', 'isolated', 'inUse'],
  personalOn: ['isolated', 'inUse'],
  personalOff: ['isolating', 'isolated', 'inUse', 'releaseRequested'],
  force: ['isolating', 'isolated', 'inUse', 'releaseRequested'],
  inform: ['isolating', 'isolated', 'inUse', 'releaseRequested', 'released'],
} as const satisfies Record<string, readonly LotoState[]>
export type LotoAct = keyof typeof lotoActStates
export const canAct = (state: LotoState, act: LotoAct): boolean =>
  (lotoActStates[act] as readonly LotoState[]).includes(state)

/** States in which locks hang on the equipment. */
export const lockedStates: readonly LotoState[] = ['isolating', 'isolated', 'inUse', 'releaseRequested']
/** States in which every point is locked and another person has found no energy. */
export const verifiedStates: readonly LotoState[] = ['isolated', 'inUse']
export const endedStates: readonly LotoState[] = ['released', 'cancelled']

/**
 * A permit in one of these has finished its work or never goes on: it holds back no release. (ptw.md 4: all
 * linked permits ≥ 70)
 */
export const donePermitStates: readonly PermitState[] = [
  'completionReported',
  'watching',
  'closed',
  'cancelled',
  'rejected',
  'expired',
]
/** A permit whose work goes on, or may go on at any moment: no isolation is lifted under it. */
export const activePermitStates: readonly PermitState[] = ['working', 'extensionRequested']
