import {
  actingAs,
  asSystem,
  inTransaction,
  type Context,
  type Engine,
} from '../../../core/server/entity/context.ts'
import { sayIn } from '../../../core/shared/four-texts.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { escalate } from '../../../platform/notification/escalation.server.ts'
import type { WorkSource } from '../../../platform/work/my-work.server.ts'
import { safetyRecords } from '../record-pages.rule.ts'
import { facilityDues } from './facility-due.server.ts'
import type { FacilityDue } from './facility-due.rule.ts'
import { deriveLaws } from './facility-law.server.ts'
import { facilityKeepersOf, isFacilityKeeper } from './facility-people.server.ts'
import { stopMachine, stopReasons } from './facility-stop.server.ts'
import { facilityWords, facilityWorkNames } from './facility.texts.ts'
import { safFacilityLaw, safFacilityStop } from './saf-facility-insp.resource.ts'

/** Interval of the clock. */
export const facilityClockMs = 3_600_000
const most = 60

/**
 * Makes obligations that are new, stops machines whose window has ended uninspected (법 제95조) and reminds of what comes
 * due. It never moves a due day.
 * @returns how many obligations, stops and messages there were
 */
export const facilityClock = (engine: Engine): Promise<number> =>
  inTransaction(engine, asSystem('법정검사 시계'), async (context) => {
    const { made } = await deriveLaws(context, false)
    const dues = await facilityDues(context)
    const stopped = await stopOverdue(context, dues)
    return made + stopped + (await escalate(context, 'FAC_INSP_DUE', await dueItems(context, dues)))
  })

async function stopOverdue(context: Context, dues: readonly FacilityDue[]): Promise<number> {
  const over = dues.filter(({ mark }) => mark === 'over')
  const standing = new Set(
    (
      await context.sql.query<{ facilityLawNo: number }>(
        `select "facilityLawNo" from "safFacilityStop" where "state" = 'stopped' and "stopReasonCd" in ('failed', 'overdue') and "facilityLawNo" = any($1::bigint[])`,
        [over.map(({ facilityLawNo }) => facilityLawNo)],
      )
    ).map(({ facilityLawNo }) => facilityLawNo),
  )
  const say = sayIn(facilityWords, () => 'kr')
  let count = 0
  for (const due of over) {
    if (standing.has(due.facilityLawNo)) continue
    await actingAs(context, asSystem('법정검사 기한초과'), (own) =>
      stopMachine(own, {
        facilityNo: due.facilityNo,
        stopReasonCd: stopReasons.overdue,
        stopTxt: say('overdue', {
          insp: due.lawInspNm,
          due: due.dueYmd ?? '',
          to: due.window?.to ?? '',
        }),
        facilityLawNo: due.facilityLawNo,
      }),
    )
    count += 1
  }
  return count
}

async function dueItems(context: Context, dues: readonly FacilityDue[]) {
  const keepers = new Map<string, string[]>()
  const items = []
  for (const due of dues) {
    if (due.dueYmd === null || due.mark === 'later') continue
    if (!keepers.has(due.plantCd)) keepers.set(due.plantCd, await facilityKeepersOf(context, due.plantCd))
    items.push({
      subject: `safFacilityLaw ${due.facilityLawNo}`,
      dueYmd: due.dueYmd,
      to: keepers.get(due.plantCd)!,
      variables: { facilityCd: due.facilityCd, facilityNm: due.facilityNm, lawInspNm: due.lawInspNm },
      linkUrl: addressOf(safetyRecords.safFacilityLaw, due.facilityLawNo),
      plantCd: due.plantCd,
    })
  }
  return items
}

const morning = (day: string): string => `${day}T09:00:00+09:00`
/** What waits for 설비담당 and 안전담당: inspections to be applied for or done, and machines that stand still. */
export const facilityWork: WorkSource = {
  labels: facilityWorkNames,
  find: async (context) => {
    const { session, sql, today } = context
    if (session.vendorCd || !isFacilityKeeper(session, session.plantCd)) return []
    const plantCd = session.plantCd ?? ''
    const dues = (await facilityDues(context)).filter(
      (due) => due.plantCd === plantCd && due.mark !== 'later',
    )
    const stops = await sql.query<{
      facilityStopNo: number
      facilityStopCd: string
      facilityNm: string
      facilityCd: string
      stopDt: string
    }>(
      `select s."facilityStopNo", s."facilityStopCd", f."facilityNm", f."facilityCd", to_json(s."stopDt")#>>'{}' as "stopDt"
       from "safFacilityStop" s join "safFacility" f using ("facilityNo") where s."plantCd" = $1 and s."state" = 'stopped' order by s."stopDt" limit ${most}`,
      [plantCd],
    )
    return [
      ...dues.slice(0, most).map((due) => ({
        kind: 'facility-inspection',
        title: `${due.facilityCd} ${due.facilityNm}`,
        more: due.lawInspNm,
        dueDt: morning(due.dueYmd ?? today),
        resource: safFacilityLaw.name,
        key: due.facilityLawNo,
      })),
      ...stops.map((stop) => ({
        kind: 'facility-stop',
        title: `${stop.facilityCd} ${stop.facilityNm}`,
        more: stop.facilityStopCd,
        dueDt: stop.stopDt,
        resource: safFacilityStop.name,
        key: stop.facilityStopNo,
      })),
    ]
  },
}
