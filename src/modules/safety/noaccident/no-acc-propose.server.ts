import {
  actingAs,
  asSystem,
  inTransaction,
  type Context,
  type Engine,
} from '../../../core/server/entity/context.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { notify } from '../../../platform/notification/notification.server.ts'
import { figuresOn } from '../event/event-judge.server.ts'
import { toldOf } from '../event/event-people.server.ts'
import { safetyRecords } from '../record-pages.rule.ts'
import { monthsOfSite } from './no-acc-board.server.ts'
import { closing, noAccGoalBehaviour, noAccResetBehaviour } from './no-acc.server.ts'
import { endsRecord, reachedOn, type Struck } from './no-accident.rule.ts'

/** Interval of the clock. */
export const noAccClockMs = 3_600_000
/** Accidents of so many days are looked at again: a rest that goes on may reach its limit. */
const lookBackDays = 400
/** The list of goals on the page of the history. */
const goalsAddress = '/mgt/noAccident/noAccHist?view=goals'
/** More multiples than any record reaches between two runs. */
const mostMultiples = 1000

interface Happened {
  safEventNo: number
  plantCd: string
  occurYmd: string
  safEventNm: string
  state: string
}
/** The people of an accident; rests that go on are counted each day. */
const struckOf = ({ sql }: Context, { safEventNo }: Happened): Promise<Struck[]> =>
  sql.query<Struck>(
    `select "workRelationCd", "personTypeCd", "deathYmd" is not null as "dead", coalesce("restDays", "expRestDays")::int as "restDays", "treatMonths"::int as "treatMonths"
     from "safEventPerson" where "safEventNo" = $1`,
    [safEventNo],
  )

interface Site {
  noAccSiteNo: number
  contractorYn: string | null
}
/**
 * Proposes the end of the records of the plant where an accident happened that they count, and takes a proposal back
 * that it no longer stands on. What two people have signed stays.
 * @returns how many proposals changed
 */
export async function proposeReset(context: Context, safEventNo: number): Promise<number> {
  const event = await context.sql.maybe<Happened>(
    `select "safEventNo", "plantCd", to_char("occurDt" at time zone 'Asia/Seoul', 'YYYY-MM-DD') as "occurYmd", "safEventNm", "state" from "safEvent"
     where "safEventNo" = $1 and "eventKindCd" = 'accident'`,
    [safEventNo],
  )
  if (!event) return 0
  const sites = await context.sql.query<Site>(
    'select "noAccSiteNo", "contractorYn" from "noAccSite" where "plantCd" = $1 order by 1',
    [event.plantCd],
  )
  let count = 0
  for (const site of sites) if (await proposeAt(context, site, event)) count += 1
  return count
}
async function proposeAt(context: Context, site: Site, event: Happened): Promise<boolean> {
  const { formRestDays } = await figuresOn(context, event.plantCd, event.occurYmd)
  const ends =
    event.state !== 'notAccident' &&
    event.state !== 'reported' &&
    endsRecord(await struckOf(context, event), formRestDays, site.contractorYn !== 'N')
  const known = await context.sql.maybe<{ noAccResetNo: number; state: string }>(
    'select "noAccResetNo", "state" from "noAccReset" where "noAccSiteNo" = $1 and "safEventNo" = $2',
    [site.noAccSiteNo, event.safEventNo],
  )
  if (!known) {
    if (ends) await propose(context, site.noAccSiteNo, event)
    return ends
  }
  if (known.state !== (ends ? 'dropped' : 'proposed')) return false
  await actingAs(context, asSystem('무재해 판정'), (own) =>
    runTransition(noAccResetBehaviour, own, known.noAccResetNo, ends ? 'again' : 'drop'),
  )
  return true
}
async function propose(context: Context, noAccSiteNo: number, event: Happened): Promise<void> {
  const { safEventNo, plantCd, occurYmd } = event
  const values = {
    noAccSiteNo,
    plantCd,
    safEventNo,
    occurYmd,
    ...(await closing(context, { noAccSiteNo, occurYmd })),
  }
  await actingAs(context, asSystem('무재해 중단 제안'), async (own) => {
    const key = await createRecord({ ...noAccResetBehaviour, beforeSave: () => values }, own, {})
    await notify(own, 'NOACC_RESET', {
      to: await toldOf(own, plantCd, true),
      variables: { safEventNm: event.safEventNm, dayCnt: String(values.dayCnt) },
      linkUrl: addressOf(safetyRecords.noAccReset, key),
      plantCd,
    })
  })
}

interface Running {
  noAccSiteNo: number
  plantCd: string
  startYmd: string
  contractorYn: string | null
  goalTypeCd: string
  goalQty: number
  last: number
}
/** Multiples of the goal that a record has reached since it was last looked at. */
async function noteGoals(context: Context, site: Running): Promise<number> {
  const { noAccSiteNo, plantCd, startYmd, goalTypeCd, goalQty } = site
  const months = await monthsOfSite(context, plantCd, site.contractorYn !== 'N')
  let count = 0
  for (let multiple = site.last + 1; multiple <= mostMultiples; multiple += 1) {
    const reachYmd = reachedOn({ goalTypeCd, goalQty }, multiple, months, startYmd, context.today)
    if (!reachYmd) break
    const values = { noAccSiteNo, plantCd, startYmd, multiple, goalTypeCd, goalQty, reachYmd }
    await createRecord({ ...noAccGoalBehaviour, beforeSave: () => values }, context, {})
    await notify(context, 'NOACC_GOAL', {
      to: await toldOf(context, plantCd, false),
      variables: { multiple: String(multiple), reachYmd },
      linkUrl: goalsAddress,
      plantCd,
    })
    count += 1
  }
  return count
}

/**
 * Looks again at the accidents of the last year, whose rests may have grown, and notes goals that were reached. (SAF-16)
 * @returns how many proposals and goals there were
 */
export const noAccClock = (engine: Engine): Promise<number> =>
  inTransaction(engine, asSystem('무재해 시계'), async (context) => {
    const events = await context.sql.query<{ safEventNo: number }>(
      `select "safEventNo" from "safEvent" where "eventKindCd" = 'accident' and "state" <> 'reported' and "occurDt" >= $1::date - ${lookBackDays} order by "occurDt"`,
      [context.today],
    )
    let count = 0
    for (const { safEventNo } of events) count += await proposeReset(context, safEventNo)
    const sites = await context.sql.query<Running>(
      `select t."noAccSiteNo", t."plantCd", t."startYmd"::text as "startYmd", t."contractorYn", t."goalTypeCd", t."goalQty"::float8 as "goalQty",
         coalesce((select max(g."multiple") from "noAccGoal" g where g."noAccSiteNo" = t."noAccSiteNo" and g."startYmd" = t."startYmd"), 0)::int as "last"
       from "noAccSite" t order by 1`,
    )
    for (const site of sites) count += await noteGoals(context, site)
    return count
  })
