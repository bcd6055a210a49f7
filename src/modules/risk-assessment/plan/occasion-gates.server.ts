import type { AssessmentPort, Beginning } from '../../../platform/assessment/assessment-port.server.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { addDays, daysBetween } from '../../../core/shared/dates.ts'
import { dayOfMoment } from '../../../core/shared/moment.ts'
import type { Reason } from '../../../core/shared/resource.ts'
import { occasionReasons, openOccasion } from './occasion-acts.server.ts'
import { lookBackDays, productKey } from './plan-clock.server.ts'
import { occasionWords } from './occasion-words.texts.ts'
import { eventTrigger, isUnjudged, occasionSources, type JudgedEvent } from './occasion.rule.ts'
import { triggers } from '../risk-codes.rule.ts'
import { planRefusals } from './plan-refusals.texts.ts'

interface Newcomer {
  nm: string
  createDt: string
  createUserId: string
}
/**
 * What asks for an assessment and has none: its reason, or that the clock has not met the newcomer yet. What was entered
 * with the portal itself is no newcomer.
 */
async function newcomerReasons(
  context: Context,
  sourceCd: string,
  sourceKey: string,
  newcomer: Newcomer | undefined,
): Promise<Reason[]> {
  const open = await occasionReasons(context, sourceCd, sourceKey)
  if (open.length > 0 || !newcomer || newcomer.createUserId === 'system') return open
  if (daysBetween(dayOfMoment(newcomer.createDt), context.today) > lookBackDays) return []
  const known = await context.sql.maybe(
    'select 1 from "rsaOccasion" where "sourceCd" = $1 and "sourceKey" = $2 limit 1',
    [sourceCd, sourceKey],
  )
  return known
    ? []
    : [{ guard: 'riskAssessment', message: planRefusals.occasionAwaited({ name: newcomer.nm }) }]
}
const facilityReasons = async (context: Context, facilityNo: number): Promise<Reason[]> =>
  newcomerReasons(
    context,
    occasionSources.facility,
    String(facilityNo),
    await context.sql.maybe<Newcomer>(
      `select "facilityCd" || ' ' || "facilityNm" as "nm", to_json("createDt") #>> '{}' as "createDt", "createUserId" from "safFacility" where "facilityNo" = $1`,
      [facilityNo],
    ),
  )
const productReasons = async (
  context: Context,
  { plantCd, prodNo }: { plantCd: string; prodNo: number },
): Promise<Reason[]> =>
  newcomerReasons(
    context,
    occasionSources.product,
    productKey(plantCd, prodNo),
    await context.sql.maybe<Newcomer>(
      `select p."prodNm" as "nm", to_json(x."createDt") #>> '{}' as "createDt", x."createUserId" from "chmProductPlant" x join "chmProduct" p using ("prodNo")
       where x."plantCd" = $1 and x."prodNo" = $2 order by x."createDt" limit 1`,
      [plantCd, prodNo],
    ),
  )

interface Stopper {
  safEventNo: number
  safEventNm: string
  state: string
  injuredYn: 'Y' | 'N' | null
}
/** The accidents that stopped the work of an order: one of its permits, or the area in which one stands still. */
const stoppersOf = ({ sql }: Context, permitNo: number): Promise<Stopper[]> =>
  sql.query<Stopper>(
    `with works as (select q."permitNo", q."areaCd", q."suspDt", q."suspReasonCd" from "workPermit" p join "workPermit" q using ("wkodNo") where p."permitNo" = $1)
     select e."safEventNo", e."safEventNm", e."state", e."injuredYn" from works q join "safEvent" e on e."permitNo" = q."permitNo"
       where e."eventKindCd" = 'accident' and e."state" <> 'notAccident'
     union select e."safEventNo", e."safEventNm", e."state", e."injuredYn" from works q join "safEvent" e on e."areaCd" = q."areaCd" and e."stopDt" <= q."suspDt"
       where q."suspReasonCd" = 'EMERGENCY' and e."stopDt" > q."suspDt" - interval '7 days' and e."eventKindCd" = 'accident' and e."state" <> 'notAccident'
     order by 1`,
    [permitNo],
  )
async function workReasons(context: Context, permitNo: number): Promise<Reason[]> {
  const reasons: Reason[] = []
  for (const event of await stoppersOf(context, permitNo)) {
    if (isUnjudged(event))
      reasons.push({
        guard: 'riskAssessment',
        message: planRefusals.accidentUnjudged({ name: event.safEventNm }),
      })
    reasons.push(...(await occasionReasons(context, occasionSources.accident, String(event.safEventNo))))
  }
  return reasons
}

/** Opens the reason that an accident or near miss is; the same event makes one. (제13조제2항) */
async function eventJudged(context: Context, safEventNo: number): Promise<void> {
  const event = await context.sql.one<
    JudgedEvent & { plantCd: string; deptCd: string | null; nm: string; day: string }
  >(
    `select "plantCd", "deptCd", "safEventCd" || ' ' || "safEventNm" as "nm", "eventKindCd", "severityCd", "psmYn", ("occurDt" at time zone 'Asia/Seoul')::date::text as "day"
     from "safEvent" where "safEventNo" = $1`,
    [safEventNo],
  )
  const triggerCd = eventTrigger(event)
  if (!triggerCd) return
  const isAccident = triggerCd === triggers.accident
  const name = event.nm
  // What is judged late is still given its days from now: an overdue day nobody could keep helps nobody.
  const foundYmd = event.day < addDays(context.today, -lookBackDays) ? context.today : event.day
  await openOccasion(context, {
    plantCd: event.plantCd,
    deptCd: event.deptCd,
    triggerCd,
    sourceCd: isAccident ? occasionSources.accident : occasionSources.nearMiss,
    sourceKey: String(safEventNo),
    occasionTxt: String(isAccident ? occasionWords.accident({ name }) : occasionWords.nearMiss({ name })),
    foundYmd,
  })
}

const reasonsOf = (context: Context, beginning: Beginning): Promise<Reason[]> =>
  beginning.kind === 'facility'
    ? facilityReasons(context, beginning.facilityNo)
    : beginning.kind === 'product'
      ? productReasons(context, beginning)
      : workReasons(context, beginning.permitNo)
/** What machines, receipts, works and accidents ask of occasional assessments. */
export const occasionPort: AssessmentPort = { reasons: reasonsOf, eventJudged }
