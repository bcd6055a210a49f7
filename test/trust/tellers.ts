import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { SMTPServer } from 'smtp-server'
import { idempotencyHeader } from '../../src/core/shared/session.ts'
import type { PortalProcess } from './portal-process.ts'

/** The event whose words are sent: one notification and one mail each time. */
const eventCd = 'ACC_LOCKED'
/** A workbook of so many rows is made in the background. */
const rowsOfWorkbook = 10_500

/** A mail server that takes everything and counts how often each mail came, by its Message-ID. */
export interface Mailbox {
  url: string
  received: ReadonlyMap<string, number>
  close(): Promise<void>
}
export async function startMailbox(): Promise<Mailbox> {
  const received = new Map<string, number>()
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const id = /^Message-ID: <([^@>]+)/im.exec(Buffer.concat(chunks).toString())?.[1] ?? 'none'
        received.set(id, (received.get(id) ?? 0) + 1)
        callback()
      })
    },
  })
  // The portal is killed in the middle of a sentence.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    close: () => new Promise((resolve) => void server.close(resolve)),
  }
}

export interface TellerReport {
  /** Notifications with a mail that were acknowledged. */
  told: number
  /** Mails that the mail server took, and how many of them came once more, under the same Message-ID. */
  mails: number
  mailsAgain: number
  /** Workbooks that were acknowledged as asked for, and how those and the others ended. */
  jobsAsked: number
  jobsDone: number
  jobsFailed: number
}

/**
 * An administrator who sends notifications with mails, and asks for workbooks that are made in the
 * background, while the portal is killed.
 */
export class Tellers {
  readonly report: TellerReport = {
    told: 0,
    mails: 0,
    mailsAgain: 0,
    jobsAsked: 0,
    jobsDone: 0,
    jobsFailed: 0,
  }
  readonly #portal: PortalProcess
  readonly #mailbox: Mailbox
  readonly #token: string
  readonly #jobNos: number[] = []
  #stopped = false
  #firstMail = 0
  #firstJob = 0
  constructor(portal: PortalProcess, mailbox: Mailbox, token: string) {
    this.#portal = portal
    this.#mailbox = mailbox
    this.#token = token
  }

  /** Enough sign-ins for a workbook in the background. */
  async prepare(): Promise<void> {
    await this.#database(async (client) => {
      await client.query(
        `insert into "loginHist" ("dt", "userId", "loginKindCd", "resultCd", "ip")
         select now() - make_interval(secs => n), 'emp01', 'MAIN', 'SUCCESS', '10.0.0.1' from generate_series(1, ${rowsOfWorkbook}) n`,
      )
      const { rows } = await client.query<{ mail: number; job: number }>(
        `select coalesce((select max("mailNo") from "mailQueue"), 0)::int as mail, coalesce((select max("jobNo") from "excelJob"), 0)::int as job`,
      )
      this.#firstMail = rows[0]!.mail
      this.#firstJob = rows[0]!.job
    })
  }
  run(): Promise<unknown> {
    return Promise.all([this.#tell(), this.#ask()])
  }
  stop(): void {
    this.#stopped = true
  }

  async #tell(): Promise<void> {
    while (!this.#stopped) {
      const key = randomUUID()
      while ((await this.#call('POST', `/api/manage/notievent/${eventCd}/test`, key)) === undefined)
        await wait(50)
      this.report.told++
      await wait(50)
    }
  }
  async #ask(): Promise<void> {
    while (!this.#stopped) {
      // Asked for without a key, as a browser does: a workbook too many does no harm, one that never comes
      // does.
      const answer = (await this.#call('GET', '/api/manage/loginhist/excel?userId=emp01')) as
        | { data: { jobNo: number } }
        | undefined
      if (answer) this.#jobNos.push(answer.data.jobNo)
      await wait(1500)
    }
    this.report.jobsAsked = this.#jobNos.length
  }
  /**
   * @returns what was answered, undefined when nothing was or the portal is busy. @throws Error for any other
   * refusal
   */
  async #call(method: string, url: string, key?: string): Promise<unknown> {
    const answer = await fetch(this.#portal.url + url, {
      method,
      headers: {
        'x-authorization': `Bearer ${this.#token}`,
        ...(key ? { [idempotencyHeader]: key, 'content-type': 'application/json' } : {}),
      },
      ...(key ? { body: '{}' } : {}),
    }).catch(() => undefined)
    if (answer && answer.status < 300) return answer.json().catch(() => undefined)
    if (answer && answer.status < 500 && answer.status !== 429)
      throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
    return undefined
  }

  /**
   * Waits until nothing is under way any more, and says what was lost or came twice.
   * @param kills how many
   * there were
   */
  async settle(kills: number): Promise<string[]> {
    return this.#database(async (client) => {
      for (let patience = 240; patience > 0; patience--) {
        // A job of a killed process is taken up after a minute of silence: here that minute has passed.
        await client.query(
          `update "excelJob" set "liveDt" = now() - interval '2 minutes' where "statusCd" = 'RUN'`,
        )
        const { rows } = await client.query<{ open: number }>(
          `select ((select count(*) from "mailQueue" where "state" = 'waiting' and "mailNo" > $1)
                 + (select count(*) from "excelJob" where "statusCd" in ('WAIT', 'RUN') and "jobNo" > $2))::int as open`,
          [this.#firstMail, this.#firstJob],
        )
        if (rows[0]!.open === 0) break
        await wait(500)
      }
      return [...(await this.#mailFaults(client, kills)), ...(await this.#jobFaults(client))]
    })
  }
  async #mailFaults(client: Client, kills: number): Promise<string[]> {
    const faults: string[] = []
    const { rows } = await client.query<{ mailNo: number; state: string; eventCd: string }>(
      `select "mailNo"::int as "mailNo", "state", "eventCd" from "mailQueue" where "mailNo" > $1`,
      [this.#firstMail],
    )
    const { rows: notis } = await client.query(
      `select 1 from "noti" where "eventCd" = $1 and "userId" = 'sys01'`,
      [eventCd],
    )
    const own = rows.filter((row) => row.eventCd === eventCd).length
    if (own !== this.report.told || notis.length !== this.report.told)
      faults.push(
        `${notis.length} notifications and ${own} mails for ${this.report.told} that were acknowledged`,
      )
    for (const { mailNo, state } of rows) {
      const times = this.#mailbox.received.get(`mail.${mailNo}`) ?? 0
      if (state !== 'sent' || times === 0) faults.push(`mail ${mailNo} is ${state} and came ${times} times`)
      this.report.mails += times > 0 ? 1 : 0
      this.report.mailsAgain += Math.max(0, times - 1)
    }
    // Taken by the mail server in the moment of the kill, before that could be noted: sent again under the
    // same Message-ID, one at most for each kill.
    if (this.report.mailsAgain > kills)
      faults.push(`${this.report.mailsAgain} mails came again after ${kills} kills`)
    return faults
  }
  async #jobFaults(client: Client): Promise<string[]> {
    const faults: string[] = []
    const { rows } = await client.query<{
      jobNo: number
      statusCd: string
      hasFile: boolean
      rowCnt: number
      message: string | null
      told: number
    }>(
      `select j."jobNo"::int as "jobNo", j."statusCd", f."fileNo" is not null as "hasFile", j."rowCnt", j."message",
         (select count(*)::int from "notiOnce" o where o."eventCd" = 'SYS_EXCEL_READY' and o."onceKey" = j."jobNo"::text) as told
       from "excelJob" j left join "attachFile" f on f."fileNo" = j."fileNo" and f."delYn" = 'N' where j."jobNo" > $1`,
      [this.#firstJob],
    )
    for (const { jobNo, statusCd, hasFile, rowCnt, message, told } of rows) {
      if (statusCd === 'DONE' && hasFile && rowCnt >= rowsOfWorkbook && told === 1) this.report.jobsDone++
      else if (statusCd === 'FAIL' && message) this.report.jobsFailed++
      else faults.push(`workbook ${jobNo} is ${statusCd}, with a file: ${hasFile}, told ${told} times`)
    }
    const known = new Set(rows.map(({ jobNo }) => jobNo))
    for (const jobNo of this.#jobNos)
      if (!known.has(jobNo)) faults.push(`workbook ${jobNo} was acknowledged and is not there`)
    return faults
  }
  async #database<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const client = new Client({ connectionString: this.#portal.databaseUrl() })
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.end()
    }
  }
}
