import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import './session.ts'
import { httpRefusals } from './http.texts.ts'
import { acceptedLanguage } from '../../shared/accepted-language.ts'

const webDirectory = path.resolve(import.meta.dirname, '../../../../dist/web')

/** Stands in index.html where the nonce goes. */
const nonceMark = '__CSP_NONCE__'

const pageHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
}

/**
 * Only our own files run. Styles need a nonce, because antd writes its style tags while it runs. `blob:`
 * shows chosen images and PDF files that were fetched with the token.
 */
function contentSecurityPolicy(nonce: string): string {
  return [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `frame-src 'self' blob:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `form-action 'self'`,
  ].join('; ')
}

/**
 * Serves the built web: hashed assets for ever, index.html for every page address (the router in the browser
 * reads it). Unknown addresses under /api stay the API's own 404.
 * @param options.marks what is put in place of a mark in index.html, for what the page must know without
 * asking
 */
export async function serveWeb(
  app: FastifyInstance,
  options: { directory?: string; marks?: Record<string, string> } = {},
): Promise<void> {
  const directory = options.directory ?? webDirectory
  // The sign-in page and its files are for everybody; what they show comes through /api.
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, access: 'public' }
  })
  if (!existsSync(path.join(directory, 'index.html'))) {
    app.get('/*', async (request, reply) => (isApi(request.url) ? reply.callNotFound() : notBuilt(reply)))
    return
  }
  const page = Object.entries(options.marks ?? {}).reduce(
    (text, [mark, value]) => text.replaceAll(mark, value),
    readFileSync(path.join(directory, 'index.html'), 'utf8'),
  )
  // Files beside index.html (icons, robots.txt); the list cannot change while the server runs.
  const files = new Set(readdirSync(directory).filter((name) => name.includes('.') && name !== 'index.html'))

  await app.register(fastifyStatic, {
    // Then the files of earlier builds (scripts/build.mjs): this page may be older than the build beside it.
    root: [path.join(directory, 'assets'), path.join(directory, '../earlier/assets')].filter((folder) =>
      existsSync(folder),
    ),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    setHeaders: (reply) => void reply.header('x-content-type-options', 'nosniff'),
  })

  app.get('/*', async (request, reply) => {
    const address = request.url.split('?', 1)[0] ?? '/'
    if (isApi(address)) return reply.callNotFound()
    const name = address.slice(1)
    if (files.has(name)) {
      return reply
        .header('x-content-type-options', 'nosniff')
        .sendFile(name, directory, { maxAge: '1h', immutable: false })
    }
    return sendPage(reply, page)
  })
}

/** A setting of the operator inside an attribute of index.html. */
export const attributeText = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

function isApi(address: string): boolean {
  return /^\/api(?:[/?]|$)/.test(address)
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  const nonce = randomBytes(16).toString('base64url')
  return (
    reply
      .headers(pageHeaders)
      .header('content-security-policy', contentSecurityPolicy(nonce))
      // Carries a nonce and the names of the current assets: never from a cache.
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page.replaceAll(nonceMark, nonce))
  )
}

function notBuilt(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .type('text/plain; charset=utf-8')
    .send(httpRefusals.notBuilt().in(acceptedLanguage(reply.request.headers['accept-language'])))
}
