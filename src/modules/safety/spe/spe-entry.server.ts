import { codeNameColumn } from '../../../core/server/entity/columns.ts'
import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import { isSystem, type Context } from '../../../core/server/entity/context.ts'
import { badField } from '../../../core/server/http/errors.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import type { Reason } from '../../../core/shared/resource.ts'
import { notify } from '../../../platform/notification/notification.server.ts'
import { parametersOn } from '../../../platform/parameter/parameter.server.ts'
import { isInside } from '../../vendor/enter/inside.server.ts'
import {
  endEquipmentPass,
  openEquipmentPass,
  stopEquipmentPass,
} from '../../vendor/enter/equipment-pass.server.ts'
import { operatorLicence, paperReasons } from '../../vendor/equip/equipment-ready.server.ts'
import { vendorManagers } from '../../vendor/vendor-people.server.ts'
import { hasPaper } from '../facility/facility-paper.server.ts'
import { safetyRecords } from '../record-pages.rule.ts'
import { speKinds, speStates } from './spe-codes.rule.ts'
import { speEntry, type SpeEntry } from './spe-entry.resource.ts'
import { docFaults, furtherBounds, liftRatio, neededDocs } from './spe-entry.rule.ts'
import { hasOpenInspection, planInspection } from './spe-inspection.server.ts'
import { speFigures, type SpeFigures } from './spe-parameters.rule.ts'
import { gatePeople, liftApprover, safetyOnly, stopper, writer } from './spe-people.server.ts'
import { speNotes, speRefusals } from './spe-refusals.texts.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'

type Rule = Guard<typeof speEntry>
export const speFiguresOf = async (
  { sql, today }: Pick<Context, 'sql' | 'today'>,
  plantCd: string | null,
): Promise<SpeFigures> => speFigures.of(await parametersOn(sql, speFigures.prefix, plantCd, today))

const ratioOf = async (row: SpeEntry, context: Context) =>
  liftRatio(row.loadTon, row.ratedTon, await speFiguresOf(context, row.plantCd))
const licenceOf = (row: SpeEntry, context: Context) =>
  operatorLicence(context, row.operWorkerNo, row.equipTypeCd!)

/** The operator, with a licence until the last day of the work. */
const operator: Rule = async (row, context): Promise<Reason[]> => {
  const guard = 'operator'
  const { names, toYmd } = await licenceOf(row, context)
  if (names !== '' && !row.operWorkerNo) return [{ guard, message: speRefusals.operatorNeeded() }]
  if (toYmd === undefined) return [{ guard, message: speRefusals.noLicence({ names }) }]
  return toYmd !== null && toYmd < row.outYmd!
    ? [{ guard, message: speRefusals.docEnds({ doc: names, ymd: toYmd }) }]
    : []
}
const leader: Rule = ({ equipTypeCd, leaderWorkerNo }) =>
  speKinds[equipTypeCd!]?.leader && !leaderWorkerNo ? speRefusals.leaderNeeded() : undefined
/** A machine that lifts is held against its load before anybody approves its papers. */
const load: Rule = async (row, context) =>
  speKinds[row.equipTypeCd!]?.lifts && (await ratioOf(row, context)) === undefined
    ? speRefusals.loadUnknown()
    : undefined
/** Every paper of the kind, valid until the last day of the work, with a copy. (saf.md 4, 7) */
const docs: Rule = async (row, context): Promise<Reason[]> => {
  const needed = neededDocs(row.equipTypeCd!, (await ratioOf(row, context))?.grade)
  const faults = docFaults(needed, row.docs, row.outYmd!)
  const names = new Map(
    (
      await context.sql.query<{ code: string; codeNm: string }>(
        `select "code", ${codeNameColumn[context.session.language]} as "codeNm" from "codeItem" where "codeGrpCd" = 'SPE_DOC'`,
      )
    ).map(({ code, codeNm }) => [code, codeNm]),
  )
  const reasons: Reason[] = faults.map(({ docTypeCd, endsYmd }) => {
    const doc = names.get(docTypeCd) ?? docTypeCd
    return {
      guard: 'docs',
      message:
        endsYmd === null ? speRefusals.docMissing({ doc }) : speRefusals.docEnds({ doc, ymd: endsYmd }),
    }
  })
  if (needed.length > 0 && !(await hasPaper(context, speEntry.name, row.speEntryNo)))
    reasons.push({ guard: 'docs', message: speRefusals.fileMissing() })
  return reasons
}
/** Inspection, insurance and driver of the equipment, as the gate asks for them. */
const equipmentPapers: Rule = (row, context) => paperReasons(context, row.vendorEquipNo!)
const liftApproved: Rule = async (row, context) => {
  const ratio = await ratioOf(row, context)
  return ratio?.grade === 'focus' && !row.liftUserId
    ? speRefusals.liftPlanFirst({ pct: ratio.pct })
    : undefined
}
const isFocus: Rule = async (row, context) =>
  (await ratioOf(row, context))?.grade === 'focus' ? undefined : speRefusals.noFocusLift()
const noOpenInspection: Rule = async ({ speEntryNo }, context) =>
  (await hasOpenInspection(context, speEntryNo)) ? speRefusals.openInspection() : undefined
const rechecked: Rule = ({ checkDt, stopDt }) =>
  checkDt !== null && stopDt !== null && Date.parse(checkDt) > Date.parse(stopDt)
    ? undefined
    : speRefusals.recheckFirst()
const hasLeft: Rule = async ({ plantCd, vendorEquipNo }, context) =>
  !isSystem(context.session) &&
  (await isInside(context, { plantCd: plantCd!, vendorWorkerNo: null, vendorEquipNo }))
    ? [{ guard: 'inside', message: speRefusals.insideStill(), status: 409 as const }]
    : undefined

const linkOf = ({ speEntryNo }: SpeEntry): string => addressOf(safetyRecords.speEntry, speEntryNo)
const tell = async (
  context: Context,
  eventCd: string,
  row: SpeEntry,
  to: readonly string[],
  whatTxt = '',
): Promise<void> => {
  await notify(context, eventCd, {
    to: to.filter((userId) => userId !== context.session.userId),
    variables: { speEntryCd: row.speEntryCd ?? '', equipNm: row.speEntryNm ?? '', whatTxt },
    linkUrl: linkOf(row),
    plantCd: row.plantCd,
  })
}
const tellCompany = async (context: Context, row: SpeEntry, whatTxt: string): Promise<void> =>
  tell(context, 'SPE_ENTRY_DECIDED', row, await vendorManagers(context, row.vendorCd!), whatTxt)

const inspect = async (row: SpeEntry, context: Context, input: Record<string, unknown>): Promise<void> => {
  const chargeUserId = String(input['chargeUserId'])
  await planInspection(context, row, chargeUserId)
  await tell(context, 'SPE_ENTRY_INSPECT', row, [chargeUserId])
}
/** Opens the pass until the first thing ends that it stands on. (SAF-14) */
export async function openPass(row: SpeEntry, context: Context): Promise<void> {
  const { toYmd: licenceToYmd } = await licenceOf(row, context)
  const checkYmd = row.checkDt?.slice(0, 10) ?? null
  const further = furtherBounds(
    { inYmd: row.inYmd!, licenceToYmd, checkYmd },
    await speFiguresOf(context, row.plantCd),
  )
  const passToYmd = await openEquipmentPass(context, row.passNo!, further)
  await setColumns(context, speEntry, row.speEntryNo, { passToYmd })
  await tellCompany(context, row, speStates.fit)
}

/** 특수장비 반입: written by the company, its papers approved by safety staff, opened by its inspection. */
export const speEntryBehaviour = defineBehaviour(speEntry, {
  without: ['create', 'delete', 'multi'],
  mayEdit: (row, context) => (row.state === 'draft' ? writer(row, context) : speRefusals.draftOnly()),
  mayAttach: (row, context) =>
    row.state === 'draft' || row.state === 'requested' ? writer(row, context) : speRefusals.draftOnly(),
  beforeSave: async (input, context, before) => {
    const strangers = await context.sql.query<{ no: number }>(
      `select "vendorWorkerNo" as "no" from "vendorWorker" where "vendorWorkerNo" = any($1::bigint[]) and "vendorCd" <> $2`,
      [[input.operWorkerNo, input.leaderWorkerNo].filter(Boolean), before!.vendorCd],
    )
    for (const name of ['operWorkerNo', 'leaderWorkerNo'] as const)
      if (strangers.some(({ no }) => no === input[name])) throw badField(name, speRefusals.notItsWorker())
    const types = (input.docs ?? []).map(({ docTypeCd }) => docTypeCd)
    const twice = types.findIndex((type, index) => types.indexOf(type) !== index)
    if (twice >= 0) throw badField(`docs.${twice}.docTypeCd`, speRefusals.twiceDoc())
    const ratio = liftRatio(input.loadTon, input.ratedTon, await speFiguresOf(context, before!.plantCd))
    if (ratio?.grade === 'refused') throw badField('loadTon', speRefusals.overload())
    // Another load is another plan: who approved the former one did not approve this.
    return { ...input, liftPct: ratio?.pct ?? null, liftUserId: null, liftDt: null }
  },
  transitions: {
    request: {
      may: writer,
      guards: { operator, leader, load, docs, equipment: equipmentPapers },
      set: (_, { now }) => ({ rqstDt: now }),
      effect: async (row, context) =>
        tell(context, 'SPE_ENTRY_REQUESTED', row, await gatePeople(context, row.plantCd!)),
    },
    giveBack: {
      may: safetyOnly,
      effect: (row, context, { reason }) => tellCompany(context, row, String(reason)),
    },
    approveLift: {
      may: liftApprover,
      guards: { isFocus },
      set: (_, { session, now }) => ({ liftUserId: session.userId, liftDt: now }),
    },
    approvePapers: {
      may: safetyOnly,
      guards: { operator, docs, equipment: equipmentPapers, lift: liftApproved },
      set: (_, { session, now }, { chargeUserId }) => ({
        paperUserId: session.userId,
        paperDt: now,
        chargeUserId,
      }),
      effect: inspect,
    },
    pass: {
      set: (_, { now }) => ({ checkDt: now, unfitTxt: null, stopTxt: null, stopDt: null }),
      effect: openPass,
    },
    fail: {
      set: (_, { now }, { unfitTxt }) => ({ checkDt: now, unfitTxt }),
      effect: (row, context) => tellCompany(context, row, row.unfitTxt ?? ''),
    },
    inspectAgain: {
      may: safetyOnly,
      guards: { noOpenInspection },
      set: (_row, _context, { chargeUserId }) => ({ chargeUserId }),
      effect: inspect,
    },
    stop: {
      may: stopper,
      set: (_, { now }, { reason }) => ({ stopTxt: reason, stopDt: now }),
      effect: async (row, context, { reason }) => {
        await stopEquipmentPass(context, row.passNo!, String(reason))
        await tellCompany(context, row, String(reason))
      },
    },
    recheck: {
      may: safetyOnly,
      guards: { noOpenInspection },
      set: (_row, _context, { chargeUserId }) => ({ chargeUserId }),
      effect: inspect,
    },
    resume: {
      may: safetyOnly,
      guards: { rechecked, equipment: equipmentPapers },
      set: () => ({ stopTxt: null, stopDt: null }),
      effect: openPass,
    },
    takeOut: {
      may: writer,
      guards: { hasLeft },
      effect: (row, context) => endEquipmentPass(context, row.passNo!, String(speNotes.left())),
    },
  },
})
