// node bench/risk-sheet.ts: sheets of an assessment with 3,000 rows in a browser: keys, opening, the rows of a colleague,
// Excel out and in again, papers.
import { loadavg } from 'node:os'
import type { Browser, Page } from 'playwright'
import { buildServer } from '../src/app/server.ts'
import { createDatabase, type Sql } from '../src/core/server/database/database.ts'
import { systemClock } from '../src/core/server/runtime/clock.ts'
import type { AnyResource } from '../src/core/shared/resource.ts'
import { demoPassword } from '../db/seed/seed.ts'
import { launchBrowser } from '../test/browser.ts'
import { clientOf, testSettings, tokensOf, type Client } from '../test/portal.ts'
import { rsaHazard } from '../src/modules/risk-assessment/hazard/rsa-hazard.resource.ts'
import { rsaHazopRow } from '../src/modules/risk-assessment/hazop/rsa-hazop-row.resource.ts'
import { inDemonstration } from './database.ts'
import { milliseconds, spread } from './machine.ts'
import { typedKeys } from './sheet.ts'

const name = 'bench_risk_sheet'
const rows = 3000
const rounds = 5
interface Sheet {
  name: string
  /** Addresses of the page, of the list of its rows, and of its paper. */
  page: string
  list: string
  resource: AnyResource
  paper: string
  /** What is typed, and the head of its column. */
  field: string
  head: string
}
const say = (text: string) => console.log(`${text} (load ${loadavg()[0]!.toFixed(1)})`)
/** The target of the kind gets as many rows as are missing, copied from those that it has. */
async function fill(sql: Sql, typeCd: string, table: string, key: string): Promise<number> {
  const { target } = await sql.one<{ target: number }>(
    `select t."rsaTargetNo" as "target" from "rsaTarget" t join "${table}" using ("rsaTargetNo") where t."rsaTypeCd" = $1 and t."state" = 'assessing'
     group by 1 order by count(*) desc limit 1`,
    [typeCd],
  )
  const columns = (
    await sql.query<{ name: string }>(
      `select column_name as "name" from information_schema.columns where table_name = $1 and is_generated = 'NEVER' and column_name not in ($2, 'sortOrder', 'rsaMeasureNo') and table_schema = 'public'`,
      [table, key],
    )
  ).map((each) => `"${each.name}"`)
  // All of a study in one node: the longest sheet that there can be.
  if (typeCd === 'Z')
    await sql.query(
      `update "rsaHazopRow" set "rsaHazopNodeNo" = (select min("rsaHazopNodeNo") from "rsaHazopNode" where "rsaTargetNo" = $1) where "rsaTargetNo" = $1`,
      [target],
    )
  await sql.query(
    `with own as (select *, row_number() over (order by "sortOrder", "${key}") - 1 as n, count(*) over () as every from "${table}" where "rsaTargetNo" = $1)
     insert into "${table}" ("sortOrder", ${columns.join(', ')}) select 1000 + g, ${columns.map((each) => `own.${each}`).join(', ')}
     from generate_series(1, $2 - (select count(*) from own)::int) g join own on own.n = g % own.every order by g`,
    [target, rows],
  )
  return target
}
async function signedIn(browser: Browser, url: string, userId: string, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ko-KR' })
  const page = await context.newPage()
  await page.goto(`${url}/login?redirect=${encodeURIComponent(address)}`)
  await page.getByLabel('아이디', { exact: true }).fill(userId)
  await page.getByLabel('비밀번호', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: '로그인' }).click()
  await page.getByText(`총 ${rows.toLocaleString('ko-KR')}건`).waitFor()
  return page
}
/** From the navigation to the first row that is drawn, with the files of the portal at hand. */
async function opened(page: Page): Promise<number> {
  await page.reload({ waitUntil: 'commit' })
  return page.evaluate<number>(
    `new Promise((resolve) => {
      const look = () => (document.querySelector('.grid-body [data-row="0"]') ? requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))) : requestAnimationFrame(look))
      look()
    })`,
  )
}

/** From the same navigation to the last of its rows: nothing says any more how many have come. */
async function whole(page: Page): Promise<number> {
  await page.getByText(/행 중 .*행을 불러왔습니다/).waitFor({ state: 'hidden' })
  return page.evaluate<number>('performance.now()')
}

/** A colleague saves a row by the server; the words stand on the page of the other, which asks for no list. */
async function seen(
  page: Page,
  client: Client,
  sheet: Sheet,
  rowNo: number,
): Promise<{ times: number[]; lists: number }> {
  let lists = 0
  const count = (request: { url(): string; postData(): string | null }) => {
    if (`${request.url()} ${request.postData() ?? ''}`.includes(`${sheet.list}?`)) lists += 1
  }
  page.on('request', count)
  const times: number[] = []
  for (let round = 0; round < rounds * 2; round += 1) {
    const words = `동료가 적은 말 ${round}`
    const begin = performance.now()
    const answer = await client.change(`${sheet.resource.path}/${rowNo}`, { [sheet.field]: words })
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    await page.getByText(words).first().waitFor()
    times.push(performance.now() - begin)
  }
  // A question that comes late would still be counted.
  await page.waitForTimeout(3000)
  page.off('request', count)
  return { times, lists }
}

async function excelRound(url: string, client: Client, sheet: Sheet, target: number): Promise<void> {
  const headers = { 'x-authorization': `Bearer ${client.accessToken}` }
  let counts: Record<string, number> = {}
  const took = await milliseconds(async () => {
    const asked = new URLSearchParams({
      template: 'Y',
      rsaTargetNo: String(target),
      columns: (sheet.resource.excel?.import ?? []).join(','),
    })
    const file = await fetch(`${url}${sheet.resource.path}/excel?${asked.toString()}`, { headers })
    if (!file.ok) throw new Error(`template ${file.status} ${await file.text()}`)
    const form = new FormData()
    form.append('file', new Blob([await file.arrayBuffer()]), '평가표.xlsx')
    const preview = await fetch(`${url}${sheet.resource.path}/excel`, { method: 'POST', headers, body: form })
    const answer = (await preview.json()) as { data?: { counts: Record<string, number> }; message?: string }
    if (!answer.data) throw new Error(`upload ${preview.status} ${answer.message}`)
    ;({ counts } = answer.data)
  })
  say(
    `${sheet.name}: Excel out and in again ${(took / 1000).toFixed(1)} s, ${JSON.stringify(counts)} (goal 10 s, all same)`,
  )
}

const browser = await launchBrowser()
await inDemonstration(name, async (databaseUrl) => {
  const sql = createDatabase(databaseUrl, { max: 1 })
  const [kras, study] = await sql.transaction(async (own) => [
    await fill(own, 'K', 'rsaHazard', 'rsaHazardNo'),
    await fill(own, 'Z', 'rsaHazopRow', 'rsaHazopRowNo'),
  ])
  await sql.query('analyze')
  await sql.query(`update "notice" set "popupYn" = 'N'`)
  const app = await buildServer({
    settings: testSettings({ accessMinutes: 600 }),
    databaseUrl,
    clock: systemClock,
    loginPerMinute: 10_000,
    openPerMinute: 100_000,
    timers: false,
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const client = clientOf(app, 'issuer01', (await tokensOf(app, 'issuer01')).accessToken)
  const sheets: [Sheet, number][] = [
    [
      {
        name: 'KRAS',
        page: `/rsa/result/hazardSheet?no=${kras}`,
        list: '/api/rsa/hazards',
        resource: rsaHazard as AnyResource,
        paper: `/api/rsa/target/${kras}/print/sheet`,
        field: 'controlTxt',
        head: '현재 안전조치',
      },
      kras,
    ],
    [
      {
        name: 'HAZOP',
        page: `/rsa/result/hazopStudy?no=${study}`,
        list: '/api/rsa/hazop/rows',
        resource: rsaHazopRow as AnyResource,
        paper: `/api/rsa/hazop/study/${study}/print`,
        field: 'causeTxt',
        head: '원인',
      },
      study,
    ],
  ]
  for (const [sheet, target] of sheets) {
    const page = await signedIn(browser, url, 'saf01', sheet.page)
    const times: number[] = []
    const all: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      times.push(await opened(page))
      // The list is asked for in parts: what a colleague saves is counted once they have all come.
      all.push(await whole(page))
    }
    say(`${sheet.name}: ${rows} rows opened ${spread(times, 0)} (goal 1500), all there ${spread(all, 0)}`)
    await page.getByText('모든 행 저장됨').waitFor()
    const { resource } = sheet
    const first = await sql.one<{ no: number }>(
      `select "${resource.key}" as "no" from "${resource.name}" where "rsaTargetNo" = $1 order by "sortOrder", 1 limit 1`,
      [target],
    )
    const { times: shown, lists } = await seen(page, client, sheet, first.no)
    say(`${sheet.name}: the row of a colleague ${spread(shown, 0)}, ${lists} lists asked for (goal 1000, 0)`)
    const keys = await typedKeys(page, sheet.head)
    say(`${sheet.name}: key to picture ${spread(keys, 0)} (goal p95 50)`)
    await page.context().close()
    await excelRound(url, client, sheet, target)
    const paper = await milliseconds(async () => {
      const { status } = await client.get(sheet.paper)
      if (status !== 200) throw new Error(`paper ${status}`)
    })
    say(`${sheet.name}: PDF ${(paper / 1000).toFixed(1)} s (goal 60)`)
  }
  await sql.end()
  await app.close()
}).finally(() => browser.close())
