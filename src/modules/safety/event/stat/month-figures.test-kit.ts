import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Client, Portal } from '../../../../../test/portal.ts'
import { monthAfter } from '../../../../core/shared/periods.ts'
import { monthFiguresClock } from './month-figures.server.ts'
import { dayOf } from '../../../../core/shared/dates.ts'

/** Ways in which an event or the people hurt in it change, each by the event that is changed. */
const changes = {
  moved: `update "safEvent" set "occurDt" = "occurDt" - interval '40 days' where "safEventNo" = $1`,
  called: `update "safEvent" set "eventKindCd" = case "eventKindCd" when 'accident' then 'nearMiss' else 'accident' end where "safEventNo" = $1`,
  none: `update "safEvent" set "state" = case "state" when 'notAccident' then 'reported' else 'notAccident' end where "safEventNo" = $1`,
  rest: `update "safEventPerson" set "restDays" = coalesce("restDays", 0) + 2, "lossDays" = coalesce("lossDays", 0) + 1.5 where "safEventNo" = $1`,
  way: `update "safEventPerson" set "workRelationCd" = case "workRelationCd" when 'work' then 'commute' else 'work' end where "safEventNo" = $1`,
  person: `insert into "safEventPerson" ("safEventNo", "plantCd", "personTypeCd", "workRelationCd", "injuryTypeCd", "injuryPartCd", "treatCd", "restDays", "lossDays", "createUserId", "updateUserId")
    select "safEventNo", "plantCd", 'contractor', 'work', 'injury', 'hand', 'clinic', 4, 3.29, 'test', 'test' from "safEvent" where "safEventNo" = $1`,
  gone: `delete from "safEventPerson" where "safEventPersonNo" = (select max("safEventPersonNo") from "safEventPerson" where "safEventNo" = $1 and "createUserId" = 'test')`,
} as const
type Change = keyof typeof changes

/** The figures that are kept by month, told on the portal of the stories of accidents. */
export function monthFigureStories(portalNow: () => Portal, safetyNow: () => Client): void {
  const database = () => portalNow().engine.database
  const clock = () => monthFiguresClock(portalNow().engine)
  const stats = async () => {
    const to = dayOf(portalNow().clock.now()).slice(0, 7)
    const asked = `from=${monthAfter(to, -17)}&to=${to}`
    return (await safetyNow().get(`/api/saf/accident/stats?${asked}`)).body.data
  }
  const counted = async () => {
    await database().query('delete from "safEventMonth"')
    return stats()
  }
  const staleMonths = async () =>
    (await database().one<{ n: number }>('select count(*)::int as n from "safEventStale"')).n

  test('figures kept by month are those of the events, whatever was changed before and after they were kept', async () => {
    const events = await database().query<{ no: number }>(
      'select "safEventNo" as no from "safEvent" where "plantCd" = \'1000\' order by 1',
    )
    const step = fc.record({
      change: fc.constantFrom(...(Object.keys(changes) as Change[])),
      at: fc.nat(events.length - 1),
      keep: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        for (const { change, at, keep } of steps) {
          await database().query(changes[change], [events[at]!.no])
          if (keep) await clock()
        }
        const read = await stats()
        await clock()
        const kept = await stats()
        expect(await staleMonths()).toBe(0)
        expect(kept).toEqual(read)
        expect(await counted()).toEqual(read)
        await database().query(
          `insert into "safEventStale" ("plantCd", "statYm") select distinct "plantCd", "safEventMonthOf"("occurDt") from "safEvent"`,
        )
        await clock()
      }),
      { numRuns: 12 },
    )
  })
  test('a change that is under way while a month is counted marks it again when it commits', async () => {
    await clock()
    const { no } = await database().one<{ no: number }>(
      `select "safEventNo" as no from "safEvent" where "plantCd" = '1000' and "eventKindCd" = 'accident' and "state" <> 'notAccident' order by "occurDt" desc limit 1`,
    )
    await database().query(changes.person, [no])
    await database().transaction(async (sql) => {
      await sql.query(changes.person, [no])
      expect(await clock()).toBeGreaterThan(0)
    })
    expect(await staleMonths()).toBeGreaterThan(0)
    const read = await stats()
    expect(await counted()).toEqual(read)
  })
}
