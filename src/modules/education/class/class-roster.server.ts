import type { Context } from '../../../core/server/entity/context.ts'
import { honestyMarks, type Scan } from './attend-honesty.rule.ts'
import type { ClassCounts, Roster, RosterPerson } from './class-roster.rule.ts'
import { presenceIn } from './attend-time.rule.ts'
import { figuresOf } from './class-facts.server.ts'
import type { EduClass } from './edu-class.resource.ts'

interface Stored extends Omit<RosterPerson, 'marks' | 'recogMin' | 'recogPct' | 'lateYn' | 'earlyYn'> {
  scans: (Omit<Scan, 'eduTargetNo' | 'dueRecheck'> & { outDt: string | null })[]
}
/** Everybody on the list of a class with his stays; whoever asks runs the class. */
export async function rosterOf(context: Context, row: EduClass): Promise<Roster> {
  const { lateMin } = await figuresOf(context, row.plantCd)
  const people = await context.sql.query<Stored>(
    `select t."eduTargetNo", t."targetNm", t."userId", t."vendorWorkerNo", t."state", t."langCd", t."exceptReason", t."judgeTxt", t."examScore"::float8 as "examScore",
       coalesce(d."deptNm", v."vendorNm") as "groupNm", t."selectReasonCd",
       exists (select 1 from "workerPin" p where p."vendorWorkerNo" = t."vendorWorkerNo") as "hasPin",
       coalesce((select jsonb_agg(jsonb_build_object('eduAttendNo', a."eduAttendNo", 'inDt', a."inDt", 'outDt', a."outDt", 'methodCd', a."methodCd",
         'signDt', a."signDt", 'recheckDt', a."recheckDt", 'modReason', a."modReason", 'firstInDt', a."firstInDt", 'firstOutDt', a."firstOutDt") order by a."inDt")
         from "eduAttend" a where a."eduTargetNo" = t."eduTargetNo"), '[]') as "stays",
       coalesce((select jsonb_agg(jsonb_build_object('inDt', a."inDt", 'outDt', a."outDt", 'methodCd', a."methodCd", 'arriveDt', a."arriveDt",
         'deviceHash', a."deviceHash", 'corrected', a."modDt" is not null, 'rechecked', a."recheckDt" is not null))
         from "eduAttend" a where a."eduTargetNo" = t."eduTargetNo"), '[]') as "scans"
     from "eduTarget" t left join "dept" d on d."deptCd" = t."deptCd" left join "vendor" v on v."vendorCd" = t."vendorCd"
     where t."eduClassNo" = $1
     order by array_position(array['attended', 'invited', 'waiting', 'completed', 'notCompleted', 'absent', 'excluded'], t."state"), t."targetNm", t."eduTargetNo"`,
    [row.eduClassNo],
  )
  const { recheckDt } = row
  const marks = honestyMarks(
    people.flatMap(({ eduTargetNo, scans }) =>
      scans.map(({ outDt, ...scan }) => ({
        ...scan,
        eduTargetNo,
        dueRecheck:
          recheckDt !== null &&
          Date.parse(scan.inDt) <= Date.parse(recheckDt) &&
          (outDt === null || Date.parse(outDt) >= Date.parse(recheckDt)),
      })),
    ),
  )
  return {
    now: context.now,
    counts: countsOf(people),
    people: people.map(({ scans, ...person }) => {
      const { recogMin, recogPct, late, early } = presenceIn(row, person.stays, lateMin)
      return {
        ...person,
        recogMin,
        recogPct,
        lateYn: late ? 'Y' : 'N',
        earlyYn: early ? 'Y' : 'N',
        marks: scans.length > 0 ? (marks.get(person.eduTargetNo) ?? []) : [],
      }
    }),
  }
}
const countsOf = (people: readonly Pick<RosterPerson, 'state' | 'stays'>[]): ClassCounts => {
  const listed = people.filter(({ state }) => state !== 'excluded' && state !== 'waiting')
  return {
    listed: listed.length,
    come: listed.filter(({ stays }) => stays.length > 0).length,
    inside: listed.filter(({ stays }) => stays.some(({ outDt }) => outDt === null)).length,
  }
}
/** What the wall shows: how many are there, and who came last. */
export async function wallOf({ sql, now }: Context, eduClassNo: number) {
  const counts = await sql.one<ClassCounts>(
    `select count(*) filter (where t."state" not in ('excluded', 'waiting'))::int as "listed",
       count(*) filter (where t."state" not in ('excluded', 'waiting') and exists (select 1 from "eduAttend" a where a."eduTargetNo" = t."eduTargetNo"))::int as "come",
       count(*) filter (where exists (select 1 from "eduAttend" a where a."eduTargetNo" = t."eduTargetNo" and a."outDt" is null))::int as "inside"
     from "eduTarget" t where t."eduClassNo" = $1`,
    [eduClassNo],
  )
  const last = await sql.query<{ targetNm: string; inDt: string }>(
    `select t."targetNm", to_json(a."inDt") #>> '{}' as "inDt" from "eduAttend" a join "eduTarget" t using ("eduTargetNo")
     where a."eduClassNo" = $1 order by a."inDt" desc limit 5`,
    [eduClassNo],
  )
  return { now, counts, last }
}
