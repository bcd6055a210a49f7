import { PassThrough } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { messages } from '../../core/shared/messages.ts'
import { reading, type Engine } from '../../core/server/entity/context.ts'
import { writing } from '../../core/server/entity/idempotency.ts'
import { badField, notFound } from '../../core/server/http/errors.ts'
import { asWorkbook } from '../../core/server/excel/excel-routes.ts'
import { writeWorkbook } from '../../core/server/excel/workbook-writer.ts'
import type { WorkbookSheet } from '../../core/server/excel/sheet-layout.ts'
import { detailOf } from '../../core/server/entity/mount.ts'
import { loadRecord } from '../../core/server/entity/record.ts'
import { authGrpBehaviour } from './auth-group.server.ts'
import { authGrp, authGrpMenu } from './auth-group.resource.ts'
import { abilitySheet, viewerSheet } from './explain-sheets.ts'
import { explain, whatCan, whoSees } from './explain.server.ts'
import { copyGroup, rightsOfGroup, saveGroupRights } from './group-rights.server.ts'
import { label, type Sentence } from '../../core/shared/sentence.ts'

/** Users of these menus, who look after people, menus or groups, may ask why somebody sees a menu. */
export const explainMenus = [
  'manage/user/userList',
  'manage/user/userAuth',
  'manage/menu/menuList',
  'manage/authGrp/authGrpList',
  'manage/authGrp/authGrpMenu',
  'manage/authGrp/authGrpCompare',
]
const groupMenus = [
  'manage/authGrp/authGrpList',
  'manage/authGrp/authGrpMenu',
  'manage/authGrp/authGrpCompare',
]

/**
 * Rights of a group in one piece, copying a group, and the reports on who may do what by which rule (admin
 * sections 7 and 10).
 */
export async function authGroupRoutes(
  app: FastifyInstance,
  engine: Engine,
  builtPages: ReadonlySet<string>,
): Promise<void> {
  const access = (menus: readonly string[], right: 'read' | 'write' | 'excel') => ({
    access: { menus, right },
  })
  const tags = [authGrp.title]
  const workbook = (sheet: WorkbookSheet) => {
    const out = new PassThrough()
    void writeWorkbook(out, sheet).catch((error: Error) => out.destroy(error))
    return out
  }
  const [explaining, exporting] = [access(explainMenus, 'read'), access(explainMenus, 'excel')]
  const base: string = authGrp.path

  app.get(
    `${authGrpMenu.path}/rights`,
    { config: access(groupMenus, 'read'), schema: { tags, summary: '그룹의 메뉴권한 전체' } },
    async (request) => ({
      data: await rightsOfGroup(engine.database, groupNoIn(request.query)),
    }),
  )
  app.put(
    authGrpMenu.path,
    { config: access(authGrpMenu.menus, 'write'), schema: { tags, summary: '그룹의 메뉴권한 저장' } },
    async (request) => {
      const authGrpNo = await writing(engine, request, (context) =>
        saveGroupRights(context, request.body, builtPages),
      )
      return { data: authGrpNo === null ? [] : await rightsOfGroup(engine.database, authGrpNo) }
    },
  )
  app.post<{ Params: { key: string } }>(
    `${base}/:key/copy`,
    { config: access(authGrp.menus, 'write'), schema: { tags, summary: '권한그룹 복사' } },
    async (request, reply) => {
      const key = await writing(engine, request, (context) =>
        copyGroup(context, groupNo(request.params.key), request.body),
      )
      const [context, behaviour] = [reading(engine, request.session), authGrpBehaviour]
      void reply.code(201)
      return detailOf(behaviour, context, await loadRecord(behaviour.resource, context, key))
    },
  )

  app.get(
    `${base}/explain`,
    { config: explaining, schema: { tags, summary: '메뉴가 보이거나 보이지 않는 이유' } },
    async (request) => {
      const { userId, menuId } = request.query as Record<string, unknown>
      return {
        data: await explain(
          reading(engine, request.session),
          builtPages,
          textIn(userId, 'userId', label('사용자')),
          textIn(menuId, 'menuId', label('메뉴')),
        ),
      }
    },
  )
  const viewers = (request: { session: Parameters<typeof reading>[1]; query: unknown }) =>
    whoSees(
      reading(engine, request.session),
      builtPages,
      textIn((request.query as Record<string, unknown>)['menuId'], 'menuId', label('메뉴')),
    )
  const abilities = (request: { session: Parameters<typeof reading>[1]; query: unknown }) =>
    whatCan(
      reading(engine, request.session),
      builtPages,
      textIn((request.query as Record<string, unknown>)['userId'], 'userId', label('사용자')),
    )
  app.get(
    `${base}/whosees`,
    { config: explaining, schema: { tags, summary: '메뉴를 볼 수 있는 사용자' } },
    async (request) => ({
      data: await viewers(request),
    }),
  )
  app.get(
    `${base}/whatcan`,
    { config: explaining, schema: { tags, summary: '사용자가 볼 수 있는 메뉴' } },
    async (request) => ({
      data: await abilities(request),
    }),
  )
  app.get(
    `${base}/whosees/excel`,
    { config: exporting, schema: { tags, summary: '메뉴를 볼 수 있는 사용자 엑셀' } },
    async (request, reply) => {
      const sheet = viewerSheet(await viewers(request), request.session.language)
      return asWorkbook(reply, sheet.name, engine.clock.now()).send(workbook(sheet))
    },
  )
  app.get(
    `${base}/whatcan/excel`,
    { config: exporting, schema: { tags, summary: '사용자가 볼 수 있는 메뉴 엑셀' } },
    async (request, reply) => {
      const sheet = abilitySheet(await abilities(request), request.session.language)
      return asWorkbook(reply, sheet.name, engine.clock.now()).send(workbook(sheet))
    },
  )
}

const groupNoIn = (query: unknown): number => groupNo((query as Record<string, unknown>)['authGrpNo'])
function groupNo(given: unknown): number {
  if (typeof given !== 'string' || !/^\d{1,15}$/.test(given)) throw notFound()
  return Number(given)
}
function textIn(value: unknown, name: string, asked: Sentence): string {
  if (typeof value !== 'string' || value === '') throw badField(name, messages.requiredField(asked))
  return value
}
