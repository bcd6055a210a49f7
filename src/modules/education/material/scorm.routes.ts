import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  asSystem,
  inTransaction,
  reading,
  type Context,
  type Engine,
} from '../../../core/server/entity/context.ts'
import { conflict, notFound, notSignedIn } from '../../../core/server/http/errors.ts'
import { momentOf } from '../../../core/shared/dates.ts'
import type { Services } from '../../../platform/module.server.ts'
import { personKeyOf, type Person } from '../exam/person.rule.ts'
import { givePass, readPass, type Opener } from './content-pass.server.ts'
import { eduMaterial } from './edu-material.resource.ts'
import { contentOf } from './material.server.ts'
import { learnerMenus } from './material.routes.ts'
import { materialRefusals } from './material-refusals.texts.ts'
import { leadsOut } from './scorm-manifest.server.ts'
import { archiveOf } from './scorm-package.server.ts'
import { injected, startScript, typeOf } from './scorm-frame.rule.ts'
import { roundOf } from './view-progress.server.ts'
import { postedOf, viewOf, type Posted } from './view.server.ts'

const place = '/api/scorm'
const own = '__portal'
const runtimes = { '1.2': 'scorm12.min.js', '2004': 'scorm2004.min.js' } as const
const libraries = path.dirname(createRequire(import.meta.url).resolve('scorm-again/scorm12'))

/** A name of this server as a browser says it; anything else has no place in a policy. */
const hostForm = /^[\w.:[\]-]+$/

type Keyed = FastifyRequest<{ Params: { key: string } }>
type OfPackage = FastifyRequest<{ Params: { pass: string; '*': string } }>

/** Opens the files of a lesson that this window plays. @returns their address @throws Refusal 404, 409 */
export async function openLesson(
  context: Context,
  person: Person,
  opener: Opener,
  given: string,
  windowKey: unknown,
): Promise<{ address: string }> {
  const { materialNo, eduCourseNo, launchTxt, scormTxt } = await postedOf(context, person, given)
  if (!launchTxt || !scormTxt) throw notFound()
  const view = await viewOf(context, materialNo, person, await roundOf(context, person, eduCourseNo))
  if (!view?.windowKey || view.windowKey !== windowKey) throw conflict(materialRefusals.otherWindow())
  const pass = await givePass(context, { materialNo, windowKey: view.windowKey, opener })
  return { address: `${place}/${pass}/${launchTxt}` }
}

interface Learner {
  context: Context
  person: Person
  learner: { id: string; name: string }
}

/**
 * The files of SCORM packages. Whatever they do, they do in a document without an origin: the answers carry the sandbox
 * themselves, so that an address opened by itself is locked in as well. (decision 0204)
 */
export async function scormRoutes(
  app: FastifyInstance,
  engine: Engine,
  { settings, sessions }: Services,
): Promise<void> {
  /** Who opened the lesson, while the session or the link is what it was then. @throws Refusal 401, 404 */
  const learnerOf = async (opener: Opener): Promise<Learner> => {
    if ('sessionId' in opener) {
      const session = await sessions.living(opener.sessionId)
      if (!session) throw notSignedIn('UNAUTHORIZED')
      const { userId, userNm } = session
      return {
        context: reading(engine, session),
        person: { userId },
        learner: { id: userId, name: userNm },
      }
    }
    const context = reading(engine, asSystem('교육 학습 링크'))
    const seat = await context.sql.maybe<{ vendorWorkerNo: number; targetNm: string }>(
      `select "vendorWorkerNo", "targetNm" from "eduTarget" where "eduTargetNo" = $1 and "linkDt" = $2::timestamptz and "vendorWorkerNo" is not null`,
      [opener.eduTargetNo, opener.linkDt],
    )
    if (!seat) throw notFound()
    const { vendorWorkerNo, targetNm } = seat
    const person = { vendorWorkerNo }
    return { context, person, learner: { id: personKeyOf(person), name: targetNm } }
  }

  app.post(
    '/api/saf/education/view/:key/lesson',
    {
      config: { access: { menus: learnerMenus, right: 'read' } },
      schema: { tags: [eduMaterial.title], summary: 'SCORM 콘텐츠 주소(windowKey)' },
    },
    async (request: Keyed) => {
      const { userId, sessionId } = request.session
      const { windowKey } = Object(request.body) as { windowKey?: unknown }
      // The number of the address is answered once and kept nowhere, not even for a repeated request.
      const data = await inTransaction(engine, request.session, (context) =>
        openLesson(context, { userId }, { sessionId }, request.params.key, windowKey),
      )
      return { data }
    },
  )
  app.get(
    `${place}/:pass/*`,
    { config: { access: 'public' }, schema: { hide: true } },
    async (request: OfPackage, reply) => {
      const { pass } = request.params
      const asked = request.params['*']
      const { materialNo, windowKey, opener } = await readPass(
        { sql: engine.database, now: momentOf(engine.clock.now()) },
        pass,
      )
      const { context, person, learner } = await learnerOf(opener)
      const material = await postedOf(context, person, String(materialNo))
      const base = new URL(`${place}/${pass}/`, settings.publicUrl).href
      // The address by which this very call came: behind another name the content would be locked out of its own files.
      const host = request.headers.host ?? ''
      const also = hostForm.test(host) ? `${request.protocol}://${host}${place}/${pass}/` : base
      reply
        .header('content-security-policy', policyOf(base === also ? base : `${base} ${also}`))
        .header('access-control-allow-origin', '*')
        .header('x-content-type-options', 'nosniff')
        .header('referrer-policy', 'no-referrer')
        .header('cache-control', 'private, no-store')
      const version = material.scormTxt === '1.2' ? '1.2' : '2004'
      if (asked === `${own}/runtime.js`)
        return reply
          .type('text/javascript; charset=utf-8')
          .send(await readFile(path.join(libraries, runtimes[version])))
      if (asked === `${own}/start.js`)
        return reply
          .type('text/javascript; charset=utf-8')
          .send(startScript({ version, windowKey, learner, cmi: await keptOf(context, person, material) }))
      if (leadsOut(asked)) throw notFound()
      const file = await contentOf(context, material.materialNo)
      const content = file && (await archiveOf(file.sha256)).read(asked)
      if (!content) throw notFound()
      const type = typeOf(asked)
      return reply
        .type(type)
        .send(
          type.startsWith('text/html')
            ? injected(content.toString('utf8'), `${place}/${pass}/${own}`)
            : content,
        )
    },
  )
}

/** What the content had kept when it was left. */
const keptOf = async (context: Context, person: Person, { materialNo, eduCourseNo }: Posted) =>
  (await viewOf(context, materialNo, person, await roundOf(context, person, eduCourseNo)))?.scorm?.cmi ?? null

/** Nothing but the files of this very package, nothing sent anywhere, no form, no way out of the frame. */
const policyOf = (base: string): string =>
  [
    'sandbox allow-scripts allow-forms',
    "default-src 'none'",
    `script-src ${base} 'unsafe-inline' 'unsafe-eval'`,
    `style-src ${base} 'unsafe-inline'`,
    `img-src ${base} data: blob:`,
    `media-src ${base} data: blob:`,
    `font-src ${base} data:`,
    `frame-src ${base}`,
    `connect-src ${base}`,
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ')
