import { codeNameOf } from '../../../../core/server/entity/columns.ts'
import { Binds } from '../../../../core/server/database/database.ts'
import type { Context } from '../../../../core/server/entity/context.ts'
import { scopeWhere } from '../../../../core/server/entity/scope.ts'
import { addMonths } from '../../../../core/shared/dates.ts'
import { parametersOn } from '../../../../platform/parameter/parameter.server.ts'
import { assignKinds, userAssign } from '../../../../platform/people/user-assign.resource.ts'
import { userKinds } from '../../../../platform/user/user.resource.ts'
import { educationFiguresOn } from '../../education-parameters.server.ts'
import type { LegalRule } from '../rules/judged.rule.ts'
import type { LawFacts, PersonFacts } from '../rules/judge-person.rule.ts'
import { periodOf, type Exemption } from '../rules/regular.rule.ts'
import { exemptHalves, periods } from '../rules/status-codes.rule.ts'
import { statusFigures, type StatusSettings } from '../status-parameters.rule.ts'
import { minutesOf } from './minutes.server.ts'

/** CHM_REG_CD of what the chemical law calls hazardous: 인체급성·만성·생태, 허가·제한·금지, 사고대비, and 유독 of before. */
const hazardousLists = ['C0', 'C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7']

/** A person with where he stands on the day, and everything that his duties depend on. */
export interface KnownPerson extends PersonFacts {
  userNm: string
  plantCd: string | null
  deptCd: string | null
  deptNm: string
}
export interface Asked {
  /** 'YYYY-MM-DD' */
  day: string
  plantCd?: string | undefined
  /** With those below it. */
  deptCd?: string | undefined
  userIds?: readonly string[] | undefined
}

export const settingsOn = async ({ sql }: Pick<Context, 'sql'>, day: string): Promise<StatusSettings> =>
  statusFigures.of(await parametersOn(sql, statusFigures.prefix, null, day))

/** What holds for everybody on a day: the dated table, the switches, where hazardous chemicals are handled. */
export async function lawFacts(
  { sql }: Pick<Context, 'sql'>,
  day: string,
): Promise<LawFacts & { settings: StatusSettings }> {
  const settings = await settingsOn({ sql }, day)
  const rules = await sql.query<LegalRule>(
    `select "eduTypeCd", "workerClassCd", "dutyCd", "periodCd", "requiredMin"::int as "requiredMin", "dueMonths"::int as "dueMonths",
       "windowMonths"::int as "windowMonths", "fromYmd"::text as "fromYmd", "toYmd"::text as "toYmd", "lawTxt", "confirmYn"
     from "eduLegalRule" where "specialWorkNo" is null order by "eduLegalRuleNo"`,
  )
  const places = await sql.query<{ processNo: number }>(
    `select distinct u."processNo" from "chmProductPlant" u join "chmProduct" p using ("prodNo")
     where p."regCds" && $1::text[] and (u."createDt" at time zone 'Asia/Seoul')::date <= $2::date`,
    [hazardousLists, day],
  )
  const { exemptPctMost } = await educationFiguresOn({ sql, today: day }, null, day)
  const figures = { ...settings, maxExemptPct: exemptPctMost }
  return { rules, settings, figures, hazardous: new Set(places.map(({ processNo }) => processNo)) }
}

/** SQL of the employees of the caller's scope who are employed on a day: `with p as (…), chosen as (…)`. */
export function chosenSql({ session }: Pick<Context, 'session'>, asked: Asked, binds: Binds): string {
  const day = `${binds.add(asked.day)}::date`
  const limits = [
    scopeWhere(userAssign, session, 'p', binds),
    ...(asked.plantCd ? [`p."plantCd" = ${binds.add(asked.plantCd)}`] : []),
    ...(asked.userIds ? [`p."userId" = any(${binds.add(asked.userIds)}::text[])`] : []),
    ...(asked.deptCd
      ? [
          `p."deptCd" in (with recursive below as (select "deptCd" from "dept" where "deptCd" = ${binds.add(asked.deptCd)}
             union select d."deptCd" from "dept" d join below b on d."pdeptCd" = b."deptCd") select "deptCd" from below)`,
        ]
      : []),
  ]
  return `with p as (
       select u."userId", u."userNm", u."entryYmd"::text as "entryYmd", u."retireYmd"::text as "retireYmd",
         coalesce(a."plantCd", u."plantCd") as "plantCd", coalesce(a."deptCd", u."deptCd") as "deptCd", a."workerClassCd"
       from "user" u left join "userAssign" a on a."userId" = u."userId" and ${main} and a."fromYmd" <= ${day} and coalesce(a."toYmd" >= ${day}, true)
       where u."userKindCd" = '${userKinds.employee}' and coalesce(u."retireYmd" > ${day}, true) and coalesce(u."entryYmd" <= ${day}, true)),
     chosen as (select p.* from p where ${limits.join(' and ')})`
}
const main = `a."assignKindCd" = '${assignKinds.main}'`

/** Where a person stands on a day, without what his duties depend on. */
export type PlacedPerson = Pick<KnownPerson, 'userId' | 'userNm' | 'plantCd' | 'deptCd' | 'deptNm'> & {
  workerClassCd: string | null
}
/** The employees of the caller's scope on a day. */
export function placedPeople(context: Context, asked: Asked): Promise<PlacedPerson[]> {
  const binds = new Binds()
  const chosen = chosenSql(context, asked, binds)
  return context.sql.query<PlacedPerson>(
    `${chosen} select c."userId", c."userNm", c."plantCd", c."deptCd", c."workerClassCd", coalesce(d."deptNm", '') as "deptNm"
     from chosen c left join "dept" d on d."deptCd" = c."deptCd" order by d."deptNm", c."userNm", c."userId"`,
    binds.values,
  )
}

type Lists = Pick<KnownPerson, 'postings' | 'leaves' | 'assigned' | 'appointments' | 'msds'>
interface StoredPerson extends Omit<KnownPerson, 'minutes' | 'exemptions' | keyof Lists> {}
const noLists: Lists = { postings: [], leaves: [], assigned: [], appointments: [], msds: [] }
/**
 * What the duties of people depend on, by person. Asked by their names, not joined to who was chosen: PostgreSQL may take
 * those for one person and go through all of them for each of two thousand.
 */
async function listsOf(
  { sql }: Context,
  userIds: readonly string[],
  day: string,
): Promise<Map<string, Lists>> {
  const rows = await sql.query<{ userId: string; part: keyof Lists; rows: never[] }>(
    `select a."userId", 'postings' as "part", json_agg(json_build_object('fromYmd', a."fromYmd", 'toYmd', a."toYmd", 'plantCd', a."plantCd", 'deptCd', a."deptCd",
         'processNo', a."processNo", 'jobCd', a."jobCd", 'workerClassCd', a."workerClassCd") order by a."fromYmd") as "rows"
       from "userAssign" a where a."userId" = any($1::text[]) and ${main} and a."fromYmd" <= $2::date group by 1
     union all select l."userId", 'leaves', json_agg(json_build_object('fromYmd', l."fromYmd", 'toYmd', l."toYmd") order by l."fromYmd")
       from "userLeave" l where l."userId" = any($1::text[]) and l."fromYmd" <= $2::date group by 1
     union all select e."userId", 'assigned', json_agg(json_build_object('eduAssignNo', e."eduAssignNo", 'specialWorkNo', e."specialWorkNo", 'firstWorkYmd', e."firstWorkYmd",
         'requiredMin', e."requiredMin"::int, 'preMin', coalesce(e."preMin", 0)::int, 'dueYmd', e."dueYmd", 'name', e."specialWorkNo") order by e."eduAssignNo")
       from "eduAssign" e where e."userId" = any($1::text[]) and e."state" <> 'ended' and e."requiredMin" is not null group by 1
     union all select y."userId", 'appointments', json_agg(json_build_object('fromYmd', y."fromYmd", 'toYmd', y."toYmd", 'dutyCd', y."dutyCd", 'dutyNm', d."dutyNm") order by y."fromYmd")
       from "userDuty" y join "duty" d using ("dutyCd") where y."userId" = any($1::text[]) and y."fromYmd" <= $2::date group by 1
     union all select n."userId", 'msds', json_agg(json_build_object('eduMsdsNeedNo', n."eduMsdsNeedNo", 'prodNm', q."prodNm", 'occurYmd', n."occurYmd", 'dueYmd', n."dueYmd",
         'doneYmd', n."doneYmd") order by n."eduMsdsNeedNo")
       from "eduMsdsNeed" n join "chmProduct" q using ("prodNo") where n."userId" = any($1::text[]) and n."state" <> 'ended' group by 1`,
    [userIds, day],
  )
  const lists = new Map<string, Lists>()
  for (const { userId, part, rows: own } of rows)
    lists.set(userId, { ...(lists.get(userId) ?? noLists), [part]: own })
  return lists
}
/**
 * The employees of the caller's scope who are employed on a day, with what of them had begun by then. Why somebody is
 * away is not told. Rows are read by sets, whoever they belong to.
 */
export async function personFacts(context: Context, asked: Asked): Promise<KnownPerson[]> {
  const binds = new Binds()
  const chosen = chosenSql(context, asked, binds)
  const people = await context.sql.query<StoredPerson>(
    `${chosen} select c."userId", c."userNm", c."entryYmd", c."retireYmd", c."plantCd", c."deptCd", coalesce(d."deptNm", '') as "deptNm"
     from chosen c left join "dept" d on d."deptCd" = c."deptCd" order by c."userId"`,
    binds.values,
  )
  const userIds = people.map(({ userId }) => userId)
  const lists = await listsOf(context, userIds, asked.day)
  const minutes = await minutesOf(context, userIds, asked.day)
  const exemptions = await exemptionsOf(context, userIds, asked.day)
  return people.map((person) => ({
    ...person,
    ...(lists.get(person.userId) ?? noLists),
    minutes: minutes.get(person.userId) ?? [],
    exemptions: exemptions
      .filter(({ userId, plantCd }) =>
        userId === null ? plantCd === person.plantCd : userId === person.userId,
      )
      .map(({ exemption }) => exemption),
  }))
}

interface StoredExemption {
  userId: string | null
  plantCd: string | null
  eduTypeCd: string
  applyYear: string
  applyHalfCd: string
  exemptMin: number | null
  exemptPct: number | null
  name: string
}
/** Approved exemptions of people and of plants in the years that a day asks for. */
async function exemptionsOf({ sql, session }: Context, userIds: readonly string[], day: string) {
  const since = addMonths(day, -36).slice(0, 4)
  const rows = await sql.query<StoredExemption>(
    `select e."userId", e."plantCd", e."eduTypeCd", e."applyYear"::text as "applyYear", e."applyHalfCd", e."exemptMin"::int as "exemptMin", e."exemptPct"::float8 as "exemptPct",
       coalesce(${codeNameOf('c', session.language)}, e."exemptTypeCd") as "name"
     from "eduExempt" e left join "codeItem" c on c."codeGrpCd" = 'EDU_EXEMPT_TYPE_CD' and c."code" = e."exemptTypeCd"
     where e."state" = 'approved' and e."vendorWorkerNo" is null and e."applyYear"::int >= $1::int
       and (e."userId" is null or e."userId" = any($2::text[])) order by e."eduExemptNo"`,
    [since, userIds],
  )
  return rows.map((row): { userId: string | null; plantCd: string | null; exemption: Exemption } => {
    const { from, to } = spanOfExemption(row)
    return {
      userId: row.userId,
      plantCd: row.plantCd,
      exemption: {
        eduTypeCd: row.eduTypeCd,
        fromYmd: from,
        toYmd: to,
        exemptMin: row.exemptMin ?? 0,
        exemptPct: row.exemptPct ?? 0,
        name: row.name,
      },
    }
  })
}
const spanOfExemption = ({ applyYear, applyHalfCd }: StoredExemption) => {
  const half = exemptHalves.find(({ code }) => code === applyHalfCd)
  return half
    ? periodOf(periods.half, `${applyYear}-${half.firstYmd}`)
    : periodOf(periods.year, `${applyYear}-01-01`)
}
