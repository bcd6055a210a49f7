import { asSystem, inTransaction, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { proposeReset } from '../noaccident/no-acc-propose.server.ts'
import { figuresOn, judgeAgain } from './event-judge.server.ts'
import { lostDays } from './rules/accident-rates.rule.ts'
import { knownRestDays } from './rules/event-flags.rule.ts'
import { safEventPerson, type SafEventPerson } from './saf-event-person.resource.ts'
import { safEvent } from './saf-event.resource.ts'

type Resting = Pick<
  SafEventPerson,
  | 'safEventPersonNo'
  | 'safEventNo'
  | 'restFromYmd'
  | 'restToYmd'
  | 'returnYmd'
  | 'expRestDays'
  | 'restDays'
  | 'deathYmd'
  | 'disGradeLvl'
>

/** 휴업일수 and 근로손실일수 of a person as of today. (SAF-03, SAF-04) */
export async function restOf(
  context: Context,
  { plantCd, occurYmd }: { plantCd: string | null; occurYmd: string },
  person: Partial<Resting>,
): Promise<{ restDays: number | null; lossDays: number }> {
  const restDays = knownRestDays(occurYmd, person, context.today)
  const figures = await figuresOn(context, plantCd, occurYmd)
  return {
    restDays,
    lossDays: lostDays(
      {
        dead: Boolean(person.deathYmd),
        grade: person.disGradeLvl ?? null,
        restDays: restDays ?? person.expRestDays ?? 0,
      },
      figures,
    ),
  }
}

/** Interval of the clock; only the first run of a day finds something. */
export const restClockMs = 3_600_000
/**
 * Counts the rests that go on, one day more each day, and judges their events again: with the third day the form to the
 * authority is due, and a record of days without an accident ends. Nobody wrote anything, so the record keeps who changed
 * it last, and its trail is not told each day. (SAF-03, 산업안전보건법 시행규칙 제73조)
 * @returns how many people rest longer than was counted
 */
export const restClock = (engine: Engine): Promise<number> =>
  inTransaction(engine, asSystem('휴업일수 시계'), async (context) => {
    const rows = await context.sql.query<Resting & { plantCd: string; occurYmd: string; state: string }>(
      `select p."safEventPersonNo", p."safEventNo", p."restFromYmd"::text as "restFromYmd", p."expRestDays"::int as "expRestDays", p."restDays"::int as "restDays",
         p."disGradeLvl"::int as "disGradeLvl", e."plantCd", (e."occurDt" at time zone 'Asia/Seoul')::date::text as "occurYmd", e."state"
       from "safEventPerson" p join "safEvent" e using ("safEventNo")
       where p."restFromYmd" is not null and p."restToYmd" is null and p."returnYmd" is null and p."deathYmd" is null and e."state" <> 'notAccident' order by 1`,
    )
    const judged = new Set<number>()
    let count = 0
    for (const row of rows) {
      const { restDays, lossDays } = await restOf(context, row, row)
      if (restDays === row.restDays) continue
      await setColumns(
        context,
        safEventPerson,
        row.safEventPersonNo,
        { restDays, lossDays },
        { stamps: false, trail: false },
      )
      count += 1
      // What is only reported is judged as it is classified, and what is closed when it is opened again.
      if (row.state !== 'reported' && row.state !== 'closed') judged.add(row.safEventNo)
    }
    for (const safEventNo of judged) {
      await judgeAgain(context, await loadRecord(safEvent, context, safEventNo))
      await proposeReset(context, safEventNo)
    }
    return count
  })
