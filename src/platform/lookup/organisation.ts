import { plantName } from '../plant/plant-name.ts'
import type { Context } from '../../core/server/entity/context.ts'
import { ownPlantMarker } from '../session/rights.ts'
import { accountStates } from '../user/user.resource.ts'

const offered = 100
const offeredMax = 300

export interface UserQuery {
  userNm?: string
  userId?: string
  empNo?: string
  deptCd?: string
  plantCd?: string
  /** Y: employees alone, nobody of a company. */
  staffYn?: string
  page?: string
  limit?: string
}
export interface FoundUser {
  userId: string
  userNm: string
  deptCd: string | null
  deptNm: string | null
  plantCd: string | null
  plantNm: string | null
  positionNm: string | null
  vendorNm: string | null
}
/**
 * People for the user search popup: active accounts by part of name or id, department with those below it,
 * plant. People of a vendor find colleagues of their own company only; nothing but the working identity is
 * answered.
 * @returns one page and the number of all people found
 */
export async function usersFor(
  { session, sql }: Context,
  query: UserQuery,
): Promise<{ data: FoundUser[]; total: number }> {
  const limit = Math.min(positive(query.limit) ?? offered, offeredMax)
  const found = await sql.query<FoundUser & { total?: number }>(
    `with recursive below as (
       select "deptCd" from "dept" where "deptCd" = $4
       union select d."deptCd" from "dept" d join below b on d."pdeptCd" = b."deptCd"
     )
     select u."userId", u."userNm", u."deptCd", d."deptNm", u."plantCd", ${plantName('p', session.language)} as "plantNm", o."positionNm", v."vendorNm", count(*) over () as "total"
     from "user" u left join "dept" d using ("deptCd") left join "plant" p on p."plantCd" = u."plantCd"
     left join "position" o using ("positionCd") left join "vendor" v on v."vendorCd" = u."vendorCd"
     where u."acctStatusCd" <> $7 and ($6::text is null or u."vendorCd" = $6) and ($10::boolean or u."vendorCd" is null)
       and strpos(lower(u."userNm"), lower($1)) > 0 and strpos(lower(u."userId"), lower($2)) > 0 and ($3 = '' or u."empNo" = $3)
       and ($4 = '' or u."deptCd" in (select "deptCd" from below)) and ($5 = '' or u."plantCd" = $5)
     order by u."userNm", u."userId" limit $8 offset $9`,
    [
      query.userNm?.trim().normalize('NFC') ?? '',
      query.userId?.trim() ?? '',
      query.empNo?.trim() ?? '',
      query.deptCd ?? '',
      query.plantCd ?? '',
      session.vendorCd,
      accountStates.stopped,
      limit,
      ((positive(query.page) ?? 1) - 1) * limit,
      query.staffYn !== 'Y',
    ],
  )
  const total = found[0]?.total ?? 0
  found.forEach((row) => delete row.total)
  return { data: found, total }
}
const positive = (value: string | undefined): number | undefined =>
  value !== undefined && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : undefined

export interface DeptQuery {
  plantCd?: string
  /**
   * The page's menu: if it is marked APA02, the picker keeps to departments of the caller's plant, whatever
   * the rights (specification section 6).
   */
  menuId?: string
  /** N: ended departments too. */
  useYn?: string
}
export interface FoundDept {
  deptCd: string
  deptNm: string
  pdeptCd: string | null
  plantCd: string
  sortOrder: number
}
const nameColumns = { kr: 'deptNm', en: 'deptNmEn', zh: 'deptNmZh', es: 'deptNmEs' } as const

/**
 * The departments the caller may choose today, flat, parents named by pdeptCd: those of the scope (admin R2).
 */
export async function deptsFor({ session, sql, today }: Context, query: DeptQuery): Promise<FoundDept[]> {
  const marked =
    query.menuId &&
    (await sql.maybe('select 1 from "menu" where "menuId" = $1 and "plantAccCd" = $2', [
      query.menuId,
      ownPlantMarker,
    ]))
  const plants = marked ? (session.plantCd ? [session.plantCd] : []) : session.plants
  return sql.query<FoundDept>(
    `select "deptCd", coalesce("${nameColumns[session.language]}", "deptNm") as "deptNm", "pdeptCd", "plantCd", "sortOrder" from "dept"
     where ($1::text[] is null or "plantCd" = any($1)) and ($2::text[] is null or "deptCd" = any($2))
       and ($3 = '' or "plantCd" = $3) and ($4 or ("useYn" = 'Y' and "fromYmd" <= $5 and coalesce("toYmd" >= $5, true)))
     order by "plantCd", "sortOrder", "deptCd"`,
    [plants, session.depts, query.plantCd ?? '', query.useYn === 'N', today],
  )
}

export interface ProcessQuery {
  plantCd?: string
  deptCd?: string
  processCd?: string
  processNo?: string
}
export interface FoundProcess {
  processNo: number
  processCd: string
  processNm: string
  plantCd: string
}
/**
 * Processes in use today, of a plant, of a department (its assigned ones), or the one with a code; of the plants
 * that the caller may see, to a company of those it does business with.
 */
export async function processesFor(
  { session, sql, today }: Context,
  query: ProcessQuery,
): Promise<FoundProcess[]> {
  return sql.query<FoundProcess>(
    `select p."processNo", p."processCd", p."processNm", p."plantCd" from "process" p
     where p."useYn" = 'Y' and coalesce(p."fromYmd" <= $5, true) and coalesce(p."toYmd" >= $5, true) and ($1 = '' or p."plantCd" = $1) and ($2 = '' or p."processCd" = $2)
       and ($3 = '' or exists (select 1 from "deptProcess" d where d."processNo" = p."processNo" and d."deptCd" = $3))
       and ($4 = '' or p."processNo"::text = $4)
       and ($6::text is null or p."plantCd" in (select v."plantCd" from "vendorPlant" v where v."vendorCd" = $6 and v."useYn" = 'Y'))
       and ($7::text[] is null or p."plantCd" = any($7))
     order by p."processCd" limit 1000`,
    [
      query.plantCd ?? '',
      query.processCd ?? '',
      query.deptCd ?? '',
      query.processNo ?? '',
      today,
      session.vendorCd,
      session.vendorCd ? null : session.plants,
    ],
  )
}
