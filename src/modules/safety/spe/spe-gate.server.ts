import { actingAs, asSystem, type Context } from '../../../core/server/entity/context.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { label, type Sentence } from '../../../core/shared/sentence.ts'
import { notify } from '../../../platform/notification/notification.server.ts'
import type { FinishedCheck } from '../../../platform/check-form/check-answers.server.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import type { Bound } from '../../vendor/enter/enter-check.rule.ts'
import type { IssuedPass } from '../../vendor/enter/equipment-port.server.ts'
import type { EnterRqst } from '../../vendor/enter/enter-rqst.resource.ts'
import { operatorLicence, paperReasons } from '../../vendor/equip/equipment-ready.server.ts'
import { vendorManagers } from '../../vendor/vendor-people.server.ts'
import { safetyRecords } from '../record-pages.rule.ts'
import { speStates } from './spe-codes.rule.ts'
import { speEntry } from './spe-entry.resource.ts'
import { furtherBounds, unfitPoints } from './spe-entry.rule.ts'
import { speEntryBehaviour, speFiguresOf } from './spe-entry.server.ts'
import { speNotes, speRefusals } from './spe-refusals.texts.ts'

const driverOf = async ({ sql }: Pick<Context, 'sql'>, vendorEquipNo: number) =>
  sql.one<{ driverWorkerNo: number | null; equipTypeCd: string; name: string }>(
    `select "driverWorkerNo", "equipTypeCd", "vendorEquipNm" || ' ' || "regNo" as "name" from "vendorEquip" where "vendorEquipNo" = $1`,
    [vendorEquipNo],
  )

/** Further days that end the pass of special equipment that comes in on a day. (SAF-14) */
export async function boundsOf(context: Context, vendorEquipNo: number, inYmd: string): Promise<Bound[]> {
  const { driverWorkerNo, equipTypeCd } = await driverOf(context, vendorEquipNo)
  const { toYmd: licenceToYmd } = await operatorLicence(context, driverWorkerNo, equipTypeCd)
  return furtherBounds({ inYmd, licenceToYmd, checkYmd: null }, await speFiguresOf(context, null))
}

/** The entry that begins with the pass of a line of an approved request; the company completes it. */
export async function beginEntry(context: Context, pass: IssuedPass, request: EnterRqst): Promise<void> {
  const { vendorEquipNo, equipTypeCd, passNo } = pass
  const { driverWorkerNo, name } = await driverOf(context, vendorEquipNo)
  const typed = { workNm: request.purposeTxt.slice(0, 200), operWorkerNo: driverWorkerNo }
  const values = {
    ...typed,
    speEntryNm: name.slice(0, 200),
    plantCd: request.plantCd,
    vendorCd: request.vendorCd,
    vendorEquipNo,
    equipTypeCd,
    enterRqstNo: request.enterRqstNo,
    passNo,
    inYmd: request.fromYmd,
    outYmd: request.toYmd,
  }
  await actingAs(context, asSystem('특수장비 반입'), async (own) => {
    const key = await createRecord({ ...speEntryBehaviour, beforeSave: () => values }, own, typed)
    const { speEntryCd } = await loadRecord(speEntry, own, key)
    await notify(own, 'SPE_ENTRY_BEGUN', {
      to: await vendorManagers(own, request.vendorCd),
      variables: { speEntryCd: speEntryCd ?? '', equipNm: name },
      linkUrl: addressOf(safetyRecords.speEntry, key),
      plantCd: request.plantCd,
    })
  })
}

interface Standing {
  speEntryCd: string
  state: keyof typeof speStates
  operWorkerNo: number | null
  driverWorkerNo: number | null
}
const entryOfPass = ({ sql }: Pick<Context, 'sql'>, passNo: number): Promise<Standing | undefined> =>
  sql.maybe<Standing>(
    `select s."speEntryCd", s."state", s."operWorkerNo", e."driverWorkerNo" from "speEntry" s join "vendorEquip" e using ("vendorEquipNo") where s."passNo" = $1`,
    [passNo],
  )
const notFit = ({ speEntryCd, state }: Standing): Sentence | undefined =>
  state === 'fit' ? undefined : speRefusals.notFit({ entry: speEntryCd, state: label(speStates[state]) })

/** Why a stopped pass is not opened by hand: its equipment was not found fit. */
export async function mayOpen(context: Context, passNo: number): Promise<Sentence | undefined> {
  const entry = await entryOfPass(context, passNo)
  return entry && notFit(entry)
}
/** Why stopped equipment is not released by hand: an entry of it is stopped. */
export async function mayRelease({ sql }: Context, vendorEquipNo: number): Promise<Sentence | undefined> {
  const entry = await sql.maybe<Standing>(
    `select "speEntryCd", "state", null as "operWorkerNo", null as "driverWorkerNo" from "speEntry" where "vendorEquipNo" = $1 and "state" in ('stopped', 'unfit') limit 1`,
    [vendorEquipNo],
  )
  return entry && notFit(entry)
}
/** What stands against special equipment at a gate: it is not fit, or somebody else drives it. (saf.md 7) */
export async function gateReasonsOf(context: Context, passNo: number): Promise<Sentence[]> {
  const entry = await entryOfPass(context, passNo)
  if (!entry) return []
  const other = entry.driverWorkerNo !== entry.operWorkerNo ? [speRefusals.otherOperator()] : []
  return [notFit(entry) ?? [], other].flat()
}

/**
 * Special equipment that has come somewhere and was not found fit at this plant: an inspection at another one says
 * nothing about the place where it works now. Equipment without any entry came in before entries were kept.
 */
export async function notFitAt(
  { sql }: Pick<Context, 'sql'>,
  numbers: readonly number[],
  plantCd: string | null,
): Promise<ReadonlyMap<number, Sentence>> {
  const found = await sql.query<{ vendorEquipNo: number }>(
    `select distinct s."vendorEquipNo" from "speEntry" s where s."vendorEquipNo" = any($1::bigint[])
       and not exists (select 1 from "speEntry" f where f."vendorEquipNo" = s."vendorEquipNo" and f."plantCd" = $2 and f."state" = 'fit')`,
    [numbers, plantCd],
  )
  return new Map(found.map(({ vendorEquipNo }) => [vendorEquipNo, speRefusals.notFitHere()]))
}

/**
 * What a finished inspection decides: a critical point that is bad, or a paper that has ended meanwhile, keeps the
 * equipment out. A stopped entry that is found fit waits for whoever lets it work again.
 */
export async function decideEntry(
  context: Context,
  speEntryNo: number,
  bad: FinishedCheck['bad'],
): Promise<void> {
  const row = await loadRecord(speEntry, context, speEntryNo, true)
  const points = unfitPoints(
    bad.map(({ item }) => ({ itemTxt: item.itemTxt, critical: item.criticalYn === 'Y' })),
  )
  const papers = (await paperReasons(context, row.vendorEquipNo!)).map(({ message }) => String(message))
  const unfitTxt = [
    ...(points.length > 0 ? [String(speNotes.unfit({ points: points.join(', ') }))] : []),
    ...(papers.length > 0 ? [String(speNotes.papers({ points: papers.join(', ') }))] : []),
  ].join('\n')
  await actingAs(context, asSystem('반입검사 판정'), async (own) => {
    if (unfitTxt && (row.state === 'papersApproved' || row.state === 'stopped'))
      await runTransition(speEntryBehaviour, own, speEntryNo, 'fail', { unfitTxt: unfitTxt.slice(0, 2000) })
    else if (row.state === 'papersApproved') await runTransition(speEntryBehaviour, own, speEntryNo, 'pass')
    else if (row.state === 'stopped')
      await setColumns(own, speEntry, speEntryNo, { checkDt: own.now, unfitTxt: null })
  })
  context.publish({ topic: speEntry.name, key: speEntryNo })
}
