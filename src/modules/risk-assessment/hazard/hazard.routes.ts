import type { FastifyInstance } from 'fastify'
import { act } from '../../../core/server/entity/act.ts'
import { inTransaction, reading, type Engine } from '../../../core/server/entity/context.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { checkedInput } from '../../../core/server/entity/save.ts'
import { number } from '../../../core/shared/field.ts'
import { rsaTarget } from '../plan/rsa-target.resource.ts'
import { targetBehaviour } from '../plan/rsa-target.server.ts'
import { targetOpen } from '../plan/target-edit.server.ts'
import { checklistMenu, rsaCheckAnswer } from './rsa-check-answer.resource.ts'
import { hazardMenus, rsaHazard } from './rsa-hazard.resource.ts'
import { sheetFactsOf } from './sheet-facts.server.ts'
import { similarHazards } from './similar-hazards.server.ts'
import { takeChecklist } from './take-checklist.server.ts'

const schema = (summary: string) => ({ tags: [rsaHazard.title], summary })
const chosenForm = { checkFormNo: number('체크리스트', { required: true, min: 1 }) }

/** What no definition derives: facts above a sheet, similar rows while typing, the questions of a checklist. */
export async function hazardRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  const readers = [...hazardMenus, checklistMenu]
  app.get<{ Params: { key: string } }>(
    '/api/rsa/hazardsheet/:key',
    { config: { access: { menus: readers, right: 'read' } }, schema: schema('평가표의 상태와 판단기준') },
    async ({ session, params }) => {
      const context = reading(engine, session)
      return { data: await sheetFactsOf(context, await loadRecord(rsaTarget, context, params.key)) }
    },
  )
  app.get<{ Querystring: { q?: string } }>(
    `${rsaHazard.path}/similar`,
    {
      config: { access: { menus: [...hazardMenus], right: 'read' } },
      schema: schema('비슷한 유해·위험요인(입력 중)'),
    },
    async ({ session, query }) => ({
      data: await inTransaction(engine, session, (context) => similarHazards(context, String(query.q ?? ''))),
    }),
  )
  act(
    app,
    engine,
    targetBehaviour,
    {
      name: 'checklist',
      summary: '체크리스트 불러오기',
      methods: ['POST'],
      menus: [...rsaCheckAnswer.menus],
    },
    async ({ rsaTargetNo }, context, body) => {
      const { checkFormNo } = checkedInput(chosenForm, body) as { checkFormNo: number }
      await takeChecklist(context, await targetOpen(context, rsaTargetNo), checkFormNo)
    },
  )
}
