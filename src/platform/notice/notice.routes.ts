import type { FastifyInstance, FastifyRequest } from 'fastify'
import { reading, type Engine } from '../../core/server/entity/context.ts'
import { notFound } from '../../core/server/http/errors.ts'
import { writing } from '../../core/server/entity/idempotency.ts'
import { loadRecord } from '../../core/server/entity/record.ts'
import { scopeWhere } from '../../core/server/entity/scope.ts'
import { Binds } from '../../core/server/database/database.ts'
import { mayUse } from '../../core/server/http/session.ts'
import { findForReader, hideToday, previewFor, markRead, noticesFor } from './notice-reading.server.ts'
import { readRates, remind, unreadOf } from './notice-rate.server.ts'
import { removeReply, repliesFor, writeReply } from './notice-reply.server.ts'
import { notice, readerMenus, vendorNoticeMenu, type NoticeRow } from './notice.resource.ts'
import { popsUp } from './notice.rule.ts'
import { notTheirs, targetNames, targetOptions } from './notice.server.ts'

type Keyed = FastifyRequest<{ Params: { key: string } }>
const keyIn = ({ params }: Keyed): number => {
  if (!/^\d{1,15}$/.test(params.key)) throw notFound()
  return Number(params.key)
}
/** Notices in the panel of the first page (mgt 6, PLT04). */
const panelRows = 5
/** Notices whose read rate a list shows; an older one says it in its record. */
const ratedRows = 300

/** Routes for readers and writers of notices besides the register itself (mgt 7). */
export async function noticeRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  const reader = {
    config: { access: { menus: [...readerMenus, vendorNoticeMenu], right: 'read' as const } },
    schema: { tags: ['공지'] },
  }
  const writer = (right: 'read' | 'write') => ({
    config: { access: { menus: notice.menus, right } },
    schema: { tags: ['공지'] },
  })

  app.get<{ Querystring: { of?: string } }>('/api/mgt/notices', reader, async ({ session, query }) => {
    const rows = await noticesFor(reading(engine, session), query.of === 'vendors' ? 'vendors' : 'mine')
    return {
      data: rows.map(({ cont: _left, ...row }) => row),
      unread: rows.filter(({ unread }) => unread).length,
    }
  })
  app.get('/api/mgt/notices/popups', { ...reader, config: { access: 'signedIn' } }, async ({ session }) => {
    if (!mayUse(session, readerMenus, 'read')) return { data: [] }
    const context = reading(engine, session)
    return { data: (await noticesFor(context)).filter((row) => popsUp(row, context.today)) }
  })
  app.get('/api/main/portlet/notices', reader, async ({ session }) => {
    const rows = await noticesFor(reading(engine, session))
    return {
      data: {
        unread: rows.filter(({ unread }) => unread).length,
        rows: rows.slice(0, panelRows).map(({ cont: _left, ...row }) => row),
      },
    }
  })
  app.get('/api/mgt/notice/:key', reader, async (request: Keyed) => {
    const context = reading(engine, request.session)
    const row = (await findForReader(context, keyIn(request))) ?? (await previewFor(context, keyIn(request)))
    if (!row) throw notFound()
    return {
      data: row,
      manage: mayUse(context.session, notice.menus, 'write') && notTheirs(row, context) === undefined,
    }
  })
  app.put('/api/manage/notice/:key/read', reader, async (request: Keyed) => {
    const { confirmYn, answerTxt } = Object(request.body) as Record<string, unknown>
    const given = {
      confirm: confirmYn === 'Y',
      answer: typeof answerTxt === 'string' ? answerTxt.trim() : '',
    }
    await writing(engine, request, (context) => markRead(context, keyIn(request), given))
    return { data: await findForReader(reading(engine, request.session), keyIn(request)) }
  })
  app.put('/api/mgt/notice/:key/hide', reader, async (request: Keyed) => {
    await writing(engine, request, (context) => hideToday(context, keyIn(request)))
    return { data: true }
  })
  app.get('/api/mgt/notice/:key/replies', reader, async (request: Keyed) => ({
    data: await repliesFor(reading(engine, request.session), keyIn(request)),
  }))
  app.post('/api/mgt/notice/:key/replies', reader, async (request: Keyed, reply) => {
    const replyNo = await writing(engine, request, (context) =>
      writeReply(context, keyIn(request), request.body),
    )
    void reply.code(201)
    return { data: { replyNo } }
  })
  app.delete(
    '/api/mgt/notice/:key/replies/:replyNo',
    reader,
    async (request: FastifyRequest<{ Params: { key: string; replyNo: string } }>) => {
      await writing(engine, request, (context) =>
        removeReply(context, keyIn(request), request.params.replyNo),
      )
      return { data: true }
    },
  )

  app.get('/api/manage/notice/targets', writer('write'), async ({ session }) => {
    const context = reading(engine, session)
    const lists = await Promise.all(targetNames.map((name) => targetOptions(context, name)))
    return { data: Object.fromEntries(targetNames.map((name, index) => [name, lists[index]])) }
  })
  app.get('/api/manage/notice/rates', writer('read'), async ({ session }) => {
    const binds = new Binds()
    const rows = await engine.database.query<NoticeRow>(
      `select n.* from "notice" n where n."state" in ('posted', 'closed') and ${scopeWhere(notice, session, 'n', binds)} order by n."noticeNo" desc limit ${ratedRows}`,
      binds.values,
    )
    return { data: await readRates(reading(engine, session), rows) }
  })
  app.get('/api/manage/notice/:key/unread', writer('read'), async (request: Keyed) => {
    const context = reading(engine, request.session)
    return {
      data: await unreadOf(context, await loadRecord(notice, context, keyIn(request))),
    }
  })
  app.put('/api/manage/notice/:key/remind', writer('write'), async (request: Keyed) => ({
    data: {
      told: await writing(engine, request, async (context) =>
        remind(context, await loadRecord(notice, context, keyIn(request), true)),
      ),
    },
  }))
}
