import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertSample } from '../../../../test/sample-row.ts'
import { startPortal, type Portal } from '../../../../test/portal.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { resourceNamed } from '../../../core/server/entity/registry.ts'
import { addDays, dayOf } from '../../../core/shared/dates.ts'
import { healthOf } from './barrier.server.ts'

/** What the registers say of a machine that is a barrier, word for word. (fit F4) */
let portal: Portal
let today: string
let machines: number[]
const sql = () => portal.engine.database
beforeAll(async () => {
  portal = await startPortal()
  today = dayOf(portal.clock.now())
  machines = []
  for (let at = 0; at < 7; at++)
    machines.push(Number(await insertSample(sql(), resourceNamed('safFacility')!, { plantCd: '1000' })))
})
afterAll(() => portal?.close())

const add = (name: string, at: number, over: object) =>
  insertSample(sql(), resourceNamed(name)!, { facilityNo: machines[at], ...over })

test('a barrier is sound, in doubt or broken by its inspection, its isolation and what is to be put right', async () => {
  const now = portal.clock.now().toISOString()
  await add('safFacilityLaw', 0, { state: 'active', dueYmd: addDays(today, 30) })
  await add('safFacilityLaw', 1, { state: 'active', dueYmd: addDays(today, -1) })
  await add('safLoto', 2, { state: 'isolated' })
  await add('safFacilityStop', 3, { state: 'stopped' })
  await add('improvement', 4, { state: 'inProgress', dueDt: `${addDays(today, 9)}T00:00:00+09:00` })
  await add('improvement', 5, { state: 'inProgress', dueDt: `${addDays(today, -9)}T00:00:00+09:00` })
  const { code } = await sql().one<{ code: string }>(
    'select "lotoCd" as "code" from "safLoto" where "facilityNo" = $1',
    [machines[2]],
  )
  const found = await healthOf({ sql: sql(), today, now } as unknown as Context, machines)
  const said = machines.map((machine) => {
    const state = found.get(machine)
    return state && [state.health, ...state.why.map(String)]
  })
  expect(said).toEqual([
    ['sound', `법정검사 기한 ${addDays(today, 30)}까지 유효합니다.`],
    ['broken', `법정검사 기한(${addDays(today, -1)})이 지났습니다.`],
    ['broken', `LOTO ${code}(으)로 격리되어 있습니다.`],
    ['broken', '사용중지 상태입니다.'],
    ['warning', '진행 중인 개선요청이 1건 있습니다.'],
    ['broken', '기한이 지난 개선요청이 있습니다(미완료 1건).'],
    // Nothing is known of it: it is not taken for sound.
    undefined,
  ])
})
