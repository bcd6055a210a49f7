import type { FastifyInstance, FastifyRequest } from 'fastify'
import { act } from '../../../core/server/entity/act.ts'
import { inTransaction, reading, type Engine } from '../../../core/server/entity/context.ts'
import { writing } from '../../../core/server/entity/idempotency.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { badFields, conflict, forbidden } from '../../../core/server/http/errors.ts'
import { defined } from '../../../core/shared/defined.ts'
import { flag, text } from '../../../core/shared/field.ts'
import { check, fieldsSchema } from '../../../core/shared/input-check.ts'
import { passwordMax } from '../../../core/shared/limits.ts'
import { languages, type Language } from '../../../core/shared/session.ts'
import { openTo } from '../../../platform/public-link/public-link.server.ts'
import { hashOfFirst, weaknessOf } from '../../../platform/session/password-change.ts'
import { portalNamesOf } from '../../../platform/session/session.routes.ts'
import type { AccountInput } from '../../../platform/user/account.server.ts'
import { invitationOf, join, joinPage } from './join.server.ts'
import { joinLinkKind, joinPath } from './join-link.server.ts'
import {
  changePsrm,
  changeRole,
  moveVendorUser,
  vendorUserActs,
  vendorUserMoves,
} from './vendor-user-acts.server.ts'
import { vendorUser } from './vendor-user.resource.ts'
import { joinIssues } from './vendor-user.rule.ts'
import { looksAfter, vendorUserBehaviour } from './vendor-user.server.ts'
import { vendorUserSentences } from './vendor-user.texts.ts'

type Keyed = FastifyRequest<{ Params: { key: string } }>
interface OfToken {
  Params: { token: string }
  Querystring: { langCd?: string }
}
const joinFields = {
  userId: text('아이디', { required: true, max: 50 }),
  userPwd: text('비밀번호', { required: true, max: passwordMax }),
  userPwdRepeat: text('비밀번호 확인', { required: true, max: passwordMax }),
  privAgreeYn: flag('개인정보 동의', { required: true }),
  privAgreeVer: text('동의서 버전', { required: true, max: 20 }),
}
type JoinField = keyof typeof joinFields
/**
 * What an invited person has filled in. All its faults are said at once: who corrects them with a thumb sends once more,
 * not once for each.
 * @param names that no password may be made of
 * @throws Refusal 400
 */
function joiningOf(body: unknown, names: readonly string[]): Record<JoinField, string> {
  const given = Object(body) as Record<JoinField, unknown>
  const checked = check(fieldsSchema(joinFields), given)
  const [userId, userPwd, userPwdRepeat] = [given.userId, given.userPwd, given.userPwdRepeat].map((value) =>
    typeof value === 'string' ? value : '',
  ) as [string, string, string]
  const weakness = weaknessOf({ userId, userPwd, userPwdRepeat }, names)
  const found = [
    ...(checked.ok ? [] : checked.issues),
    ...joinIssues(given),
    ...(weakness ? [{ path: 'userPwd', message: weakness }] : []),
  ]
  if (!checked.ok || found.length > 0) {
    const order = Object.keys(joinFields)
    const firstOfEach = new Map(found.toReversed().map((issue) => [issue.path, issue]))
    throw badFields(
      [...firstOfEach.values()].toSorted((one, other) => order.indexOf(one.path) - order.indexOf(other.path)),
    )
  }
  return checked.value as Record<JoinField, string>
}
const chosenOf = ({ langCd }: OfToken['Querystring']): Language | undefined =>
  languages.find((each) => each === langCd)
const objectOf = (body: unknown): AccountInput => (typeof body === 'object' && body !== null ? body : {})

/** What is done to accounts of companies, and the page by which an invited person joins (vendor 7, admin 4.2). */
export async function vendorUserRoutes(
  app: FastifyInstance,
  engine: Engine,
  publicUrl: string,
): Promise<void> {
  const menus = [...vendorUser.menus]
  app.get(
    `${vendorUser.path}/:key/account`,
    { config: { access: { menus, right: 'read' } }, schema: { tags: [vendorUser.title] } },
    async (request: Keyed) => {
      const context = reading(engine, request.session)
      const row = await loadRecord(vendorUser, context, request.params.key)
      return { data: { allowed: await vendorUserMoves(row, context) } }
    },
  )
  for (const name of vendorUserActs)
    app.put(
      `${vendorUser.path}/:key/${name}`,
      { config: { access: { menus, right: 'write' } }, schema: { tags: [vendorUser.title] } },
      async (request: Keyed) => {
        // Answered once and kept nowhere, not even for a repeated request.
        let temporaryPassword: string | undefined
        const answer = await writing(engine, request, async (context) => {
          const row = await loadRecord(vendorUser, context, request.params.key, true)
          const { temporaryPassword: made, ...rest } = await moveVendorUser(
            row,
            context,
            name,
            objectOf(request.body),
          )
          temporaryPassword = made
          context.publish({ topic: vendorUser.name, key: row.vendorUserNo })
          return rest
        })
        return { data: { ...answer, ...defined({ temporaryPassword: temporaryPassword || undefined }) } }
      },
    )
  act(app, engine, vendorUserBehaviour, { name: 'role', summary: '업체 계정 권한 변경' }, changeRole)
  act(app, engine, vendorUserBehaviour, { name: 'psrm', summary: 'PSRM 사용 변경' }, changePsrm)
  app.get(
    `${vendorUser.path}/:key/address`,
    { config: { access: { menus, right: 'write' } }, schema: { tags: [vendorUser.title] } },
    async (request: Keyed) => {
      const context = reading(engine, request.session)
      const row = await loadRecord(vendorUser, context, request.params.key)
      if (await looksAfter(row, context)) throw forbidden(vendorUserSentences.managersOnly())
      if (row.state !== 'invited') throw conflict(vendorUserSentences.invitedOnly())
      return { data: { url: publicUrl + joinPath(row), inviteToDt: row.inviteToDt } }
    },
  )
  const open = openTo(app, joinLinkKind)
  app.get<OfToken>('/api/public/vendorjoin/:token', open, async ({ params, query }) => ({
    data: await joinPage(reading(engine, joinLinkKind.session), params.token, chosenOf(query)),
  }))
  app.post<OfToken>('/api/public/vendorjoin/:token', open, async (request, reply) => {
    const { token } = request.params
    const { vendorNm } = await invitationOf(reading(engine, joinLinkKind.session), token)
    const given = joiningOf(request.body, [...portalNamesOf(publicUrl), vendorNm])
    const userPwdHash = await hashOfFirst(given.userPwd)
    const data = await inTransaction(engine, joinLinkKind.session, (context) =>
      join(context, token, {
        userId: given.userId,
        userPwdHash,
        privAgreeVer: given.privAgreeVer,
        langCd: chosenOf(request.query),
      }),
    )
    void reply.code(201)
    return { data }
  })
}
