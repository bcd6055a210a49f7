import { execFileSync } from 'node:child_process'
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from 'pg'
import { demoPassword } from '../../db/seed/seed.ts'
import { arrivedSql, fillRequest, pane, picturesNamed, waitingBar } from '../../e2e/field-record.ts'
import { improvementForms } from '../../src/modules/improvement/record-pages.rule.ts'
import type { Page } from 'playwright'
import { momentOf } from '../../src/core/shared/dates.ts'
import { launchBrowser } from '../browser.ts'
import { jpeg } from '../file-samples.ts'
import { everything } from '../share.ts'
import { passwordSha } from '../../src/platform/session/password.ts'
import { keepChecks } from './kept-checks.ts'
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
  for (let patience = 600; patience > 0 && !holds(); patience--) await wait(50)
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

/** Signs emp01 in on a page. */
async function signInOn(page: Page, wanted = '/'): Promise<void> {
  await page.goto(`${portal.url}/login?redirect=${encodeURIComponent(wanted)}`)
  await page.getByLabel('아이디', { exact: true }).fill('emp01')
  await page.getByLabel('비밀번호', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: '로그인' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
}

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
    await signInOn(page, improvementForms.improvement.page)
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

const roundsNamed = '오프라인 설비점검'
/** Rounds that are due today, each of a plan of its own. */
async function plannedRounds(database: Client, count: number) {
  const safety = await signIn('saf01')
  const facts = await database.query<{ facilityNo: number; checkFormNo: number; day: string }>(
    `select (select "facilityNo" from "safFacility" where "facilityCd" = 'R-101')::int as "facilityNo", "checkFormNo"::int, (now() at time zone 'Asia/Seoul')::date::text as "day"
     from "checkForm" where "checkFormCd" = 'SAF-VESSEL' and "state" = 'fixed'`,
  )
  const { day, ...target } = facts.rows[0]!
  for (let nth = 1; nth <= count; nth++) {
    const plan = {
      checkPlanNm: `${roundsNamed} ${nth}`,
      plantCd: '1000',
      deptCd: 'D111',
      checkTypeCd: 'FAC',
      ...target,
    }
    const cycle = {
      cycleCd: 'Y',
      everyCnt: 1,
      shiftCd: 'N',
      startYmd: day,
      chargeUserId: 'emp01',
      presenceYn: 'N',
      witnessYn: 'N',
    }
    expect((await call('POST', '/api/saf/checkplan', safety, { ...plan, ...cycle })).status).toBe(201)
  }
  const { rows } = await database.query<{ checkResultNo: number; checkFormNo: number }>(
    `select distinct on (t."checkPlanNo") t."checkResultNo"::int, t."checkFormNo"::int from "safCheckResult" t join "safCheckPlan" p using ("checkPlanNo")
     where p."checkPlanNm" like $1 order by t."checkPlanNo", t."dueYmd"`,
    [`${roundsNamed} %`],
  )
  return rows
}

/** A round of the plant, in the long run alone: that a kill loses nothing, the gate sees above. */
const inspections = 200
const picturesEach = 3
test.runIf(everything)(
  `of ${inspections} inspections with ${inspections * picturesEach} pictures that waited 30 hours, each arrives once, though a process is killed`,
  async () => {
    const browser = await launchBrowser()
    const database = new Client({ connectionString: portal.databaseUrl() })
    await database.connect()
    const checked = async () =>
      (
        await database.query<{
          done: number
          days: number
          runs: number
          pictures: number
          improvements: number
        }>(
          `select count(*) filter (where t."state" = 'done')::int as "done", count(distinct t."checkDt") filter (where t."checkDt" < now() - interval '29 hours')::int as "days",
           coalesce(sum((select count(*) from "checkRun" r where r."sourceCd" = 'safCheckResult' and r."sourceNo" = t."checkResultNo" and r."doneDt" is not null)), 0)::int as "runs",
           coalesce(sum((select count(*) from "attachFile" f where f."taskClassNm" = 'safCheckResult' and f."taskKey" = t."checkResultNo"::text and f."delYn" = 'N')), 0)::int as "pictures",
           coalesce(sum((select count(*) from "improvement" i where i."sourceKey" = 'safCheckResult ' || t."checkResultNo")), 0)::int as "improvements"
         from "safCheckResult" t join "safCheckPlan" p using ("checkPlanNo") where p."checkPlanNm" like $1`,
          [`${roundsNamed} %`],
        )
      ).rows[0]!
    try {
      const rounds = await plannedRounds(database, inspections)
      const context = await browser.newContext({ locale: 'ko-KR', timezoneId: 'Asia/Seoul' })
      const page = await context.newPage()
      await signInOn(page)
      const items = await database.query<{ itemCd: string }>(
        `select "itemCd" from "checkFormItem" where "checkFormNo" = $1 order by "sortOrder"`,
        [rounds[0]!.checkFormNo],
      )
      const pictures = await Promise.all(
        Array.from({ length: picturesEach }, async (_, index) =>
          (await jpeg(200 + index, 120)).toString('base64'),
        ),
      )
      await page.evaluate(keepChecks, {
        keys: rounds.map(({ checkResultNo }) => checkResultNo),
        items: items.rows.map(({ itemCd }) => itemCd),
        pictures,
        userId: 'emp01',
        enteredDt: momentOf(new Date(Date.now() - 30 * 3_600_000)),
      })
      expect(await checked()).toEqual({ done: 0, days: 0, runs: 0, pictures: 0, improvements: 0 })
      await page.goto(portal.url)
      await expect
        .poll(async () => (await checked()).pictures, { timeout: 120_000, interval: 50 })
        .toBeGreaterThan(picturesEach)
      for (const pid of workerPids().slice(0, 1)) process.kill(pid, 'SIGKILL')
      await page.close()
      const again = await context.newPage()
      await again.goto(portal.url)
      await expect.poll(checked, { timeout: 1_200_000, interval: 500 }).toEqual({
        done: inspections,
        days: 1,
        runs: inspections,
        pictures: inspections * picturesEach,
        improvements: inspections,
      })
      await waitingBar(again).waitFor({ state: 'hidden' })
    } finally {
      await Promise.all([browser.close(), database.end()])
    }
  },
  1_500_000,
)
