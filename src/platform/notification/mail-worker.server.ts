import type { Context, Engine } from '../../core/server/entity/context.ts'
import { Hopeless, runQueue, type Failure, type Queue } from '../../core/server/runtime/queue.ts'
import type { Settings } from '../../core/server/runtime/settings.ts'
import { systemGroupNo } from '../auth-group/auth-group.resource.ts'
import { isStaleSms, mailText, maskedNumbers } from './mail-text.rule.ts'
import { notiChannels } from './noti-event.resource.ts'
import { messageQueues } from './mail-queue.resource.ts'
import { notify } from './notification.server.ts'
import { smsSender } from './sms-gateway.server.ts'
import { notiSays } from './noti-rules.texts.ts'

/** Interval for reading the queue. */
export const mailWorkerMs = 5000
const tooLate = String(notiSays.tooLate())
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
  nextDt: string
}
type Send = (mail: WaitingMail) => Promise<void>

/** Minutes until the next try after the first, second and third failure; the fourth ends it (admin 2.2). */
const retryMinutes = [1, 5, 30] as const
/** A waiting message of a channel. */
interface MailJob {
  mailNo: number
}
const queueOf = (channelCd: string, send: Send): Queue<MailJob> => ({
  ...messageQueues[channelCd]!,
  reason: String(notiSays.sending()),
  retryMinutes,
  run: (context, { mailNo }) => sendOne(context, mailNo, send),
  failed: keepFailure,
})

/**
 * Sends what waits, mails and text messages. What has no way out (no SMTP_URL, no SMS_URL) is not touched.
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
  const sends: [channelCd: string, send: Send][] = []
  if (transport)
    sends.push([
      notiChannels.mail,
      async (mail) => {
        await transport.sendMail({
          from: settings.mailFrom,
          to: mail.toAddr,
          // The same with every try: a server that took the mail before the answer was lost can tell.
          messageId: `<mail.${mail.mailNo}@${new URL(publicUrl).hostname}>`,
          ...mailText(mail, publicUrl),
        })
      },
    ])
  if (smsGateway) sends.push([notiChannels.sms, smsSender(smsGateway, publicUrl)])
  try {
    let sent = 0
    for (const [channelCd, send] of sends) sent += await runQueue(engine, queueOf(channelCd, send))
    return sent
  } finally {
    transport?.close()
  }
}

const columns = `"mailNo", "channelCd", "toAddr", "subject", "body", "linkUrl", "langCd", to_json("nextDt")#>>'{}' as "nextDt"`

async function sendOne(context: Context, mailNo: number, send: Send): Promise<void> {
  const { sql, now } = context
  const mail = await sql.maybe<WaitingMail>(
    `select ${columns} from "mailQueue" where "mailNo" = $1 and "state" = 'waiting' for update`,
    [mailNo],
  )
  // Erased or ended meanwhile.
  if (!mail) return
  if (mail.channelCd === notiChannels.sms && isStaleSms(mail.nextDt, now)) throw new Hopeless(tooLate)
  await send(mail)
  context.publish({ topic: 'mailQueue', key: mailNo })
  await sql.query(
    `update "mailQueue" set "state" = 'sent', "sentDt" = $2, "nextDt" = null, "lastError" = null, "tryCnt" = "tryCnt" + 1, "updateDt" = now() where "mailNo" = $1`,
    [mailNo, now],
  )
}

/**
 * Stores a failed try for the page of messages; after the last try the system administrators are notified.
 */
async function keepFailure(
  context: Context,
  { mailNo }: MailJob,
  { message, tryCnt, nextDt }: Failure,
): Promise<void> {
  const mail = await context.sql.maybe<WaitingMail>(
    `update "mailQueue" set "state" = $2, "nextDt" = $3, "lastError" = $4, "tryCnt" = $5, "updateDt" = now() where "mailNo" = $1 returning ${columns}`,
    [mailNo, nextDt === undefined ? 'failed' : 'waiting', nextDt ?? null, message, tryCnt],
  )
  context.publish({ topic: 'mailQueue', key: mailNo })
  if (nextDt !== undefined || !mail) return
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
    once: `mail ${context.today}`,
  })
}
