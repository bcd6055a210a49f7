import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import {
  asSystem,
  inTransaction,
  isSystem,
  type Context,
  type Engine,
} from '../../../core/server/entity/context.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { badField, forbidden } from '../../../core/server/http/errors.ts'
import { addDays, momentOf } from '../../../core/shared/dates.ts'
import { freeze, frozenData } from '../../../platform/revision/revision.server.ts'
import { halfOfDay, spanOfHalf } from '../eval/forecast.rule.ts'
import { isSafety } from '../vendor-people.server.ts'
import { vendorModuleSentences } from '../vendor-module.texts.ts'
import type { HalfItems } from './half-items.rule.ts'
import { halfItems } from './half-items.server.ts'
import { halfPdf, halfSnapshot } from './half-paper.server.ts'
import { vendorHalf, type VendorHalf } from './vendor-half.resource.ts'
import { vendorHalfSentences } from './vendor-half.texts.ts'

type Rule = Guard<typeof vendorHalf>
const safety: Rule = (_, { session }) => (isSafety(session) ? undefined : vendorModuleSentences.safetyOnly())

/** Half-years of one plant are one series: they are compared with each other. */
const freezeHalf = (
  context: Context,
  { vendorHalfNo, plantCd, halfNm }: VendorHalf,
  data: HalfItems,
  moment: 'closing' | 'approval',
): Promise<number> =>
  freeze(context, {
    resource: vendorHalf,
    key: vendorHalfNo,
    seriesKey: plantCd,
    revisionNm: vendorHalfSentences[moment]({ half: halfNm ?? '' }).in('kr'),
    beside: halfSnapshot(data),
    data,
    pdf: (row, inKorean) => halfPdf(row as VendorHalf, data, inKorean),
  })

/** The half-year reviews of contracting: counted and frozen as they are made, reviewed by safety, then approved. */
export const vendorHalfBehaviour = defineBehaviour(vendorHalf, {
  without: ['multi', 'delete'],
  firstState: 'frozen',
  mayEdit: (row) => (row.state === 'frozen' ? undefined : vendorHalfSentences.fixed()),
  beforeSave: (input, { session, today }, before) => {
    if (!isSystem(session) && !isSafety(session)) throw forbidden(vendorModuleSentences.safetyOnly())
    if (before) {
      const moved = (['halfYear', 'halfCd', 'plantCd'] as const).find((name) => input[name] !== before[name])
      if (moved) throw badField(moved, vendorHalfSentences.moved())
      return input
    }
    const { from, to } = spanOfHalf({ evalYear: input.halfYear, halfCd: input.halfCd })
    if (from > today) throw badField('halfCd', vendorHalfSentences.future())
    return {
      ...input,
      halfNm: String(
        vendorHalfSentences[input.halfCd === '1' ? 'first' : 'second']({ year: input.halfYear }),
      ),
      baseYmd: to < today ? to : today,
    }
  },
  // Frozen with the row: what comes later changes nothing of it.
  afterSave: async (key, context, before) => {
    if (before) return
    const row = await loadRecord(vendorHalf, context, key)
    await freezeHalf(context, row, await halfItems(context, row.plantCd, row), 'closing')
  },
  transitions: {
    review: {
      may: safety,
      set: (_, { session, now }, input) => ({
        reviewTxt: input['reviewTxt'],
        reviewUserId: session.userId,
        reviewDt: now,
      }),
    },
    returnReview: { set: () => ({ reviewUserId: null, reviewDt: null }) },
    approve: {
      set: (_, { session, now }) => ({ apprUserId: session.userId, apprDt: now }),
      // The same counts with the review and its approval: the paper that is kept for five years (제13조).
      effect: async (row, context) => {
        const data = await frozenHalf(context, row.vendorHalfNo)
        if (data) await freezeHalf(context, row, data, 'approval')
      },
    },
  },
})
/** What was counted when the half-year was frozen. */
export const frozenHalf = (context: Context, vendorHalfNo: number): Promise<HalfItems | undefined> =>
  frozenData<HalfItems>(context, vendorHalf, vendorHalfNo)

/**
 * A review that was brought in from elsewhere (the demonstration, an earlier system) is counted and frozen from the
 * records that there are. @returns how many
 */
async function freezeBrought(engine: Engine): Promise<number> {
  const open = await engine.database.query<{ no: number }>(
    `select h."vendorHalfNo" as "no" from "vendorHalf" h
     where not exists (select 1 from "revision" r where r."taskClassNm" = $1 and r."taskKey" = h."vendorHalfNo"::text) order by 1 limit 20`,
    [vendorHalf.name],
  )
  for (const { no } of open)
    await inTransaction(engine, asSystem('반기 도급점검 동결'), async (context) => {
      // Only one process freezes it; the other one finds it done.
      await context.sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`vendorHalf ${no}`])
      if (await frozenHalf(context, no)) return
      const row = await loadRecord(vendorHalf, context, no)
      await freezeHalf(context, row, await halfItems(context, row.plantCd, row), 'closing')
    })
  return open.length
}

/** A half-year that nobody froze is frozen by the clock within so many days of its end. */
const catchUpDays = 14
/**
 * Freezes the half-year that has just ended, at each plant with a contract in it, where nobody has done it by hand.
 * @returns how many were frozen
 */
export async function freezeVendorHalves(engine: Engine): Promise<number> {
  const brought = await freezeBrought(engine)
  const today = momentOf(engine.clock.now()).slice(0, 10)
  const last = halfOfDay(addDays(spanOfHalf(halfOfDay(today)).from, -1))
  const { from, to } = spanOfHalf(last)
  if (today > addDays(to, catchUpDays)) return brought
  const missing = await engine.database.query<{ plantCd: string }>(
    `select p."plantCd" from "plant" p where exists (select 1 from "vendorContract" c where c."plantCd" = p."plantCd" and c."state" in ('active', 'ended')
         and c."fromYmd" <= $2 and c."toYmd" >= $1)
       and not exists (select 1 from "vendorHalf" h where h."plantCd" = p."plantCd" and h."halfYear" = $3 and h."halfCd" = $4) order by 1`,
    [from, to, last.evalYear, last.halfCd],
  )
  let frozen = 0
  for (const { plantCd } of missing)
    await inTransaction(engine, asSystem('반기 도급점검 동결'), async (context) => {
      // Only one process freezes a plant; the other one finds it done.
      await context.sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
        `vendorHalf ${last.evalYear} ${last.halfCd} ${plantCd}`,
      ])
      const known = await context.sql.maybe(
        'select 1 from "vendorHalf" where "plantCd" = $1 and "halfYear" = $2 and "halfCd" = $3',
        [plantCd, last.evalYear, last.halfCd],
      )
      if (known) return
      await createRecord(vendorHalfBehaviour, context, {
        halfYear: last.evalYear,
        halfCd: last.halfCd,
        plantCd,
      })
      frozen += 1
    })
  return brought + frozen
}
