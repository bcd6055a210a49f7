import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Engine } from '../../core/server/entity/context.ts'
import { badFields } from '../../core/server/http/errors.ts'
import type { Session } from '../../core/server/http/session.ts'
import { pageSizes } from '../../core/shared/limits.ts'
import { messages } from '../../core/shared/messages.ts'
import type { Sessions } from '../session/session-store.ts'

const mostJson = 200_000
const json = z
  .record(z.string().max(200), z.unknown())
  .refine((value) => JSON.stringify(value).length <= mostJson)
/**
 * 개인설정 (admin 2.1); what is left out stays as it is. Which notifications one gets is chosen at
 * /api/manage/notipref.
 */
const preference = z.strictObject({
  langCd: z.enum(['kr', 'zh', 'en', 'es']).optional(),
  sizeCd: z.enum(['medium', 'small', 'mini']).optional(),
  homeUrl: z.string().max(300).nullish(),
  sidebarYn: z.enum(['Y', 'N']).optional(),
  pageSize: z.literal([...pageSizes]).optional(),
  gridPref: json.optional(),
})
const columns = '"langCd", "sizeCd", "homeUrl", "sidebarYn", "pageSize", "gridPref"'

/** Own preferences, and uncaught errors of the browser (specification section 8). */
export async function preferenceRoutes(
  app: FastifyInstance,
  engine: Engine,
  sessions: Pick<Sessions, 'forget'>,
): Promise<void> {
  const config = { access: 'signedIn' } as const
  const read = async ({ userId, language }: Session) => {
    const stored = await engine.database.maybe(`select ${columns} from "userPref" where "userId" = $1`, [
      userId,
    ])
    return (
      stored ?? {
        langCd: language,
        sizeCd: 'medium',
        homeUrl: null,
        sidebarYn: 'Y',
        pageSize: 20,
        gridPref: {},
      }
    )
  }
  app.get('/api/manage/userpref', { config: { ...config, beforePasswordChange: true } }, async (request) => ({
    data: await read(request.session),
  }))
  app.put('/api/manage/userpref', { config }, async (request) => {
    const result = preference.safeParse(request.body)
    if (!result.success)
      throw badFields(
        result.error.issues.map(({ path }) => ({
          path: path.join('.'),
          message: messages.badType(path.join('.')),
        })),
      )
    const given = result.data
    const stored = (await read(request.session)) as Required<typeof given>
    const next = {
      ...stored,
      ...given,
      gridPref: { ...stored.gridPref, ...given.gridPref },
    }
    // Preferences grow call by call, so their size is limited.
    if (JSON.stringify(next.gridPref).length > mostJson)
      throw badFields([{ path: 'gridPref', message: messages.badType('gridPref') }])
    await engine.database.query(
      `insert into "userPref" ("userId", ${columns}) values ($1, $2, $3, $4, $5, $6, $7)
       on conflict ("userId") do update set (${columns}, "updateDt") = row($2, $3, $4, $5, $6, $7::jsonb, now())`,
      [
        request.session.userId,
        next.langCd,
        next.sizeCd,
        next.homeUrl ?? null,
        next.sidebarYn,
        next.pageSize,
        JSON.stringify(next.gridPref),
      ],
    )
    sessions.forget(request.session.sessionId)
    return { data: await read(request.session) }
  })
  app.post('/api/manage/errorlogs', { config, bodyLimit: 20_000 }, async (request) => {
    const body = (request.body ?? {}) as Record<string, unknown>
    const given = (name: string, length: number) =>
      typeof body[name] === 'string' ? body[name].slice(0, length) : null
    const returnCode =
      typeof body['returnCode'] === 'number' && Number.isSafeInteger(body['returnCode'])
        ? Math.trunc(body['returnCode'])
        : null
    const { logNo } = await engine.database.one<{ logNo: number }>(
      `insert into "errorLog" ("errorCode", "message", "cause", "causeDetail", "url", "queryString", "returnCode", "userId", "srcCd")
       values ($1, $2, $3, $4, $5, $6, $7, $8, 'browser') returning "logNo"`,
      [
        given('errorCode', 50) ?? 'BROWSER',
        given('message', 1000) ?? '',
        given('cause', 1000),
        given('causeDetail', 8000),
        given('url', 1000),
        given('queryString', 1000),
        returnCode !== null && Math.abs(returnCode) < 1_000_000 ? returnCode : null,
        request.session.userId,
      ],
    )
    return { data: { logNo } }
  })
}
