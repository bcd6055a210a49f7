import type { Context } from '../../../core/server/entity/context.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { createImprovement } from '../../improvement/improvement/create-improvement.server.ts'
import {
  describeRecords,
  type ImprovementSource,
  type OutboxEvent,
} from '../../improvement/improvement-source.server.ts'
import { checkRecord, checkSourceOf, checkSources } from '../check/check-improvement.server.ts'
import { safetyRecords } from '../record-pages.rule.ts'
import { facilityNotes } from './facility.texts.ts'
import { safFacilityInsp, type SafFacilityInsp } from './saf-facility-insp.resource.ts'

const keyOf = (facilityInspNo: number | string): string => `${safFacilityInsp.name} ${facilityInspNo}`
/** IMPR_HAZARD: an inspecting body does not say which; whoever takes the improvement does. */
const unknownHazard = 'ETC'
const most = { title: 100, place: 100, problem: 2000 } as const

/** What a legal inspection found becomes an improvement of the department of the machine (법 제93조·제95조). */
export async function askForRepair(row: SafFacilityInsp, context: Context): Promise<void> {
  const machine = await context.sql.one<{
    name: string
    placeNm: string
    deptCd: string
    processNo: number | null
  }>(
    `select f."facilityCd" || ' ' || f."facilityNm" as "name", coalesce(nullif(concat_ws(' ', a."areaNm", f."locNm"), ''), f."facilityNm") as "placeNm",
       f."deptCd", f."processNo"
     from "safFacility" f left join "permitArea" a on a."areaCd" = f."areaCd" where f."facilityNo" = $1`,
    [row.facilityNo],
  )
  const insp = row.lawInspNm ?? row.lawInspCd ?? ''
  await createImprovement(context, {
    sourceModuleCd: checkSources.facility,
    sourceKey: keyOf(row.facilityInspNo),
    sourceUrl: addressOf(safetyRecords.safFacilityInsp, row.facilityInspNo),
    imprNm: String(facilityNotes.title({ insp, machine: machine.name })).slice(0, most.title),
    problemDesc: String(
      facilityNotes.problem({ insp, machine: machine.name, txt: row.defectTxt ?? '' }),
    ).slice(0, most.problem),
    plantCd: row.plantCd!,
    deptCd: machine.deptCd,
    placeNm: machine.placeNm.slice(0, most.place),
    hazardTypeCd: unknownHazard,
    facilityNo: row.facilityNo,
    processNo: machine.processNo,
    gradeCd: 'H',
    legalYn: 'Y',
  })
  await setColumns(context, safFacilityInsp, row.facilityInspNo, { imprDoneYn: 'N' }, { stamps: false })
}

async function hear({ sourceKey, eventCd }: OutboxEvent, context: Context): Promise<void> {
  const done = { closed: 'Y', reopened: 'N' } as const
  if (!sourceKey.startsWith(keyOf('')) || !(eventCd === 'closed' || eventCd === 'reopened')) return
  const facilityInspNo = Number(sourceKey.slice(keyOf('').length))
  await setColumns(context, safFacilityInsp, facilityInspNo, { imprDoneYn: done[eventCd] }, { stamps: false })
  context.publish({ topic: safFacilityInsp.name, key: facilityInspNo })
}

const checks = checkSourceOf(checkSources.facility)
/** Machines as a source of improvements: their checks, and the legal inspections that they failed. */
export const facilitySource: ImprovementSource = {
  ...checks,
  describe: describeRecords({
    ...checkRecord,
    safFacilityInsp: {
      resource: safFacilityInsp.name,
      fields: ['facilityInspCd', 'state', 'facilityNo', 'lawInspCd', 'inspYmd', 'orgNm', 'defectTxt'],
      ended: [],
    },
  }),
  heard: async (event, context) => {
    await checks.heard!(event, context)
    await hear(event, context)
  },
  readBack: async (context, keys) => [
    ...(await checks.readBack!(context, keys)),
    ...(await context.sql.query<{ sourceKey: string; reported: number; closed: number }>(
      `select $1 || "facilityInspNo" as "sourceKey", 1 as "reported", case when "imprDoneYn" = 'Y' then 1 else 0 end as "closed"
       from "safFacilityInsp" where "imprDoneYn" is not null`,
      [keyOf('')],
    )),
  ],
}
