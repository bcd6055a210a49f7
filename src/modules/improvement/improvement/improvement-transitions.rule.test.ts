import { expect, test } from 'vitest'
import {
  actsBetween,
  improvementStates,
  improvementTransitions,
  reachableFrom,
  type ImprovementAction,
  type ImprovementState,
  type ImprovementTransition,
} from './improvement-transitions.rule.ts'

test('a card moves only where one act leads, and never by an act of the system', () => {
  expect(actsBetween('requested', 'received')).toEqual(['receive'])
  expect(actsBetween('requested', 'rejected')).toEqual(['reject', 'answerNotApplicable'])
  expect(actsBetween('verifying', 'closed')).toEqual(['passAndClose'])
  expect(actsBetween('closing', 'closed')).toEqual([])
  expect(actsBetween('inProgress', 'closed')).toEqual([])
  expect(actsBetween('inProgress', 'inProgress')).toEqual([])
})
test('a resting matter goes back to any state that it may have come from, and the server knows which', () => {
  expect(reachableFrom('onHold')).toEqual(['received', 'assigned', 'inProgress'])
  expect(reachableFrom('effectPending')).toEqual(['inProgress', 'closing', 'closed'])
})
test('a matter that waits for a signature, or was cancelled or merged, does not move', () => {
  const stuck = (Object.keys(improvementStates) as ImprovementState[]).filter(
    (state) => reachableFrom(state).length === 0,
  )
  expect(stuck).toEqual(['closing', 'cancelled', 'merged'])
})

/**
 * impr.md 4, row by row: from, act, to. W 작성 S 요청 R 접수 A 배정 P 조치중 D 조치완료 V 검증중 E 효과확인대기 C 종결결재 Z 종결 J 반려 H 보류
 * X 취소 G 병합
 */
const codes = {
  W: 'draft',
  S: 'requested',
  R: 'received',
  A: 'assigned',
  P: 'inProgress',
  D: 'done',
  V: 'verifying',
  E: 'effectPending',
  C: 'closing',
  Z: 'closed',
  J: 'rejected',
  H: 'onHold',
  X: 'cancelled',
  G: 'merged',
} as const satisfies Record<string, ImprovementState>
const table: readonly [from: string, act: ImprovementAction, to: keyof typeof codes][] = [
  ['W', 'request', 'S'],
  ['S', 'receive', 'R'],
  ['S', 'reject', 'J'],
  ['J', 'requestAgain', 'S'],
  ['S', 'answerNotApplicable', 'J'],
  ['SR', 'merge', 'G'],
  ['R', 'assign', 'A'],
  ['A', 'accept', 'P'],
  ['A', 'handOver', 'R'],
  ['P', 'complete', 'D'],
  ['P', 'justify', 'P'],
  ['D', 'startVerify', 'V'],
  ['V', 'pass', 'E'],
  ['V', 'passAndClose', 'Z'],
  ['V', 'fail', 'P'],
  ['E', 'confirmEffect', 'Z'],
  ['E', 'failEffect', 'P'],
  ['E', 'submitClosing', 'C'],
  ['C', 'approveClosing', 'Z'],
  ['C', 'returnClosing', 'E'],
  ['Z', 'reopen', 'P'],
  ['P', 'requestExtension', 'P'],
  ['P', 'approveExtension', 'P'],
  ['P', 'refuseExtension', 'P'],
  ['RAP', 'hold', 'H'],
  ['H', 'release', 'P'],
  ['H', 'releaseAssigned', 'A'],
  ['H', 'releaseReceived', 'R'],
  ['WSR', 'cancel', 'X'],
  ['Z', 'thank', 'Z'],
]
test('the table of the design is the table of the program: every state and every act', () => {
  const known = Object.entries(codes)
  expect(known.map(([, state]) => state).toSorted()).toEqual(Object.keys(improvementStates).toSorted())
  const designed = Object.fromEntries(
    table.map(([from, act, to]) => [
      act,
      `${[...from].map((code) => codes[code as never]).join(' ')} → ${codes[to]}`,
    ]),
  )
  const built = Object.fromEntries(
    (Object.entries(improvementTransitions) as [ImprovementAction, ImprovementTransition][]).map(
      ([act, { from, to }]) => [act, `${from.join(' ')} → ${to}`],
    ),
  )
  expect(built).toEqual(designed)
})
test('a reason given for a refusal, a cancellation or a reopening has at least five characters', () => {
  for (const act of [
    'reject',
    'requestAgain',
    'handOver',
    'fail',
    'failEffect',
    'hold',
    'cancel',
    'requestExtension',
    'refuseExtension',
  ] as const)
    expect(improvementTransitions[act].reasonMin, act).toBeGreaterThanOrEqual(5)
  expect(improvementTransitions.reopen.reasonMin).toBeGreaterThanOrEqual(10)
})
