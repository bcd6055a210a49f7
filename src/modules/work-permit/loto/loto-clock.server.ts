import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { safLoto } from './loto.resource.ts'
import { asSystem, inTransaction, type Engine } from '../../../core/server/entity/context.ts'
import { momentOf } from '../../../core/shared/dates.ts'
import { recordLoto } from './loto-facts.server.ts'
import { lockedStates } from './loto-transitions.rule.ts'
import { lotoRefusals } from './loto-refusals.texts.ts'

/** How often the clock looks. */
export const lotoClockMs = 60_000

/**
 * Says once that locks still hang after the planned end, to the issuers of the area and to those whose locks
 * they are. Safe in several processes at once: the moment it was said is set by compare-and-set.
 * @returns how many lockouts were told
 */
export async function lotoClock(engine: Engine): Promise<number> {
  const now = momentOf(engine.clock.now())
  const late = await engine.database.query<{ lotoNo: number }>(
    `select "lotoNo" from "safLoto" where "state" = any($1::text[]) and "planEndDt" < $2::timestamptz and "lateTellDt" is null order by 1 limit 500`,
    [lockedStates, now],
  )
  let told = 0
  for (const { lotoNo } of late)
    await inTransaction(engine, asSystem('LOTO 시계'), async (context) => {
      const first = { from: { lateTellDt: null }, trail: false, stamps: false } as const
      const mine = await setColumns(context, safLoto, lotoNo, { lateTellDt: now }, first)
      if (!mine) return
      await recordLoto(context, lotoNo, 'overdue', {
        reason: lotoRefusals.overdue(),
      })
      context.publish({ topic: 'safLoto', key: lotoNo })
      told++
    })
  return told
}
