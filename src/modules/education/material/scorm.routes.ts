import { createHmac, timingSafeEqual } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { reading, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { conflict, notFound, notSignedIn } from '../../../core/server/http/errors.ts'
import { keyFor } from '../../../core/server/runtime/token-secret.ts'
import type { Services } from '../../../platform/module.server.ts'
import { eduMaterial } from './edu-material.resource.ts'
import { contentOf } from './material.server.ts'
import { learnerMenus } from './material.routes.ts'
import { materialRefusals } from './material-refusals.texts.ts'
import { leadsOut } from './scorm-manifest.server.ts'
import { archiveOf } from './scorm-package.server.ts'
import { injected, startScript, typeOf } from './scorm-frame.rule.ts'
import { roundOf } from './view-progress.server.ts'
import { postedOf, viewOf } from './view.server.ts'

/** A lesson is opened once and asks for its files for as long as it is open. */
const tokenHours = 8
const place = '/api/scorm'
const own = '__portal'
const runtimes = { '1.2': 'scorm12.min.js', '2004': 'scorm2004.min.js' } as const
const libraries = path.dirname(createRequire(import.meta.url).resolve('scorm-again/scorm12'))

type Keyed = FastifyRequest<{ Params: { key: string } }>
type OfPackage = FastifyRequest<{ Params: { token: string; '*': string } }>
interface Letter {
  materialNo: number
  sessionId: string
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
  const key = keyFor(settings.tokenSecret, 'scorm content')
  const signatureOf = (text: string) => createHmac('sha256', key).update(text).digest().subarray(0, 18)
  const tokenOf = ({ materialNo, sessionId }: Letter): string => {
    const text = `${materialNo}.${Math.floor(engine.clock.now().getTime() / 1000) + tokenHours * 3600}.${sessionId}`
    return `${Buffer.from(text).toString('base64url')}.${signatureOf(text).toString('base64url')}`
  }
  /** @throws Refusal 404 */
  const read = (token: string): Letter => {
    const [body = '', signature = ''] = token.split('.')
    const text = Buffer.from(body, 'base64url').toString('utf8')
    const [expected, given] = [signatureOf(text), Buffer.from(signature, 'base64url')]
    const [materialNo, until, ...sessionId] = text.split('.')
    const isOurs = expected.length === given.length && timingSafeEqual(expected, given)
    if (!isOurs || Number(until) * 1000 < engine.clock.now().getTime()) throw notFound()
    return { materialNo: Number(materialNo), sessionId: sessionId.join('.') }
  }

  app.get(
    '/api/saf/education/view/:key/scorm',
    {
      config: { access: { menus: learnerMenus, right: 'read' } },
      schema: { tags: [eduMaterial.title], summary: 'SCORM 콘텐츠 주소(windowKey)' },
    },
    async (request: Keyed) => {
      const context = reading(engine, request.session)
      const material = await postedOf(context, request.params.key)
      if (!material.launchTxt || !material.scormTxt) throw notFound()
      const { windowKey } = request.query as { windowKey?: string }
      const roundNo = await roundOf(context, { userId: request.session.userId }, material.eduCourseNo)
      const view = await viewOf(context, material.materialNo, { userId: request.session.userId }, roundNo)
      if (!view || view.windowKey !== windowKey) throw conflict(materialRefusals.otherWindow())
      const token = tokenOf({ materialNo: material.materialNo, sessionId: request.session.sessionId })
      return { data: { address: `${place}/${token}/${material.launchTxt}` } }
    },
  )
  app.get(
    `${place}/:token/*`,
    { config: { access: 'public' }, schema: { hide: true } },
    async (request: OfPackage, reply) => {
      const { token } = request.params
      const asked = decodeURIComponent(request.params['*'])
      const letter = read(token)
      const session = await sessions.living(letter.sessionId)
      if (!session) throw notSignedIn('UNAUTHORIZED')
      const context = reading(engine, session)
      const material = await postedOf(context, String(letter.materialNo))
      const base = new URL(`${place}/${token}/`, settings.publicUrl).href
      // The address by which this very call came: behind another name the content would be locked out of its own files.
      const host = request.headers.host
      const also = host ? `${request.protocol}://${host}${place}/${token}/` : base
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
          .send(startScript({ version, ...(await stateOf(context, material)) }))
      if (leadsOut(asked)) throw notFound()
      const file = await contentOf(context, material.materialNo)
      const content = file && (await archiveOf(file.sha256)).read(asked)
      if (!content) throw notFound()
      const type = typeOf(asked)
      return reply
        .type(type)
        .send(
          type.startsWith('text/html')
            ? injected(content.toString('utf8'), `${place}/${token}/${own}`)
            : content,
        )
    },
  )

  async function stateOf(
    context: Context,
    { materialNo, eduCourseNo }: { materialNo: number; eduCourseNo: number | null },
  ) {
    const { session } = context
    const person = { userId: session.userId }
    const view = await viewOf(context, materialNo, person, await roundOf(context, person, eduCourseNo))
    return {
      windowKey: view?.windowKey ?? '',
      cmi: view?.scorm?.cmi ?? null,
      learner: { id: session.userId, name: session.userNm },
    }
  }
}

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
