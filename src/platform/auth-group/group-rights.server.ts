import { defined } from '../../core/shared/defined.ts'
import { acts, audit, type Diff } from '../../core/server/entity/audit.ts'
import type { Context } from '../../core/server/entity/context.ts'
import type { Sql } from '../../core/server/database/database.ts'
import { badField, conflict, notFound } from '../../core/server/http/errors.ts'
import { checkedInput, createRecord } from '../../core/server/entity/save.ts'
import { isExternal } from '../../core/shared/address.ts'
import { messages } from '../../core/shared/messages.ts'
import { yes } from '../../core/shared/session.ts'
import { authGrpBehaviour } from './auth-group.server.ts'
import { authGrp, authGrpMenu, rightsMenus, systemGroupNo } from './auth-group.resource.ts'
import { requireOwnGroup, requireOwnRights } from './own-rights.server.ts'
import { differing, noRights, rightNames, written, type Rights } from './linked-rights.rule.ts'
import { groupMessages, groupRuleMessages } from './auth-group.texts.ts'

/** A stored right of a group; `updateDt` is sent back so that nobody writes over somebody else's change. */
export interface GroupRight extends Rights {
  menuId: string
  updateDt: string
}
/** All rights of a group, one row per menu that has one. @throws Refusal 404 */
export async function rightsOfGroup(sql: Sql, authGrpNo: number): Promise<GroupRight[]> {
  if (!(await sql.maybe('select 1 from "authGrp" where "authGrpNo" = $1', [authGrpNo]))) throw notFound()
  return sql.query<GroupRight>(
    'select "menuId", "accessYn", "writeYn", "excelYn", "printYn", "updateDt" from "authGrpMenu" where "authGrpNo" = $1 order by "menuId"',
    [authGrpNo],
  )
}

interface MenuRow {
  menuId: string
  menuNm: string
  upMenuId: string | null
  frontEndUrl: string
  portalCd: string
}
type Change = Rights & { authGrpNo: number; menuId: string; updateDt?: string | null }

/**
 * Writes the rights of one group in one piece, linked as the boxes are (specification section 6, admin 2.1);
 * the trail has one row for it, which says of each menu that changes what it was and is. Each row says which version it was made from: the
 * `updateDt` that was read, null or nothing where the menu had no row.
 * @param builtPages frontEndUrls of the pages that exist: access to others is not given
 * @returns the group, or null when there was nothing to write
 * @throws Refusal 400 unknown menu, one of the other portal, or one without a page, 403 a right that the caller does not have
 * himself, 404 no such group, 409 somebody was faster or the system group would lose its own menus
 */
export async function saveGroupRights(
  context: Context,
  body: unknown,
  builtPages: ReadonlySet<string>,
): Promise<number | null> {
  const { sql, session } = context
  const changes = changesIn(body)
  const authGrpNo = changes[0]?.authGrpNo
  if (authGrpNo === undefined) return null
  const group = await sql.maybe<{ portalCd: string }>(
    'select "portalCd" from "authGrp" where "authGrpNo" = $1 for update',
    [authGrpNo],
  )
  if (!group) throw notFound()
  const menus = await sql.query<MenuRow>(
    'select "menuId", "menuNm", "upMenuId", "frontEndUrl", "portalCd" from "menu"',
  )
  const byId = new Map(menus.map((menu) => [menu.menuId, menu]))
  const stored = new Map((await rightsOfGroup(sql, authGrpNo)).map((right) => [right.menuId, right]))
  const parents = new Set(menus.map(({ upMenuId }) => upMenuId))
  const hasPage = ({ menuId, frontEndUrl }: MenuRow) =>
    parents.has(menuId) || builtPages.has(frontEndUrl) || isExternal(frontEndUrl)
  for (const [index, { menuId, updateDt, accessYn }] of changes.entries()) {
    if (byId.get(menuId)?.portalCd !== group.portalCd)
      throw badField(`${index}.menuId`, byId.has(menuId) ? groupMessages.otherPortal() : messages.notFound)
    if (yes(accessYn) && !yes(stored.get(menuId)?.accessYn) && !hasPage(byId.get(menuId)!))
      throw badField(`${index}.menuId`, groupMessages.noPage())
    const known = stored.get(menuId)?.updateDt ?? null
    if (known !== null && updateDt === undefined)
      throw badField(`${index}.updateDt`, messages.versionRequired)
    if (known !== (updateDt ?? null)) throw conflict(messages.stale)
  }
  const next = written(menus, stored, new Map(changes.map((change) => [change.menuId, change])))
  const changed = differing(stored, next)
  if (authGrpNo === systemGroupNo) {
    const lost = changed
      .map((menuId) => byId.get(menuId)!)
      .find(({ menuId, frontEndUrl }) => rightsMenus.includes(frontEndUrl) && !yes(next.get(menuId)?.writeYn))
    if (lost) throw conflict(groupRuleMessages.systemMenu({ menuNm: lost.menuNm }))
  }
  await requireOwnRights(
    context,
    changed.map((menuId) => ({ menuId, before: stored.get(menuId), after: next.get(menuId) ?? noRights })),
  )
  const column = (name: keyof Rights) => changed.map((menuId) => (next.get(menuId) ?? noRights)[name])
  await sql.query(
    `insert into "authGrpMenu" ("authGrpNo", "menuId", "accessYn", "writeYn", "excelYn", "printYn", "createUserId", "updateUserId")
     select $1, r.*, $7, $7 from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[]) r
     on conflict ("authGrpNo", "menuId") do update set "accessYn" = excluded."accessYn", "writeYn" = excluded."writeYn",
       "excelYn" = excluded."excelYn", "printYn" = excluded."printYn", "updateUserId" = $7, "updateDt" = clock_timestamp()`,
    [
      authGrpNo,
      changed,
      column('accessYn'),
      column('writeYn'),
      column('excelYn'),
      column('printYn'),
      session.userId,
    ],
  )
  if (changed.length === 0) return authGrpNo
  const path = (menuId: string): string => {
    const { menuNm, upMenuId } = byId.get(menuId)!
    return upMenuId === null ? menuNm : `${path(upMenuId)} > ${menuNm}`
  }
  const diff: Diff = Object.fromEntries(
    changed.map((menuId) => [path(menuId), [inWords(stored.get(menuId)), inWords(next.get(menuId))]]),
  )
  await audit(context, acts.right, authGrp.name, authGrpNo, diff)
  context.publish({ topic: authGrpMenu.name, key: authGrpNo })
  return authGrpNo
}
/** The rights of a menu as the trail says them: 접근·쓰기; null for none. */
const inWords = (rights: Rights = noRights): string | null =>
  rightNames
    .filter((name) => yes(rights[name]))
    .map((name) => authGrpMenu.fields[name].label)
    .join('·') || null

/** The body as checked rows of one group; what a page sends along with a row is left out. */
function changesIn(body: unknown): Change[] {
  if (!Array.isArray(body) || body.length > 2000) throw badField('rows', messages.badType(authGrpMenu.title))
  const names = ['authGrpNo', 'menuId', ...rightNames] as const
  const changes = body.map((row: unknown) => {
    const given = Object(row) as Record<string, unknown>
    const value = checkedInput(
      authGrpMenu.fields,
      Object.fromEntries(names.map((name) => [name, given[name] ?? null])),
    )
    const rights = Object.fromEntries(rightNames.map((name) => [name, value[name] ?? 'N'])) as Rights
    const { updateDt } = given
    return {
      ...rights,
      authGrpNo: Number(value['authGrpNo']),
      menuId: String(value['menuId']),
      ...defined({ updateDt: updateDt === null || typeof updateDt === 'string' ? updateDt : undefined }),
    }
  })
  if (new Set(changes.map(({ authGrpNo }) => authGrpNo)).size > 1)
    throw badField('authGrpNo', groupMessages.oneGroup())
  return changes
}

/**
 * A new group with the portal, the width and all menu rights of another one; its people and departments stay
 * where they are.
 */
export async function copyGroup(context: Context, authGrpNo: number, body: unknown): Promise<number> {
  const { authGrpNm } = checkedInput({ authGrpNm: authGrp.fields.authGrpNm }, body)
  const from = await context.sql.maybe<Record<string, unknown>>(
    'select "portalCd", "plantAccessYn", "deptAccessYn" from "authGrp" where "authGrpNo" = $1',
    [authGrpNo],
  )
  if (!from) throw notFound()
  await requireOwnGroup(context, authGrpNo)
  const key = Number(await createRecord(authGrpBehaviour, context, { ...from, authGrpNm, useYn: 'Y' }))
  await context.sql.query(
    `insert into "authGrpMenu" ("authGrpNo", "menuId", "accessYn", "writeYn", "excelYn", "printYn", "createUserId", "updateUserId")
     select $2, "menuId", "accessYn", "writeYn", "excelYn", "printYn", $3, $3 from "authGrpMenu" where "authGrpNo" = $1`,
    [authGrpNo, key, context.session.userId],
  )
  await audit(context, acts.right, authGrp.name, key, { copiedFrom: [null, authGrpNo] })
  return key
}
