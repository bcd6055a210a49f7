import { heardBound } from './enter-heard.rule.ts'
import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import { actingAs, asSystem, type Context } from '../../../core/server/entity/context.ts'
import { changeLine } from '../../../core/server/entity/lines.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { isKeeper } from '../vendor-people.server.ts'
import { passEnd, verdicts } from './enter-check.rule.ts'
import type { CheckedTarget } from './enter-facts.server.ts'
import { enterPass, passMenus, type EnterPass } from './enter-pass.resource.ts'
import { enterRqst, type EnterRqst } from './enter-rqst.resource.ts'
import { enterSentences, passSentences } from './enter.texts.ts'
import { equipmentEntries } from './equipment-port.server.ts'
import { passWorks, type PassHolder } from './gate-port.server.ts'
import { replacedFrom, type PassSpan } from './pass-cover.rule.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'
import { vendorEquip } from '../equip/vendor-equip.resource.ts'
import { vendorWorker } from '../worker/vendor-worker.resource.ts'

type Rule = Guard<typeof enterPass>
const keeper: Rule = (_, { session }) =>
  isKeeper(session, passMenus) ? undefined : enterSentences.passKeeper()
const notOver: Rule = ({ toYmd }, { today }) => (toYmd < today ? enterSentences.passOver() : undefined)
/** Equipment that waits for its inspection is not let in by hand. */
const inspected: Rule = ({ passNo, vendorEquipNo }, context) =>
  vendorEquipNo === null ? undefined : equipmentEntries.mayOpen(context, passNo)
/** Tells the works of today that their worker or equipment has no pass left. */
async function tellWorks(pass: EnterPass, context: Context, why: string): Promise<void> {
  const left = await context.sql.maybe(
    `select 1 from "enterPass" where "plantCd" = $1 and ("vendorWorkerNo" = $2 or "vendorEquipNo" = $3) and "passNo" <> $4 and "state" = 'valid'
       and $5::date between "fromYmd" and "toYmd"`,
    [pass.plantCd, pass.vendorWorkerNo, pass.vendorEquipNo, pass.passNo, context.today],
  )
  if (left || pass.fromYmd > context.today) return
  await passWorks.lost(context, pass, `${pass.passCd ?? ''} ${why}`)
}
const reasonOf = (_row: unknown, _context: unknown, input: Record<string, unknown>) => ({
  stopReason: input['reason'],
})

/** Passes: made by an approved request, stopped and taken back by the plant. */
export const enterPassBehaviour = defineBehaviour(enterPass, {
  without: ['create', 'update', 'delete', 'multi'],
  transitions: {
    stop: {
      may: keeper,
      set: reasonOf,
      effect: (pass, context, input) => tellWorks(pass, context, String(input['reason'] ?? '')),
    },
    resume: { may: keeper, guards: { notOver, inspected }, set: () => ({ stopReason: null }) },
    withdraw: {
      may: keeper,
      set: reasonOf,
      effect: (pass, context, input) => tellWorks(pass, context, String(input['reason'] ?? '')),
    },
    expire: {
      effect: (pass, context) =>
        tellWorks(pass, context, String(enterSentences.passEnded({ day: pass.toYmd }))),
    },
  },
})

/**
 * Passes for the lines of a request that nobody turned down, each until the first thing ends that it stands
 * on. An earlier pass of the same person or equipment at the plant is replaced on the day the new one begins
 * (`replacedFrom`); the vendor clock does what lies ahead.
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
      const equipment = line.vendorEquipNo
        ? await loadRecord(vendorEquip, own, line.vendorEquipNo)
        : undefined
      const inspects = equipment !== undefined && equipmentEntries.isInspected(equipment.equipTypeCd)
      const further = inspects
        ? await equipmentEntries.bounds(own, equipment.vendorEquipNo, request.fromYmd)
        : []
      const end = passEnd([...checked[index]!.bounds, ...further])!
      const values = {
        plantCd: request.plantCd,
        vendorCd: request.vendorCd,
        vendorWorkerNo: line.vendorWorkerNo,
        vendorEquipNo: line.vendorEquipNo,
        enterRqstNo: request.enterRqstNo,
        areaTxt,
        fromYmd: request.fromYmd,
        toYmd: end.toYmd,
        limitTxt: String(heardBound(end, false)),
      }
      // Nobody types a pass in: all of its columns are filled here.
      const passNo = await createRecord({ ...enterPassBehaviour, beforeSave: () => values }, own, {})
      const issued = { enterRqstLineNo: line.enterRqstLineNo, passNo: Number(passNo) }
      await changeLine(own, enterRqst, 'lines', request.enterRqstNo, issued, { trail: false })
      if (inspects) await holdUntilInspected(own, issued.passNo, equipment, request)
      else await replaceEarlier(own, issued.passNo)
      if (line.vendorWorkerNo !== null) await letIn(own, line.vendorWorkerNo)
    }
  })
}

/** The pass is there but opens nothing until the inspection of the equipment says so. (saf.md SAF-14) */
async function holdUntilInspected(
  context: Context,
  passNo: number,
  { vendorEquipNo, equipTypeCd }: { vendorEquipNo: number; equipTypeCd: string },
  request: EnterRqst,
): Promise<void> {
  await runTransition(enterPassBehaviour, context, passNo, 'stop', {
    reason: String(enterSentences.waitsForInspection()),
  })
  const { passCd } = await loadRecord(enterPass, context, passNo)
  await equipmentEntries.issued(
    context,
    { passNo, passCd: passCd ?? '', vendorEquipNo, equipTypeCd },
    request,
  )
}

type Pass = PassSpan & { passNo: number; passCd: string; state: string }
const earlierPasses = (
  { sql }: Pick<Context, 'sql'>,
  holder: PassHolder,
  before?: { passNo: number; createDt: string },
) =>
  sql.query<Pass>(
    `select "passNo", "passCd", "state", "areaTxt", "fromYmd"::text as "fromYmd", "toYmd"::text as "toYmd" from "enterPass"
     where "plantCd" = $1 and ("vendorWorkerNo" = $2 or "vendorEquipNo" = $3) and ($4::bigint is null or "passNo" < $4)
       and ("state" = 'valid' or ("state" = 'stopped' and ($5::timestamptz is null or "updateDt" <= $5))) order by "passNo"`,
    [
      holder.plantCd,
      holder.vendorWorkerNo,
      holder.vendorEquipNo,
      before?.passNo ?? null,
      before?.createDt ?? null,
    ],
  )

/** The effect of a pass with this span on the holder's other passes. */
export async function meaningOfPass(
  context: Context,
  holder: PassHolder,
  span: PassSpan,
): Promise<Sentence[]> {
  const earlier = await earlierPasses(context, holder)
  return earlier.map((pass) => {
    const day = replacedFrom(span, pass, context.today)
    return day === undefined
      ? passSentences.stays({
          pass: pass.passCd,
          areas: pass.areaTxt ?? passSentences.wholePlant(),
          day: pass.toYmd,
        })
      : passSentences.replacedOn({ pass: pass.passCd, day })
  })
}

/** Takes back what the new pass replaces today. */
export async function replaceEarlier(context: Context, passNo: number): Promise<void> {
  const later = await loadRecord(enterPass, context, passNo)
  for (const earlier of await earlierPasses(context, later, later))
    if (replacedFrom(later, earlier, context.today) === context.today)
      await runTransition(enterPassBehaviour, context, earlier.passNo, 'withdraw', {
        reason: String(enterSentences.replaced()),
      })
}

/**
 * Passes that begin today take the place of those that they cover; an earlier one that was stopped after the
 * new one had been issued keeps its stop, for which somebody had a reason.
 */
export async function replacePasses(context: Context): Promise<number> {
  const begun = await context.sql.query<{ passNo: number }>(
    `select distinct n."passNo" from "enterPass" n join "enterPass" e on e."plantCd" = n."plantCd" and e."passNo" < n."passNo"
       and (e."vendorWorkerNo" = n."vendorWorkerNo" or e."vendorEquipNo" = n."vendorEquipNo")
       and (e."state" = 'valid' or (e."state" = 'stopped' and e."updateDt" <= n."createDt"))
     where n."state" = 'valid' and n."fromYmd" = $1::date order by 1 limit 200`,
    [context.today],
  )
  for (const { passNo } of begun) await replaceEarlier(context, passNo)
  return begun.length
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

/** Takes back every pass of a company that is not over, as the system. @returns how many */
export async function withdrawPasses(context: Context, vendorCd: string, reason: string): Promise<number> {
  const passes = await context.sql.query<{ passNo: number }>(
    `select "passNo" from "enterPass" where "vendorCd" = $1 and "state" in ('valid', 'stopped') order by 1`,
    [vendorCd],
  )
  for (const { passNo } of passes)
    await runTransition(enterPassBehaviour, context, passNo, 'withdraw', { reason })
  return passes.length
}
