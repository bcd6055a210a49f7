import { plantName } from '../plant/plant-name.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { acts, audit, diffOf } from '../../core/server/entity/audit.ts'
import type { Context, Engine } from '../../core/server/entity/context.ts'
import { badField, badFields, conflict, notFound } from '../../core/server/http/errors.ts'
import { writing } from '../../core/server/entity/idempotency.ts'
import { messages } from '../../core/shared/messages.ts'
import { normalPhone } from '../../core/shared/normal-text.ts'
import type { Session } from '../../core/server/http/session.ts'
import type { SavedView } from '../../core/shared/saved-view.ts'
import { userIssues } from '../user/account.rule.ts'
import { user } from '../user/user.resource.ts'
import { mostFavourites, mostSavedViews, type OwnSession, type Profile } from './my.rule.ts'
import { myRefusals } from './my.texts.ts'

const shownSessions = 30
/** Kept as the register of users keeps it, however it is typed. */
const telephone = z.string().max(40).transform(normalPhone).pipe(z.string().max(20))
const profileChange = z.strictObject({
  phoneNo: telephone.nullable(),
  officeTel: telephone.nullable(),
  introduction: z.string().trim().max(1000).nullable(),
  updateDt: z.string(),
})
const viewInput = z.strictObject({
  pagePath: z.string().min(1).max(300),
  viewNm: z.string().trim().min(1).max(50),
  query: z.string().max(2000),
  defaultYn: z.enum(['Y', 'N']),
})
const favourites = z.array(z.string().max(30)).max(mostFavourites)

/** Routes about the caller alone: profile, sign-ins, order of the favourites, saved searches. */
export async function myRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  const config = { access: 'signedIn' } as const
  app.get('/api/my/profile', { config }, async ({ session }) => ({
    data: await profileOf(engine.database, session),
  }))
  app.put('/api/my/profile', { config }, async (request) => {
    await writing(engine, request, (context) => changeProfile(context, request.body))
    return { data: await profileOf(engine.database, request.session) }
  })
  app.get('/api/my/sessions', { config }, async ({ session }) => ({
    data: await engine.database.query<OwnSession>(
      `select "sessionId", "loginKindCd", "ip", "agent", "loginDt", "lastDt", "revokeCd", "revokeDt", "sessionId"::text = $2 as "current"
       from "userSession" where "userId" = $1 order by "revokeCd" is null desc, "loginDt" desc limit ${shownSessions}`,
      [session.userId, session.sessionId],
    ),
  }))

  // One by one they are put and taken by the routes of the menu; here they get their order.
  app.put('/api/manage/usermenu', { config }, async (request) => {
    const given = favourites.safeParse(request.body)
    if (!given.success) throw badField('menuId', messages.badType('즐겨찾기'))
    return writing(engine, request, async ({ sql, session }) => {
      await sql.query('delete from "userMenu" where "userId" = $1', [session.userId])
      await sql.query(
        `insert into "userMenu" ("userId", "menuId", "sortOrder")
         select $1, m."menuId", g."place" from unnest($2::text[]) with ordinality g("menuId", "place") join "menu" m using ("menuId")`,
        [session.userId, [...new Set(given.data)]],
      )
      return { data: await favouritesOf(sql, session.userId) }
    })
  })

  app.get<{ Querystring: { pagePath?: string } }>(
    '/api/my/views',
    { config },
    async ({ session, query }) => ({
      data: await viewsOf(engine.database, session.userId, String(query.pagePath ?? '')),
    }),
  )
  app.post('/api/my/views', { config }, async (request) => {
    const given = viewInput.safeParse(request.body)
    if (!given.success) throw badField('viewNm', messages.requiredField('이름'))
    return { data: await writing(engine, request, (context) => keepView(context, given.data)) }
  })
  app.delete<{ Params: { savedViewNo: string } }>(
    '/api/my/views/:savedViewNo',
    { config },
    async ({ session, params }) => {
      const gone = await engine.database.maybe(
        'delete from "savedView" where "savedViewNo"::text = $1 and "userId" = $2 returning 1',
        [params.savedViewNo, session.userId],
      )
      if (!gone) throw notFound()
      return { data: true }
    },
  )
}
type Sql = Context['sql']

const deptNames = { kr: 'deptNm', en: 'deptNmEn', zh: 'deptNmZh', es: 'deptNmEs' } as const
const positionNames = {
  kr: 'positionNm',
  en: 'positionNmEn',
  zh: 'positionNmZh',
  es: 'positionNmEs',
} as const
/** The account of the caller, names in his language. */
async function profileOf(sql: Sql, { userId, language }: Session): Promise<Profile> {
  return sql.one<Profile>(
    `select u."userId", u."userNm", ${plantName('p', language)} as "plantNm", coalesce(d."${deptNames[language]}", d."deptNm") as "deptNm", v."vendorNm", coalesce(o."${positionNames[language]}", o."positionNm") as "positionNm", u."email", u."phoneNo", u."officeTel",
       u."introduction", u."lastLoginDt", u."pwdChgDt", u."updateDt"
     from "user" u left join "plant" p using ("plantCd") left join "dept" d on d."deptCd" = u."deptCd"
       left join "vendor" v on v."vendorCd" = u."vendorCd" left join "position" o on o."positionCd" = u."positionCd"
     where u."userId" = $1`,
    [userId],
  )
}

/**
 * Telephone numbers and the introduction; the rest is kept by personnel.
 * @throws Refusal 400, 409 when it was
 * changed meanwhile
 */
async function changeProfile(context: Context, body: unknown): Promise<void> {
  const given = profileChange.safeParse(body)
  if (!given.success)
    throw badFields(
      given.error.issues.map(({ path }) => ({
        path: path.join('.'),
        message: messages.badType(labelOf(path.join('.'))),
      })),
    )
  const issues = userIssues({ phoneNo: given.data.phoneNo, officeTel: given.data.officeTel })
  if (issues.length > 0) throw badFields(issues)
  const { userId } = context.session
  const before = await profileOf(context.sql, context.session)
  const { phoneNo, officeTel, introduction, updateDt } = given.data
  const changed = await context.sql.maybe(
    `update "user" set "phoneNo" = $2, "officeTel" = $3, "introduction" = $4, "updateUserId" = $1, "updateDt" = clock_timestamp()
     where "userId" = $1 and "updateDt" = $5::timestamptz returning 1`,
    [userId, phoneNo || null, officeTel || null, introduction?.normalize('NFC') || null, updateDt],
  )
  if (!changed) throw conflict(messages.stale)
  const after = await profileOf(context.sql, context.session)
  await audit(
    context,
    acts.update,
    user.name,
    userId,
    diffOf(
      user.fields,
      { ...before },
      { ...after, lastLoginDt: before.lastLoginDt },
      { table: user.name, key: userId },
    ),
  )
}
const labelOf = (name: string): string =>
  (user.fields as Record<string, { label: string }>)[name]?.label ?? name

const favouritesOf = async (sql: Sql, userId: string): Promise<string[]> =>
  (
    await sql.query<{ menuId: string }>(
      'select "menuId" from "userMenu" where "userId" = $1 order by "sortOrder"',
      [userId],
    )
  ).map(({ menuId }) => menuId)

const viewsOf = (sql: Sql, userId: string, pagePath: string): Promise<SavedView[]> =>
  sql.query<SavedView>(
    'select "savedViewNo", "viewNm", "query", "defaultYn" from "savedView" where "userId" = $1 and "pagePath" = $2 order by "viewNm"',
    [userId, pagePath],
  )
/**
 * The same name replaces what was kept under it; a new default takes the place of the old one.
 * @throws
 * Refusal 409 when there are too many
 */
async function keepView(
  { sql, session: { userId } }: Context,
  view: z.infer<typeof viewInput>,
): Promise<SavedView[]> {
  if (view.defaultYn === 'Y')
    await sql.query(`update "savedView" set "defaultYn" = 'N' where "userId" = $1 and "pagePath" = $2`, [
      userId,
      view.pagePath,
    ])
  await sql.query(
    `insert into "savedView" ("userId", "pagePath", "viewNm", "query", "defaultYn") values ($1, $2, $3, $4, $5)
     on conflict ("userId", "pagePath", "viewNm") do update set "query" = excluded."query", "defaultYn" = excluded."defaultYn"`,
    [userId, view.pagePath, view.viewNm, view.query, view.defaultYn],
  )
  const views = await viewsOf(sql, userId, view.pagePath)
  if (views.length > mostSavedViews) throw conflict(myRefusals.tooManyViews({ mostSavedViews }))
  return views
}
