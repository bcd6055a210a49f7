import { menuPlants } from '../../core/shared/session.ts'
import { defineBehaviour } from '../../core/server/entity/behaviour.ts'
import type { Context } from '../../core/server/entity/context.ts'
import { badField, conflict, forbidden } from '../../core/server/http/errors.ts'
import { deepestLevel } from './menu-editor.rule.ts'
import { rightsMenus } from '../auth-group/auth-group.resource.ts'
import { givesAnything } from '../auth-group/own-rights.server.ts'
import { routeSegment } from './menu.rule.ts'
import { menu } from './menu.resource.ts'
import { menuMessages } from './menu.texts.ts'
import { ownRightMessages } from '../auth-group/auth-group.texts.ts'

/**
 * Level and order follow from the parent; the route segment is unique among siblings (admin 2.1, section 7).
 */
export const menuBehaviour = defineBehaviour(menu, {
  beforeSave: async (input, context, before) => {
    // Two people who add a child at the same moment take turns.
    await context.sql.query('lock table "menu" in share row exclusive mode')
    const upMenuId = input.upMenuId ?? null
    const menuLvl = await levelBelow(context, upMenuId)
    if (upMenuId && (await liesBelow(context, upMenuId, input.menuId)))
      throw badField('upMenuId', menuMessages.cycle())
    const height = before ? await heightOf(context, before.menuId) : 1
    if (menuLvl + height - 1 > deepestLevel) throw badField('upMenuId', menuMessages.tooDeep())
    await refuseOtherPortal(context, input.menuId, upMenuId, input.portalCd)
    if (before) await refuseLosingRights(context, before, input)
    if (before && before.frontEndUrl !== input.frontEndUrl)
      await requireOwnPage(context, before.menuId, input.frontEndUrl)
    const siblings = await context.sql.query<{ menuId: string; frontEndUrl: string }>(
      'select "menuId", "frontEndUrl" from "menu" where "upMenuId" is not distinct from $1 and "menuId" <> $2 and "portalCd" = $3',
      [upMenuId, input.menuId, input.portalCd],
    )
    const segment = routeSegment(input.frontEndUrl)
    if (siblings.some(({ frontEndUrl }) => routeSegment(frontEndUrl) === segment))
      throw conflict(menuMessages.sameSegment())
    return {
      ...input,
      menuLvl,
      sortOrder: input.sortOrder ?? String(siblings.length + 1),
      plantAccCd: input.plantAccCd ?? menuPlants.chosen,
    }
  },
  afterSave: async (key, context, before) => {
    // Moved: the menus below move along.
    if (before)
      await context.sql.query(
        `with recursive below as (
         select "menuId", "menuLvl" from "menu" where "menuId" = $1
         union all select m."menuId", (b."menuLvl" + 1)::numeric(18,0) from "menu" m join below b on m."upMenuId" = b."menuId"
       ) update "menu" m set "menuLvl" = b."menuLvl" from below b where m."menuId" = b."menuId" and m."menuLvl" <> b."menuLvl"`,
        [key],
      )
  },
  mayDelete: async (row, { sql }) => {
    if (rightsMenus.includes(row.frontEndUrl)) throw conflict(menuMessages.rightsMenu())
    if (await sql.maybe('select 1 from "menu" where "upMenuId" = $1', [row.menuId]))
      throw conflict(menuMessages.hasChildren())
    // Grants and favourites are deleted with the menu.
    await sql.query('delete from "authGrpMenu" where "menuId" = $1', [row.menuId])
  },
})

/**
 * Everybody with the menu gets the page behind its new address, so only a user who has that page may set it.
 * @throws Refusal 403
 */
async function requireOwnPage({ sql, session }: Context, menuId: string, frontEndUrl: string): Promise<void> {
  if (givesAnything(session)) return
  const isGiven = await sql.maybe(
    `select 1 from "authGrpMenu" where "menuId" = $1 and "accessYn" = 'Y' limit 1`,
    [menuId],
  )
  const held = session.menus.get(frontEndUrl)
  if (isGiven && !(held?.write && held.excel && held.print))
    throw forbidden(ownRightMessages.menu({ menuNm: frontEndUrl }))
}
async function levelBelow({ sql }: Context, upMenuId: string | null): Promise<number> {
  if (upMenuId === null) return 1
  const parent = await sql.maybe<{ menuLvl: number }>('select "menuLvl" from "menu" where "menuId" = $1', [
    upMenuId,
  ])
  return (parent?.menuLvl ?? 0) + 1
}
async function liesBelow({ sql }: Context, menuId: string, ancestor: string): Promise<boolean> {
  const found = await sql.maybe(
    `with recursive above as (
       select "menuId", "upMenuId" from "menu" where "menuId" = $1
       union select m."menuId", m."upMenuId" from "menu" m join above a on a."upMenuId" = m."menuId"
     ) select 1 from above where "menuId" = $2`,
    [menuId, ancestor],
  )
  return found !== undefined
}
async function heightOf({ sql }: Context, menuId: string): Promise<number> {
  const { height } = await sql.one<{ height: number }>(
    `with recursive below as (
       select "menuId", 1 as height from "menu" where "menuId" = $1
       union all select m."menuId", b.height + 1 from "menu" m join below b on m."upMenuId" = b."menuId" and b.height < 10
     ) select max(height) as height from below`,
    [menuId],
  )
  return height
}
/** A branch stands in one portal. @throws Refusal 400 */
async function refuseOtherPortal(
  { sql }: Context,
  menuId: string,
  upMenuId: string | null,
  portalCd: string,
): Promise<void> {
  const other = await sql.maybe(
    'select 1 from "menu" where ("menuId" = $1 or "upMenuId" = $2) and "portalCd" <> $3 limit 1',
    [upMenuId, menuId, portalCd],
  )
  if (other) throw badField('portalCd', menuMessages.otherPortal())
}
const stoppedAbove = `with recursive above as (
    select "upMenuId", "useYn" from "menu" where "menuId" = $1
    union select m."upMenuId", m."useYn" from "menu" m join above a on a."upMenuId" = m."menuId"
  ) select 1 from above where "useYn" = 'N' limit 1`
/** The menus that rights are given with stay open, themselves and the ones above them. @throws Refusal 409 */
async function refuseLosingRights(
  { sql }: Context,
  before: { menuId: string; frontEndUrl: string },
  input: { useYn?: string | null; upMenuId?: string | null; frontEndUrl: string; portalCd: string },
): Promise<void> {
  if (
    rightsMenus.includes(before.frontEndUrl) &&
    (input.frontEndUrl !== before.frontEndUrl || input.portalCd !== 'MAIN')
  )
    throw conflict(menuMessages.rightsMenu())
  const closed =
    input.useYn === 'N' || (await sql.maybe(stoppedAbove, [input.upMenuId ?? null])) !== undefined
  if (!closed) return
  const needed = await sql.maybe(
    `with recursive below as (
       select "menuId", "frontEndUrl" from "menu" where "menuId" = $1
       union select m."menuId", m."frontEndUrl" from "menu" m join below b on m."upMenuId" = b."menuId"
     ) select 1 from below where "frontEndUrl" = any($2::text[]) limit 1`,
    [before.menuId, rightsMenus],
  )
  if (needed) throw conflict(menuMessages.rightsMenu())
}
