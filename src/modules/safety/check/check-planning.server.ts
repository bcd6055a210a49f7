import { addDays } from '../../../core/shared/dates.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import type { Holidays } from '../../../core/shared/workday.ts'
import { holidaysFrom } from '../../../platform/holiday/holidays.server.ts'
import { plannedTo, roundsOf, type PlannedCycle, type Round } from './check-plan.rule.ts'

/** Rounds of before today may have been moved onto a day from today on, over so many days of rest. */
const holidaysBack = 62
/** So many rounds go at once. */
const together = 2000
/** A plan with what each of its rounds copies. */
interface Plan extends PlannedCycle {
  checkPlanNo: number
  state: string
  plantCd: string
  deptCd: string
  checkTypeCd: string
  targetCd: string
  facilityNo: number | null
  areaCd: string | null
  vendorCd: string | null
  speEntryNo: number | null
  checkFormNo: number
  chargeUserId: string
  presenceYn: string | null
  witnessYn: string | null
}
const planColumns = `p."checkPlanNo", p."state", p."plantCd", p."deptCd", p."checkTypeCd", p."targetCd", p."facilityNo", p."areaCd", p."vendorCd", p."speEntryNo", p."chargeUserId", p."presenceYn", p."witnessYn",
  coalesce((select n."checkFormNo" from "checkForm" f join "checkForm" n on n."checkFormCd" = f."checkFormCd" and n."state" = 'fixed' where f."checkFormNo" = p."checkFormNo"), p."checkFormNo") as "checkFormNo",
  p."cycleCd", p."everyCnt"::int as "everyCnt", p."shiftCd", p."startYmd"::text as "startYmd", p."endYmd"::text as "endYmd"`

/** What a round copies of its plan, with the types of its columns. */
const copiedTypes = {
  checkPlanNo: 'bigint',
  plantCd: 'text',
  deptCd: 'text',
  checkTypeCd: 'text',
  targetCd: 'text',
  facilityNo: 'bigint',
  areaCd: 'text',
  vendorCd: 'text',
  speEntryNo: 'bigint',
  checkFormNo: 'bigint',
  chargeUserId: 'text',
  presenceYn: 'text',
  witnessYn: 'text',
} as const
const copiedNames = Object.keys(copiedTypes) as (keyof typeof copiedTypes)[]
const copied = (plan: Plan) => Object.fromEntries(copiedNames.map((name) => [name, plan[name]]))
const roundTypes = { ...copiedTypes, planYmd: 'date', dueYmd: 'date', missYmd: 'date' } as const
const columns = Object.keys(roundTypes)
  .map((name) => `"${name}"`)
  .join(', ')
/** A round as it would be written, in one line: two that are the same need not be written again. */
const lineOf = (round: Round, plan: Plan): string =>
  JSON.stringify([round.planYmd, round.dueYmd, round.missYmd, copied(plan)])

interface Standing extends Round, Plan {
  checkResultNo: number
}
/** Rounds from today on that nobody has touched; one with answers, pictures or a proof of presence stays as it is. */
const untouchedSql = `r."state" = 'planned' and r."presenceDt" is null and r."witnessNm" is null
    and not exists (select 1 from "checkRun" c where c."sourceCd" = 'safCheckResult' and c."sourceNo" = r."checkResultNo")
    and not exists (select 1 from "attachFile" f where f."taskClassNm" = 'safCheckResult' and f."taskKey" = r."checkResultNo"::text and f."delYn" = 'N')`
const standingSql = `select r."checkResultNo", r."planYmd"::text as "planYmd", r."dueYmd"::text as "dueYmd", r."missYmd"::text as "missYmd", ${copiedNames.map((name) => `r."${name}"`).join(', ')}
  from "safCheckResult" r where r."planYmd" >= $1::date and r."dueYmd" >= $1::date and ($2::bigint is null or r."checkPlanNo" = $2) and ${untouchedSql}`

/**
 * Makes the rounds of plans a year ahead and lets the untouched ones follow their plan, the table of holidays and the
 * version of their sheet: what is as it should be is not written. Rounds of stopped plans go.
 * @param checkPlanNo absent: all plans, as the clock does it
 * @returns how many rounds were made
 */
export async function planRounds(context: Context, checkPlanNo?: number): Promise<number> {
  const { sql, today } = context
  const only = checkPlanNo ?? null
  const [plans, standing, holidays] = await Promise.all([
    sql.query<Plan>(
      `select ${planColumns} from "safCheckPlan" p where $1::bigint is null or p."checkPlanNo" = $1 order by 1`,
      [only],
    ),
    sql.query<Standing>(standingSql, [today, only]),
    holidaysFrom(sql, addDays(today, -holidaysBack)),
  ])
  const there = new Map(standing.map((round) => [lineOf(round, round), round.checkResultNo]))
  const wanted = plans
    .filter(({ state }) => state === 'running')
    .flatMap((plan) => ahead(plan, today, holidays).map((round) => ({ plan, round })))
  const missing = wanted.filter(({ plan, round }) => !there.delete(lineOf(round, plan)))
  const left = [...there.values()]
  if (left.length > 0) await takeAway(context, left)
  let made = 0
  for (let at = 0; at < missing.length; at += together)
    made += await insert(context, missing.slice(at, at + together))
  return made
}
/** Takes rounds away that are still untouched once nobody else is at them: an answer locks its round. */
async function takeAway({ sql }: Context, checkResultNos: readonly number[]): Promise<void> {
  await sql.query('select 1 from "safCheckResult" where "checkResultNo" = any($1::bigint[]) for update', [
    checkResultNos,
  ])
  await sql.query(
    // By hand: untouched rounds of many plans follow them in one statement; nobody has seen or done them yet.
    `delete from "safCheckResult" r where r."checkResultNo" = any($1::bigint[]) and ${untouchedSql}`,
    [checkResultNos],
  )
}
async function insert(
  { sql, session }: Context,
  rounds: readonly { plan: Plan; round: Round }[],
): Promise<number> {
  const rows = rounds.map(({ plan, round }) => ({ ...copied(plan), ...round }))
  const { count } = await sql.one<{ count: number }>(
    // By hand: a year of rounds in one statement; a day on which the plan has a round already stays as it is.
    `with made as (insert into "safCheckResult" (${columns}, "state", "createUserId", "updateUserId")
       select ${columns}, 'planned', $2, $2 from jsonb_to_recordset($1::jsonb) as x(${Object.entries(
         roundTypes,
       )
         .map(([name, type]) => `"${name}" ${type}`)
         .join(', ')})
       on conflict do nothing returning 1) select count(*)::int as "count" from made`,
    [JSON.stringify(rows), session.userId],
  )
  return count
}
/** The rounds of a plan from today on; one that a holiday would pull before today is due today's way no more. */
const ahead = (plan: Plan, today: string, holidays: Holidays): Round[] =>
  roundsOf(plan, today, plannedTo(today), holidays).filter(({ dueYmd }) => dueYmd >= today)
