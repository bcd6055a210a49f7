import { asSystem, inTransaction, type Engine } from '../../../core/server/entity/context.ts'
import { addDays } from '../../../core/shared/dates.ts'
import { dayOfMoment } from '../../../core/shared/moment.ts'
import { notify } from '../../../platform/notification/notification.server.ts'
import type { Holidays } from '../../../core/shared/workday.ts'
import { monthToReport } from '../rules/month.rule.ts'
import { runningStates } from './improvement-transitions.rule.ts'
import { headOffice } from './people.server.ts'

const eventCd = 'IMPR_MONTHLY'
/** Level of the ladder at which the head office hears of a matter. */
const headOfficeLevel = '4'

/**
 * On the first working day of a month tells the head office which rows are late, plant by plant, and how many
 * of them have reached its own level (IMP-03, L4); the notice opens a list with exactly these rows. Without
 * late rows nothing is sent.
 * @param now moment of Korea
 * @returns how many people were told
 */
export async function monthlyReport(engine: Engine, now: string, holidays: Holidays): Promise<number> {
  const month = monthToReport(now, holidays)
  if (!month) return 0
  const once = `impr ${month}`
  if (
    await engine.database.maybe('select 1 from "notiOnce" where "eventCd" = $1 and "onceKey" = $2 limit 1', [
      eventCd,
      once,
    ])
  )
    return 0
  const lastLate = addDays(dayOfMoment(now), -1)
  const plants = await engine.database.query<{ plantNm: string; late: number; level4: number }>(
    // In Korean: the clock has no reader; it writes what is stored.
    `select p."plantNm", count(*)::int as "late", count(*) filter (where exists (select 1 from "improvementEscalation" e
         where e."imprNo" = i."imprNo" and e."dueDt" = i."dueDt" and e."levelCd" = $3))::int as "level4"
     from "improvement" i join "plant" p using ("plantCd")
     where i."state" = any($1) and i."dueDt" < ($2::date + 1)::timestamp at time zone 'Asia/Seoul' group by p."plantCd", p."plantNm" order by p."plantCd"`,
    [runningStates, lastLate, headOfficeLevel],
  )
  if (plants.length === 0) return 0
  const sum = (name: 'late' | 'level4') => String(plants.reduce((total, plant) => total + plant[name], 0))
  return inTransaction(engine, asSystem('개선 시계'), async (context) =>
    notify(context, eventCd, {
      to: await headOffice(context.sql, dayOfMoment(now)),
      variables: {
        month,
        count: sum('late'),
        level4: sum('level4'),
        plants: plants.map(({ plantNm, late }) => `${plantNm} ${late}`).join(' · '),
      },
      linkUrl: `/impr/impr/imprRequest?state=${runningStates.join(',')}&dueDt.to=${lastLate}`,
      once,
    }),
  )
}
