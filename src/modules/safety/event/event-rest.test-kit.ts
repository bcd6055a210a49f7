import { expect, test } from 'vitest'
import type { Client, Portal } from '../../../../test/portal.ts'
import { addDays } from '../../../core/shared/dates.ts'
import { eventCalls, paths } from './event-life.test-kit.ts'
import { restClock } from './event-rest.server.ts'

/** Rests that go on, told on the portal of the stories of accidents. */
export function restStories(portalNow: () => Portal, safetyNow: () => Client): void {
  test('a rest that goes on grows each day, and on its third day the form is due and the record may end', async () => {
    const portal = portalNow()
    const { act, hurt, made, today } = eventCalls(portalNow, safetyNow)
    const day = today()
    /** The clock as it runs on a later day. */
    const runsOn = (later: number) => {
      const at = new Date(`${addDays(day, later)}T08:00:00+09:00`)
      return restClock({ ...portal.engine, clock: { ...portal.engine.clock, now: () => at } })
    }
    const no = await made(safetyNow())
    const rest = async (over: object): Promise<string> => {
      const { status, body } = await hurt(no, over)
      expect(status, JSON.stringify(body)).toBe(201)
      return `${paths.persons}/${body.data.safEventPersonNo}`
    }
    const open = await rest({ restFromYmd: addDays(day, 1), treatCd: 'clinic' })
    const ended = await rest({
      userId: 'gas01',
      restFromYmd: addDays(day, 1),
      restToYmd: addDays(day, 1),
      treatCd: 'clinic',
    })
    const known = async (path: string) => (await safetyNow().get(path)).body.data
    expect((await act(safetyNow(), no, 'classify')).body.data).toMatchObject({ f30Yn: 'N' })
    const before = await known(open)
    expect(before.restDays).toBe(0)

    await runsOn(2)
    expect(await known(open)).toMatchObject({ restDays: 2, lossDays: 1.643836 })
    const ofEvent = async () => ({
      form: (await safetyNow().get(`${paths.events}/${no}`)).body.data.f30Yn,
      reports: await portal.engine.database.query(
        `select "rptTypeCd" as kind from "safEventReport" where "safEventNo" = $1`,
        [no],
      ),
      resets: await portal.engine.database.query(`select "state" from "noAccReset" where "safEventNo" = $1`, [
        no,
      ]),
    })
    expect(await ofEvent()).toEqual({ form: 'N', reports: [], resets: [] })

    await runsOn(3)
    expect((await known(open)).restDays).toBe(3)
    const after = await ofEvent()
    expect(after).toMatchObject({ form: 'Y', reports: [{ kind: 'F30' }] })
    expect(after.resets.length).toBeGreaterThan(0)
    // What has ended stays, nothing is counted twice in a day, and a form that is open can still be saved.
    expect((await known(ended)).restDays).toBe(1)
    expect(await runsOn(3)).toBe(0)
    expect((await known(open)).updateDt).toBe(before.updateDt)
  })
}
