import type { Sql } from '../../core/server/database/database.ts'
import type { Context } from '../../core/server/entity/context.ts'
import { accountStates } from '../user/user.resource.ts'
import { mostPeople, type SigningDept, type SigningPerson } from './approval-answers.rule.ts'

/** An approver as a document shows one. */
export interface Approver {
  userId: string
  userNm: string
  deptCd: string | null
  deptNm: string | null
  plantCd: string | null
  positionNm: string | null
  active: boolean
  /** Member of the group of system administrators today. */
  systemYn: boolean
}
/** People by their ids; whoever does not exist is absent. */
export async function approversOf(
  sql: Sql,
  userIds: readonly string[],
  day: string,
): Promise<Map<string, Approver>> {
  const rows = await sql.query<Approver>(
    `select u."userId", u."userNm", u."deptCd", d."deptNm", u."plantCd", p."positionNm",
       u."acctStatusCd" <> $2 and coalesce(u."retireYmd" > $3::date, true) and u."vendorCd" is null as "active",
       exists (select 1 from "userAuthGrp" g where g."userId" = u."userId" and g."authGrpNo" = 1 and g."settingYn" = 'Y'
         and coalesce(g."fromYmd" <= $3::date, true) and coalesce(g."toYmd" >= $3::date, true)) as "systemYn"
     from "user" u left join "dept" d using ("deptCd") left join "position" p using ("positionCd") where u."userId" = any($1::text[])`,
    [userIds, accountStates.stopped, day],
  )
  return new Map(rows.map((row) => [row.userId, row]))
}

/**
 * The head over a person: of the own department, or of the nearest one above when that is the person or
 * nobody, then the head of the plant. Null when there is nobody above.
 */
export async function headOf(sql: Sql, userId: string): Promise<string | null> {
  const found = await sql.maybe<{ headUserId: string }>(
    `with recursive up as (
       select d."deptCd", d."pdeptCd", d."headUserId", d."plantCd", 0 as depth from "user" u join "dept" d using ("deptCd") where u."userId" = $1
       union all
       select d."deptCd", d."pdeptCd", d."headUserId", d."plantCd", up.depth + 1 from "dept" d join up on d."deptCd" = up."pdeptCd" where up.depth < 20
     ), heads as (
       select "headUserId", depth from up
       union all select p."headUserId", 100 from "plant" p join "user" u on u."plantCd" = p."plantCd" where u."userId" = $1
     )
     select h."headUserId" from heads h join "user" u on u."userId" = h."headUserId"
     where h."headUserId" <> $1 and u."acctStatusCd" <> $2 order by h.depth limit 1`,
    [userId, accountStates.stopped],
  )
  return found?.headUserId ?? null
}

/** Departments in use, in the language of the caller. */
export const signingDepts = ({ sql, session, today }: Context): Promise<SigningDept[]> => {
  const name = { kr: 'deptNm', en: 'deptNmEn', zh: 'deptNmZh', es: 'deptNmEs' }[session.language]
  return sql.query<SigningDept>(
    `select "deptCd", coalesce("${name}", "deptNm") as "deptNm", "pdeptCd", "plantCd" from "dept"
     where "useYn" = 'Y' and "fromYmd" <= $1::date and coalesce("toYmd" >= $1::date, true) order by "plantCd", "sortOrder", "deptCd"`,
    [today],
  )
}
/** Employees who can sign: by part of the name, or of a department and those below it. */
export const signingPeople = (
  { sql, today }: Context,
  query: { q?: unknown; deptCd?: unknown },
): Promise<SigningPerson[]> =>
  sql.query<SigningPerson>(
    `with recursive below as (
       select "deptCd" from "dept" where "deptCd" = $2
       union select d."deptCd" from "dept" d join below b on d."pdeptCd" = b."deptCd"
     )
     select u."userId", u."userNm", d."deptNm", p."positionNm" from "user" u left join "dept" d using ("deptCd") left join "position" p using ("positionCd")
     where u."vendorCd" is null and u."acctStatusCd" <> $3 and coalesce(u."retireYmd" > $4::date, true)
       and strpos(lower(u."userNm"), lower($1)) > 0 and ($2 = '' or u."deptCd" in (select "deptCd" from below))
     order by (d."headUserId" = u."userId") desc nulls last, u."userNm", u."userId" limit $5`,
    [wordsOf(query.q), wordsOf(query.deptCd), accountStates.stopped, today, mostPeople],
  )
const wordsOf = (given: unknown): string => (typeof given === 'string' ? given.trim().normalize('NFC') : '')
