import type { FastifyInstance } from 'fastify'
import { reading, type Context, type Engine } from '../../core/server/entity/context.ts'
import { codeGroup, codeItem } from './code.resource.ts'
import { usesOfGroup } from './code-uses.ts'

/** Routes of the page of codes besides the items themselves. */
export async function codeRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  const config = { access: { menus: [...codeGroup.menus, ...codeItem.menus], right: 'read' } } as const
  app.get('/api/manage/codegroupchoices', { config }, async (request) => ({
    data: await groupChoices(reading(engine, request.session)),
  }))
  app.get<{ Params: { key: string } }>('/api/manage/codeuses/:key', { config }, async (request) => ({
    data: await usesOfGroup(engine.database, request.params.key, request.session.language),
  }))
}

/** Every group with the number of its items, by domain, in the language of the caller. */
function groupChoices({ sql, session }: Context): Promise<object[]> {
  const suffix = { kr: '', en: 'En', zh: 'Zh', es: 'Es' }[session.language]
  return sql.query(
    `select g."codeGrpCd", coalesce(g."codeGrpNm${suffix}", g."codeGrpNm") as "codeGrpNm", coalesce(d."domainNm${suffix}", d."domainNm") as "domainNm", g."editYn",
       (select count(*)::int from "codeItem" i where i."codeGrpCd" = g."codeGrpCd") as "itemCnt"
     from "codeGroup" g join "codeDomain" d using ("domainCd") order by d."domainCd", g."codeGrpCd"`,
  )
}
