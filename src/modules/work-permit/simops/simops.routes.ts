import type { FastifyInstance } from 'fastify'
import { reading, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { badField, notFound } from '../../../core/server/http/errors.ts'
import { writing } from '../../../core/server/entity/idempotency.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { requireScope } from '../../../core/server/entity/scope.ts'
import { toMoment } from '../../../core/shared/dates.ts'
import { messages } from '../../../core/shared/messages.ts'
import { workPermit } from '../permit/work-permit.resource.ts'
import { simopsRule } from './simops-rule.resource.ts'
import { trySimops } from './simops-trial.server.ts'
import { simopsReport, workOfPermit } from './simops.server.ts'
import { simopsKinds, type SimopsKind, type SimopsWork } from './simops-work.rule.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'
import type { Language } from '../../../core/shared/session.ts'
import { adjustRefusals } from './simops-refusals.texts.ts'
import { adjustFieldNames, simopsSentences } from './simops.texts.ts'
import { movesBeside } from './simops-adjust.server.ts'

type Query = Partial<Record<string, unknown>>
export const mapMenus = ['constSafe/map/constMap']
/**
 * A work that is only being thought about: its kinds, with commas between them, at a place and time.
 * @throws
 * Refusal 400
 */
function plannedWork(query: Query, language: Language): SimopsWork {
  const moment = (name: 'start' | 'end', label: Sentence) => {
    const found = typeof query[name] === 'string' ? toMoment(query[name]) : undefined
    if (!found) throw badField(name, messages.requiredField(label))
    return Date.parse(found)
  }
  const metres = (name: string) =>
    typeof query[name] === 'string' && query[name] !== '' && Number.isFinite(Number(query[name]))
      ? Number(query[name])
      : null
  const kinds = String(query['type'] ?? '').split(',')
  if (kinds.some((kind) => !Object.hasOwn(simopsKinds, kind)))
    throw badField('type', messages.requiredField(adjustFieldNames.kinds()))
  const [from, to] = [moment('start', adjustFieldNames.start()), moment('end', adjustFieldNames.end())]
  if (to <= from) throw badField('end', adjustRefusals.endAfterStart())
  return {
    permitNo: 0,
    permitCd: '',
    permitNm: simopsSentences.planned().in(language),
    kinds: kinds as SimopsKind[],
    areaCd: typeof query['areaCd'] === 'string' ? query['areaCd'] : null,
    x: metres('x'),
    y: metres('y'),
    z: metres('z'),
    from,
    to,
    systemTxt: null,
    circuitTxt: null,
    controlRadiusM: metres('radius'),
    liftRadiusM: metres('radius'),
    depthM: metres('depth'),
    lockPoints: [],
  }
}

/**
 * The plant that is asked about: one of the caller's, of a vendor one that has given it work.
 * @throws Refusal
 * 403, 404
 */
async function ownPlant({ sql, session }: Context, { plantCd: asked }: Query): Promise<string> {
  const plantCd = typeof asked === 'string' ? asked : (session.plantCd ?? '')
  requireScope(workPermit, session, { plantCd }, ['plantCd'])
  if (
    session.vendorCd &&
    !(await sql.maybe(`select 1 from "workOrder" where "vendorCd" = $1 and "plantCd" = $2`, [
      session.vendorCd,
      plantCd,
    ]))
  )
    throw notFound()
  return plantCd
}

/** Judging simultaneous operations, and trying rules on the past. (ptw.md 7) */
export async function simopsRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  app.get(
    '/api/saf/simops',
    {
      config: { access: { menus: [...workPermit.menus, ...mapMenus], right: 'read' } },
      schema: {
        tags: [workPermit.title],
        summary: '동시작업 판정(허가 또는 장소·시간·종류)과 가장 가까운 빈 시간',
      },
    },
    async (request) => {
      const context = reading(engine, request.session)
      const query = request.query as Query
      if (query['permitNo'] === undefined)
        return {
          data: await simopsReport(context, plannedWork(query, context.session.language), {
            plantCd: await ownPlant(context, query),
          }),
        }
      const permit = await loadRecord(workPermit, context, String(query['permitNo']))
      const report = await simopsReport(context, workOfPermit(permit), { plantCd: permit.plantCd })
      return { data: { ...report, moves: await movesBeside(context, permit.permitNo) } }
    },
  )
  app.post(
    '/api/saf/simopstrial',
    {
      config: { access: { menus: [...simopsRule.menus], right: 'write' } },
      schema: { tags: [simopsRule.title], summary: '동시작업 규칙을 지난 1년 허가로 시험' },
    },
    async (request) => ({
      data: await writing(engine, request, (context) => trySimops(context, request.body)),
    }),
  )
}
