import { defined } from '../../core/shared/defined.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { acts, audit } from '../../core/server/entity/audit.ts'
import { reading, type Engine } from '../../core/server/entity/context.ts'
import { notFound } from '../../core/server/http/errors.ts'
import { writing } from '../../core/server/entity/idempotency.ts'
import { accountMoves, isAccountAct } from './account.rule.ts'
import { accountMovesFor, moveAccount, type AccountInput } from './account.server.ts'
import { revokeCodes, user } from './user.resource.ts'
import type { SessionRow } from './session-row.rule.ts'

type Keyed = FastifyRequest<{ Params: { key: string } }>
const mostSessions = 50

/**
 * Routes for acts on accounts besides saving their form: state, temporary password, sessions (admin 4.2, 6).
 */
export async function accountRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  const access = (right: 'read' | 'write') => ({ config: { access: { menus: user.menus, right } } })
  app.get('/api/manage/user/:key/account', access('read'), async (request: Keyed) => ({
    data: { allowed: await accountMovesFor(reading(engine, request.session), request.params.key) },
  }))
  for (const act of Object.keys(accountMoves).filter(isAccountAct)) {
    app.put(`/api/manage/user/:key/${act}`, access('write'), async (request: Keyed) => {
      // Answered once and kept nowhere, not even for a repeated request.
      let temporaryPassword: string | undefined
      const answer = await writing(engine, request, async (context) => {
        const { temporaryPassword: made, ...rest } = await moveAccount(
          context,
          request.params.key,
          act,
          inputOf(request.body),
        )
        temporaryPassword = made
        return rest
      })
      return { data: { ...answer, ...defined({ temporaryPassword: temporaryPassword || undefined }) } }
    })
  }
  app.get('/api/manage/user/:key/sessions', access('read'), async (request: Keyed) => {
    const { sql, now } = reading(engine, request.session)
    return {
      data: await sql.query<SessionRow>(
        `select "sessionId", "loginKindCd", "ip", "agent", "loginDt", "lastDt", "expireDt", "revokeCd", "revokeDt",
           "revokeCd" is null and "expireDt" > $2 as "living"
         from "userSession" where "userId" = $1 order by "loginDt" desc limit ${mostSessions}`,
        [request.params.key, now],
      ),
    }
  })
  app.put('/api/manage/user/:key/endsessions', access('write'), async (request: Keyed) => {
    const userId = request.params.key
    await writing(engine, request, async (context) => {
      if (!(await context.sql.maybe('select 1 from "user" where "userId" = $1', [userId]))) throw notFound()
      const ended = await context.sql.query<{ sessionId: string }>(
        `update "userSession" set "revokeCd" = $2, "revokeDt" = $3 where "userId" = $1 and "revokeCd" is null returning "sessionId"`,
        [userId, revokeCodes.forced, context.now],
      )
      if (ended.length > 0)
        await audit(context, acts.update, 'userSession', userId, { revokeCd: [null, revokeCodes.forced] })
    })
    return { data: true }
  })
}
const inputOf = (body: unknown): AccountInput => (typeof body === 'object' && body !== null ? body : {})
