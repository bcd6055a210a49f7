import { execFileSync } from 'node:child_process'
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from 'pg'
import { demoPassword } from '../../db/seed/seed.ts'
import { arrivedSql, fillRequest, pane, picturesNamed, waitingBar } from '../../e2e/field-record.ts'
import { improvementForms } from '../../src/modules/improvement/record-pages.rule.ts'
import { launchBrowser } from '../browser.ts'
import { everything } from '../share.ts'
import { passwordSha } from '../../src/platform/session/password.ts'
import { startProcess, type PortalProcess } from './portal-process.ts'

/** Two processes behind one port: events in one of them reach the browsers of the other. */
let portal: PortalProcess
beforeAll(async () => {
  portal = await startProcess({ workers: 2 })
}, 600_000)
afterAll(() => portal?.remove())

/** A call on a connection of its own, which either process takes. */
function call(
  method: string,
  address: string,
  accessToken = '',
  body?: object,
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(
      portal.url + address,
      {
        method,
        agent: false,
        headers: {
          'content-type': 'application/json',
          ...(accessToken && { 'x-authorization': `Bearer ${accessToken}` }),
        },
      },
      (answer) => {
        let text = ''
        answer.on('data', (chunk: Buffer) => (text += chunk.toString()))
        answer.on('end', () => resolve({ status: answer.statusCode!, body: text }))
      },
    )
    sent.on('error', reject)
    sent.end(body && JSON.stringify(body))
  })
}
async function signIn(userId: string): Promise<string> {
  const { status, body } = await call('POST', '/api/auth/login', '', {
    userId,
    userPwdSHA: passwordSha(demoPassword),
  })
  expect(status).toBe(200)
  return (JSON.parse(body) as { data: { accessToken: string } }).data.accessToken
}
/** The events that a browser receives; `over` when the portal has closed the line. */
function hear(accessToken: string): { heard: () => string; over: Promise<void> } {
  let heard = ''
  // A line that breaks instead of ending, because its process was killed, is over as well.
  const over = fetch(`${portal.url}/api/live`, { headers: { 'x-authorization': `Bearer ${accessToken}` } })
    .then(async ({ body }) => {
      for await (const chunk of body!) heard += Buffer.from(chunk).toString()
    })
    .catch(() => undefined)
  return { heard: () => heard, over }
}
const until = async (holds: () => boolean) => {
  for (let patience = 100; patience > 0 && !holds(); patience--) await wait(50)
  expect(holds()).toBe(true)
}
const workerPids = () =>
  execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(portal.pid())], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('dist/server/worker.mjs'))
    .map((line) => Number.parseInt(line, 10))

test('an event, the end of a session and a new right reach the browsers of both workers', async () => {
  const administrator = await signIn('sys01')
  const first = await signIn('issuer01')
  const lines = Array.from({ length: 12 }, () => hear(first))
  await until(() => lines.every(({ heard }) => heard().includes('retry')))
  const holiday = { ymd: '2031-03-03', holidayNm: '시험 휴일', legalYn: 'N' }
  expect((await call('POST', '/api/manage/holiday', administrator, holiday)).status).toBe(201)
  await until(() => lines.every(({ heard }) => heard().includes('"topic":"holiday"')))
  // The number of an event begins with the process that gave it.
  expect(new Set(lines.map(({ heard }) => /id: (\w+)-\d+/.exec(heard())?.[1])).size).toBe(2)
  const second = await signIn('issuer01')
  await Promise.all(lines.map(({ over }) => over))
  for (let turn = 0; turn < 8; turn++) {
    expect((await call('GET', '/menus', first)).status).toBe(401)
    expect((await call('GET', '/menus', second)).status).toBe(200)
  }
})

test('a browser whose line comes back to the other process asks for everything anew', async () => {
  const accessToken = await signIn('emp01')
  const { body } = await fetch(`${portal.url}/api/live`, {
    headers: { 'x-authorization': `Bearer ${accessToken}`, 'last-event-id': '0badcafe-17' },
  })
  const reader = body!.getReader()
  let heard = ''
  while (!heard.includes('"topic":"*"')) heard += Buffer.from((await reader.read()).value).toString()
  await reader.cancel()
})

test('a paper is drawn from the template that stands beside its source', async () => {
  const accessToken = await signIn('issuer01')
  const { data } = JSON.parse((await call('GET', '/api/saf/workpermits?limit=1', accessToken)).body) as {
    data: { permitNo: number }[]
  }
  const paper = await call('GET', `/api/saf/workpermit/${data[0]!.permitNo}/print`, accessToken)
  expect([paper.status, paper.body.slice(0, 5)]).toEqual([200, '%PDF-'])
})

test('a worker process that is killed is replaced, and meanwhile the other one answers', async () => {
  const accessToken = await signIn('emp01')
  const before = workerPids()
  expect(before).toHaveLength(2)
  process.kill(before[0]!, 'SIGKILL')
  for (let turn = 0; turn < 5; turn++) {
    // A connection that the killed one had taken breaks; the next one is taken by the other.
    const answer = await call('GET', '/menus', accessToken).catch(() => call('GET', '/menus', accessToken))
    expect(answer.status).toBe(200)
    await wait(100)
  }
  await until(() => workerPids().length === 2 && !workerPids().includes(before[0]!))
})

/** All in the long run; the gate sees that each step happens. */
const pictures = everything ? 60 : 6
test(`a process that is killed while ${pictures} pictures arrive, and a window that is closed, double and lose nothing`, async () => {
  const browser = await launchBrowser()
  const database = new Client({ connectionString: portal.databaseUrl() })
  await database.connect()
  // Popups after the sign-in would cover the buttons.
  await database.query(`update "notice" set "popupYn" = 'N'`)
  try {
    const context = await browser.newContext({ locale: 'ko-KR', timezoneId: 'Asia/Seoul' })
    const page = await context.newPage()
    await page.goto(`${portal.url}/login?redirect=${encodeURIComponent(improvementForms.improvement.page)}`)
    await page.getByLabel('아이디', { exact: true }).fill('emp01')
    await page.getByLabel('비밀번호', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: '로그인' }).click()
    const title = '배관 지지대 부식'
    await fillRequest(page, title, pictures)
    await pane(page).getByRole('button', { name: '저장', exact: true }).click()
    const stored = async () => (await database.query<{ files: string[] | null }>(arrivedSql, [title])).rows
    await expect
      .poll(async () => (await stored())[0]?.files?.length ?? 0, { timeout: 60_000, interval: 50 })
      .toBeGreaterThan(0)
    for (const pid of workerPids().slice(0, 1)) process.kill(pid, 'SIGKILL')
    await page.close()
    const again = await context.newPage()
    await again.goto(portal.url)
    await expect
      .poll(async () => (await stored()).map(({ files }) => files), { timeout: 120_000 })
      .toEqual([picturesNamed(pictures)])
    await waitingBar(again).waitFor({ state: 'hidden' })
  } finally {
    await Promise.all([browser.close(), database.end()])
  }
})
