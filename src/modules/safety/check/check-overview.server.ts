import { Binds } from '../../../core/server/database/database.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { addDays, addMonths } from '../../../core/shared/dates.ts'
import { storesChecked, storesDue, type StoreRound } from '../../chemical/inspection/store-rounds.server.ts'
import { mostRounds, type CheckRepeats, type CheckRound, type CheckRounds } from './check-overview.rule.ts'
import { safCheckResult } from './check-result.resource.ts'
import { checkFiguresOf } from './check-result.server.ts'
import { targetJoins, targetNameJoins, targetSql } from './check-work.server.ts'

export interface OverviewQuery {
  from: string
  to: string
  plantCd: string
  ofFacilities: boolean
}
/** The scope of the caller and what the query says. */
function limitsOf({ session }: Context, { plantCd, ofFacilities }: Omit<OverviewQuery, 'from' | 'to'>) {
  const binds = new Binds()
  const where = [scopeWhere(safCheckResult, session, 't', binds)]
  if (plantCd) where.push(`t."plantCd" = ${binds.add(plantCd)}`)
  if (ofFacilities) where.push(`t."facilityNo" is not null`)
  return { binds, where }
}
/** One more than are answered tells that there are more. */
const roundsWhere = ({ sql }: Context, where: readonly string[], binds: Binds, today: string) =>
  sql.query<CheckRound>(
    `select 'check ' || t."checkResultNo" as "id", 'check' as "kind", t."checkResultNo" as "no", ${targetSql} as "targetNm", p."checkPlanNm" as "planNm",
       t."dueYmd"::text as "ymd", t."state", coalesce(t."lateYn" = 'Y', t."dueYmd" < ${binds.add(today)}::date) as "late", u."userNm" as "chargeUserNm", t."badCnt"::int as "badCnt"
     from "safCheckResult" t ${targetJoins} left join "user" u on u."userId" = t."chargeUserId"
     where ${where.join(' and ')} order by t."dueYmd", t."checkResultNo" limit ${mostRounds + 1}`,
    binds.values,
  )
const storeRound = (round: StoreRound, today: string): CheckRound => ({
  id: `store ${round.storeNo} ${round.ymd} ${round.storeInspNo ?? ''}`,
  kind: 'store',
  no: round.storeInspNo,
  targetNm: round.storeNm,
  planNm: '',
  ymd: round.ymd,
  state: round.storeInspNo === null ? 'planned' : 'done',
  late: round.storeInspNo === null && round.ymd < today,
  chargeUserNm: round.inspUserNm,
  badCnt: round.badCnt,
})
const answered = (today: string, rows: CheckRound[], stores: CheckRound[]): CheckRounds => ({
  today,
  rows: [...rows.slice(0, mostRounds), ...stores].toSorted((one, other) => one.ymd.localeCompare(other.ymd)),
  more: rows.length > mostRounds,
})

/** The rounds of a span, and the checks of stores that chemicals keep beside them. (fit S5) */
export async function roundsIn(context: Context, query: OverviewQuery): Promise<CheckRounds> {
  const { today } = context
  const { binds, where } = limitsOf(context, query)
  where.push(`t."dueYmd" between ${binds.add(query.from)}::date and ${binds.add(query.to)}::date`)
  const [rows, done, due] = await Promise.all([
    roundsWhere(context, where, binds, today),
    storesChecked(context, query),
    storesDue(context, query),
  ])
  return answered(
    today,
    rows,
    [...done, ...due].map((round) => storeRound(round, today)),
  )
}
/** Rounds that were missed within a span, what is late now, and stores whose day is past. */
export async function missesIn(context: Context, query: OverviewQuery): Promise<CheckRounds> {
  const { today } = context
  // Each by itself is a range of an index; both in one condition would read every round of the plant.
  const missed = limitsOf(context, query)
  missed.where.push(
    `t."state" = 'missed'`,
    `t."dueYmd" between ${missed.binds.add(query.from)}::date and ${missed.binds.add(query.to)}::date`,
  )
  const late = limitsOf(context, query)
  late.where.push(`t."state" = 'planned'`, `t."dueYmd" < ${late.binds.add(today)}::date`)
  const [missedRows, lateRows, due] = await Promise.all([
    roundsWhere(context, missed.where, missed.binds, today),
    roundsWhere(context, late.where, late.binds, today),
    storesDue(context, { ...query, to: addDays(today, -1) }),
  ])
  return answered(
    today,
    [...missedRows, ...lateRows].toSorted((one, other) => one.ymd.localeCompare(other.ymd)),
    due.map((round) => storeRound(round, today)),
  )
}

const topMost = 10
/** The items that were bad most often at one and the same thing, in the months that the figures say. */
export async function repeatsOf(
  context: Context,
  query: Pick<OverviewQuery, 'plantCd' | 'ofFacilities'>,
): Promise<CheckRepeats> {
  const { repeatMonths, repeatCount } = await checkFiguresOf(context, query.plantCd || null)
  const { binds, where } = limitsOf(context, query)
  where.push(`t."badCnt" > 0`, `t."checkDt" >= ${binds.add(addMonths(context.today, -repeatMonths))}::date`)
  // Counted by numbers and from indexes alone (0640); only what is shown gets its names and its last check.
  const rows = await context.sql.query<CheckRepeats['rows'][number]>(
    `with top as (select t."plantCd", t."facilityNo", t."areaCd", t."vendorCd", t."speEntryNo", m."checkFormCd", w."itemCd", count(*) as "n", max(t."checkDt") as "lastDt"
       from "safCheckResult" t join "checkRun" r on r."sourceCd" = 'safCheckResult' and r."sourceNo" = t."checkResultNo" and r."badCnt" > 0
       join "checkAnswer" w on w."checkRunNo" = r."checkRunNo" and w."badYn" = 'Y' join "checkForm" m on m."checkFormNo" = r."checkFormNo" where ${where.join(' and ')}
       group by 1, 2, 3, 4, 5, 6, 7 having count(*) >= ${binds.add(repeatCount)} order by 8 desc, 9 desc limit ${topMost})
     select ${targetSql} as "targetNm", b."checkFormNm", b."itemTxt", t."n"::int as "badCnt", (t."lastDt" at time zone 'Asia/Seoul')::date::text as "lastYmd", b."checkResultNo"
     from top t ${targetNameJoins} cross join lateral (select l."checkResultNo", m."checkFormNm", i."itemTxt" from "safCheckResult" l
       join "checkRun" r on r."sourceCd" = 'safCheckResult' and r."sourceNo" = l."checkResultNo" join "checkForm" m on m."checkFormNo" = r."checkFormNo" and m."checkFormCd" = t."checkFormCd"
       join "checkAnswer" w on w."checkRunNo" = r."checkRunNo" and w."badYn" = 'Y' and w."itemCd" = t."itemCd" join "checkFormItem" i on i."checkFormNo" = r."checkFormNo" and i."itemCd" = w."itemCd"
       where l."badCnt" > 0 and l."plantCd" = t."plantCd" and l."checkDt" = t."lastDt" and (l."facilityNo", l."areaCd", l."vendorCd", l."speEntryNo") is not distinct from (t."facilityNo", t."areaCd", t."vendorCd", t."speEntryNo") limit 1) b
     order by 4 desc, t."lastDt" desc`,
    binds.values,
  )
  return { months: repeatMonths, count: repeatCount, rows }
}
