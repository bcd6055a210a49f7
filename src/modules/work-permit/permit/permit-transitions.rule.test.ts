import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canTransition, permitStates, permitTransitions, reasonMinimum } from './permit-transitions.rule.ts'
import type { PermitAction, PermitState } from './permit-transitions.rule.ts'

const states = Object.keys(permitStates) as PermitState[]
const actions = Object.keys(permitTransitions) as PermitAction[]

// One column per state in the order of permitStates, o where the action is possible.
const expected: Record<PermitAction, [marks: string, to: PermitState]> = {
  request: ['o............o.', 'requested'],
  startReview: ['.o.............', 'reviewing'],
  requestCooperation: ['..o............', 'cooperating'],
  finishReview: ['..o............', 'approvalPending'],
  confirmCooperation: ['...o...........', 'approvalPending'],
  approve: ['....o..........', 'approved'],
  reject: ['.oooo..........', 'rejected'],
  returnToReview: ['.....o.........', 'reviewing'],
  start: ['.....o.........', 'working'],
  requestExtension: ['......o........', 'extensionRequested'],
  approveExtension: ['.......o.......', 'working'],
  refuseExtension: ['.......o.......', 'working'],
  suspend: ['......oo.......', 'suspended'],
  resume: ['........o......', 'working'],
  reportCompletion: ['......o.o......', 'completionReported'],
  startWatch: ['.........o.....', 'watching'],
  close: ['.........oo...o', 'closed'],
  cancel: ['oooooo.........', 'cancelled'],
  expire: ['.....oooo......', 'expired'],
}

describe('permit states (4)', () => {
  it('the states stand in the order of their life with their Korean labels', () => {
    expect(Object.values(permitStates).join(' ')).toBe(
      '작성중 허가요청 현장검토 협조확인 승인대기 승인(발행) 작업중 연장요청 일시중지 완료신고 사후감시 종료 취소 반려 실효',
    )
  })

  it.each(actions.flatMap((action) => states.map((state) => [state, action] as const)))(
    '%s × %s',
    (state, action) => {
      const mark = expected[action][0].padEnd(states.length, '.')[states.indexOf(state)]
      expect(canTransition(state, action)).toBe(mark === 'o')
      expect(permitTransitions[action].to).toBe(expected[action][1])
    },
  )

  it('an action asks for a reason where the law of the plant does, never for stopping', () => {
    const asked = actions.filter((action) =>
      permitTransitions[action].from.some((state) => reasonMinimum(state, action) > 0),
    )
    expect(asked).toEqual(['reject', 'requestExtension', 'refuseExtension', 'resume', 'close', 'cancel'])
    expect([
      reasonMinimum('watching', 'close'),
      reasonMinimum('expired', 'close'),
      reasonMinimum('working', 'suspend'),
    ]).toEqual([0, 10, 0])
  })

  it('only the clock lets a permit expire, only an answer of the crew sends it back', () => {
    expect(actions.filter((action) => 'system' in permitTransitions[action])).toEqual([
      'returnToReview',
      'expire',
    ])
  })

  it('closed and cancelled are final, and every walk stays on known states', () => {
    expect(
      actions.filter((action) => canTransition('closed', action) || canTransition('cancelled', action)),
    ).toEqual([])
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...actions), { maxLength: 40 }), (walk) => {
        const end = walk.reduce<PermitState>(
          (state, action) => (canTransition(state, action) ? permitTransitions[action].to : state),
          'draft',
        )
        expect(states).toContain(end)
      }),
    )
  })

  it('every state can be reached', () => {
    const reached = new Set<PermitState>(['draft'])
    for (let size = 0; size !== reached.size;) {
      size = reached.size
      for (const action of actions)
        if ([...reached].some((state) => canTransition(state, action)))
          reached.add(permitTransitions[action].to)
    }
    expect(reached.size).toBe(states.length)
  })
})
