import type { Context } from '../../../../core/server/entity/context.ts'
import { badField } from '../../../../core/server/http/errors.ts'
import { offerSeat } from '../../class/class-open.server.ts'
import { isEducationStaff } from '../../education-people.server.ts'
import { forbidden } from '../../../../core/server/http/errors.ts'
import { placedPeople } from '../facts/person-facts.server.ts'
import { statusRefusals } from './status-refusals.texts.ts'

/** Seats of one call. */
const mostSeats = 500
const isSeat = (value: unknown): value is { eduClassNo: number; people: string[] } =>
  typeof value === 'object' &&
  value !== null &&
  Number.isInteger((value as { eduClassNo?: unknown }).eduClassNo) &&
  Array.isArray((value as { people?: unknown }).people) &&
  (value as { people: unknown[] }).people.every((person) => typeof person === 'string')

/**
 * Gives the seats of a forecast to people of the caller's scope; whoever has no seat left waits for one.
 * @returns how many people were put on a list @throws Refusal 400, 403
 */
export async function giveSeats(context: Context, body: unknown): Promise<{ given: number }> {
  if (!isEducationStaff(context.session)) throw forbidden(statusRefusals.keeper())
  const seats: unknown = (body as { seats?: unknown } | null)?.seats
  if (!Array.isArray(seats) || seats.length === 0 || !seats.every(isSeat))
    throw badField('seats', statusRefusals.noPeople())
  const asked = seats.flatMap(({ people }) => people)
  if (asked.length === 0 || asked.length > mostSeats) throw badField('seats', statusRefusals.noPeople())
  const known = new Set(
    (await placedPeople(context, { day: context.today, userIds: asked })).map(({ userId }) => userId),
  )
  if (asked.some((userId) => !known.has(userId))) throw badField('seats', statusRefusals.noPeople())
  let given = 0
  for (const { eduClassNo, people } of seats)
    for (const userId of people) {
      await offerSeat(context, eduClassNo, { userId }, 'organisation')
      given += 1
    }
  return { given }
}
