import type { Context } from '../../../core/server/entity/context.ts'
import { badField } from '../../../core/server/http/errors.ts'
import { minutesBetween, toMoment } from '../../../core/shared/dates.ts'
import { reasonMin } from '../../../core/shared/limits.ts'
import { messages } from '../../../core/shared/messages.ts'
import { chemicalParameters } from '../chemical-facts.server.ts'
import { inFefoOrder, issueRefusal, usableUntil, type Lot } from '../stock/stock.rule.ts'
import { inOutSentences } from './in-out.texts.ts'
import type { Movement } from './posting.server.ts'

const clockToleranceMinutes = 5
/** A moment that has not come yet; the clock of the machine that wrote it may be a little ahead of the portal's. */
export const liesAhead = (moment: string, now: string): boolean =>
  minutesBetween(now, moment) > clockToleranceMinutes

/** The day of an entry. A day long past is questioned, and one too long past is not taken. @throws Refusal 400 */
export async function movedDay(
  context: Context,
  { ioDt, reasonTxt }: Pick<Movement, 'ioDt' | 'reasonTxt'>,
): Promise<string> {
  const { now } = context
  const moment = toMoment(ioDt)
  if (!moment) throw badField('ioDt', messages.badDateTime('일시'))
  if (liesAhead(moment, now)) throw badField('ioDt', inOutSentences.future())
  // A mistyped year would open the months since then, which then have to be closed one by one.
  const { lateEntryDays, oldestEntryDays } = await chemicalParameters(context)
  const days = Math.floor(minutesBetween(moment, now) / (24 * 60))
  if (days >= oldestEntryDays) throw badField('ioDt', inOutSentences.tooOld({ days: oldestEntryDays }))
  if (days >= lateEntryDays && (reasonTxt ?? '').trim().length < reasonMin)
    throw badField('reasonTxt', inOutSentences.late({ days, day: moment.slice(0, 10) }))
  return moment.slice(0, 10)
}

/**
 * What expires first is used first (chm.md 5.10). Another lot is issued with a reason.
 * @throws Refusal 400 at the reason
 */
export async function askForEarliest(
  { sql }: Context,
  storeNo: number,
  { prodNo, reasonTxt }: Pick<Movement, 'prodNo' | 'reasonTxt'>,
  lot: Lot,
  day: string,
): Promise<void> {
  if ((reasonTxt ?? '').trim().length >= reasonMin) return
  const lots = await sql.query<Lot>(
    `select * from "chmStock" where "storeNo" = $1 and "prodNo" = $2 and "stockQty" > 0`,
    [storeNo, prodNo],
  )
  const [first] = inFefoOrder(lots).filter((each) => issueRefusal(each, day, 0) === undefined)
  const until = first && usableUntil(first)
  if (!first || !until || first.lotNo === lot.lotNo || until >= (usableUntil(lot) ?? '9999-12-31')) return
  throw badField('reasonTxt', inOutSentences.earliestFirst({ lot: first.lotNo, day: until }))
}
