import type { FastifyInstance, FastifyRequest } from 'fastify'
import { reading, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { writing } from '../../../core/server/entity/idempotency.ts'
import { detailOf } from '../../../core/server/entity/mount.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { checkDues } from '../due-explanation.server.ts'
import { unlistedMaterials } from './material-facts.server.ts'
import { matChkRqst, materialMenus, type MatChkRqst } from './mat-chk-rqst.resource.ts'
import { matChkRqstBehaviour, meetCondition, review } from './material-check.server.ts'

type Keyed = FastifyRequest<{ Params: { key: string; line: string } }>

/** The opinions of the lines and the fulfilment of conditions. (chm.md 7) */
export async function materialRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  const config = { access: { menus: [...materialMenus], right: 'write' } } as const
  const act = (
    name: string,
    schema: { summary: string },
    work: (context: Context, row: MatChkRqst, line: string, body: unknown) => Promise<void>,
  ) =>
    app.put(
      `${matChkRqst.path}/:key/${name}/:line`,
      { config, schema: { tags: [matChkRqst.title], ...schema } },
      async (request: Keyed) => {
        await writing(engine, request, async (context) => {
          const row = await loadRecord(matChkRqst, context, request.params.key, true)
          await work(context, row, request.params.line, request.body)
          context.publish({ topic: matChkRqst.name, key: row.matChkRqstNo })
        })
        const context = reading(engine, request.session)
        return detailOf(
          matChkRqstBehaviour,
          context,
          await loadRecord(matChkRqst, context, request.params.key),
        )
      },
    )
  app.get(
    `${matChkRqst.path}/:key/dues`,
    {
      config: { access: { menus: [...materialMenus], right: 'read' } },
      schema: { tags: [matChkRqst.title], summary: '기한의 근거' },
    },
    async (request: Keyed) => {
      const context = reading(engine, request.session)
      return {
        data: await checkDues(context, await loadRecord(matChkRqst, context, request.params.key)),
      }
    },
  )
  app.get(
    `${matChkRqst.path}/:key/unlisted`,
    {
      config: { access: { menus: [...materialMenus], right: 'read' } },
      schema: { tags: [matChkRqst.title], summary: '법규DB에 없는 구성성분' },
    },
    async (request: Keyed) => {
      const context = reading(engine, request.session)
      const { matChkRqstNo } = await loadRecord(matChkRqst, context, request.params.key)
      return { data: await unlistedMaterials(context, matChkRqstNo) }
    },
  )
  act('review', { summary: '분야별 검토의견 등록' }, review)
  act('condition', { summary: '조건 이행 등록' }, (context, row, line, body) =>
    meetCondition(context, row, Number(line), body),
  )
}
