import { afterAll, beforeAll, expect, test } from 'vitest'
import { killDrill } from './kill.ts'
import { loadDrill } from './load.ts'
import { startProcess, type PortalProcess } from './portal-process.ts'
import { startMailbox, type Mailbox } from './tellers.ts'

/** `npm run test:trust`: 200 people for ten minutes and a hundred ends of each; here a few. */
const users = Number(process.env['TRUST_USERS'] ?? 8)
const seconds = Number(process.env['TRUST_SECONDS'] ?? 5)
const kills = Number(process.env['TRUST_KILLS'] ?? 1)
const hour = 3_600_000

let portal: PortalProcess
let mailbox: Mailbox
beforeAll(async () => {
  mailbox = await startMailbox()
  portal = await startProcess({ smtpUrl: mailbox.url })
}, 600_000)
afterAll(async () => {
  await portal?.remove()
  await mailbox?.close()
})

test(`${users} people at their usual pace get no error, and lists soon`, { timeout: hour }, async () => {
  const report = await loadDrill(portal, { users, seconds })
  console.log(JSON.stringify(report))
  expect(report.errors).toEqual({})
  expect(report.requests).toBeGreaterThanOrEqual(users)
  // Measured only on a machine without other work; beside other tests the figure would say more about those.
  if (users >= 200) expect(report.listP95).toBeLessThan(150)
})

// The last one: it stops the portal to look at what it left.
test(
  `${kills} sudden ends of the server and of PostgreSQL lose nothing that was acknowledged`,
  { timeout: hour },
  async () => {
    const report = await killDrill(portal, { serverKills: kills, databaseKills: kills, mailbox })
    console.log(JSON.stringify({ ...report, faults: report.faults.length }))
    expect(report.faults).toEqual([])
    expect(report.acknowledged).toBeGreaterThan(kills)
    expect(report.tellers).toMatchObject({ mails: expect.any(Number), jobsAsked: expect.any(Number) })
    expect(Math.min(report.tellers!.told, report.tellers!.mails, report.tellers!.jobsDone)).toBeGreaterThan(0)
  },
)
