import { accountStates } from '../user/user.resource.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { reading, type Engine } from '../../core/server/entity/context.ts'
import { writing } from '../../core/server/entity/idempotency.ts'
import { badField, notFound } from '../../core/server/http/errors.ts'
import { messages } from '../../core/shared/messages.ts'
import { dept } from './dept.resource.ts'
import { impactOfMove, moveDept, type MoveInput } from './dept.server.ts'
import { deptMessages } from './dept-refusals.texts.ts'

/** One department of the tree, as the editor shows it. */
export interface DeptNode {
  deptCd: string
  deptNm: string
  pdeptCd: string | null
  plantCd: string
  sortOrder: number
  fromYmd: string
  toYmd: string | null
  useYn: 'Y' | 'N'
  headUserNm: string | null
  /** Active people of the department itself. */
  userCnt: number
  updateDt: string
}
const nameColumns = { kr: 'deptNm', en: 'deptNmEn', zh: 'deptNmZh', es: 'deptNmEs' } as const
type Keyed = FastifyRequest<{ Params: { key: string } }>

/** The tree with its people, moves, and whom a move concerns (admin 6). */
export async function deptRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  const access = (right: 'read' | 'write') => ({ config: { access: { menus: dept.menus, right } } })
  app.get('/api/manage/depttree', access('read'), async (request) => {
    const { sql, session } = reading(engine, request.session)
    return {
      data: await sql.query<DeptNode>(
        `select d."deptCd", coalesce(d."${nameColumns[session.language]}", d."deptNm") as "deptNm", d."pdeptCd", d."plantCd", d."sortOrder", d."fromYmd",
           d."toYmd", d."useYn", h."userNm" as "headUserNm", d."updateDt",
           (select count(*)::int from "user" u where u."deptCd" = d."deptCd" and u."acctStatusCd" <> '${accountStates.stopped}') as "userCnt"
         from "dept" d left join "user" h on h."userId" = d."headUserId" order by d."sortOrder", d."deptCd"`,
      ),
    }
  })
  app.get(
    '/api/manage/dept/:key/impact',
    access('read'),
    async (request: FastifyRequest<{ Params: { key: string }; Querystring: { pdeptCd?: unknown } }>) => {
      const { pdeptCd } = request.query
      return {
        data: await impactOfMove(
          reading(engine, request.session),
          request.params.key,
          typeof pdeptCd === 'string' && pdeptCd !== '' ? pdeptCd : null,
        ),
      }
    },
  )
  app.put('/api/manage/dept/:key/move', access('write'), async (request: Keyed) => {
    const input = moveInput(request.body)
    await writing(engine, request, async (context) => {
      if (
        input.pdeptCd &&
        !(await context.sql.maybe('select 1 from "dept" where "deptCd" = $1', [input.pdeptCd]))
      )
        throw notFound()
      await moveDept(context, request.params.key, input)
    })
    return { data: true }
  })
}

/** @throws Refusal 400 */
function moveInput(body: unknown): MoveInput {
  const { pdeptCd, index, updateDt } = (typeof body === 'object' && body !== null ? body : {}) as Record<
    string,
    unknown
  >
  if (pdeptCd !== null && typeof pdeptCd !== 'string')
    throw badField('pdeptCd', messages.requiredField('상위부서'))
  if (index !== undefined && !(typeof index === 'number' && Number.isInteger(index) && index >= 0))
    throw badField('index', deptMessages.position())
  if (typeof updateDt !== 'string') throw badField('updateDt', messages.stale)
  return { pdeptCd: pdeptCd === '' ? null : pdeptCd, index, updateDt }
}
