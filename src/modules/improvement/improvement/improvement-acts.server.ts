import { defined } from '../../../core/shared/defined.ts'
import { addRow, removeRows } from '../../../core/server/entity/side-table.ts'
import { watches } from './side-tables.server.ts'
import { asSystem, type Context } from '../../../core/server/entity/context.ts'
import { badField, forbidden, notFound, refused, Refusal } from '../../../core/server/http/errors.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { changeLine } from '../../../core/server/entity/lines.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { checkedInput, createRecord } from '../../../core/server/entity/save.ts'
import { date, flag, number, user } from '../../../core/shared/field.ts'
import { messages } from '../../../core/shared/messages.ts'
import { openRequest } from './create-improvement.server.ts'
import { gradeOf } from './improvement-guards.server.ts'
import { improvementBehaviour } from './improvement-behaviour.server.ts'
import { improvement, type Improvement } from './improvement.resource.ts'
import { endedStates } from './improvement-transitions.rule.ts'
import { isCoordinator, isDoer, isRequester } from './people.server.ts'
import type { Said, Sentence } from '../../../core/shared/sentence.ts'
import type { FieldIssue } from '../../../core/shared/session.ts'
import { refusals } from './improvement-refusals.texts.ts'

export const behaviour = improvementBehaviour
export const loadImprovement = async (
  context: Context,
  key: string | number,
  lock = false,
): Promise<Improvement> => await loadRecord(improvement, context, key, lock)

const watchInput = { watchYn: flag('관심', { required: true }) }
export async function watch(row: Improvement, context: Context, body: unknown): Promise<void> {
  const own = { imprNo: row.imprNo, userId: context.session.userId }
  if (checkedInput(watchInput, body)['watchYn'] === 'Y')
    await addRow(context, watches, { ...own, createDt: context.now })
  else await removeRows(context, watches, own)
}

const ackInput = { imprEscalationNo: number('독촉', { required: true }) }
/** Somebody who was reminded has seen it. */
export async function acknowledge(row: Improvement, context: Context, body: unknown): Promise<void> {
  const { imprEscalationNo } = checkedInput(ackInput, body)
  const { userId } = context.session
  const own = row.escalations.find(
    (each) => each.imprEscalationNo === imprEscalationNo && each.toUserIds.includes(userId),
  )
  const seen = own && { imprEscalationNo: own.imprEscalationNo, ackUserId: userId, ackDt: context.now }
  const from = { ackDt: null }
  if (
    !seen ||
    !(await changeLine(context, improvement, 'escalations', row.imprNo, seen, { trail: false, from }))
  )
    throw notFound()
}

const bulkInput = { actUserId: user('조치담당'), dueYmd: date('기한') }
const mostBulk = 300
/**
 * Rows that are changed together, in one order for everybody, so that two who do it wait and do not block
 * each other.
 */
function keysOf(body: unknown): number[] {
  const { imprNos } = (body ?? {}) as { imprNos?: unknown }
  const keys = Array.isArray(imprNos)
    ? [...new Set(imprNos.map(Number))].filter((key) => Number.isSafeInteger(key))
    : []
  if (keys.length === 0) throw badField('imprNos', refusals.chooseSome())
  if (keys.length > mostBulk) throw badField('imprNos', refusals.mostChange({ count: mostBulk }))
  return keys.toSorted((one, other) => one - other)
}
/**
 * One person or one due day for many rows, with one reason; each row has its own trail (features 9).
 * @throws
 * Refusal 400, 403, 422; all or none
 */
export async function changeMany(context: Context, body: unknown): Promise<number> {
  const { imprNos, reason, ...rest } = (body ?? {}) as { imprNos?: unknown; reason?: unknown }
  const keys = keysOf({ imprNos })
  const why = typeof reason === 'string' ? reason.trim() : ''
  if (why.length < 5) throw badField('reason', messages.reasonMin(5))
  const given = checkedInput(bulkInput, rest)
  const dueYmd = given['dueYmd'] as string | undefined
  const actUserId = given['actUserId'] as string | undefined
  if (!dueYmd && !actUserId) throw badField('dueYmd', refusals.doerOrDue())
  if (dueYmd && dueYmd < context.today) throw badField('dueYmd', refusals.dueFromToday())
  if (
    actUserId &&
    !(await context.sql.maybe(`select 1 from "user" where "userId" = $1 and "vendorCd" is null`, [actUserId]))
  )
    throw badField('actUserId', messages.badChoice('조치담당'))
  for (const key of keys) await changeOne(context, key, why, { dueYmd, actUserId })
  return keys.length
}

/**
 * Receives the requests, each with its own grade; all or none (impr.md 6, bulk 접수).
 * @throws Refusal 400, 403, 409
 */
export async function receiveMany(context: Context, body: unknown): Promise<number> {
  const keys = keysOf(body)
  for (const key of keys) {
    const row = await loadImprovement(context, key, true)
    await runTransition(behaviour, context, key, 'receive', { gradeCd: gradeOf(row) })
  }
  return keys.length
}

/** The outcome of each sent row, by its place in the list from 0. */
export interface RequestedMany {
  created: { index: number; imprNo: number }[]
  skipped: { index: number; message: Said; fields: readonly FieldIssue[] }[]
}
/**
 * Many requests at once; a row that is wrong is left out with its reasons and the others are saved (impr.md
 * 7).
 * @throws Refusal 400
 */
export async function requestMany(context: Context, body: unknown): Promise<RequestedMany> {
  const { rows } = (body ?? {}) as { rows?: unknown }
  if (!Array.isArray(rows) || rows.length === 0) throw badField('rows', messages.requiredField('개선요청'))
  if (rows.length > mostBulk) throw badField('rows', refusals.mostCreate({ count: mostBulk }))
  const answer: RequestedMany = { created: [], skipped: [] }
  for (const [index, row] of rows.entries()) {
    await context.sql.query('savepoint "request"')
    try {
      const imprNo = Number(await createRecord(behaviour, context, row as object))
      await runTransition(behaviour, context, imprNo, 'request', {})
      answer.created.push({ index, imprNo })
    } catch (error) {
      if (!(error instanceof Refusal) || error.status >= 500) throw error
      await context.sql.query('rollback to savepoint "request"')
      answer.skipped.push({ index, message: error.said, fields: error.fields })
    }
    await context.sql.query('release savepoint "request"')
  }
  return answer
}

async function changeOne(
  context: Context,
  key: number,
  reason: string,
  { dueYmd, actUserId }: { dueYmd?: string | undefined; actUserId?: string | undefined },
) {
  const row = await loadImprovement(context, key, true)
  const code = row.imprCd ?? key
  const stop = (problem: Sentence) => refused([{ guard: 'bulk', message: refusals.ofOne({ code, problem }) }])
  if (!(await isCoordinator(row, context)))
    throw forbidden(refusals.ofOne({ code, problem: refusals.coordinator() }))
  if (endedStates.includes(row.state) || row.state === 'draft' || row.state === 'requested')
    throw stop(refusals.openOnly())
  if (actUserId && row.actOrgCd === 'V') throw stop(refusals.vendorDoer())
  if (dueYmd && row.legalDueYmd && dueYmd > row.legalDueYmd)
    throw stop(refusals.legalDue({ day: row.legalDueYmd }))
  if (dueYmd && gradeOf(row) === 'U') throw stop(refusals.urgentDue())
  const dueDt = dueYmd && `${dueYmd}T23:59:00+09:00`
  await setColumns(
    context,
    improvement,
    key,
    defined({ actUserId: actUserId || undefined, dueDt: dueDt || undefined }),
    {
      trail: {
        changeReason: [null, reason],
        ...defined({
          actUserId: actUserId ? changed(row.actUserId, actUserId) : undefined,
          dueDt: dueDt ? changed(row.dueDt, dueDt) : undefined,
        }),
      },
      noted: { state: row.state, actNm: String(refusals.bulkChange()), reason },
    },
  )
  context.publish({ topic: 'improvement', key })
}

/** A change in the trail: the value before it and the new one. */
const changed = (before: unknown, value: unknown): [unknown, unknown] => [before, value]

/** Asked for by nobody: neither account nor address is kept (impr.md 2, anonYn). @throws Refusal 400, 403 */
export async function requestAnonymously(context: Context, body: unknown): Promise<number> {
  const { session } = context
  if (session.vendorCd) throw forbidden()
  const nobody = { ...asSystem('익명 요청'), plants: session.plants }
  return openRequest({ ...context, session: nobody }, body as object, {
    sourceModuleCd: 'SUG',
    sourceKey: null,
    sourceSubKey: null,
    sourceUrl: null,
    reqUserId: null,
    reqDeptCd: null,
    reqVendorCd: null,
    anonYn: 'Y',
  })
}

/** Tells whether the caller has a part in the row; the page shows marks by it. */
export const partOf = async (row: Improvement, context: Context) => ({
  requester: isRequester(row, context),
  doer: await isDoer(row, context),
  coordinator: await isCoordinator(row, context),
})
