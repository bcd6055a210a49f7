import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { demoPassword } from '../../db/seed/seed.ts'
import { createDatabase } from '../../src/core/server/database/database.ts'
import { startEmbeddedPostgres } from '../../src/core/server/database/embedded-postgres.ts'
import { idempotencyHeader } from '../../src/core/shared/session.ts'
import { digestKey, sealAll, verifyChain } from '../../src/platform/log/audit-chain.ts'
import { passwordSha } from '../../src/platform/session/password.ts'
import { tokenSecret, type PortalProcess } from './portal-process.ts'
import { Tellers, type Mailbox, type TellerReport } from './tellers.ts'

type Row = Record<string, unknown>
export interface KillReport {
  serverKills: number
  databaseKills: number
  /** Records whose creation was answered with 201. */
  acknowledged: number
  /** Answers that were lost on the way; the same request was sent again until it was answered. */
  lostAnswers: number
  auditRows: number
  tellers?: TellerReport
  /** Faults that were found. */
  faults: string[]
}

const workersEach = 2

/**
 * People write permits all the time while the portal's process and that of PostgreSQL are killed (-9) in
 * turn; the portal is stopped at the end, afterwards every record that was acknowledged must be there once,
 * with its lines, its number given to no other, and the chain of the audit trail whole. Beside them an
 * administrator sends mails and asks for workbooks: each mail leaves, none of two rows, and each workbook is
 * made or says that it was not.
 */
export async function killDrill(
  portal: PortalProcess,
  { serverKills, databaseKills, mailbox }: { serverKills: number; databaseKills: number; mailbox: Mailbox },
): Promise<KillReport> {
  const report: KillReport = {
    serverKills,
    databaseKills,
    acknowledged: 0,
    lostAnswers: 0,
    auditRows: 0,
    faults: [],
  }
  const writers = new Writers(portal.url, report)
  await writers.prepare()
  const tellers = new Tellers(portal, mailbox, await signIn(portal.url, 'sys01'))
  await tellers.prepare()
  const writing = Promise.all([writers.run(), tellers.run()])
  const failed = writing.then(
    () => undefined,
    (error: Error) => error,
  )
  for (let left = serverKills + databaseKills; left > 0; left--) {
    await wait(300 + Math.random() * 1200)
    if (left > databaseKills) await portal.killServer()
    else await portal.killDatabase()
    await Promise.race([
      writers.waitForSuccess(),
      failed.then((error) => {
        if (error) throw error
      }),
      portal.ended().then((said) => {
        throw new Error(`the portal ended by itself: ${said}`)
      }),
    ])
  }
  writers.stop()
  tellers.stop()
  await writing
  report.faults.push(...(await tellers.settle(serverKills + databaseKills)))
  report.tellers = tellers.report
  await portal.stop()
  await compare(portal.dataDir, portal.databasePort, writers.written, report)
  return report
}

/** @returns the access token */
async function signIn(url: string, userId: string): Promise<string> {
  const door = userId.startsWith('vnd') ? '/api/auth/vendor/login' : '/api/auth/login'
  const answer = await fetch(url + door, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId, userPwdSHA: passwordSha(demoPassword) }),
  })
  if (!answer.ok) throw new Error(`${userId} cannot sign in: ${await answer.text()}`)
  return ((await answer.json()) as { data: { accessToken: string } }).data.accessToken
}

/** The last acknowledgement that a writer got for a record. */
interface Written {
  permitNo: number
  permitCd: string
  name: string
}

/** People who write permits one after the other and send a request again when its answer is lost. */
export class Writers {
  readonly written: Written[] = []
  /** Refusals instead of 201, with their sentence and count. */
  readonly refusals = new Map<string, number>()
  readonly #url: string
  readonly #report: KillReport
  #stopped = false
  #successes = 0
  #body: Row = {}
  #tokens = new Map<string, string>()
  constructor(url: string, report: KillReport) {
    this.#url = url
    this.#report = report
  }

  async prepare(): Promise<void> {
    await this.#signIn('vnd01a')
    const answer = await this.#call('vnd01a', 'GET', '/api/saf/workpermits?state=working&limit=1')
    const [sample] = ((await answer.json()) as { data: Row[] }).data
    const { data: permit } = (await (
      await this.#call('vnd01a', 'GET', `/api/saf/workpermit/${String(sample!['permitNo'])}`)
    ).json()) as {
      data: Row
    }
    const people = (await (await this.#call('vnd01a', 'GET', '/api/vendor/workers?limit=10')).json()) as {
      data: Row[]
    }
    const own = [
      'wkodNo',
      'permitTypeCd',
      'placeTxt',
      'areaCd',
      'exZoneCd',
      'emergTel',
      'assemblyTxt',
      'supWorkerNo',
    ]
    this.#body = {
      ...Object.fromEntries(own.map((name) => [name, permit[name]])),
      permitTypeCd: 'G',
      supplCds: [],
      noMatYn: 'Y',
      workTxt: '펌프 축 정렬을 점검합니다.',
      startDt: permit['startDt'],
      endDt: permit['endDt'],
      workers: people.data
        .slice(0, workersEach)
        .map(({ vendorWorkerNo }) => ({ vendorWorkerNo, roleTxt: '작업' })),
    }
  }
  run(): Promise<unknown> {
    return Promise.all(Array.from({ length: 3 }, () => this.#write()))
  }
  stop(): void {
    this.#stopped = true
  }
  /** A write after this moment is answered: the portal works again. */
  async waitForSuccess(): Promise<void> {
    const before = this.#successes
    for (let patience = 600; this.#successes === before; patience--) {
      if (patience === 0)
        throw new Error(`nothing is written any more: ${JSON.stringify(Object.fromEntries(this.refusals))}`)
      await wait(100)
    }
  }

  async #write(): Promise<void> {
    while (!this.#stopped) {
      const name = `훈련 ${randomUUID()}`
      const data = await this.#untilAnswered({ ...this.#body, permitNm: name }, randomUUID())
      this.#successes++
      this.#report.acknowledged++
      this.written.push({ permitNo: data['permitNo'] as number, permitCd: data['permitCd'] as string, name })
    }
  }
  async #untilAnswered(body: Row, key: string): Promise<Row> {
    for (;;) {
      const answer = await this.#call('vnd01a', 'POST', '/api/saf/workpermit', body, key).catch(
        () => undefined,
      )
      if (answer?.status === 201) {
        const read = await answer.json().catch(() => undefined)
        if (read) return (read as { data: Row }).data
      } else if (answer && answer.status < 500) throw new Error(`${answer.status} ${await answer.text()}`)
      const said = answer
        ? ((await answer.json().catch(() => ({}))) as { message?: string }).message
        : undefined
      const refusal = answer ? `${answer.status} ${said ?? ''}` : 'lost'
      this.refusals.set(refusal, (this.refusals.get(refusal) ?? 0) + 1)
      this.#report.lostAnswers++
      await wait(50)
    }
  }
  async #signIn(userId: string): Promise<void> {
    this.#tokens.set(userId, await signIn(this.#url, userId))
  }
  #call(userId: string, method: string, url: string, body?: Row, key?: string): Promise<Response> {
    return fetch(this.#url + url, {
      method,
      headers: {
        'x-authorization': `Bearer ${this.#tokens.get(userId)}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(key ? { [idempotencyHeader]: key } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  }
}

/** Compares the database with the acknowledgements. */
export async function compare(
  dataDir: string,
  port: number,
  written: readonly Written[],
  report: KillReport,
): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir, port })
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  try {
    const { rows } = await client.query<{
      permitNo: number
      permitCd: string
      permitNm: string
      workers: number
    }>(
      `select p."permitNo"::int as "permitNo", p."permitCd", p."permitNm",
              (select count(*)::int from "permitWorker" w where w."permitNo" = p."permitNo") as workers
       from "workPermit" p where p."permitNm" like '훈련 %'`,
    )
    const found = Map.groupBy(rows, ({ permitNm }) => permitNm)
    for (const { name, permitNo, permitCd } of written) {
      const same = found.get(name) ?? []
      if (same.length !== 1) report.faults.push(`${name} stands ${same.length} times`)
      else if (same[0]!.permitNo !== permitNo || same[0]!.permitCd !== permitCd)
        report.faults.push(`${name} was answered with another number`)
    }
    for (const { permitNm, workers } of rows)
      if (workers !== workersEach) report.faults.push(`${permitNm} has ${workers} workers`)
    const { rows: doubled } = await client.query(
      `select "permitCd" from "workPermit" group by "permitCd" having count(*) > 1`,
    )
    if (doubled.length > 0) report.faults.push(`numbers given twice: ${JSON.stringify(doubled)}`)
    if (rows.length !== written.length)
      report.faults.push(`${rows.length} records for ${written.length} acknowledged ones`)
  } finally {
    await client.end()
  }
  const database = createDatabase(postgres.url, { max: 1 })
  await sealAll({ database }, true)
  const chain = await verifyChain({ database }, digestKey(tokenSecret), dataDir)
  await database.end()
  await postgres.stop()
  report.auditRows = chain.checked
  if (!chain.ok || chain.unsealed > 0)
    report.faults.push(`the audit trail is broken: ${JSON.stringify(chain)}`)
}
