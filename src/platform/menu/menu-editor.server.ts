import type { Context } from '../../core/server/entity/context.ts'
import type { Sql } from '../../core/server/database/database.ts'
import { badField } from '../../core/server/http/errors.ts'
import { checkedInput, updateRecord } from '../../core/server/entity/save.ts'
import { text } from '../../core/shared/field.ts'
import { isExternal } from '../../core/shared/address.ts'
import { messages } from '../../core/shared/messages.ts'
import type { EditedMenu } from './menu-editor.rule.ts'
import { byMenuOrder, type MenuPlace } from './menu.rule.ts'
import { menuBehaviour } from './menu.server.ts'

/**
 * Every menu, used or not, as the editors of menus and rights show them: in the order of the tree, parents
 * before their children.
 */
export async function allMenus(sql: Sql, builtPages: ReadonlySet<string>): Promise<EditedMenu[]> {
  const rows = await sql.query<Omit<EditedMenu, 'hasPage'>>(
    `select m."menuId", m."menuNm", m."menuNmEn", m."menuNmZh", m."menuNmEs", m."upMenuId", m."menuLvl", m."taskGrpCd", m."portalCd", m."frontEndUrl",
       m."sortOrder", m."color", m."icon", m."plantAccCd", m."useYn", m."updateDt", coalesce(m."helpCont", '') <> '' as "hasHelp",
       (select coalesce(array_agg(g."authGrpNo" order by g."authGrpNo"), '{}') from "authGrpMenu" g where g."menuId" = m."menuId" and g."accessYn" = 'Y') as "authGrpNos"
     from "menu" m`,
  )
  const below = Map.groupBy(rows, ({ upMenuId }) => upMenuId)
  // The employees' portal first; below a menu there is one portal only.
  const byPortal = (a: (typeof rows)[number], b: (typeof rows)[number]) =>
    a.portalCd === b.portalCd ? byMenuOrder(a, b) : a.portalCd < b.portalCd ? -1 : 1
  const inOrder = (upMenuId: string | null): EditedMenu[] =>
    (below.get(upMenuId) ?? []).toSorted(byPortal).flatMap((row) => [
      {
        ...row,
        authGrpNos: row.authGrpNos.map(Number),
        hasPage: below.has(row.menuId) || builtPages.has(row.frontEndUrl) || isExternal(row.frontEndUrl),
      },
      ...inOrder(row.menuId),
    ])
  return inOrder(null)
}

/**
 * Moves a menu below another one, or among its siblings, and numbers the siblings anew from 1.
 * @param body `upMenuId` null: to the first level; `beforeMenuId` null: to the end; `updateDt` as the menu
 * was read
 * @throws Refusal 400, 404, 409 as for any change of a menu
 */
export async function moveMenu(context: Context, menuId: string, body: unknown): Promise<void> {
  const { updateDt, ...place } = Object(body) as Record<string, unknown>
  if (typeof updateDt !== 'string') throw badField('updateDt', messages.versionRequired)
  const given = checkedInput(
    { upMenuId: text('상위메뉴', { max: 20 }), beforeMenuId: text('다음 메뉴', { max: 20 }) },
    place,
  )
  const [upMenuId, beforeMenuId] = [given['upMenuId'] ?? null, given['beforeMenuId'] ?? null]
  const behaviour = menuBehaviour
  // Two people who move menus at the same moment take turns.
  await context.sql.query('lock table "menu" in share row exclusive mode')
  await updateRecord(behaviour, context, menuId, { upMenuId, updateDt })
  const siblings = await context.sql.query<MenuPlace & { updateDt: string }>(
    `select s."menuId", s."upMenuId", s."frontEndUrl", s."sortOrder", s."updateDt" from "menu" s join "menu" m on m."menuId" = $1
     where s."upMenuId" is not distinct from m."upMenuId" and s."portalCd" = m."portalCd"`,
    [menuId],
  )
  const others = siblings.filter((each) => each.menuId !== menuId).toSorted(byMenuOrder)
  const moved = siblings.filter((each) => each.menuId === menuId)
  const at = beforeMenuId === null ? others.length : others.findIndex((each) => each.menuId === beforeMenuId)
  if (at < 0) throw badField('beforeMenuId', messages.notFound)
  for (const [index, each] of others.toSpliced(at, 0, ...moved).entries()) {
    const sortOrder = String(index + 1)
    if (each.sortOrder !== sortOrder)
      await updateRecord(behaviour, context, each.menuId, { sortOrder, updateDt: each.updateDt })
  }
}
