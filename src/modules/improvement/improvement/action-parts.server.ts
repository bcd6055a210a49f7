import { dayOfMoment } from '../../../core/shared/moment.ts'
import { putRow, putRows, removeRows } from '../../../core/server/entity/side-table.ts'
import { actionCosts, pictures, wholeCosts } from './side-tables.server.ts'
import { acts, audit } from '../../../core/server/entity/audit.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { badField, forbidden, notFound } from '../../../core/server/http/errors.ts'
import { changeLines } from '../../../core/server/entity/lines.ts'
import { checkedInput } from '../../../core/server/entity/save.ts'
import { cost, number } from '../../../core/shared/field.ts'
import { messages } from '../../../core/shared/messages.ts'
import { actionStates, costOf } from '../rules/action.rule.ts'
import { pictureFlags } from './improvement-guards.server.ts'
import { improvement, type Improvement } from './improvement.resource.ts'
import { endedStates } from './improvement-transitions.rule.ts'
import { isCoordinator, isDoer } from './people.server.ts'
import { refusals } from './improvement-refusals.texts.ts'

/**
 * After a check the lasting actions are accepted or refused. A temporary measure has done its work, whatever
 * the verdict.
 */
export async function judgeActions(
  context: Context,
  { imprNo, actions }: Pick<Improvement, 'imprNo' | 'actions'>,
  judged: 'good' | 'refused',
): Promise<void> {
  const statCd = actionStates[judged]
  const done = actions.filter(
    ({ doneDt, actionTypeCd }) => doneDt !== null && (judged === 'good' || actionTypeCd === 'ROOT'),
  )
  await changeLines(
    context,
    improvement,
    'actions',
    imprNo,
    done.map(({ imprActionNo }) => ({ imprActionNo, statCd })),
    { trail: false },
  )
}

/**
 * After a refused check the due day comes nearer: what was planned for later is planned for the due day, so that the doer
 * can report without moving a day first.
 */
export async function pullPlans(
  context: Context,
  { imprNo, actions }: Pick<Improvement, 'imprNo' | 'actions'>,
): Promise<void> {
  const { dueDt } = await context.sql.one<{ dueDt: string | null }>(
    'select "dueDt" from "improvement" where "imprNo" = $1',
    [imprNo],
  )
  if (!dueDt) return
  const planYmd = dayOfMoment(dueDt)
  const later = actions.filter((action) => action.planYmd > planYmd)
  await changeLines(
    context,
    improvement,
    'actions',
    imprNo,
    later.map(({ imprActionNo }) => ({ imprActionNo, planYmd })),
  )
}

const mostCost = 100_000_000_000
const costInput = {
  budgetAmt: cost('예산', { min: 0, max: mostCost }),
  costAmt: cost('비용', { min: 0, max: mostCost }),
}
const actionCostInput = {
  imprActionNo: number('조치', { required: true }),
  costAmt: cost('조치 비용', { min: 0, max: mostCost }),
}
/** Decides who writes the costs of a row, and until when: a row that has ended stays as it is (impr.md 8). */
export const mayWriteCost = async (row: Improvement, context: Context): Promise<boolean> =>
  !context.session.vendorCd &&
  !endedStates.includes(row.state) &&
  ((await isDoer(row, context)) || (await isCoordinator(row, context)))

/**
 * Budget and cost, of the whole or of each action, which no vendor sees (중대재해처벌법 시행령 제4조제4호나목). Where an
 * action has a cost, the cost of the whole is their sum.
 * @throws Refusal 400, 403
 */
export async function saveCost(row: Improvement, context: Context, body: unknown): Promise<void> {
  if (!(await mayWriteCost(row, context)))
    throw forbidden(endedStates.includes(row.state) ? refusals.costStays() : refusals.doer())
  const { actions, ...whole } = (body ?? {}) as { actions?: unknown }
  const { budgetAmt = null, costAmt = null } = checkedInput(costInput, whole) as {
    budgetAmt?: number | null
    costAmt?: number | null
  }
  const given = Array.isArray(actions)
    ? actions.map(
        (each) => checkedInput(actionCostInput, each) as { imprActionNo: number; costAmt?: number | null },
      )
    : []
  if (given.some(({ imprActionNo }) => !row.actions.some((action) => action.imprActionNo === imprActionNo)))
    throw badField('actions', messages.badChoice('조치'))
  const before = await costsOf(context, row.imprNo)
  for (const each of given) await saveActionCost(context, each)
  const after = await costsOf(context, row.imprNo)
  await storeCost(context, row.imprNo, budgetAmt, costOf(costAmt, Object.values(after.actions)))
  const now = await costsOf(context, row.imprNo)
  // By hand: one entry for the whole and its actions, apart from the row that vendors read.
  await audit(context, acts.update, 'improvementCost', row.imprNo, {
    budgetAmt: [before.budgetAmt, now.budgetAmt],
    costAmt: [before.costAmt, now.costAmt],
    actions: [before.actions, now.actions],
  })
}
async function saveActionCost(
  context: Context,
  { imprActionNo, costAmt }: { imprActionNo: number; costAmt?: number | null },
): Promise<void> {
  if (costAmt === null || costAmt === undefined) await removeRows(context, actionCosts, { imprActionNo })
  else await putRow(context, actionCosts, { imprActionNo, costAmt, ...writtenBy(context) })
}
const storeCost = (
  context: Context,
  imprNo: number,
  budgetAmt: number | null,
  costAmt: number | null,
): Promise<void> => putRow(context, wholeCosts, { imprNo, budgetAmt, costAmt, ...writtenBy(context) })
const writtenBy = ({ session, now }: Context) => ({ updateUserId: session.userId, updateDt: now })

/** The costs of a row in won: of the whole row, and of each action with a cost of its own, by its number. */
export interface Costs {
  budgetAmt: number | null
  costAmt: number | null
  actions: Record<string, number>
}
export async function costsOf({ sql }: Context, imprNo: number): Promise<Costs> {
  const whole = await sql.maybe<{ budgetAmt: number | null; costAmt: number | null }>(
    'select "budgetAmt", "costAmt" from "improvementCost" where "imprNo" = $1',
    [imprNo],
  )
  const parts = await sql.query<{ imprActionNo: number; costAmt: number }>(
    `select c."imprActionNo", c."costAmt" from "improvementActionCost" c join "improvementAction" a using ("imprActionNo") where a."imprNo" = $1 order by 1`,
    [imprNo],
  )
  return {
    budgetAmt: whole?.budgetAmt ?? null,
    costAmt: whole?.costAmt ?? null,
    actions: Object.fromEntries(parts.map(({ imprActionNo, costAmt }) => [imprActionNo, costAmt])),
  }
}
/** An action that was taken out takes its cost with it: the sum follows. */
export async function settleCost(context: Context, imprNo: number): Promise<void> {
  const { budgetAmt, costAmt, actions } = await costsOf(context, imprNo)
  const parts = Object.values(actions)
  if (parts.length > 0 && costOf(costAmt, parts) !== costAmt)
    await storeCost(context, imprNo, budgetAmt, costOf(costAmt, parts))
}

const picturesInput = { imprActionNo: number('조치', { required: true }) }
/** Which of the pictures after show which action; a picture shows one. @throws Refusal 400, 403, 404 */
export async function saveActionPictures(row: Improvement, context: Context, body: unknown): Promise<void> {
  if (row.state !== 'inProgress' || !(await isDoer(row, context))) throw forbidden(refusals.doer())
  const { fileNos, ...rest } = (body ?? {}) as { fileNos?: unknown }
  const { imprActionNo } = checkedInput(picturesInput, rest) as { imprActionNo: number }
  if (!row.actions.some((action) => action.imprActionNo === imprActionNo)) throw notFound()
  const wanted = Array.isArray(fileNos) ? [...new Set(fileNos.map(Number))] : []
  const known = await context.sql.query<{ fileNo: number }>(
    `select "fileNo" from "attachFile" where "taskClassNm" = 'improvement' and "taskKey" = $1 and "taskFlag" = $2 and "delYn" = 'N' and "fileNo" = any($3::bigint[])`,
    [String(row.imprNo), pictureFlags.after, wanted.filter(Number.isSafeInteger)],
  )
  if (known.length !== wanted.length) throw badField('fileNos', messages.badChoice('조치 후 사진'))
  await removeRows(context, pictures, { imprActionNo })
  const shown = wanted.map((fileNo) => ({ fileNo, imprActionNo }))
  await putRows(context, pictures, shown)
}
