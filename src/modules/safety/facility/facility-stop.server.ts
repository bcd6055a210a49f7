import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import { isSystem, type Context } from '../../../core/server/entity/context.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { requireScope } from '../../../core/server/entity/scope.ts'
import { badField, forbidden } from '../../../core/server/http/errors.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { notify } from '../../../platform/notification/notification.server.ts'
import type { MachineStops } from '../../work-permit/work-order/machine-port.server.ts'
import { safetyRecords } from '../record-pages.rule.ts'
import { machineOf } from './facility-law.server.ts'
import { facilityKeeper, facilityKeepersOf } from './facility-people.server.ts'
import { facilityRefusals } from './facility.texts.ts'
import { safFacilityStop } from './saf-facility-insp.resource.ts'

type Rule = Guard<typeof safFacilityStop>
const keeper: Rule = (row, context) => facilityKeeper(row, context)
/** Items of SAF_STOP_REASON. */
export const stopReasons = { failed: 'failed', overdue: 'overdue', check: 'check', hazard: 'hazard' } as const
const ofInspection: readonly string[] = [stopReasons.failed, stopReasons.overdue]

/** What an inspection has stopped is lifted after one that was passed since. */
const passed: Rule = async ({ facilityLawNo, stopDt }, { sql }) => {
  if (!facilityLawNo) return undefined
  const found = await sql.maybe(
    `select 1 from "safFacilityInsp" where "facilityLawNo" = $1 and "state" = 'passed' and "inspYmd" >= ($2::timestamptz at time zone 'Asia/Seoul')::date`,
    [facilityLawNo, stopDt],
  )
  return found ? undefined : facilityRefusals.passFirst()
}

/** 설비 사용중지: several may stand at a machine, and each is lifted by itself with a signature. */
export const facilityStopBehaviour = defineBehaviour(safFacilityStop, {
  without: ['update', 'delete', 'multi'],
  mayEdit: () => facilityRefusals.stopKept(),
  mayAttach: keeper,
  beforeSave: async (input, context) => {
    const { plantCd } = await machineOf(context, input.facilityNo)
    requireScope(safFacilityStop, context.session, { plantCd })
    const refusal = facilityKeeper({ plantCd }, context)
    if (refusal) throw forbidden(refusal)
    if (ofInspection.includes(input.stopReasonCd) && !isSystem(context.session))
      throw badField('stopReasonCd', facilityRefusals.manualOnly())
    return {
      ...input,
      plantCd,
      stopDt: context.now,
      stopUserId: isSystem(context.session) ? null : context.session.userId,
    }
  },
  afterSave: async (key, context) => {
    await tellOfStop(await loadRecord(safFacilityStop, context, key), context)
  },
  transitions: {
    release: {
      may: keeper,
      guards: { passed },
      set: (_, { now, session }) => ({
        releaseDt: now,
        releaseUserId: isSystem(session) ? null : session.userId,
      }),
    },
  },
})

/** The stops that stand at a machine, for whoever works there: also people who may not open the register. */
export const stopsAt: MachineStops = ({ sql }, facilityNo) =>
  sql.query(
    `select "facilityStopCd" as "code", "stopTxt" as "reason", to_json("stopDt")#>>'{}' as "since" from "safFacilityStop"
     where "facilityNo" = $1 and "state" = 'stopped' order by "stopDt"`,
    [facilityNo],
  )

/** Stops a machine because of an inspection; the caller is the system. */
export async function stopMachine(
  context: Context,
  {
    facilityInspNo = null,
    facilityLawNo,
    ...stop
  }: {
    facilityNo: number
    stopReasonCd: string
    stopTxt: string
    facilityInspNo?: number | null
    facilityLawNo: number
  },
): Promise<void> {
  const stopTxt = stop.stopTxt.slice(0, 1000)
  const key = await createRecord(facilityStopBehaviour, context, { ...stop, stopTxt })
  await setColumns(context, safFacilityStop, key, { facilityInspNo, facilityLawNo }, { trail: false })
}

async function tellOfStop(
  row: { facilityStopNo: number; facilityNo: number; plantCd: string | null; stopTxt: string },
  context: Context,
): Promise<void> {
  const machine = await context.sql.one<{
    facilityCd: string
    facilityNm: string
    ownerUserId: string | null
  }>('select "facilityCd", "facilityNm", "ownerUserId" from "safFacility" where "facilityNo" = $1', [
    row.facilityNo,
  ])
  await notify(context, 'FAC_STOPPED', {
    to: await facilityKeepersOf(context, row.plantCd ?? '', machine.ownerUserId),
    variables: { facilityCd: machine.facilityCd, facilityNm: machine.facilityNm, stopTxt: row.stopTxt },
    linkUrl: addressOf(safetyRecords.safFacilityStop, row.facilityStopNo),
    plantCd: row.plantCd,
  })
}
