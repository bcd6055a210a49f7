import type { Context } from '../../../core/server/entity/context.ts'
import { assignKinds } from '../../../platform/people/user-assign.resource.ts'
import type { EducationPerson } from '../../vendor/worker/education-need.rule.ts'
import { workerClasses } from '../course/legal-hours.rule.ts'
import { entryExemptions } from './exempt.rule.ts'
import type { Assigned, Learned, Learner } from './judge.rule.ts'

/** States in which a result counts. */
export const countingStates = ['verified', 'confirmed'] as const
/** SQL: a result of alias `r` counts for its person. */
export const countsSql = (alias: string): string =>
  `${alias}."state" in ('verified', 'confirmed') and ${alias}."resultCd" = 'completed'`
/** Items of HIRE_TYPE, as classes of worker of 별표 4. */
const classOfHire: Readonly<Record<string, string>> = {
  VHT01: workerClasses.day,
  VHT02: workerClasses.month,
}

/** Works of 별표 5 behind the items of VND_EDU, as people keep them in the code table. */
export async function worksByItem({ sql }: Pick<Context, 'sql'>): Promise<Map<string, string[]>> {
  const rows = await sql.query<{ code: string; attr1: string | null }>(
    `select "code", "attr1" from "codeItem" where "codeGrpCd" = 'VND_EDU'`,
  )
  return new Map(
    rows.map(({ code, attr1 }) => [code, attr1 ? attr1.split(',').map((each) => each.trim()) : []]),
  )
}

const learnedSql = (key: 'userId' | 'vendorWorkerNo', of: string): string =>
  `(select coalesce(json_agg(json_build_object('eduTypeCd', r."eduTypeCd", 'specialWorkNo', r."specialWorkNo", 'vndEduCd', r."vndEduCd", 'eduYmd', r."eduEndYmd",
       'min', r."recogMin"::float8, 'validToYmd', r."validToYmd")), '[]') from "eduResult" r where r."${key}" = ${of} and ${countsSql('r')}) as "learned",
   (select coalesce(json_agg(json_build_object('specialWorkNo', a."specialWorkNo", 'firstWorkYmd', a."firstWorkYmd", 'requiredMin', a."requiredMin"::float8,
       'preMin', a."preMin"::float8, 'dueYmd', a."dueYmd")), '[]') from "eduAssign" a where a."${key}" = ${of} and a."state" <> 'ended') as "assigned",
   (select coalesce(json_agg(json_build_object('eduTypeCd', x."eduTypeCd", 'specialWorkNo', x."specialWorkNo", 'exemptTypeCd', x."exemptTypeCd",
       'exemptPct', x."exemptPct"::float8, 'exemptMin', x."exemptMin"::float8)), '[]') from "eduExempt" x
     where x."${key}" = ${of} and x."state" = 'approved' and x."exemptTypeCd" in (${entryExemptions.map((each) => `'${each}'`).join(', ')})) as "exemptions"`

interface Found {
  key: string
  workerClassCd: string | null
  entryYmd: string | null
  learned: Learned[]
  assigned: Assigned[]
  exemptions: Learner['exemptions']
}
/**
 * What is known of people who are asked about, each group of people in one statement.
 * @param hiredSince employees hired before this day are not asked for education at hiring: it was not recorded then
 */
export async function learnersOf(
  context: Context,
  people: readonly EducationPerson[],
  day: string,
  hiredSince: string,
): Promise<Map<string, Learner>> {
  const userIds = people.flatMap(({ userId }) => userId ?? [])
  const workers = people.flatMap(({ vendorWorkerNo }) => vendorWorkerNo ?? [])
  const employees =
    userIds.length === 0
      ? []
      : await context.sql.query<Found>(
          `select 'u:' || u."userId" as "key", u."entryYmd"::text as "entryYmd", t."workerClassCd", ${learnedSql('userId', 'u."userId"')}
           from "user" u left join "userAssign" t on t."userId" = u."userId" and t."assignKindCd" = '${assignKinds.main}'
             and t."fromYmd" <= $2::date and coalesce(t."toYmd" >= $2::date, true)
           where u."userId" = any($1::text[])`,
          [userIds, day],
        )
  const found =
    workers.length === 0
      ? []
      : await context.sql.query<Found & { hireTypeCd: string | null }>(
          `select w."vendorWorkerNo"::text as "key", w."hireTypeCd", ${learnedSql('vendorWorkerNo', 'w."vendorWorkerNo"')}
           from "vendorWorker" w where w."vendorWorkerNo" = any($1::bigint[])`,
          [workers],
        )
  return new Map<string, Learner>([
    ...employees.map(({ key, entryYmd, ...facts }): [string, Learner] => [
      key,
      { ...facts, hired: entryYmd !== null && entryYmd >= hiredSince, experienced: false },
    ]),
    ...found.map(({ key, hireTypeCd, ...facts }): [string, Learner] => [
      key,
      { ...facts, workerClassCd: classOfHire[hireTypeCd ?? ''] ?? null, hired: true, experienced: false },
    ]),
  ])
}
