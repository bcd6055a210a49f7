import { asSystem, inTransaction, type Engine } from '../../../core/server/entity/context.ts'
import { momentOf, showMoment } from '../../../core/shared/dates.ts'
import { Refusal } from '../../../core/server/http/errors.ts'
import { shiftCheckKindOf, shiftCheckKinds, shiftCheckOverdue } from '../permit/handover.rule.ts'
import { gasOverdue } from '../permit/gas-criteria.rule.ts'
import { permitTypeOf, supplementsOf, zoneOf } from '../permit/permit-facts.rule.ts'
import { parametersOf } from '../permit/permit-facts.server.ts'
import { alarmClock } from './permit-alarm.server.ts'
import { asClock } from './permit.server.ts'
import { urgentClock } from '../work-order/urgent-approval.server.ts'
import { timeRunOut } from '../permit/validity.rule.ts'
import { clockReasons } from '../permit/permit-field.texts.ts'

/** How often the clock looks; a permit that runs out is stopped at most this much later. */
export const permitClockMs = 5000

interface Candidate {
  permitNo: number
  plantCd: string | null
  endDt: string
  extEndDt: string | null
  gasDueDt: string | null
  shiftDueDt: string | null
  startDt: string
  permitTypeCd: string
  supplCds: string[] | null
  exZoneCd: string
  state: string
}

/**
 * Ends what has run out and stops works whose measurement is overdue (ptw.md 4 시간경과, 5.5 overdue 15 min) or
 * which a new shift has not taken over (5.2). Urgent orders whose approval afterwards is overdue become late
 * beside them. Safe in several processes at once: each permit is moved by compare-and-set on its state.
 * Answers with the permits that were moved.
 */
export async function permitClock(engine: Engine): Promise<number[]> {
  const now = momentOf(engine.clock.now())
  const candidates = await engine.database.query<Candidate>(
    `select "permitNo", "plantCd", to_json("endDt")#>>'{}' as "endDt", to_json("extEndDt")#>>'{}' as "extEndDt", to_json("gasDueDt")#>>'{}' as "gasDueDt",
       to_json("shiftDueDt")#>>'{}' as "shiftDueDt", to_json("startDt")#>>'{}' as "startDt", "permitTypeCd", "supplCds", "exZoneCd", "state"
     from "workPermit" where ("state" in ('approved', 'working', 'extensionRequested', 'suspended') and coalesce("extEndDt", "endDt") < $1::timestamptz)
       or ("state" in ('working', 'extensionRequested') and ("gasDueDt" < $1::timestamptz or "shiftDueDt" < $1::timestamptz))
     order by "permitNo" limit 500`,
    [now],
  )
  const moved: number[] = []
  const failures: unknown[] = []
  for (const permit of candidates) {
    try {
      const done = await inTransaction(engine, asSystem('작업허가 시계'), async (context) => {
        if (timeRunOut(permit, now)) {
          await asClock(context, permit.permitNo, 'expire', clockReasons.timeOver())
          return true
        }
        const parameters = await parametersOf(context, permit.plantCd)
        if (gasOverdue(permit.gasDueDt, now, parameters)) {
          await asClock(context, permit.permitNo, 'suspend', clockReasons.gasOverdue(), {
            suspReasonCd: 'OVERDUE',
          })
          return true
        }
        const work = {
          ...permit,
          permitTypeCd: permitTypeOf(permit),
          supplCds: supplementsOf(permit),
          exZone: zoneOf(permit),
        }
        const kind = shiftCheckKindOf(work, parameters)
        if (!permit.shiftDueDt || !shiftCheckOverdue(permit.shiftDueDt, kind, now, parameters)) return false
        await asClock(
          context,
          permit.permitNo,
          'suspend',
          clockReasons.shiftOverdue({
            change: showMoment(permit.shiftDueDt).slice(5),
            kind: shiftCheckKinds[kind],
          }),
          { suspReasonCd: kind === 'recheck' ? 'RECHECK' : 'HANDOVER' },
        )
        return true
      })
      if (done) moved.push(permit.permitNo)
    } catch (error) {
      // Somebody was faster with this permit; the next look sees its new state.
      if (!(error instanceof Refusal)) failures.push(error)
    }
  }
  await alarmClock(engine)
  await urgentClock(engine)
  // One permit that cannot be moved must not keep the others working.
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} permits could not be stopped by the clock`)
  return moved
}
