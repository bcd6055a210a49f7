import { anyBehaviour } from '../../core/server/behaviour.ts'
import { asSystem, inTransaction, type Context, type Engine } from '../../core/server/context.ts'
import { Refusal } from '../../core/server/errors.ts'
import { momentOf } from '../../core/shared/dates.ts'
import { runTransition } from '../../core/server/transition.ts'
import { vendorEvalBehaviour } from './eval/vendor-eval.server.ts'

/** How often the clock looks. */
export const vendorClockMs = 60_000

/**
 * What happens to vendors' records by time alone: nobody objected to a result in time.
 * @returns how much was done
 */
export async function vendorClock(engine: Engine): Promise<number> {
  const today = momentOf(engine.clock.now()).slice(0, 10)
  let done = 0
  const each = async (work: (context: Context) => Promise<unknown>) => {
    try {
      await inTransaction(engine, asSystem('협력업체 시계'), work)
      done += 1
    } catch (error) {
      // Somebody was faster with this one.
      if (!(error instanceof Refusal)) throw error
    }
  }
  const results = await engine.database.query<{ no: number }>(
    `select "vendorEvalNo" as no from "vendorEval" where "state" = 'notified' and "objectToYmd" < $1 order by 1 limit 200`,
    [today],
  )
  for (const { no } of results) await each((context) => runTransition(anyBehaviour(vendorEvalBehaviour), context, no, 'passDeadline'))
  return done
}
