import { narrowed } from '../../../core/shared/resource.ts'
import { eventKinds } from './rules/event-codes.rule.ts'
import { safEvent, type SafEvent } from './saf-event.resource.ts'

/** States of 아차사고 and 위험관찰, which are accepted; an accident is investigated. */
const nearMissStates: readonly string[] = ['reported', 'accepted', 'closed', 'notAccident']
const { accept, dismiss, finish, ...ofAccidents } = safEvent.transitions!

/** reported → accepted → closed */
const nearMissLife = narrowed(safEvent, {
  states: (state) => nearMissStates.includes(state),
  transitions: { accept, dismiss, finish },
})
/** reported → classified → … → closed */
const accidentLife = narrowed(safEvent, {
  states: (state) => state !== 'accepted',
  transitions: { dismiss, ...ofAccidents },
})

/** The states in which events of the kinds may be; absent: all. */
export const statesOf = (kinds: readonly string[]): readonly string[] | undefined =>
  kinds.length === 1 || !kinds.includes(eventKinds.accident)
    ? Object.keys(lifeOf({ eventKindCd: kinds[0]! }).states!)
    : undefined

/** What happens to an event of its kind. */
export const lifeOf = ({ eventKindCd }: Pick<SafEvent, 'eventKindCd'>): typeof safEvent =>
  eventKindCd === eventKinds.accident ? accidentLife : nearMissLife
