import { actingAs, asSystem, type Context } from '../../../core/server/entity/context.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { vendorEquip } from '../equip/vendor-equip.resource.ts'
import { vendorEquipBehaviour } from '../equip/vendor-equip.server.ts'
import { passEnd, type Bound } from './enter-check.rule.ts'
import { checkTargets } from './enter-facts.server.ts'
import { enterPass } from './enter-pass.resource.ts'
import { enterPassBehaviour, replaceEarlier } from './enter-pass.server.ts'
import { enterRqst } from './enter-rqst.resource.ts'

/**
 * Opens the pass of equipment that was found fit, until the first thing ends that it stands on today, and lets the
 * equipment itself in. (vendor R5; saf.md SAF-14)
 * @param further days that end it beside those of the request, the contract and the papers
 * @returns its last valid day
 */
export async function openEquipmentPass(
  context: Context,
  passNo: number,
  further: readonly Bound[],
): Promise<string> {
  const pass = await loadRecord(enterPass, context, passNo)
  const request = await loadRecord(enterRqst, context, pass.enterRqstNo!)
  const [checked] = await checkTargets(context, request, [{ vendorEquipNo: pass.vendorEquipNo }])
  const end = passEnd([...checked!.bounds, ...further])!
  await actingAs(context, asSystem('반입검사 적합'), async (own) => {
    await setColumns(own, enterPass, passNo, { toYmd: end.toYmd, limitTxt: String(end.name).slice(0, 100) })
    if (pass.state === 'stopped' && end.toYmd >= own.today) {
      await runTransition(enterPassBehaviour, own, passNo, 'resume')
      await replaceEarlier(own, passNo)
    }
    const equipment = await loadRecord(vendorEquip, own, pass.vendorEquipNo!)
    const act = { registered: 'approve', stopped: 'resume' } as const
    if (equipment.state === 'registered' || equipment.state === 'stopped')
      await runTransition(vendorEquipBehaviour, own, equipment.vendorEquipNo, act[equipment.state])
  })
  return end.toYmd
}

/** Stops the pass of equipment and the equipment itself, so that no gate opens and no permit lets it work. */
export const stopEquipmentPass = (context: Context, passNo: number, reason: string): Promise<void> =>
  actingAs(context, asSystem('특수장비 사용정지'), async (own) => {
    const pass = await loadRecord(enterPass, own, passNo)
    if (pass.state === 'valid') await runTransition(enterPassBehaviour, own, passNo, 'stop', { reason })
    const { state } = await loadRecord(vendorEquip, own, pass.vendorEquipNo!)
    if (state === 'approved')
      await runTransition(vendorEquipBehaviour, own, pass.vendorEquipNo!, 'stop', { reason })
  })

/** Takes the pass of equipment back that has left; the equipment is out once no other plant has let it in. */
export const endEquipmentPass = (context: Context, passNo: number, reason: string): Promise<void> =>
  actingAs(context, asSystem('특수장비 반출'), async (own) => {
    const pass = await loadRecord(enterPass, own, passNo)
    if (pass.state === 'valid' || pass.state === 'stopped')
      await runTransition(enterPassBehaviour, own, passNo, 'withdraw', { reason })
    const elsewhere = await own.sql.maybe(
      `select 1 from "enterPass" where "vendorEquipNo" = $1 and "passNo" <> $2 and "state" in ('valid', 'stopped') limit 1`,
      [pass.vendorEquipNo, passNo],
    )
    const { state } = await loadRecord(vendorEquip, own, pass.vendorEquipNo!)
    if (!elsewhere && state !== 'out')
      await runTransition(vendorEquipBehaviour, own, pass.vendorEquipNo!, 'takeOut')
  })
