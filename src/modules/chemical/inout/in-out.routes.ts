import type { FastifyInstance, FastifyRequest } from 'fastify'
import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import { acts, audit } from '../../../core/server/entity/audit.ts'
import { reading, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { badField, badFields } from '../../../core/server/http/errors.ts'
import { writing } from '../../../core/server/entity/idempotency.ts'
import { detailOf } from '../../../core/server/entity/mount.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { checkReferences } from '../../../core/server/entity/references.ts'
import { checkedInput } from '../../../core/server/entity/save.ts'
import { isDay } from '../../../core/shared/dates.ts'
import { messages } from '../../../core/shared/messages.ts'
import { reasonMin } from '../../../core/shared/limits.ts'
import { text, type Fields } from '../../../core/shared/field.ts'
import { multipleLevels } from '../store/store-multiple.rule.ts'
import { inlinePdf, printSheet } from '../../../core/server/pdf/sheet.ts'
import { chmInOut } from './chm-in-out.resource.ts'
import { enteredTypes, entryIssues } from './in-out.rule.ts'
import { ledgerSheet } from './ledger.server.ts'
import { post, reverse, type Movement, type Posted } from './posting.server.ts'
import { keepPhotos, waitingPhotos } from './separation-photo.server.ts'

/** The journal: written by posting alone, never changed. */
export const inOutBehaviour = defineBehaviour(chmInOut, { without: ['create', 'update', 'delete', 'multi'] })
const behaviour = inOutBehaviour
const mostEntries = 200
const entered: Fields = Object.fromEntries(
  Object.entries(chmInOut.fields as Fields).filter(([, field]) => !field.readOnly && !field.numbering),
)

/** The photos of an entry wait under a temporary key until it is written. */
const photos: Fields = { photoKey: text('분리 보관 사진', { max: 200 }) }

/** An entry as a page gives it. @throws Refusal 400 */
async function checkedEntry(
  context: Context,
  body: unknown,
): Promise<{ movement: Movement; photoKey: string | null }> {
  const { photoKey = null, ...given } = checkedInput(
    { ...entered, ...photos },
    body,
  ) as unknown as Movement & { photoKey?: string | null }
  const issues = entryIssues(given)
  if (!(enteredTypes as readonly string[]).includes(given.ioTypeCd))
    issues.push({ path: 'ioTypeCd', message: messages.badChoice('유형') })
  if (issues.length > 0) throw badFields(issues)
  await checkReferences({ fields: entered }, context, given, undefined)
  return { movement: given, photoKey }
}
/** Writes one entry with its photos. @throws Refusal as `post` */
async function write(context: Context, body: unknown): Promise<Posted> {
  const { movement, photoKey } = await checkedEntry(context, body)
  const posted = await post(context, movement, await waitingPhotos(context, photoKey))
  if (photoKey) await keepPhotos(context, behaviour, posted.ioNo, photoKey)
  return posted
}

/** Receipts, issues and moves, and their reversal. (chm.md 7) */
export async function inOutRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  const access = (right: 'read' | 'write') => ({ access: { menus: [...chmInOut.menus], right } })
  const answer = async (request: FastifyRequest, { ioNo, store }: Posted) => {
    const context = reading(engine, request.session)
    const detail = await detailOf(behaviour, context, await loadRecord(chmInOut, context, ioNo))
    return {
      ...detail,
      data: { ...detail.data, store: store ? showStore(store) : undefined, conflicts: store?.conflicts },
    }
  }
  app.post(
    chmInOut.path,
    { config: access('write'), schema: { tags: [chmInOut.title], summary: '수불 등록' } },
    async (request, reply) => {
      const posted = await writing(engine, request, (context) => write(context, request.body))
      return reply.code(201).send(await answer(request, posted))
    },
  )
  app.post(
    `${chmInOut.path}s`,
    {
      config: access('write'),
      schema: { tags: [chmInOut.title], summary: '수불 여러 건 등록(전부 또는 전무)' },
    },
    async (request, reply) => {
      const rows: unknown = request.body
      if (!Array.isArray(rows) || rows.length === 0 || rows.length > mostEntries)
        throw badField('rows', messages.badType('수불'))
      const posted = await writing(engine, request, async (context) => {
        const done: Posted[] = []
        for (const [index, row] of rows.entries())
          done.push(
            await write(context, row).catch((error: { fields?: { path: string }[] }) => {
              error.fields?.forEach((field) => (field.path = `${index}.${field.path}`))
              throw error
            }),
          )
        return done.map(({ ioNo, ioCd }) => ({ ioNo, ioCd }))
      })
      return reply.code(201).send({ data: posted })
    },
  )
  app.get<{ Querystring: Record<string, unknown> }>(
    '/api/chm/ledger/print',
    {
      config: { access: { menus: [...chmInOut.menus], right: 'print' } },
      schema: { tags: [chmInOut.title], summary: '입출고대장·유해화학물질 관리대장 인쇄(PDF)' },
    },
    async (request, reply) => {
      const context = reading(engine, request.session)
      const { from, to, kind, plantCd } = request.query
      const day = (value: unknown, otherwise: string) =>
        typeof value === 'string' && isDay(value) ? value : otherwise
      const today = context.today
      const sheet = await ledgerSheet(context, {
        from: day(from, `${today.slice(0, 7)}-01`),
        to: day(to, today),
        hazardous: kind === 'hazardous',
        plantCd: typeof plantCd === 'string' && plantCd !== '' ? plantCd : null,
      })
      await audit(context, acts.print, chmInOut.name, String(sheet.subtitle ?? ''))
      return reply
        .type('application/pdf')
        .header('content-disposition', inlinePdf(String(sheet.title)))
        .send(await printSheet(sheet, request.session.language))
    },
  )
  app.post<{ Params: { key: string } }>(
    `${chmInOut.path}/:key/cancel`,
    { config: access('write'), schema: { tags: [chmInOut.title], summary: '수불 취소(역분개)' } },
    async (request) => {
      const reason = String((request.body as { reason?: unknown } | null)?.reason ?? '').trim()
      if (reason.length < reasonMin) throw badField('reason', messages.reasonMin(reasonMin))
      const posted = await writing(engine, request, async (context) => {
        await loadRecord(chmInOut, context, request.params.key)
        return reverse(context, Number(request.params.key), reason.slice(0, 1000))
      })
      return answer(request, posted)
    },
  )
}
const showStore = ({
  plannedMultiple,
  permitMultiple,
  plannedRate,
  level,
}: NonNullable<Posted['store']>) => ({
  multiple: plannedMultiple,
  permitMultiple,
  rate: plannedRate,
  level: multipleLevels[level],
})
