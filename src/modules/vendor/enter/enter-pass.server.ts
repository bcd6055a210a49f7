import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import { actingAs, asSystem, type Context } from '../../../core/server/entity/context.ts'
import { changeLine } from '../../../core/server/entity/lines.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { isKeeper } from '../vendor-people.server.ts'
import { passEnd, verdicts } from './enter-check.rule.ts'
import type { CheckedTarget } from './enter-facts.server.ts'
import { enterPass, passMenus } from './enter-pass.resource.ts'
import { vendorWorker } from '../worker/vendor-worker.resource.ts'
import { enterRqst, type EnterLine, type EnterRqst } from './enter-rqst.resource.ts'
import { enterSentences } from './enter.texts.ts'

type Rule = Guard<typeof enterPass>
const keeper: Rule = (_, { session }) =>
  isKeeper(session, passMenus) ? undefined : enterSentences.passKeeper()
const notOver: Rule = ({ toYmd }, { now }) =>
  toYmd < now.slice(0, 10) ? enterSentences.passOver() : undefined
const reasonOf = (_row: unknown, _context: unknown, input: Record<string, unknown>) => ({
  stopReason: input['reason'],
})

/** Passes: made by an approved request, stopped and taken back by the plant. */
export const enterPassBehaviour = defineBehaviour(enterPass, {
  without: ['create', 'update', 'delete', 'multi'],
  transitions: {
    stop: { may: keeper, set: reasonOf },
    resume: { may: keeper, guards: { notOver }, set: () => ({ stopReason: null }) },
    withdraw: { may: keeper, set: reasonOf },
  },
})

/**
 * Passes for the lines of a request that nobody turned down, each until the first thing ends that it stands
 * on; an earlier pass of the same person or equipment at the plant is taken back.
 * @param checked the lines of the request in their order, checked today
 */
export async function issuePasses(
  context: Context,
  request: EnterRqst,
  checked: readonly CheckedTarget[],
): Promise<void> {
  const areaTxt = request.areas.map(({ areaNm, areaCd }) => areaNm ?? areaCd).join(', ') || null
  await actingAs(context, asSystem('출입증 발급'), async (own) => {
    for (const [index, line] of request.lines.entries()) {
      if (line.reviewCd === verdicts.unfit) continue
      const end = passEnd(checked[index]!.bounds)!
      await replaceEarlier(own, request.plantCd, line)
      const values = {
        plantCd: request.plantCd,
        vendorCd: request.vendorCd,
        vendorWorkerNo: line.vendorWorkerNo,
        vendorEquipNo: line.vendorEquipNo,
        enterRqstNo: request.enterRqstNo,
        areaTxt,
        fromYmd: request.fromYmd,
        toYmd: end.toYmd,
        limitTxt: String(end.name),
      }
      // Nobody types a pass in: all of its columns are filled here.
      const passNo = await createRecord({ ...enterPassBehaviour, beforeSave: () => values }, own, {})
      const issued = { enterRqstLineNo: line.enterRqstLineNo, passNo: Number(passNo) }
      await changeLine(own, enterRqst, 'lines', request.enterRqstNo, issued, { trail: false })
      if (line.vendorWorkerNo !== null) await letIn(own, line.vendorWorkerNo)
    }
  })
}

async function replaceEarlier(context: Context, plantCd: string, line: EnterLine): Promise<void> {
  const earlier = await context.sql.query<{ passNo: number }>(
    `select "passNo" from "enterPass" where "plantCd" = $1 and "state" in ('valid', 'stopped') and ("vendorWorkerNo" = $2 or "vendorEquipNo" = $3)`,
    [plantCd, line.vendorWorkerNo, line.vendorEquipNo],
  )
  for (const { passNo } of earlier)
    await runTransition(enterPassBehaviour, context, passNo, 'withdraw', {
      reason: String(enterSentences.replaced()),
    })
}

/**
 * A worker whose access was waiting or over is let in with the pass; what a sanction stopped stays stopped.
 */
async function letIn(context: Context, vendorWorkerNo: number): Promise<void> {
  for (const entryStatCd of ['pending', 'expired'])
    await setColumns(
      context,
      vendorWorker,
      vendorWorkerNo,
      { entryStatCd: 'approved' },
      { from: { entryStatCd } },
    )
}

/** Passes follow a sanction of their worker: stopped with it, and valid again when it is over. */
export async function followSanction(
  context: Context,
  vendorWorkerNo: number,
  on: boolean,
  reason: string,
): Promise<void> {
  const passes = await context.sql.query<{ passNo: number; toYmd: string }>(
    `select "passNo", "toYmd"::text as "toYmd" from "enterPass" where "vendorWorkerNo" = $1 and "state" = $2`,
    [vendorWorkerNo, on ? 'valid' : 'stopped'],
  )
  await actingAs(context, asSystem('제재에 따른 출입증'), async (own) => {
    for (const { passNo, toYmd } of passes) {
      if (on) await runTransition(enterPassBehaviour, own, passNo, 'stop', { reason })
      else if (toYmd >= own.today) await runTransition(enterPassBehaviour, own, passNo, 'resume')
    }
  })
}
