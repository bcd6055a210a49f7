import type { Context } from '../../../core/server/entity/context.ts'
import { assignKinds } from '../../../platform/people/user-assign.resource.ts'
import { educationFiguresOn } from '../education-parameters.server.ts'
import { countsSql } from './education-facts.server.ts'
import { exemptTypes, halves } from './exempt.rule.ts'
import { classFigures } from '../class/class-parameters.rule.ts'
import {
  meetingMinutes,
  recognised,
  type CountedResult,
  type Meeting,
  type RecognisedMinutes,
} from './minutes.rule.ts'
import type { Person } from './person-place.server.ts'

interface PersonMinutes extends RecognisedMinutes {
  person: Person
}
interface Found extends CountedResult {
  userId: string | null
  vendorWorkerNo: number | null
}
/**
 * What counts for which kind of education of people in a period, without anything standing twice within one kind.
 * Results that count are verified or confirmed; the class of a person is that of the day. (edu.md EDU-02, 09, 18)
 */
export async function recognisedMinutes(
  context: Context,
  people: readonly Person[],
  { from, to }: { from: string; to: string },
): Promise<PersonMinutes[]> {
  const userIds = people.flatMap((person) => ('userId' in person ? [person.userId] : []))
  const workers = people.flatMap((person) => ('userId' in person ? [] : [person.vendorWorkerNo]))
  const rows = await context.sql.query<Found>(
    `select r."userId", r."vendorWorkerNo", r."eduTypeCd", r."specialWorkNo", r."eduEndYmd"::text as "eduYmd", r."recogMin"::float8 as "min", r."eduNm" as "courseNm", t."workerClassCd"
     from "eduResult" r left join "userAssign" t on t."userId" = r."userId" and t."assignKindCd" = '${assignKinds.main}'
       and t."fromYmd" <= r."eduEndYmd" and coalesce(t."toYmd" >= r."eduEndYmd", true)
     where ${countsSql('r')} and (r."userId" = any($1::text[]) or r."vendorWorkerNo" = any($2::bigint[])) and r."eduEndYmd" between $3::date and $4::date
     order by r."eduEndYmd", r."eduResultNo"`,
    [userIds, workers, from, to],
  )
  const exempted = await context.sql.query<{
    userId: string | null
    vendorWorkerNo: number | null
    half: string
    applyYear: string
  }>(
    `select "userId", "vendorWorkerNo", "applyYear", "applyHalfCd" as "half" from "eduExempt"
     where "state" = 'approved' and "exemptTypeCd" = '${exemptTypes.otherLaw}' and ("userId" = any($1::text[]) or "vendorWorkerNo" = any($2::bigint[]))`,
    [userIds, workers],
  )
  const figures = await educationFiguresOn(context, null, to)
  const keyOf = (each: { userId: string | null; vendorWorkerNo: number | null }) =>
    each.userId ?? `w${each.vendorWorkerNo}`
  const exemptHalves = new Map<string, Set<string>>()
  for (const each of exempted) {
    const known = exemptHalves.get(keyOf(each)) ?? new Set<string>()
    for (const half of each.half === halves.year ? [halves.first, halves.second] : [each.half])
      known.add(`${each.applyYear}-${half}`)
    exemptHalves.set(keyOf(each), known)
  }
  const learned = rows.flatMap(({ userId, vendorWorkerNo, ...result }) => {
    const person: Person = userId !== null ? { userId } : { vendorWorkerNo: vendorWorkerNo! }
    return recognised([result], figures, exemptHalves.get(keyOf({ userId, vendorWorkerNo }))).map((each) => ({
      person,
      ...each,
    }))
  })
  return [...learned, ...(await meetingsOf(context, { userIds, workers, from, to }))]
}

interface Attended extends Meeting {
  userId: string | null
  vendorWorkerNo: number | null
}
/** What the meetings of permits give: nothing, unless somebody has ever set the switch. */
async function meetingsOf(
  { sql }: Context,
  asked: { userIds: readonly string[]; workers: readonly number[]; from: string; to: string },
): Promise<PersonMinutes[]> {
  const { prefix } = classFigures
  if (
    !(await sql.maybe(`select 1 from "sysParam" where "paramCd" = $1 and "val" = '1' limit 1`, [
      `${prefix}meetingCountsYn`,
    ]))
  )
    return []
  const figure = (name: string) =>
    `(select s."val"::float8 from "sysParam" s where s."paramCd" = '${prefix}${name}' and (s."plantCd" is null or s."plantCd" = p."plantCd") and s."fromYmd" <= a.ymd
       order by s."plantCd" nulls last, s."fromYmd" desc limit 1)`
  const rows = await sql.query<Attended>(
    `select a."workerUserId" as "userId", a."vendorWorkerNo", p."permitNo", p."permitCd", a.ymd::text as "eduYmd",
       coalesce(${figure('meetingCountsYn')}, 0) as "counts", coalesce(${figure('meetingMin')}, 0) as "min"
     from (select *, ("attendDt" at time zone 'Asia/Seoul')::date as ymd from "permitAttend") a join "workPermit" p using ("permitNo")
     where (a."workerUserId" = any($1::text[]) or a."vendorWorkerNo" = any($2::bigint[])) and a.ymd between $3::date and $4::date
       and exists (select 1 from "permitMeeting" m where m."permitNo" = a."permitNo" and (m."meetDt" at time zone 'Asia/Seoul')::date = a.ymd)
     order by a.ymd, p."permitNo"`,
    [asked.userIds, asked.workers, asked.from, asked.to],
  )
  const byPerson = Map.groupBy(rows, ({ userId, vendorWorkerNo }) => userId ?? `w${vendorWorkerNo}`)
  return [...byPerson.values()].flatMap((own) => {
    const { userId, vendorWorkerNo } = own[0]!
    const person: Person = userId !== null ? { userId } : { vendorWorkerNo: vendorWorkerNo! }
    return meetingMinutes(own).map((each) => ({ person, ...each }))
  })
}
