import { expect, test } from 'vitest'
import { hearServerTime, serverNow } from './server-time.ts'

const at = (text: string) => Date.parse(text)
const aheadMs = () => Math.round((serverNow().getTime() - Date.now()) / 100) * 100

test('follows the server, whose answers are cut to the second and come late', () => {
  hearServerTime('Tue, 10 Mar 2026 08:00:00 GMT', at('2026-03-10T08:10:00.700Z'))
  expect(aheadMs()).toBe(-600_700)
  hearServerTime('Tue, 10 Mar 2026 08:00:01 GMT', at('2026-03-10T08:10:01.100Z'))
  expect(aheadMs()).toBe(-600_100)
  hearServerTime('Tue, 10 Mar 2026 08:00:01 GMT', at('2026-03-10T08:10:01.900Z'))
  expect(aheadMs()).toBe(-600_100)
})

test('a device whose clock is set anew is followed, an answer without a date is not', () => {
  hearServerTime('Tue, 10 Mar 2026 08:20:00 GMT', at('2026-03-10T08:20:00.300Z'))
  expect(aheadMs()).toBe(-300)
  hearServerTime('Tue, 10 Mar 2026 08:30:00 GMT', at('2026-03-10T09:30:00.300Z'))
  expect(aheadMs()).toBe(-3_600_300)
  hearServerTime(null)
  expect(aheadMs()).toBe(-3_600_300)
})
