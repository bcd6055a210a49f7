import { asSystem, inTransaction, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { addDays } from '../../../core/shared/dates.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { escalate } from '../../../platform/notification/escalation.server.ts'
import { sinceFinished, withoutStanding } from '../daily/month-light.server.ts'
import { riskRecords } from '../record-pages.rule.ts'
import { assessmentKinds, triggers } from '../risk-codes.rule.ts'
import { riskFiguresOn } from '../risk-parameters.server.ts'
import { safetyStaffOf } from '../risk-people.server.ts'
import { openOccasion } from './occasion-acts.server.ts'
import { occasionWords } from './occasion-words.texts.ts'
import { isIrregularOrder, occasionSources, type AskedOrder } from './occasion.rule.ts'
import { regularDueYmd } from './plan.rule.ts'
import { rsaPlan } from './rsa-plan.resource.ts'
import { refreshCounts } from './target-counts.server.ts'

/** Interval of the clock. */
export const planClockMs = 3_600_000
const most = 500
/** New things that are found are at most so old: what came before the portal asks for no assessment. */
export const lookBackDays = 14
/** Key of a product at a plant. */
export const productKey = (plantCd: string, prodNo: number): string => `${plantCd} ${prodNo}`

interface Found {
  plantCd: string
  deptCd: string | null
  sourceKey: string
  nm: string
  foundYmd: string
}
/** New facilities, newly registered hazardous products, and orders that are no regular work (fit D37). */
async function findOccasions(context: Context): Promise<number> {
  const { sql, today } = context
  const from = addDays(today, -lookBackDays)
  const facilities = await sql.query<Found>(
    `select p."plantCd", f."deptCd", f."facilityNo"::text as "sourceKey", f."facilityCd" || ' ' || f."facilityNm" as "nm", (f."createDt" at time zone 'Asia/Seoul')::date::text as "foundYmd"
     from "safFacility" f join "plant" p using ("plantCd") where f."createDt" >= $1::date and f."createUserId" <> 'system'
       and not exists (select 1 from "rsaOccasion" o where o."sourceCd" = 'facility' and o."sourceKey" = f."facilityNo"::text) limit ${most}`,
    [from],
  )
  const products = await sql.query<Found>(
    `select x."plantCd", null::text as "deptCd", x."plantCd" || ' ' || p."prodNo" as "sourceKey", p."prodNm" as "nm", (x."createDt" at time zone 'Asia/Seoul')::date::text as "foundYmd"
     from "chmProductPlant" x join "chmProduct" p using ("prodNo") where x."createDt" >= $1::date and x."createUserId" <> 'system'
       and not exists (select 1 from "rsaOccasion" o where o."sourceCd" = 'product' and o."sourceKey" = x."plantCd" || ' ' || p."prodNo") limit ${most}`,
    [from],
  )
  const orders = await sql.query<Found & AskedOrder>(
    `select o."plantCd", coalesce(o."execDeptCd", o."rqstDeptCd") as "deptCd", o."wkodNo"::text as "sourceKey", o."wkodCd" || ' ' || o."wkodNm" as "nm",
       (o."createDt" at time zone 'Asia/Seoul')::date::text as "foundYmd", o."urgencyCd", o."jobKindCds", o."jsaNo"
     from "workOrder" o where o."createDt" >= $1::date and o."createUserId" <> 'system' and o."state" in ('accepted', 'assessing', 'inProgress')
       and not exists (select 1 from "rsaOccasion" x where x."sourceCd" = 'order' and x."sourceKey" = o."wkodNo"::text) limit ${most}`,
    [from],
  )
  const { machine, repair } = triggers
  const found = [
    ...facilities.map((each) => ({
      ...each,
      triggerCd: machine,
      sourceCd: occasionSources.facility,
      words: occasionWords.facility({ name: each.nm }),
    })),
    ...products.map((each) => ({
      ...each,
      triggerCd: machine,
      sourceCd: occasionSources.product,
      words: occasionWords.product({ name: each.nm }),
    })),
    ...orders.filter(isIrregularOrder).map((each) => ({
      ...each,
      triggerCd: repair,
      sourceCd: occasionSources.order,
      words: occasionWords.order({ name: each.nm }),
    })),
  ]
  let opened = 0
  for (const { words, ...each } of found)
    if (await openOccasion(context, { ...each, occasionTxt: String(words) })) opened += 1
  return opened
}

interface DuePlan {
  rsaPlanNo: number
  rsaPlanNm: string
  plantCd: string
  deptCd: string
  dueYmd: string
  headUserId: string
}
/**
 * Tells of what is due: the regular assessment a year after the last was finished, and plans past their legal day; and
 * finds what asks for an assessment in between. (rsa.md 5.6)
 */
export const planClock = (engine: Engine): Promise<number> =>
  inTransaction(engine, asSystem('위험성평가 시계'), async (context) => {
    const { sql } = context
    await refreshCounts(context)
    const found = await findOccasions(context)
    const { regularMonths } = await riskFiguresOn(context, null)
    const last = await sql.query<DuePlan & { doneYmd: string }>(
      `select distinct on (p."plantCd", p."deptCd") p."rsaPlanNo", p."rsaPlanNm", p."plantCd", p."deptCd", p."headUserId", (p."doneDt" at time zone 'Asia/Seoul')::date::text as "doneYmd"
       from "rsaPlan" p where p."rsaKindCd" in ('1', '2') and p."state" = 'done' and not exists (
         select 1 from "rsaPlan" n where n."plantCd" = p."plantCd" and n."deptCd" = p."deptCd" and n."rsaKindCd" = '2' and n."rsaPlanNo" <> p."rsaPlanNo"
           and (n."state" in ('confirmed', 'running', 'completing') or n."doneDt" > p."doneDt"))
       order by p."plantCd", p."deptCd", p."doneDt" desc limit ${most}`,
    )
    const running = await sql.query<DuePlan & { rsaKindCd: string }>(
      `select "rsaPlanNo", "rsaPlanNm", "plantCd", "deptCd", "headUserId", "rsaKindCd", "dueYmd"::text as "dueYmd" from "rsaPlan"
       where "dueYmd" is not null and "state" in ('draft', 'pending', 'rejected', 'confirmed', 'running') limit ${most}`,
    )
    const occasions = await sql.query<{
      rsaOccasionNo: number
      occasionTxt: string
      plantCd: string
      deptCd: string | null
      triggerCd: string
      foundYmd: string
      dueYmd: string
    }>(
      `select "rsaOccasionNo", "occasionTxt", "plantCd", "deptCd", "triggerCd", "foundYmd"::text as "foundYmd", "dueYmd"::text as "dueYmd" from "rsaOccasion" where "state" in ('open', 'planned') limit ${most}`,
    )
    // Where everyday work stands for them, nobody is reminded; an accident is assessed before work is resumed.
    const lastDue = await withoutStanding(
      context,
      last.map((row) => ({ ...row, sinceYmd: sinceFinished(row.doneYmd) })),
    )
    const runningDue = await withoutStanding(
      context,
      running.map((row) => ({
        ...row,
        sinceYmd: row.rsaKindCd === assessmentKinds.first ? null : context.today,
      })),
    )
    const occasionsDue = await withoutStanding(
      context,
      occasions.map((row) => ({
        ...row,
        sinceYmd: row.triggerCd === triggers.accident ? null : row.foundYmd,
      })),
    )
    const item = async (row: DuePlan, subject: string) => ({
      subject,
      dueYmd: row.dueYmd,
      to: [...new Set([row.headUserId, ...(await safetyStaffOf(context, row.plantCd))])],
      variables: { rsaPlanNm: row.rsaPlanNm },
      linkUrl: addressOf(riskRecords.rsaPlan, row.rsaPlanNo),
      plantCd: row.plantCd,
    })
    const next = await Promise.all(
      lastDue.map((row) =>
        item(
          { ...row, dueYmd: regularDueYmd(row.doneYmd, regularMonths) },
          `${rsaPlan.name} next ${row.rsaPlanNo}`,
        ),
      ),
    )
    const due = await Promise.all(runningDue.map((row) => item(row, `${rsaPlan.name} ${row.rsaPlanNo}`)))
    const open = await Promise.all(
      occasionsDue.map(async ({ rsaOccasionNo, occasionTxt, plantCd, dueYmd }) => ({
        subject: `rsaOccasion ${rsaOccasionNo}`,
        dueYmd,
        to: await safetyStaffOf(context, plantCd),
        variables: { occasionTxt },
        linkUrl: addressOf(riskRecords.rsaOccasion, rsaOccasionNo),
        plantCd,
      })),
    )
    return (
      found +
      (await escalate(context, 'RSA_REGULAR_DUE', next)) +
      (await escalate(context, 'RSA_PLAN_DUE', due)) +
      (await escalate(context, 'RSA_OCCASION_DUE', open))
    )
  })
