import type { Context } from '../../core/server/entity/context.ts'
import type { Sql } from '../../core/server/database/database.ts'
import type { Language } from '../../core/shared/session.ts'
import { accountStates } from '../user/user.resource.ts'
import { reaches, type NotiPref } from './choice.rule.ts'
import { notiChannels, type Channel } from './noti-event.resource.ts'
import { noti } from './noti.resource.ts'
import { previewOf } from './sample-variables.rule.ts'
import { filled, type Variables } from './template.rule.ts'
import { enqueue } from '../../core/server/runtime/queue.ts'
import { messageQueues } from './mail-queue.resource.ts'

export interface Notice {
  /** Whom to tell; nobody twice, and who is stopped or unknown not at all. */
  to: readonly (string | null | undefined)[]
  /** Values for the placeholders in the event's words. */
  variables?: Variables
  /** Address that it opens, as a path of the portal: '/permit/12'. */
  linkUrl?: string | null
  plantCd?: string | null
  /**
   * Subject (and day or step): a person who got the event under this key does not get it again, even after
   * deleting it.
   */
  once?: string
}

/**
 * Topic of the live stream under which a browser hears that its own notifications have changed; the box's own
 * list has the entity's name.
 */
const notificationTopic = 'notification'
export function tellBrowsers(context: Context, userId: string): void {
  for (const topic of [notificationTopic, noti.name]) context.publish({ topic, to: userId })
}

/**
 * Tells people of an event in their language through the notiChannels that they left on, inside the caller's
 * transaction; their browsers hear it after the commit. What an event says and where is data (notiEvent,
 * notiTemplate).
 * @returns how many people were told
 */
export async function notify(context: Context, eventCd: string, notice: Notice): Promise<number> {
  const to = [...new Set(notice.to.filter((userId): userId is string => Boolean(userId)))]
  if (to.length === 0) return 0
  const event = await eventOf(context.sql, eventCd)
  // An installation that does not know the event yet must still approve its permits.
  if (!event || event.useYn === 'N') return 0
  const people = await recipientsOf(context.sql, await untold(context, eventCd, to, notice.once), eventCd)
  const message = (person: Recipient): Words => {
    const words = event.templates[person.langCd] ?? event.templates.kr
    return {
      userId: person.userId,
      title: filled(words?.title ?? event.eventNm, notice.variables ?? {}, person.langCd).slice(0, 200),
      body: filled(words?.body ?? '', notice.variables ?? {}, person.langCd),
      langCd: person.langCd,
    }
  }
  const through = (channel: Channel) => people.filter(({ pref }) => reaches(event, channel, pref))
  const seen = through(notiChannels.portal)
  const sent = queuedChannels.flatMap((channel) =>
    through(channel).flatMap((person) => {
      const toAddr = addressOf(person, channel)
      return toAddr ? [{ ...message(person), channel, toAddr }] : []
    }),
  )
  await writeNotis(context, event, notice, seen.map(message))
  await writeMails(context, event, notice, sent)
  for (const { userId } of seen) tellBrowsers(context, userId)
  return new Set([...seen, ...sent].map(({ userId }) => userId)).size
}

/** Somebody without an account, who is written to at an address. */
interface Outsider {
  toAddr: string
  langCd: Language
}
/**
 * Writes a mail about an event to somebody without an account, such as who is invited; inside the caller's
 * transaction, and only where the event goes out by mail.
 */
export async function mailOutside(
  context: Context,
  eventCd: string,
  { toAddr, langCd }: Outsider,
  { variables = {}, linkUrl }: Pick<Notice, 'variables' | 'linkUrl'>,
): Promise<void> {
  const event = await eventOf(context.sql, eventCd)
  if (!event || event.useYn === 'N' || !event.channels.includes(notiChannels.mail)) return
  const words = event.templates[langCd] ?? event.templates.kr
  const message: Message = {
    userId: null,
    title: filled(words?.title ?? event.eventNm, variables, langCd).slice(0, 200),
    body: filled(words?.body ?? '', variables, langCd),
    langCd,
    channel: notiChannels.mail,
    toAddr,
  }
  await writeMails(context, event, { to: [], linkUrl: linkUrl ?? null }, [message])
}

/**
 * Gives the caller the words of an event in a language, through all its channels, whatever the caller has
 * switched off.
 */
export async function sendTest(
  context: Context,
  eventCd: string,
  langCd: Language,
): Promise<{ channels: string[] } | undefined> {
  const { sql, session } = context
  const event = await eventOf(sql, eventCd)
  const [me] = await recipientsOf(sql, [session.userId], eventCd)
  if (!event || !me) return undefined
  const words = event.templates[langCd] ?? event.templates.kr
  const message: Words = {
    userId: me.userId,
    title: previewOf(words?.title ?? event.eventNm).slice(0, 200),
    body: previewOf(words?.body ?? ''),
    langCd,
  }
  const notice = { to: [me.userId], linkUrl: '/' }
  const has = (channel: Channel) => event.channels.includes(channel)
  if (has(notiChannels.portal)) await writeNotis(context, event, notice, [message])
  const sent = queuedChannels.flatMap((channel) => {
    const toAddr = addressOf(me, channel)
    return has(channel) && toAddr ? [{ ...message, channel, toAddr }] : []
  })
  await writeMails(context, event, notice, sent)
  tellBrowsers(context, me.userId)
  return {
    channels: event.channels.filter(
      (channel) => channel === notiChannels.portal || sent.some((each) => each.channel === channel),
    ),
  }
}

/** The people who were not notified under this key yet; from now on they count as notified. */
async function untold(
  { sql, now }: Context,
  eventCd: string,
  to: readonly string[],
  once: string | undefined,
): Promise<readonly string[]> {
  if (once === undefined) return to
  const fresh = await sql.query<{ userId: string }>(
    `insert into "notiOnce" ("eventCd", "onceKey", "userId", "createDt") select $1, $2, u."userId", $4 from "user" u where u."userId" = any($3::text[])
     on conflict do nothing returning "userId"`,
    [eventCd, once, to, now],
  )
  return fresh.map(({ userId }) => userId)
}

interface Event {
  eventCd: string
  moduleCd: string
  eventNm: string
  channels: string[]
  mandatoryYn: 'Y' | 'N'
  useYn: 'Y' | 'N'
  escalateRule: string[] | null
  templates: Partial<Record<Language, { title: string; body: string }>>
}
/** An event with its words by language. */
export const eventOf = (sql: Sql, eventCd: string): Promise<Event | undefined> =>
  sql.maybe<Event>(
    `select e."eventCd", e."moduleCd", e."eventNm", e."channels", e."mandatoryYn", e."useYn", e."escalateRule",
       (select coalesce(jsonb_object_agg(t."langCd", jsonb_build_object('title', t."title", 'body', t."body")), '{}')
        from "notiTemplate" t where t."eventCd" = e."eventCd") as "templates"
     from "notiEvent" e where e."eventCd" = $1`,
    [eventCd],
  )

interface Recipient {
  userId: string
  email: string | null
  phoneNo: string | null
  langCd: Language
  pref: NotiPref[string] | null
}
const recipientsOf = (sql: Sql, to: readonly string[], eventCd: string): Promise<Recipient[]> =>
  sql.query<Recipient>(
    `select u."userId", u."email", u."phoneNo", coalesce(p."langCd", u."langCd") as "langCd", p."notiPref" -> $2 as "pref"
     from "user" u left join "userPref" p using ("userId") where u."userId" = any($1::text[]) and u."acctStatusCd" <> $3`,
    [to, eventCd, accountStates.stopped],
  )

/**
 * Channels whose messages leave the portal, and where a person is reached by them; nobody without such an
 * address is.
 */
const queuedChannels = [notiChannels.mail, notiChannels.sms] as const
const addressOf = (person: Recipient, channel: (typeof queuedChannels)[number]): string | null =>
  channel === notiChannels.mail ? person.email : person.phoneNo

interface Words {
  userId: string
  title: string
  body: string
  langCd: Language
}
interface Message extends Omit<Words, 'userId'> {
  userId: string | null
  channel: Channel
  toAddr: string
}
const wordColumns = '"userId" text, "title" text, "body" text, "langCd" text'

async function writeNotis(
  context: Context,
  event: Event,
  { linkUrl, plantCd }: Notice,
  messages: Words[],
): Promise<void> {
  if (messages.length === 0) return
  await context.sql.query(
    `insert into "noti" ("userId", "eventCd", "moduleCd", "title", "body", "linkUrl", "plantCd", "state", "createUserId", "createDt", "updateUserId")
     select m."userId", $2, $3, m."title", m."body", $4, $5, 'unread', $6, $7, $6 from jsonb_to_recordset($1::jsonb) as m(${wordColumns})`,
    [
      JSON.stringify(messages),
      event.eventCd,
      event.moduleCd,
      linkUrl ?? null,
      plantCd ?? null,
      context.session.userId,
      context.now,
    ],
  )
}

async function writeMails(
  context: Context,
  event: Event,
  { linkUrl }: Notice,
  messages: Message[],
): Promise<void> {
  if (messages.length === 0) return
  const written = await context.sql.query<{ mailNo: number; channelCd: string }>(
    `insert into "mailQueue" ("channelCd", "userId", "eventCd", "toAddr", "subject", "body", "linkUrl", "langCd", "state", "nextDt", "createUserId", "createDt", "updateUserId")
     select m."channel", m."userId", $2, m."toAddr", m."title", m."body", $3, m."langCd", 'waiting', $5, $4, $5, $4 from jsonb_to_recordset($1::jsonb) as m(${wordColumns}, "channel" text, "toAddr" text) returning "mailNo", "channelCd"`,
    [JSON.stringify(messages), event.eventCd, linkUrl ?? null, context.session.userId, context.now],
  )
  for (const [channelCd, mails] of Map.groupBy(written, (mail) => mail.channelCd))
    await enqueue(
      context,
      messageQueues[channelCd]!,
      mails.map(({ mailNo }) => ({ mailNo })),
    )
}
