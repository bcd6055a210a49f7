import type { FastifyInstance } from 'fastify'
import { reading, type Context, type Engine } from '../../core/server/entity/context.ts'
import { writing } from '../../core/server/entity/idempotency.ts'
import { badField, notFound } from '../../core/server/http/errors.ts'
import type { Access } from '../../core/server/http/session.ts'
import { languages, type Language } from '../../core/shared/session.ts'
import { messages } from '../../core/shared/messages.ts'
import { digestOf } from './digest.server.ts'
import { mailQueue } from './mail-queue.resource.ts'
import type { MailSettings } from './mail-worker.server.ts'
import { notiEvent } from './noti-event.resource.ts'
import { noti } from './noti.resource.ts'
import { sendTest, tellBrowsers } from './notification.server.ts'
import { choicesOf, choose } from './preference.server.ts'

/** The newest that the bell shows. */
const bellRows = 20
/** Most that are marked or removed in one call: a page of the box. */
const mostMarked = 1000

/** The bell, the own choices, the digest, and what the administrator's pages ask beyond their entities. */
export async function notificationRoutes(
  app: FastifyInstance,
  engine: Engine,
  settings: MailSettings,
): Promise<void> {
  const config = { access: 'signedIn' } as const
  app.get('/api/manage/notis/bell', { config }, async (request) => ({
    data: await bellOf(reading(engine, request.session)),
  }))
  app.put('/api/manage/notis', { config }, async (request) => ({
    data: await writing(engine, request, (context) => mark(context, request.body)),
  }))
  app.get('/api/manage/notipref', { config }, async (request) => ({
    data: await choicesOf(reading(engine, request.session)),
  }))
  app.put('/api/manage/notipref', { config }, async (request) => ({
    data: await writing(engine, request, async (context) => {
      await choose(context, request.body)
      return choicesOf(context)
    }),
  }))
  app.get('/api/main/portlet/awaydigest', { config }, async (request) => ({
    data: await digestOf(reading(engine, request.session)),
  }))

  const write = { access: { menus: notiEvent.menus, right: 'write' } satisfies Access }
  app.post<{ Params: { key: string } }>(
    '/api/manage/notievent/:key/test',
    { config: write },
    async (request) => {
      const langCd = languageIn(request.body)
      const sent = await writing(engine, request, (context) => sendTest(context, request.params.key, langCd))
      if (!sent) throw notFound()
      return { data: sent }
    },
  )
  const read = { access: { menus: mailQueue.menus, right: 'read' } satisfies Access }
  app.get('/api/manage/mailserver', { config: read }, async () => ({
    data: {
      configured: settings.smtpUrl !== undefined,
      host: settings.smtpUrl ? new URL(settings.smtpUrl).host : null,
      mailFrom: settings.mailFrom,
      smsHost: settings.smsGateway ? new URL(settings.smsGateway.url).host : null,
    },
  }))
}

interface BellRow {
  notiNo: number
  title: string
  body: string
  linkUrl: string | null
  state: string
  createDt: string
}
async function bellOf({ sql, session }: Context): Promise<{ unread: number; rows: BellRow[] }> {
  const { bell } = await sql.one<{ bell: { unread: number; rows: BellRow[] } }>(
    `select json_build_object(
       'unread', (select count(*)::int from "noti" where "userId" = $1 and "state" = 'unread'),
       'rows', (select coalesce(json_agg(r), '[]') from (
         select "notiNo", "title", "body", "linkUrl", "state", "createDt" from "noti" where "userId" = $1 order by "notiNo" desc limit ${bellRows}) r)) as "bell"`,
    [session.userId],
  )
  return bell
}

/**
 * Marks own notifications as read or unread, all of them when none is named. Those of others are not there.
 * @returns how many changed
 */
async function mark(context: Context, body: unknown): Promise<{ changed: number }> {
  const { notiNos, readYn = 'Y' } = (body ?? {}) as { notiNos?: unknown; readYn?: unknown }
  if (readYn !== 'Y' && readYn !== 'N') throw badField('readYn', messages.badFlag('읽음'))
  if (notiNos !== undefined && !isKeys(notiNos)) throw badField('notiNos', messages.badType(noti.title))
  const changed = await context.sql.query(
    `update "noti" set "state" = $2, "readDt" = $3, "updateDt" = now() where "userId" = $1 and "state" <> $2 and ($4::bigint[] is null or "notiNo" = any($4)) returning 1`,
    [
      context.session.userId,
      readYn === 'Y' ? 'read' : 'unread',
      readYn === 'Y' ? context.now : null,
      notiNos ?? null,
    ],
  )
  if (changed.length > 0) tellBrowsers(context, context.session.userId)
  return { changed: changed.length }
}
const isKeys = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length <= mostMarked && value.every((each) => Number.isSafeInteger(each))

function languageIn(body: unknown): Language {
  const { langCd = 'kr' } = (body ?? {}) as { langCd?: unknown }
  if (!languages.includes(langCd as Language)) throw badField('langCd', messages.badChoice('언어'))
  return langCd as Language
}
