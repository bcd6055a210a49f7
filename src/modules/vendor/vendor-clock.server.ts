import { asSystem, inTransaction, type Context, type Engine } from '../../core/server/entity/context.ts'
import { Refusal } from '../../core/server/http/errors.ts'
import { momentOf } from '../../core/shared/dates.ts'
import { runTransition } from '../../core/server/entity/transition.ts'
import { freezeVendorHalves } from './check/vendor-half.server.ts'
import { councilBehaviour, planCouncils } from './council/council.server.ts'
import { nightOfPasses } from './enter/pass-night.server.ts'
import { tellOfOverdueReviews } from './review-overdue.server.ts'
import { tellOfExpiry } from './enter/expire-notices.server.ts'
import { enterPassBehaviour, replacePasses } from './enter/enter-pass.server.ts'
import { enterRqstBehaviour } from './enter/enter-rqst.server.ts'
import { tellOfDueEvaluations } from './eval/eval-plans.server.ts'
import { vendorEvalBehaviour } from './eval/vendor-eval.server.ts'
import { trainingsToSettle } from './warn/retraining.server.ts'
import { sanctionBehaviour, stopUntrained } from './warn/sanction.server.ts'
import { warnPointBehaviour } from './warn/warn-point.server.ts'

/** Interval of the clock. */
export const vendorClockMs = 60_000

/** The hour in which each process last looked at what ends: days do not pass faster. */
const lookedAt = new WeakMap<Engine, string>()

/**
 * Changes vendors' records by time alone: a result or a violation without objection, the end of a sanction,
 * an entry or a pass, a month without its council, the council of a new month; checks the passes once a day; and
 * tells of what ends soon and of reviews that are late.
 * @returns how much was done
 */
export async function vendorClock(engine: Engine): Promise<number> {
  const today = momentOf(engine.clock.now()).slice(0, 10)
  let done = 0
  const each = async (work: (context: Context) => Promise<unknown>) => {
    try {
      await inTransaction(engine, asSystem('협력업체 시계'), work)
      done += 1
    } catch (error) {
      // Somebody was faster with this one.
      if (!(error instanceof Refusal)) throw error
    }
  }
  const results = await engine.database.query<{ no: number }>(
    `select "vendorEvalNo" as no from "vendorEval" where "state" = 'notified' and "objectToYmd" < $1 order by 1 limit 200`,
    [today],
  )
  for (const { no } of results)
    await each((context) => runTransition(vendorEvalBehaviour, context, no, 'passDeadline'))
  const warns = await engine.database.query<{ no: number }>(
    `select "warnNo" as no from "warnPoint" where "state" = 'notified' and "objectToYmd" < $1 order by 1 limit 200`,
    [today],
  )
  for (const { no } of warns)
    await each((context) => runTransition(warnPointBehaviour, context, no, 'passDeadline'))
  const ended = await engine.database.query<{ no: number }>(
    `select "sanctionNo" as no from "sanction" where "state" = 'active' and "toYmd" < $1 and "eduTypeCd" is null order by 1 limit 200`,
    [today],
  )
  for (const { no } of ended) await each((context) => runTransition(sanctionBehaviour, context, no, 'end'))
  const { trained, untrained } = await inTransaction(engine, asSystem('재교육 확인'), trainingsToSettle)
  for (const no of trained) await each((context) => runTransition(sanctionBehaviour, context, no, 'end'))
  for (const no of untrained) await each((context) => stopUntrained(context, no))
  const over = await engine.database.query<{ no: number }>(
    `select "enterRqstNo" as no from "enterRqst" where "state" = 'approved' and "toYmd" < $1 order by 1 limit 200`,
    [today],
  )
  for (const { no } of over) await each((context) => runTransition(enterRqstBehaviour, context, no, 'end'))
  const passes = await engine.database.query<{ no: number }>(
    `select "passNo" as no from "enterPass" where "state" in ('valid', 'stopped') and "toYmd" < $1 order by 1 limit 200`,
    [today],
  )
  for (const { no } of passes)
    await each((context) => runTransition(enterPassBehaviour, context, no, 'expire'))
  const hour = momentOf(engine.clock.now()).slice(0, 13)
  if (lookedAt.get(engine) !== hour) await each((context) => replacePasses(context))
  if (lookedAt.get(engine)?.slice(0, 10) !== today) done += await nightOfPasses(engine)
  const missed = await engine.database.query<{ no: number }>(
    `select "councilNo" as no from "council" where "state" = 'planned' and "councilYm" < $1 order by 1 limit 200`,
    [today.slice(0, 7)],
  )
  for (const { no } of missed) await each((context) => runTransition(councilBehaviour, context, no, 'miss'))
  if (lookedAt.get(engine) !== hour) {
    lookedAt.set(engine, hour)
    await each(async (context) => {
      done += (await tellOfExpiry(context)) - 1
      done += await tellOfOverdueReviews(context)
    })
    await each(async (context) => {
      done += (await tellOfDueEvaluations(context)) - 1
    })
  }
  return done + (await planCouncils(engine)) + (await freezeVendorHalves(engine))
}
