import { asSystem, inTransaction, type Context, type Engine } from '../../core/server/entity/context.ts'
import type { Settings } from '../../core/server/runtime/settings.ts'
import { addMinutes } from '../../core/shared/dates.ts'
import { systemGroupNo } from '../auth-group/auth-group.resource.ts'
import { isStaleSms, mailText, maskedNumbers } from './mail-text.rule.ts'
import { notiChannels } from './noti-event.resource.ts'
import { notify } from './notification.server.ts'
import { smsSender } from './sms-gateway.server.ts'

/** How often the queue is looked at. */
export const mailWorkerMs = 5000
/** Minutes until the next try after the first, second and third failure; the fourth ends it (admin 2.2). */
const retryMinutes = [1, 5, 30] as const
/** A run ends after so many, so that the process can close in time. */
const mostInARun = 100
const tooLate = '하루가 지나도록 나가지 못한 SMS여서 보내지 않았습니다. 필요하면 재발송해 주세요.'
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

export type MailSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'smsGateway' | 'publicUrl'>
interface WaitingMail {
  mailNo: number
  channelCd: string
  toAddr: string
  subject: string
  body: string
  linkUrl: string | null
  langCd: string
  tryCnt: number
  nextDt: string
}
type Send = (mail: WaitingMail) => Promise<void>

/**
 * Sends what waits, mails and text messages. Each is locked by the transaction that sends it, so that several
 * processes share the queue and each leaves once. What has no way out (no SMTP_URL, no SMS_URL) is not
 * touched.
 * @returns how many left
 */
export async function sendMails(engine: Engine, settings: MailSettings): Promise<number> {
  const { smtpUrl, smsGateway, publicUrl } = settings
  // Loaded only where mail is sent at all.
  const transport = smtpUrl
    ? (await import('nodemailer')).createTransport({
        url: smtpUrl,
        pool: true,
        maxConnections: 1,
        ...timeouts,
      })
    : undefined
  const sends = new Map<string, Send>()
  if (transport)
    sends.set(notiChannels.mail, async (mail) => {
      await transport.sendMail({
        from: settings.mailFrom,
        to: mail.toAddr,
        // The same with every try: a server that took the mail before the answer was lost can tell.
        messageId: `<mail.${mail.mailNo}@${new URL(publicUrl).hostname}>`,
        ...mailText(mail, publicUrl),
      })
    })
  if (smsGateway) sends.set(notiChannels.sms, smsSender(smsGateway, publicUrl))
  try {
    let sent = 0
    for (let count = 0; sends.size > 0 && count < mostInARun; count++) {
      const outcome = await inTransaction(engine, asSystem('메일·SMS 발송'), (context) =>
        sendNext(context, sends),
      )
      if (outcome === 'empty') break
      if (outcome === 'sent') sent += 1
    }
    return sent
  } finally {
    transport?.close()
  }
}

async function sendNext(
  context: Context,
  sends: ReadonlyMap<string, Send>,
): Promise<'empty' | 'sent' | 'failed'> {
  const { sql, now } = context
  const mail = await sql.maybe<WaitingMail>(
    `select "mailNo", "channelCd", "toAddr", "subject", "body", "linkUrl", "langCd", "tryCnt", to_json("nextDt")#>>'{}' as "nextDt" from "mailQueue"
     where "state" = 'waiting' and "nextDt" <= $1 and "channelCd" = any($2) order by "nextDt", "mailNo" limit 1 for update skip locked`,
    [now, [...sends.keys()]],
  )
  if (!mail) return 'empty'
  context.publish({ topic: 'mailQueue', key: mail.mailNo })
  if (mail.channelCd === notiChannels.sms && isStaleSms(mail.nextDt, now)) {
    await keepFailure(context, mail, new Error(tooLate), { last: true })
    return 'failed'
  }
  try {
    await sends.get(mail.channelCd)?.(mail)
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
async function keepFailure(
  context: Context,
  mail: WaitingMail,
  error: unknown,
  { last = false } = {},
): Promise<void> {
  const message = error instanceof Error ? error.message : String(error)
  const wait = last ? undefined : retryMinutes[mail.tryCnt]
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
    variables: {
      title: mail.subject,
      cont: `${mail.channelCd === notiChannels.sms ? maskedNumbers(mail.toAddr) : mail.toAddr}: ${message.slice(0, 300)}`,
      actUserNm: context.session.userNm,
    },
    linkUrl: '/manage/notice/mailQueue?state=failed',
    // One notice a day, however many mails fail.
    once: `mail ${context.now.slice(0, 10)}`,
  })
}
