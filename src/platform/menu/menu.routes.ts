import type { FastifyInstance } from 'fastify'
import { listPathOf } from '../../core/shared/resource.ts'
import { type Engine } from '../../core/server/entity/context.ts'
import { writing } from '../../core/server/entity/idempotency.ts'
import type { Sql } from '../../core/server/database/database.ts'
import { badField, notFound } from '../../core/server/http/errors.ts'
import { allBehaviours } from '../../core/server/entity/registry.ts'
import { mayUse, type Session } from '../../core/server/http/session.ts'
import { messages } from '../../core/shared/messages.ts'
import { explainMenus } from '../auth-group/auth-group.routes.ts'
import { portalOf } from '../session/rights.ts'
import { allMenus, moveMenu } from './menu-editor.server.ts'
import { flattened, menuTree, type MenuRow } from './menu-tree.rule.ts'
import { menu } from './menu.resource.ts'

const columns =
  'm."menuId", m."menuNm", m."menuNmEn", m."menuNmZh", m."menuNmEs", m."upMenuId", m."menuLvl", m."taskGrpCd", m."portalCd", m."frontEndUrl", m."sortOrder", m."icon", m."color", m."plantAccCd", case when m."helpCont" <> \'\' then \'Y\' else \'N\' end as "helpYn"'
const editorMenus = [...menu.menus, ...explainMenus]

/** The signed-in user's menus of the own portal. */
async function treeOf(sql: Sql, session: Session, builtPages: ReadonlySet<string>) {
  const rows = await sql.query<MenuRow>(
    `select ${columns} from "menu" m where m."useYn" = 'Y' and m."portalCd" = $1`,
    [portalOf(session)],
  )
  return menuTree(rows, session.menus, builtPages)
}

/** Menu tree, menu search and favourites (specification section 7; admin R3, section 7). */
export async function menuRoutes(
  app: FastifyInstance,
  engine: Engine,
  builtPages: ReadonlySet<string>,
): Promise<void> {
  const config = { access: 'signedIn' } as const
  // The specification names these addresses without /api; both are served.
  for (const prefix of ['', '/api']) {
    app.get(`${prefix}/menus`, { config: { ...config, beforePasswordChange: true } }, async (request) => ({
      data: await treeOf(engine.database, request.session, builtPages),
    }))
    app.get(`${prefix}/menutreebases`, { config }, async (request) => ({
      data: flattened(await treeOf(engine.database, request.session, builtPages)).map(
        ({ children: _children, ...row }) => row,
      ),
    }))
    app.get<{ Params: { id: string } }>(`${prefix}/menus/:id`, { config }, async (request) => ({
      data: await nodeOf(engine.database, request.session, builtPages, request.params.id),
    }))
    app.get<{ Params: { id: string } }>(`${prefix}/menus/:id/api_contents`, { config }, async (request) => {
      const { frontEndUrl } = await nodeOf(engine.database, request.session, builtPages, request.params.id)
      const resources = allBehaviours()
        .map(({ resource }) => resource)
        .filter(({ menus }) => (menus as string[]).includes(frontEndUrl))
      return {
        data: resources.map((resource) => ({
          name: resource.name,
          title: resource.title,
          path: resource.path,
          listPath: listPathOf(resource),
        })),
      }
    })
  }
  for (const prefix of ['', '/api']) {
    app.get<{ Params: { id: string } }>(`${prefix}/menus/:id/help`, { config }, async (request) => {
      const { menuId } = await nodeOf(engine.database, request.session, builtPages, request.params.id)
      return {
        data: await engine.database.one('select "menuId", "helpCont" from "menu" where "menuId" = $1', [
          menuId,
        ]),
      }
    })
  }
  // All menus, used or not, for those who look after menus or rights.
  app.get(
    '/api/manage/menutree',
    { config: { access: { menus: editorMenus, right: 'read' } } },
    async () => ({
      data: await allMenus(engine.database, builtPages),
    }),
  )
  app.put<{ Params: { key: string } }>(
    `${menu.path}/:key/move`,
    { config: { access: { menus: menu.menus, right: 'write' } } },
    async (request) => {
      await writing(engine, request, (context) => moveMenu(context, request.params.key, request.body))
      return { data: await allMenus(engine.database, builtPages) }
    },
  )
  app.get<{ Querystring: MenuFilter }>('/api/common/menus', { config }, async (request) => ({
    data: await searchMenus(engine.database, request.session, request.query),
  }))

  app.get('/api/manage/usermenu', { config }, async (request) => ({
    data: await engine.database.query(
      `select ${columns.replace('m."sortOrder"', 'f."sortOrder"')} from "userMenu" f join "menu" m using ("menuId")
       where f."userId" = $1 and m."useYn" = 'Y' and m."frontEndUrl" = any($2::text[]) order by f."sortOrder", m."menuId"`,
      [request.session.userId, readable(request.session)],
    ),
  }))
  app.put<{ Params: { menuId: string } }>('/api/manage/usermenu/:menuId', { config }, async (request) => {
    const { frontEndUrl } = await nodeOf(engine.database, request.session, builtPages, request.params.menuId)
    if (!mayUse(request.session, [frontEndUrl], 'read')) throw notFound()
    await engine.database.query(
      `insert into "userMenu" ("userId", "menuId", "sortOrder")
       select $1, $2, coalesce(max("sortOrder"), 0) + 1 from "userMenu" where "userId" = $1 on conflict do nothing`,
      [request.session.userId, request.params.menuId],
    )
    return { data: true }
  })
  app.delete<{ Params: { menuId: string } }>('/api/manage/usermenu/:menuId', { config }, async (request) => {
    await engine.database.query('delete from "userMenu" where "userId" = $1 and "menuId" = $2', [
      request.session.userId,
      request.params.menuId,
    ])
    return { data: true }
  })
}

const readable = (session: Session): string[] =>
  [...session.menus].filter(([, { read }]) => read).map(([frontEndUrl]) => frontEndUrl)

async function nodeOf(sql: Sql, session: Session, builtPages: ReadonlySet<string>, menuId: string) {
  const node = flattened(await treeOf(sql, session, builtPages)).find((each) => each.menuId === menuId)
  if (!node) throw notFound()
  return node
}

interface MenuFilter {
  taskGrpCd?: string
  menuNm?: string
  upMenuId?: string
  upMenuNm?: string
}
/**
 * Rows of the menu search popup with the caller's rights. Who maintains menus or their rights finds every
 * menu, others only those they may open and the menus above them.
 */
async function searchMenus(sql: Sql, session: Session, filter: MenuFilter) {
  for (const [name, value] of Object.entries(filter))
    if (typeof value !== 'string') throw badField(name, messages.badType(name))
  const maintains = mayUse(session, [...menu.menus, 'manage/authGrp/authGrpMenu'], 'read')
  const rows = await sql.query<MenuRow & { upMenuNm: string | null }>(
    `with recursive shown as (
       select "menuId", "upMenuId" from "menu" where $5 or "frontEndUrl" = any($6::text[])
       union select m."menuId", m."upMenuId" from "menu" m join shown s on s."upMenuId" = m."menuId"
     )
     select ${columns}, p."menuNm" as "upMenuNm" from "menu" m left join "menu" p on p."menuId" = m."upMenuId"
     where m."menuId" in (select "menuId" from shown) and m."useYn" = 'Y' and ($5 or m."portalCd" = $7)
       and ($1 = '' or m."taskGrpCd" = $1) and strpos(lower(m."menuNm"), lower($2)) > 0
       and ($3 = '' or m."upMenuId" = $3) and ($4 = '' or strpos(lower(coalesce(p."menuNm", '')), lower($4)) > 0)
     order by m."menuId"`,
    [
      filter.taskGrpCd ?? '',
      filter.menuNm?.trim() ?? '',
      filter.upMenuId ?? '',
      filter.upMenuNm?.trim() ?? '',
      maintains,
      readable(session),
      portalOf(session),
    ],
  )
  return rows.map((row) => {
    const right = session.menus.get(row.frontEndUrl)
    return { ...row, accessYn: right?.read ? 'Y' : 'N', writeYn: right?.write ? 'Y' : 'N' }
  })
}
