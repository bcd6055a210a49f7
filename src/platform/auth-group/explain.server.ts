import { plantName } from '../plant/plant-name.ts'
import { defined } from '../../core/shared/defined.ts'
import { isExternal } from '../../core/shared/address.ts'
import { yes } from '../../core/shared/session.ts'
import type { Context } from '../../core/server/entity/context.ts'
import { Binds } from '../../core/server/database/database.ts'
import { notFound } from '../../core/server/http/errors.ts'
import { foreignRow, scopeWhere } from '../../core/server/entity/scope.ts'
import { ancestorsOf, type DeptPlace } from '../dept/dept-tree.rule.ts'
import { chainOf } from '../menu/menu.rule.ts'
import { portalOf } from '../session/rights.ts'
import type { MenuGrant } from '../session/rights.rule.ts'
import { accountStates, user } from '../user/user.resource.ts'
import {
  explainMenu,
  heldGroups,
  type Abilities,
  type DeptGrantFact,
  type Explanation,
  type GroupFact,
  type HeldGroup,
  type MenuFact,
  type NamedMenu,
  type NamedPerson,
  type PersonFact,
  type UserGrantFact,
  type Verdict,
  type Viewer,
} from './explain.rule.ts'

interface PersonRow extends NamedPerson {
  deptCd: string | null
  vendorCd: string | null
  acctStatusCd: string
}
interface MenuRow extends NamedMenu {
  sortOrder: string
  portalCd: string
  useYn: string
}
interface Facts {
  day: string
  people: PersonRow[]
  own: Map<string, (UserGrantFact & { userId: string })[]>
  ofDepts: DeptGrantFact[]
  depts: DeptPlace[]
  groups: Map<number, GroupFact>
  menus: Map<string, MenuRow>
  below: Map<string | null, MenuRow[]>
  grants: Map<string, (MenuGrant & { menuId: string })[]>
  builtPages: ReadonlySet<string>
}

/**
 * Why a person sees a menu, or not: every row that names a group for the person, and what the group gives
 * there (admin sections 7 and 10).
 * @throws Refusal 404 when there is no such person or menu; 403 or 404 for somebody the caller may not see
 */
export async function explain(
  context: Context,
  builtPages: ReadonlySet<string>,
  userId: string,
  menuId: string,
): Promise<Explanation> {
  const facts = await factsOf(context, builtPages, { userId })
  const person = await onePerson(context, facts, userId)
  const menu = facts.menus.get(menuId)
  if (!menu) throw notFound()
  const held = heldBy(facts, person)
  const pages = pagesBelow(facts, menu)
  const verdict = verdictOn(facts, person, held, menu)
  const seen = pages.filter((page) => yes(verdictOn(facts, person, held, page).accessYn)).length
  return {
    ...verdict,
    ...defined({ accessYn: pages.length > 0 ? (seen > 0 ? 'Y' : 'N') : undefined }),
    user: named(person),
    menu: namedMenu(menu),
    pages: pages.length > 0 ? { seen, total: pages.length } : null,
  }
}

/**
 * Answers "who can see this?": everybody within the caller's scope, with the deciding rows. For a menu with
 * children: everybody who sees one of its pages.
 */
export async function whoSees(
  context: Context,
  builtPages: ReadonlySet<string>,
  menuId: string,
): Promise<{ menu: NamedMenu; people: Viewer[] }> {
  const facts = await factsOf(context, builtPages, {})
  const menu = facts.menus.get(menuId)
  if (!menu) throw notFound()
  const pages = pagesBelow(facts, menu)
  const people = facts.people.flatMap((person): Viewer[] => {
    const held = heldBy(facts, person)
    const { blocks: _blocks, rules, ...rights } = verdictOn(facts, person, held, menu)
    const sees =
      pages.length > 0
        ? pages.some((page) => yes(verdictOn(facts, person, held, page).accessYn))
        : yes(rights.accessYn)
    return sees
      ? [
          {
            ...named(person),
            ...rights,
            accessYn: 'Y',
            rules: rules.filter(({ verdict }) => verdict === 'allow'),
          },
        ]
      : []
  })
  return { menu: namedMenu(menu), people }
}

/** Answers "what can this person do?": every menu of the person's portal with the deciding rows. */
export async function whatCan(
  context: Context,
  builtPages: ReadonlySet<string>,
  userId: string,
): Promise<Abilities> {
  const facts = await factsOf(context, builtPages, { userId })
  const person = await onePerson(context, facts, userId)
  const held = heldBy(facts, person)
  const rowOf = new Map(held.map((row, index) => [`${row.tableNm} ${row.rowNo}`, index]))
  const menus = [...facts.menus.values()].filter(({ portalCd }) => portalCd === portalOf(person))
  return {
    user: named(person),
    held,
    menus: menus.map((menu) => {
      const { rules, ...verdict } = verdictOn(facts, person, held, menu)
      const pages = pagesBelow(facts, menu)
      const allowing = rules.filter((rule) => rule.verdict === 'allow')
      const indexes = (rows: typeof rules) => rows.map((rule) => rowOf.get(`${rule.tableNm} ${rule.rowNo}`)!)
      const isBranch = pages.length > 0
      const sees = isBranch
        ? pages.some((page) => yes(verdictOn(facts, person, held, page).accessYn))
        : yes(verdict.accessYn)
      return {
        ...namedMenu(menu),
        ...verdict,
        accessYn: sees ? 'Y' : 'N',
        allowing: indexes(allowing),
        writing: indexes(allowing.filter(({ grant }) => yes(grant.writeYn))),
        isBranch,
      }
    }),
  }
}

async function factsOf(
  context: Context,
  builtPages: ReadonlySet<string>,
  { userId }: { userId?: string },
): Promise<Facts> {
  const { sql, session } = context
  const binds = new Binds()
  const wanted = binds.add(userId ?? null)
  const people = await sql.query<PersonRow>(
    `select u."userId", u."userNm", ${plantName('p', session.language)} as "plantNm", d."deptNm", v."vendorNm", u."deptCd", u."vendorCd", u."acctStatusCd"
     from "user" u left join "plant" p on p."plantCd" = u."plantCd" left join "dept" d on d."deptCd" = u."deptCd" left join "vendor" v on v."vendorCd" = u."vendorCd"
     where (${wanted}::text is null or u."userId" = ${wanted}) and ${scopeWhere(user, session, 'u', binds)} order by u."userNm", u."userId"`,
    binds.values,
  )
  const own = await sql.query<UserGrantFact & { userId: string }>(
    'select "userAuthGrpNo", "userId", "authGrpNo", "settingYn", "fromYmd", "toYmd" from "userAuthGrp" where $1::text is null or "userId" = $1',
    [userId ?? null],
  )
  const ofDepts = await sql.query<DeptGrantFact>(
    'select g."deptAuthGrpNo", g."deptCd", d."deptNm", g."authGrpNo", g."settingYn", g."subDeptYn" from "deptAuthGrp" g join "dept" d using ("deptCd")',
  )
  const menus = await sql.query<MenuRow>(
    'select "menuId", "menuNm", "menuNmEn", "menuNmZh", "menuNmEs", "upMenuId", "menuLvl", "frontEndUrl", "sortOrder", "portalCd", "useYn" from "menu" order by "menuId"',
  )
  const grants = await sql.query<MenuGrant & { menuId: string }>(
    'select "menuId", "authGrpNo", "accessYn", "writeYn", "excelYn", "printYn" from "authGrpMenu"',
  )
  const groups = await sql.query<GroupFact>(
    'select "authGrpNo", "authGrpNm", "portalCd", "useYn" from "authGrp"',
  )
  return {
    day: context.today,
    people,
    own: Map.groupBy(own, (grant) => grant.userId),
    ofDepts,
    depts: await sql.query<DeptPlace>(`select "deptCd", "pdeptCd" from "dept" where "useYn" = 'Y'`),
    groups: new Map(groups.map((group) => [group.authGrpNo, group])),
    menus: new Map(menus.map((menu) => [menu.menuId, menu])),
    below: Map.groupBy(menus, ({ upMenuId }) => upMenuId),
    grants: Map.groupBy(grants, ({ menuId }) => menuId),
    builtPages,
  }
}

async function onePerson(context: Context, { people }: Facts, userId: string): Promise<PersonRow> {
  const [person] = people
  if (person) return person
  if (await context.sql.maybe('select 1 from "user" where "userId" = $1', [userId]))
    throw foreignRow(context.session, user.name, userId)
  throw notFound()
}

const reach = (person: PersonRow) => ({
  portalCd: portalOf(person),
  active: person.acctStatusCd === accountStates.active,
})
const personFact = ({ depts }: Facts, person: PersonRow): PersonFact => ({
  ...reach(person),
  deptCd: person.deptCd,
  ancestors: person.deptCd ? ancestorsOf(depts, person.deptCd) : [],
})
const heldBy = (facts: Facts, person: PersonRow): HeldGroup[] =>
  heldGroups(
    facts.day,
    personFact(facts, person),
    facts.own.get(person.userId) ?? [],
    facts.ofDepts,
    facts.groups,
  )

function verdictOn(facts: Facts, person: PersonRow, held: readonly HeldGroup[], menu: MenuRow): Verdict {
  return explainMenu(reach(person), held, menuFact(facts, menu), facts.grants.get(menu.menuId) ?? [])
}
function menuFact({ menus, below, builtPages }: Facts, menu: MenuRow): MenuFact {
  const { portalCd, useYn, frontEndUrl } = menu
  return {
    portalCd,
    useYn,
    parentsInUse: chainOf(menu, menus).every((each) => each === menu || yes(each.useYn)),
    hasPage: below.has(menu.menuId) || builtPages.has(frontEndUrl) || isExternal(frontEndUrl),
  }
}
/** The pages below a menu with children; none for a page. */
function pagesBelow({ below }: Pick<Facts, 'below'>, menu: MenuRow, depth = 1): MenuRow[] {
  const children = below.get(menu.menuId) ?? []
  return depth > 3
    ? []
    : children.flatMap((child) =>
        below.has(child.menuId) ? pagesBelow({ below }, child, depth + 1) : [child],
      )
}

const named = ({ userId, userNm, plantNm, deptNm, vendorNm }: PersonRow): NamedPerson => ({
  userId,
  userNm,
  plantNm,
  deptNm,
  vendorNm,
})
const namedMenu = ({
  menuId,
  menuNm,
  menuNmEn,
  menuNmZh,
  menuNmEs,
  upMenuId,
  menuLvl,
  frontEndUrl,
}: MenuRow): NamedMenu => ({
  menuId,
  menuNm,
  menuNmEn,
  menuNmZh,
  menuNmEs,
  upMenuId,
  menuLvl,
  frontEndUrl,
})
