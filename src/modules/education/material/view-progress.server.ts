import type { Context } from '../../../core/server/entity/context.ts'
import { personColumns, personKeyOf, type Person } from '../exam/person.rule.ts'
import { courseProgress } from './view.rule.ts'

type Reading = Pick<Context, 'sql'>
/** A course and its earlier versions, as a table `line` of keys; $1 is the course. */
const lineSql = `line as (
  select $1::bigint as "eduCourseNo"
  union select p."beforeCourseNo" from line l join "eduCourse" p using ("eduCourseNo") where p."beforeCourseNo" is not null)`

/**
 * What a person has seen of each posted material of a course; a round of relearning by itself where one is asked. Of a
 * company's worker nothing is asked that he is not shown.
 */
const seenOf = ({ sql }: Reading, person: Person, eduCourseNo: number, roundNo?: number) =>
  sql.query<{ seenSec: number; runSec: number }>(
    `with recursive ${lineSql}
     select round(m."runMin" * 60)::int as "runSec", coalesce(max(v."seenSec"), 0)::int as "seenSec"
     from "eduMaterial" m left join "eduView" v on v."materialNo" = m."materialNo" and v."personKey" = $2
       and ($3::bigint is null or v."roundNo" = $3)
     where m."eduCourseNo" in (select "eduCourseNo" from line) and m."state" = 'posted' and ($4 or m."openVendorYn" = 'Y') group by m."materialNo"`,
    [eduCourseNo, personKeyOf(person), roundNo ?? null, 'userId' in person],
  )

/** Whether a material belongs to a course or to one of its earlier versions. */
export const isOfCourse = async (
  { sql }: Reading,
  materialNo: string,
  eduCourseNo: number,
): Promise<boolean> =>
  /^\d{1,15}$/.test(materialNo) &&
  (await sql.maybe(
    `with recursive ${lineSql} select 1 from "eduMaterial" where "materialNo" = $2 and "eduCourseNo" in (select "eduCourseNo" from line)`,
    [eduCourseNo, Number(materialNo)],
  )) !== undefined

/** How much of the materials of a course a person has seen, in whole per cent. (EDU-11) */
export const progressOf = async (context: Reading, person: Person, eduCourseNo: number): Promise<number> =>
  courseProgress(await seenOf(context, person, eduCourseNo))

/** The round in which somebody learns who has used up his tries: the last failed one names it; 0 is the first view. */
export async function roundOf({ sql }: Reading, person: Person, eduCourseNo: number | null): Promise<number> {
  if (eduCourseNo === null) return 0
  const { userId, vendorWorkerNo } = personColumns(person)
  const found = await sql.maybe<{ roundNo: number }>(
    `with recursive ${lineSql}
     select t."lastNo" as "roundNo" from "eduExam" e join lateral (
       select count(*) as "cnt", (array_agg(t."takeNo" order by t."takeNo"))[e."maxTryCnt"::int] as "lastNo", bool_or(t."state" = 'passed') as "passed"
       from "eduExamTake" t where t."examNo" = e."examNo" and (t."userId" = $2 or t."vendorWorkerNo" = $3)
         and t."state" <> 'running' and t."startDt" >= e."openDt") t on t."cnt" >= e."maxTryCnt" and not t."passed"
     where e."relearnYn" = 'Y' and e."eduCourseNo" in (select "eduCourseNo" from line) order by 1 desc limit 1`,
    [eduCourseNo, userId, vendorWorkerNo],
  )
  return found?.roundNo ?? 0
}

/** How much was gone through again since the tries were used up. */
export async function relearnProgress(
  context: Reading,
  person: Person,
  eduCourseNo: number,
): Promise<{ pct: number; hasMaterial: boolean }> {
  const roundNo = await roundOf(context, person, eduCourseNo)
  const seen = await seenOf(context, person, eduCourseNo, roundNo)
  return { pct: roundNo === 0 ? 0 : courseProgress(seen), hasMaterial: seen.length > 0 }
}
