import { createTransport } from 'nodemailer'
import { asSystem, inTransaction, type Context, type Engine } from '../../core/server/context.ts'
import type { Settings } from '../../core/server/settings.ts'
import { addMinutes } from '../../core/shared/dates.ts'
import { systemGroupNo } from '../auth-group/auth-group.resource.ts'
import { mailText } from './mail-text.rule.ts'
import { notify } from './notification.server.ts'

/** How often the queue is looked at. */
export const mailWorkerMs = 5000
/** Minutes until the next try after the first, second and third failure; the fourth ends it (admin 2.2). */
const retryMinutes = [1, 5, 30] as const
/** A run ends after so many, so that the process can close in time. */
const mostInARun = 100
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

export type MailSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'publicUrl'>
interface WaitingMail {
  mailNo: number
  toAddr: string
  subject: string
  body: string
  linkUrl: string | null
  langCd: string
  tryCnt: number
}

/**
 * Sends what waits. A mail is locked by the transaction that sends it, so that several processes share the queue and each mail leaves once.
 * Without SMTP_URL nothing is touched. @returns how many left
 */
export async function sendMails(engine: Engine, settings: MailSettings): Promise<number> {
  if (!settings.smtpUrl) return 0
  const transport = createTransport({ url: settings.smtpUrl, pool: true, maxConnections: 1, ...timeouts })
  const send = async (mail: WaitingMail): Promise<void> => {
    await transport.sendMail({
      from: settings.mailFrom,
      to: mail.toAddr,
      // The same with every try: a server that took the mail before the answer was lost can tell.
      messageId: `<mail.${mail.mailNo}@${new URL(settings.publicUrl).hostname}>`,
      ...mailText(mail, settings.publicUrl),
    })
  }
  try {
    let sent = 0
    for (let count = 0; count < mostInARun; count++) {
      const outcome = await inTransaction(engine, asSystem('메일 발송'), (context) => sendNext(context, send))
      if (outcome === 'empty') break
      if (outcome === 'sent') sent += 1
    }
    return sent
  } finally {
    transport.close()
  }
}

async function sendNext(context: Context, send: (mail: WaitingMail) => Promise<void>): Promise<'empty' | 'sent' | 'failed'> {
  const { sql, now } = context
  const mail = await sql.maybe<WaitingMail>(
    `select "mailNo", "toAddr", "subject", "body", "linkUrl", "langCd", "tryCnt" from "mailQueue"
     where "state" = 'waiting' and "nextDt" <= $1 order by "nextDt", "mailNo" limit 1 for update skip locked`,
    [now],
  )
  if (!mail) return 'empty'
  context.publish({ topic: 'mailQueue', key: mail.mailNo })
  try {
    await send(mail)
  } catch (error) {
    await keepFailure(context, mail, error)
    return 'failed'
  }
  await sql.query(
    `update "mailQueue" set "state" = 'sent', "sentDt" = $2, "nextDt" = null, "lastError" = null, "tryCnt" = "tryCnt" + 1, "updateDt" = now() where "mailNo" = $1`,
    [mail.mailNo, now],
  )
  return 'sent'
}

/** The next try, or the end: then the system administrators hear of it. */
async function keepFailure(context: Context, mail: WaitingMail, error: unknown): Promise<void> {
  const message = error instanceof Error ? error.message : String(error)
  const wait = retryMinutes[mail.tryCnt]
  await context.sql.query(
    `update "mailQueue" set "state" = $2, "nextDt" = $3, "lastError" = $4, "tryCnt" = "tryCnt" + 1, "updateDt" = now() where "mailNo" = $1`,
    [
      mail.mailNo,
      wait === undefined ? 'failed' : 'waiting',
      wait === undefined ? null : addMinutes(context.now, wait),
      message.slice(0, 4000),
    ],
  )
  if (wait !== undefined) return
  const administrators = await context.sql.query<{ userId: string }>(
    'select "userId" from "userAuthGrp" where "authGrpNo" = $1 and "settingYn" = $2',
    [systemGroupNo, 'Y'],
  )
  await notify(context, 'SYS_MAIL_FAIL', {
    to: administrators.map(({ userId }) => userId),
    variables: { title: mail.subject, cont: `${mail.toAddr}: ${message.slice(0, 300)}`, actUserNm: context.session.userNm },
    linkUrl: '/manage/notice/mailQueue?state=failed',
    // One notice a day, however many mails fail.
    once: `mail ${context.now.slice(0, 10)}`,
  })
}
