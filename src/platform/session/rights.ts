import { defined } from '../../core/shared/defined.ts'
import type { Sql } from '../../core/server/database/database.ts'
import type { MenuRight, Session } from '../../core/server/http/session.ts'
import { yes, type Language, type Portal, menuPlants } from '../../core/shared/session.ts'
import { ancestorsOf, withDescendants, type DeptPlace } from '../dept/dept-tree.rule.ts'
import { isAbsentSql, isInForceSql } from '../duty/duty-holders.server.ts'
import { userKinds } from '../user/user.resource.ts'
import {
  effectiveRight,
  groupsInForce,
  type DeptGroup,
  type MenuGrant,
  type UserGroup,
} from './rights.rule.ts'

/**
 * The way in which a session was opened; one at a shared device has few rights, whoever it is
 * (session-store.ts).
 */
export type LoginKind = 'MAIN' | 'VENDOR' | 'PSRM' | 'KIOSK'
/** The menus of a PSRM sign-in (admin-menu, vendor portal), and whether it may write there. */
const psrmMenus = new Map<string, 'read' | 'write'>([
  ['/', 'read'],
  ['/vendor/portal/portalNotice', 'read'],
])
/** A module opens its pages to a PSRM sign-in, by their frontEndUrl. */
export function openToPsrm(pages: Readonly<Record<string, 'read' | 'write'>>): void {
  for (const [frontEndUrl, right] of Object.entries(pages)) psrmMenus.set(frontEndUrl, right)
}
/** On which a new employee asks for rights. */
export const newcomersPage = 'my/auth/authRequest'
/** Code of the group APA: pages of such a menu keep to the own plant. */
export const ownPlantMarker = menuPlants.own

interface Person {
  userId: string
  userNm: string
  userKindCd: string
  plantCd: string | null
  deptCd: string | null
  vendorCd: string | null
  langCd: Language
}
interface Group {
  authGrpNo: number
  plantAccessYn: string
  deptAccessYn: string
}
export const portalOf = (person: { vendorCd: string | null }): Portal => (person.vendorCd ? 'VENDOR' : 'MAIN')

/**
 * Everything that decides what a person may see and do on a day (admin R1, R2), without the session's own id
 * and address. Groups of the other portal never count. Undefined when there is no such user.
 */
export async function loadRights(
  sql: Sql,
  userId: string,
  day: string,
  loginKind: LoginKind,
): Promise<Omit<Session, 'sessionId' | 'ip'> | undefined> {
  const person = await sql.maybe<Person>(
    `select u."userId", u."userNm", u."userKindCd", u."plantCd", u."deptCd", u."vendorCd", coalesce(p."langCd", u."langCd") as "langCd"
     from "user" u left join "userPref" p using ("userId") where u."userId" = $1`,
    [userId],
  )
  if (!person) return undefined
  const depts = await sql.query<DeptPlace>(
    `select "deptCd", "pdeptCd" from "dept" where "useYn" = 'Y' order by "sortOrder", "deptCd"`,
  )
  const ancestors = person.deptCd ? ancestorsOf(depts, person.deptCd) : []
  const own = await sql.query<UserGroup>(
    'select "authGrpNo", "settingYn", "fromYmd", "toYmd" from "userAuthGrp" where "userId" = $1',
    [userId],
  )
  const ofDepts = await sql.query<DeptGroup & { plantAccessYn: string; deptAccessYn: string }>(
    'select "deptCd", "authGrpNo", "settingYn", "subDeptYn", "plantAccessYn", "deptAccessYn" from "deptAuthGrp" where "deptCd" = any($1::text[])',
    [person.deptCd ? [person.deptCd, ...ancestors] : []],
  )
  const wanted = groupsInForce(day, own, ofDepts, person.deptCd, ancestors)
  const groups = await sql.query<Group>(
    `select "authGrpNo", "plantAccessYn", "deptAccessYn" from "authGrp"
     where "authGrpNo" = any($1::bigint[]) and "useYn" = 'Y' and "portalCd" = $2 order by "authGrpNo"`,
    [wanted, portalOf(person)],
  )
  const groupNos = groups.map(({ authGrpNo }) => authGrpNo)
  const deptGrants = ofDepts.filter(
    (grant) =>
      groupNos.includes(grant.authGrpNo) &&
      groupsInForce(day, [], [grant], person.deptCd, ancestors).length > 0,
  )
  const wide = (column: 'plantAccessYn' | 'deptAccessYn') =>
    [...groups, ...deptGrants].some((row) => yes(row[column]))
  const isVendor = person.userKindCd === userKinds.vendor
  return {
    userId,
    userNm: person.userNm,
    vendorCd: person.vendorCd,
    vendorsBelow: person.vendorCd ? await companiesBelow(sql, person.vendorCd) : undefined,
    plantCd: person.plantCd,
    deptCd: person.deptCd,
    language: person.langCd,
    // A vendor sees by company; empty lists so that a query that forgets it shows nothing instead of
    // everything.
    plants: isVendor ? [] : wide('plantAccessYn') ? null : listOf(person.plantCd),
    depts: isVendor
      ? []
      : wide('deptAccessYn')
        ? null
        : person.deptCd
          ? withDescendants(depts, person.deptCd)
          : [],
    menus: await menuRights(sql, groupNos, loginKind, portalOf(person)),
    authGrpNos: groupNos,
    // The deputy holds an appointment on the days of the appointee's absence.
    duties: await sql.query(
      `select distinct y."dutyCd", y."plantCd", y."deptCd" from "userDuty" y
       where (y."userId" = $1 or (y."deputyUserId" = $1 and ${isAbsentSql('y', '$2::date')})) and ${isInForceSql('y', '$2::date')}
       order by y."dutyCd", y."plantCd", y."deptCd"`,
      [userId, day],
    ),
  }
}
/** Subcontractors of a company and theirs; a chain that runs in a circle ends by itself. */
const companiesBelow = async (sql: Sql, vendorCd: string): Promise<string[]> =>
  (
    await sql.query<{ vendorCd: string }>(
      `with recursive below as (
         select "vendorCd" from "vendor" where "upVendorCd" = $1
         union select v."vendorCd" from "vendor" v join below b on v."upVendorCd" = b."vendorCd"
       ) select "vendorCd" from below where "vendorCd" <> $1 order by 1`,
      [vendorCd],
    )
  ).map((row) => row.vendorCd)
const listOf = (plantCd: string | null): string[] => (plantCd ? [plantCd] : [])

/** Rights by frontEndUrl; a menu that is not in use closes those below it as well (three levels at most). */
async function menuRights(
  sql: Sql,
  groups: number[],
  loginKind: LoginKind,
  portal: Portal,
): Promise<Map<string, MenuRight>> {
  const grants = await sql.query<MenuGrant & { frontEndUrl: string; plantAccCd: string | null }>(
    `select m."frontEndUrl", m."plantAccCd", g."authGrpNo", g."accessYn", g."writeYn", g."excelYn", g."printYn"
     from "authGrpMenu" g join "menu" m using ("menuId")
     left join "menu" p on p."menuId" = m."upMenuId" left join "menu" q on q."menuId" = p."upMenuId"
     where g."authGrpNo" = any($1::bigint[]) and g."accessYn" = 'Y' and m."portalCd" = $2
       and 'N' not in (m."useYn", coalesce(p."useYn", 'Y'), coalesce(q."useYn", 'Y'))`,
    [groups, portal],
  )
  const rights = new Map<string, MenuRight>()
  // Whoever has no right yet can ask for one: that page needs none.
  if (groups.length === 0 && loginKind === 'MAIN' && portal === 'MAIN')
    rights.set(newcomersPage, { read: true, write: true, excel: false, print: false })
  for (const [frontEndUrl, mine] of Map.groupBy(grants, (grant) => grant.frontEndUrl)) {
    if (loginKind === 'PSRM' && !psrmMenus.has(frontEndUrl)) continue
    const ownPlant = mine.every(({ plantAccCd }) => plantAccCd === ownPlantMarker)
    const right = { ...effectiveRight(mine, groups), ...defined({ ownPlant: ownPlant || undefined }) }
    rights.set(
      frontEndUrl,
      loginKind === 'PSRM' && psrmMenus.get(frontEndUrl) !== 'write' ? { ...right, write: false } : right,
    )
  }
  return rights
}
