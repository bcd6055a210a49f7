import { expect, test } from 'vitest'
import { killDrill } from './kill.ts'

/** `npm run test:trust` kills each a hundred times. */
const kills = Number(process.env['TRUST_KILLS'] ?? 1)

test(`${kills} sudden ends of the server and of PostgreSQL lose nothing that was acknowledged`, { timeout: 3_600_000 }, async () => {
  const report = await killDrill({ serverKills: kills, databaseKills: kills })
  console.log(JSON.stringify({ ...report, faults: report.faults.length }))
  expect(report.faults).toEqual([])
  expect(report.acknowledged).toBeGreaterThan(kills)
})
