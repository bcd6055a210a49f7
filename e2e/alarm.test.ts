import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMinutes } from '../src/core/shared/dates.ts'
import { registerKiosk } from '../test/kiosk-life.ts'
import { startStory, type Person, type Story } from './story.ts'
import { byStreamMs, expectPromised } from '../test/promised.ts'

/**
 * Gas in a tank with three people inside: it stands on five screens within two seconds, and each answers for
 * himself.
 */
let story: Story
let permitNo: number
let screens: { name: string; person: Person }[]
const promisedMs = 2000
const sql = () => story.portal.engine.database

beforeAll(async () => {
  story = await startStory({ at: new Date() })
  const found = await sql().one<
    Record<'issuerUserId' | 'approverUserId' | 'company', string> & { permitNo: number }
  >(
    `select "permitNo", "issuerUserId", "approverUserId",
       (select min(u."userId") from "user" u where u."vendorCd" = p."vendorCd" and u."acctStatusCd" = 'ACS01') as "company" from "workPermit" p where p."state" = 'working' and p."supplCds" && '{S1}'
       and (select count(*) from "permitEntry" e where e."permitNo" = p."permitNo" and e."outDt" is null) = 3`,
  )
  permitNo = found.permitNo
  const { secret } = await registerKiosk(story.portal, await story.portal.signIn('sys01'))
  const tablet = await story.window('tablet', { width: 1024, height: 768, signIn: false })
  await tablet.go('/health/live')
  await tablet.page.evaluate(`localStorage.setItem('portal.kiosk', '${secret}')`)
  await tablet.go('/kiosk')
  const wall = await story.window('mgmt01', { width: 1920, height: 1080 })
  await wall.go('/constSafe/constSafeStatus/constSafeStatus?wall=1')
  screens = [
    { name: 'company', person: await story.window(found.company, { width: 360, height: 740 }) },
    { name: 'issuer', person: await story.window(found.issuerUserId) },
    { name: 'approver', person: await story.window(found.approverUserId) },
    { name: 'kiosk', person: tablet },
    { name: 'wall', person: wall },
  ]
})
afterAll(() => story?.close())
const alarmAt = ({ page }: Person) => page.getByRole('alertdialog', { name: '작업 경보' })

test('26 % LEL stands on five screens as it is measured, and says to leave and to call 119', async () => {
  for (const { person } of screens) await person.answered()
  const tester = await story.portal.signIn('gas01')
  const now = story.portal.clock.now().toISOString()
  const answer = await tester.post(`/api/saf/workpermit/${permitNo}/gas`, {
    measTypeCd: 'periodic',
    measDt: addMinutes(now, 0),
    pointCd: 'middle',
    o2Pct: 20.1,
    lelPct: 26,
    coPpm: 0,
    h2sPpm: 0,
    co2Pct: 0.05,
    deviceSn: 'GX-2201',
  })
  expect([answer.status, answer.body.message]).toEqual([200, undefined])
  const since = Date.now()
  const took = await Promise.all(
    screens.map(async ({ name, person }) => {
      await alarmAt(person).getByRole('heading', { name: '즉시 대피' }).waitFor({ timeout: byStreamMs })
      return [name, Date.now() - since] as const
    }),
  )
  for (const [name, ms] of took) expectPromised(ms, promisedMs, name)
  for (const { person } of screens) {
    await alarmAt(person).getByText('119에 신고하세요.', { exact: false }).waitFor()
    await alarmAt(person).getByText('안에 3명이 있습니다.').waitFor()
  }
  await screens[0]!.person.page.screenshot({ path: 'test-results/alarm-360.png' })
  await screens[4]!.person.page.screenshot({ path: 'test-results/alarm-wall.png' })
})

test('who acknowledges goes on; the wall is free once one has answered, and the others are still called', async () => {
  const [company, issuer, , , wall] = screens
  await alarmAt(issuer!.person).getByRole('button', { name: '확인했습니다' }).click()
  await alarmAt(issuer!.person).waitFor({ state: 'hidden' })
  await alarmAt(wall!.person).waitFor({ state: 'hidden' })
  expect(await alarmAt(company!.person).isVisible()).toBe(true)
  const { ackDt } = await sql().one<{ ackDt: string | null }>(
    'select "ackDt" from "permitAlarm" where "permitNo" = $1 and "toUserId" = $2',
    [permitNo, issuer!.person.userId],
  )
  expect(ackDt).not.toBeNull()
})
