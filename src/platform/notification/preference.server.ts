import { codeNameOf } from '../../core/server/entity/columns.ts'
import type { Context } from '../../core/server/entity/context.ts'
import { badField, notFound, refused } from '../../core/server/http/errors.ts'
import { messages } from '../../core/shared/messages.ts'
import type { Language } from '../../core/shared/session.ts'
import { reaches, type NotiChoice, type NotiPref } from './choice.rule.ts'
import { allChannels, type Channel } from './noti-event.resource.ts'
import { notificationMessages } from './notification.texts.ts'

type EventRow = Omit<NotiChoice, 'channels'> & { channels: string[] }

const nameColumn: Record<Language, string> = {
  kr: 'e."eventNm"',
  en: 'coalesce(e."eventNmEn", e."eventNm")',
  zh: 'coalesce(e."eventNmZh", e."eventNm")',
  es: 'coalesce(e."eventNmEs", e."eventNm")',
}

/** Every event in use with the caller's own choices, by module. */
export async function choicesOf({ sql, session }: Context): Promise<NotiChoice[]> {
  const events = await sql.query<EventRow>(
    `select e."eventCd", ${nameColumn[session.language]} as "eventNm", e."moduleCd", ${codeNameOf('c', session.language)} as "moduleNm", e."mandatoryYn", e."channels"
     from "notiEvent" e left join "codeItem" c on c."codeGrpCd" = 'TASK_GRP' and c."code" = e."moduleCd"
     where e."useYn" = 'Y' order by e."moduleCd", e."eventCd"`,
  )
  const stored = await sql.maybe<{ notiPref: NotiPref }>(
    'select "notiPref" from "userPref" where "userId" = $1',
    [session.userId],
  )
  return events.map((event) => ({
    ...event,
    channels: allChannels
      .filter((channel) => event.channels.includes(channel))
      .map((channel) => ({ channel, on: reaches(event, channel, stored?.notiPref[event.eventCd]) })),
  }))
}

interface Choice {
  eventCd: string
  channel: Channel
  onYn: 'Y' | 'N'
}
/** Switches one event on or off for the caller. @throws Refusal 400, 404, 422 (mandatory) */
export async function choose({ sql, session }: Context, body: unknown): Promise<void> {
  const { eventCd, channel, onYn } = checked(body)
  const event = await sql.maybe<{ mandatoryYn: 'Y' | 'N'; channels: string[] }>(
    'select "mandatoryYn", "channels" from "notiEvent" where "eventCd" = $1',
    [eventCd],
  )
  if (!event) throw notFound()
  if (!event.channels.includes(channel)) throw badField('channel', messages.badChoice('채널'))
  if (event.mandatoryYn === 'Y' && onYn === 'N')
    throw refused([{ guard: 'mandatory', message: notificationMessages.mandatoryOn() }])
  await sql.query(
    `insert into "userPref" ("userId", "langCd", "notiPref") values ($1, $2, jsonb_build_object($3::text, jsonb_build_object($4::text, $5::text)))
     on conflict ("userId") do update set "updateDt" = now(), "notiPref" = "userPref"."notiPref"
       || jsonb_build_object($3::text, coalesce("userPref"."notiPref" -> $3, '{}') || jsonb_build_object($4::text, $5::text))`,
    [session.userId, session.language, eventCd, channel, onYn],
  )
}

function checked(body: unknown): Choice {
  const { eventCd, channel, onYn } = (body ?? {}) as Record<string, unknown>
  if (typeof eventCd !== 'string' || eventCd.length > 50)
    throw badField('eventCd', messages.badType('이벤트'))
  if (!allChannels.includes(channel as Channel)) throw badField('channel', messages.badChoice('채널'))
  if (onYn !== 'Y' && onYn !== 'N') throw badField('onYn', messages.badFlag('수신'))
  return { eventCd, channel: channel as Channel, onYn }
}
