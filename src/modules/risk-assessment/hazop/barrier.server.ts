import type { Context } from '../../../core/server/entity/context.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'
import { barrierSays } from './barrier.texts.ts'
import { worstHealth, type Health } from './bow-tie.rule.ts'

/** What a register says of a machine that is a barrier. */
export interface BarrierVerdict {
  facilityNo: number
  health: Health
  why: Sentence
}
/** Asked with the machines of all barriers at once; a machine of which it knows nothing is left out. */
export type BarrierSource = (context: Context, facilityNos: readonly number[]) => Promise<BarrierVerdict[]>

const sources = new Set<BarrierSource>()
/** A register of barriers says as its module starts how its machines are: interlocks, relief devices … */
export const offerBarrierHealth = (source: BarrierSource): void => void sources.add(source)

export interface BarrierState {
  health: Health
  why: Sentence[]
}
/** How the machines are, over all registers; one that no register knows is unknown. */
export async function healthOf(
  context: Context,
  facilityNos: readonly number[],
): Promise<Map<number, BarrierState>> {
  const states = new Map<number, BarrierState>()
  if (facilityNos.length === 0) return states
  const verdicts = (await Promise.all([...sources].map((source) => source(context, facilityNos)))).flat()
  for (const [facilityNo, own] of Map.groupBy(verdicts, (verdict) => verdict.facilityNo))
    states.set(facilityNo, {
      health: worstHealth(own.map(({ health }) => health)),
      why: own.map(({ why }) => why),
    })
  return states
}

type Found = { facilityNo: number; dueYmd: string | null; late: boolean }
/** Due days of the law's inspections: overdue is a barrier that nobody has proven. */
const inspections: BarrierSource = async ({ sql, today }, facilityNos) => {
  const rows = await sql.query<Found>(
    `select "facilityNo", min("dueYmd")::text as "dueYmd", min("dueYmd") < $2::date as "late" from "safFacilityLaw"
     where "facilityNo" = any($1::bigint[]) and "state" = 'active' and "dueYmd" is not null group by 1`,
    [facilityNos, today],
  )
  return rows.map(({ facilityNo, dueYmd, late }) => ({
    facilityNo,
    health: late ? 'broken' : 'sound',
    why: late ? barrierSays.inspectionLate({ day: dueYmd! }) : barrierSays.inspectionDue({ day: dueYmd! }),
  }))
}
/** Machines out of use, and those that are locked out for work. */
const isolations: BarrierSource = async ({ sql }, facilityNos) => {
  const rows = await sql.query<{ facilityNo: number; lotoCd: string | null }>(
    `select "facilityNo", "lotoCd" from "safLoto" where "facilityNo" = any($1::bigint[]) and "state" in ('isolating', 'isolated', 'inUse', 'releaseRequested')
     union all select "facilityNo", null from "safFacilityStop" where "facilityNo" = any($1::bigint[]) and "state" = 'stopped'`,
    [facilityNos],
  )
  return rows.map(({ facilityNo, lotoCd }) => ({
    facilityNo,
    health: 'broken',
    why: lotoCd === null ? barrierSays.stopped() : barrierSays.isolated({ code: lotoCd }),
  }))
}
/** Something is to be put right at the machine. */
const improvements: BarrierSource = async ({ sql, now }, facilityNos) => {
  const rows = await sql.query<{ facilityNo: number; count: number; late: boolean }>(
    `select "facilityNo", count(*)::int as "count", coalesce(bool_or("dueDt" < $2::timestamptz), false) as "late" from "improvement"
     where "facilityNo" = any($1::bigint[]) and "state" not in ('closed', 'rejected', 'merged', 'cancelled') group by 1`,
    [facilityNos, now],
  )
  return rows.map(({ facilityNo, count, late }) => ({
    facilityNo,
    health: late ? 'broken' : 'warning',
    why: late ? barrierSays.improvementLate({ count }) : barrierSays.improvementOpen({ count }),
  }))
}
/** The registers that are there already. */
export function connectBarriers(): void {
  for (const source of [inspections, isolations, improvements]) offerBarrierHealth(source)
}
