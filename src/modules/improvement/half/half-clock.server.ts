import { asSystem, inTransaction, type Engine } from '../../../core/server/entity/context.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { momentOf } from '../../../core/shared/dates.ts'
import { wholeCompany } from '../../../core/shared/whole-company.ts'
import { halfToFreeze } from '../rules/half.rule.ts'
import { halfBehaviour } from './half.server.ts'

/**
 * Freezes the half-year of every plant on its last evening, where nobody has done it by hand (IMP-14).
 * @returns how many were frozen
 */
export async function freezeHalves(engine: Engine): Promise<number> {
  const half = halfToFreeze(momentOf(engine.clock.now()))
  if (!half) return 0
  const missing = await engine.database.query<{ plantCd: string }>(
    `select p."plantCd" from "plant" p where p."plantCd" <> '${wholeCompany}' and not exists
       (select 1 from "improvementHalf" h where h."plantCd" = p."plantCd" and h."halfYear" = $1 and h."halfCd" = $2) order by 1`,
    [half.halfYear, half.halfCd],
  )
  let frozen = 0
  for (const { plantCd } of missing)
    await inTransaction(engine, asSystem('개선 반기 마감'), async (context) => {
      // Only one process freezes a plant; the other one finds it done.
      await context.sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
        `improvementHalf ${half.halfYear} ${half.halfCd} ${plantCd}`,
      ])
      const known = await context.sql.maybe(
        'select 1 from "improvementHalf" where "plantCd" = $1 and "halfYear" = $2 and "halfCd" = $3',
        [plantCd, half.halfYear, half.halfCd],
      )
      if (known) return
      await createRecord(halfBehaviour, context, { ...half, plantCd })
      frozen += 1
    })
  return frozen
}
