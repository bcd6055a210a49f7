import { asSystem, inTransaction, type Engine } from '../../../core/server/context.ts'
import { momentOf } from '../../../core/shared/dates.ts'
import { Refusal } from '../../../core/server/errors.ts'
import { gasOverdue } from './gas-criteria.rule.ts'
import { parametersOf } from './permit-facts.server.ts'
import { asClock } from './permit.server.ts'
import { timeRunOut } from './validity.rule.ts'

/** How often the clock looks; a permit that runs out is stopped at most this much later. */
export const permitClockMs = 5000

interface Candidate {
  permitNo: number
  plantCd: string | null
  endDt: string
  extEndDt: string | null
  gasDueDt: string | null
  state: string
}

/**
 * Ends what has run out and stops works whose measurement is overdue (ptw.md 4 시간경과, 5.5 overdue 15 min).
 * Safe in several processes at once: each permit is moved by compare-and-set on its state. Answers with the permits that were moved.
 */
export async function permitClock(engine: Engine): Promise<number[]> {
  const now = momentOf(engine.clock.now())
  const candidates = await engine.database.query<Candidate>(
    `select "permitNo", "plantCd", to_json("endDt")#>>'{}' as "endDt", to_json("extEndDt")#>>'{}' as "extEndDt", to_json("gasDueDt")#>>'{}' as "gasDueDt", "state"
     from "workPermit" where ("state" in ('approved', 'working', 'extensionRequested', 'suspended') and coalesce("extEndDt", "endDt") < $1::timestamptz)
       or ("state" in ('working', 'extensionRequested') and "gasDueDt" < $1::timestamptz)
     order by "permitNo" limit 500`,
    [now],
  )
  const moved: number[] = []
  const failures: unknown[] = []
  for (const permit of candidates) {
    try {
      const done = await inTransaction(engine, asSystem('작업허가 시계'), async (context) => {
        if (timeRunOut(permit, now)) {
          await asClock(context, permit.permitNo, 'expire', '허가시간 경과')
          return true
        }
        if (!gasOverdue(permit.gasDueDt, now, await parametersOf(context, permit.plantCd))) return false
        await asClock(context, permit.permitNo, 'suspend', '가스 측정기한을 넘겨 자동으로 중지되었습니다.', { suspReasonCd: 'OVERDUE' })
        return true
      })
      if (done) moved.push(permit.permitNo)
    } catch (error) {
      // Somebody was faster with this permit; the next look sees its new state.
      if (!(error instanceof Refusal)) failures.push(error)
    }
  }
  // One permit that cannot be moved must not keep the others working.
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} permits could not be stopped by the clock`)
  return moved
}
