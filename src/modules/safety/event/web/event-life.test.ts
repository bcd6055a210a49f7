import { expect, test } from 'vitest'
import { stateFlow } from '../../../../core/web/record/state-flow.ts'
import { lifeOf, statesOf } from '../event-life.rule.ts'
import { eventKinds } from '../rules/event-codes.rule.ts'
import { safEvent } from '../saf-event.resource.ts'

const flow = (eventKindCd: string, state: string) => stateFlow(lifeOf({ eventKindCd }), state)
const labels = (eventKindCd: string) => flow(eventKindCd, 'reported').steps.map(({ label }) => label)

test('a near miss and a hazard are drawn as reported, accepted and closed, and nothing of an accident', () => {
  for (const kind of [eventKinds.nearMiss, eventKinds.hazard])
    expect(labels(kind)).toEqual(['접수대기', '접수', '종결'])
  expect(flow(eventKinds.nearMiss, 'accepted')).toEqual({
    steps: [
      { state: 'reported', label: '접수대기', status: 'done', next: false },
      { state: 'accepted', label: '접수', status: 'current', next: false },
      { state: 'closed', label: '종결', status: 'later', next: true },
    ],
  })
})
test('an accident is drawn from its report through its causes and measures to its end', () => {
  expect(labels(eventKinds.accident)).toEqual(
    '접수대기·분류확정·조사중·원인확정·대책 결재중·대책확정·종결'.split('·'),
  )
})
test('the list of a kind counts its own states, that of all kinds every state', () => {
  const { accident, nearMiss, hazard } = eventKinds
  expect(statesOf([nearMiss, hazard])).toEqual(['reported', 'accepted', 'closed', 'notAccident'])
  expect(statesOf([accident])).not.toContain('accepted')
  expect(statesOf([accident])).toContain('measuresFixed')
  expect(statesOf([nearMiss, hazard, accident])).toBeUndefined()
})
test('what turned out to be nothing stands aside of either way', () => {
  for (const kind of [eventKinds.accident, eventKinds.nearMiss])
    expect(flow(kind, 'notAccident').aside).toEqual({
      state: 'notAccident',
      label: '해당없음',
      leadsTo: [],
    })
})
test('every state and step of the definition belongs to one of the two ways', () => {
  const lives = [eventKinds.accident, eventKinds.nearMiss].map((eventKindCd) => lifeOf({ eventKindCd }))
  const named = (part: 'states' | 'transitions') =>
    new Set(lives.flatMap((life) => Object.keys(life[part] as object)))
  expect(named('states')).toEqual(new Set(Object.keys(safEvent.states!)))
  expect(named('transitions')).toEqual(new Set(Object.keys(safEvent.transitions!)))
})
