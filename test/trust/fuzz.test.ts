import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPortal, type Portal } from '../portal.ts'
import { fuzz } from './fuzz.ts'

/** `npm run test:trust` sends 100,000 with a seed of the day; here a short run with a fixed seed. */
const requests = Number(process.env['TRUST_REQUESTS'] ?? 1000)
const seed = Number(process.env['TRUST_SEED'] ?? 20260101)

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal?.close())

test(
  `${requests} random requests break nothing, change nothing when refused, and are answered in Korean`,
  { timeout: 3_600_000 },
  async () => {
    const report = await fuzz(portal, { requests, seed })
    console.log(JSON.stringify({ ...report, faults: report.faults.length }))
    expect(report.faults.slice(0, 20)).toEqual([])
    expect(report.requests).toBe(requests)
    expect(report.changedRows).toBeGreaterThan(0)
    // Some requests must get through, or the refusals prove nothing.
    expect(report.statuses[200] ?? 0).toBeGreaterThan(requests / 20)
  },
)
