import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { FastifyInstance, FastifyRequest, LightMyRequestResponse as Response } from 'fastify'
import { mostReads, readsPath, type ReadAnswer } from '../../shared/reads.ts'
import { messages } from '../../shared/messages.ts'
import { saidIn } from '../../shared/sentence.ts'
import type { Language } from '../../shared/session.ts'
import { badField } from './errors.ts'

/** Addresses that do not end, do not answer JSON, or would call this one. */
const single = /^\/api\/(?:live|reads|docs|attach|openapi)(?:[/?]|$)/
/** Looks at the address as `inject` will call it, without dot segments, backslashes and encoded letters. */
function isRead(address: unknown): address is string {
  if (typeof address !== 'string' || address.length > 4000 || !/^\/(?!\/)/.test(address)) return false
  try {
    const path = decodeURIComponent(new URL(address, 'http://localhost').pathname)
    return address.startsWith(path.slice(0, 5)) && /^\/(?:api\/|menus$)/.test(path) && !single.test(path)
  } catch {
    return false
  }
}

/** Headers of the connection or of this body; the others are sent with each read. */
const ownHeaders = new Set(['content-length', 'content-type', 'transfer-encoding', 'connection', 'expect'])

/**
 * Several reads of a page as one call: a page that opens asks for five to twenty things, and on a slow line
 * each call of its own costs a way there and back. Each read is asked as if it had come alone, with its own
 * rights, limits and refusals, and is answered as soon as it is there, one line of JSON each.
 */
export function mountReads(app: FastifyInstance): void {
  app.post(
    readsPath,
    {
      // At a shared device too: each of the reads is judged by its own address.
      config: { access: 'signedIn', beforePasswordChange: true, atDevice: true },
      bodyLimit: 100_000,
      schema: { tags: ['공통'], summary: '여러 조회를 한 번에' },
    },
    async (request, reply) => {
      const { reads } = Object(request.body) as { reads?: unknown }
      if (!Array.isArray(reads) || reads.length === 0 || reads.length > mostReads || !reads.every(isRead))
        throw badField('reads', messages.badType('reads'))
      return reply
        .type('application/x-ndjson; charset=utf-8')
        .send(Readable.from(answersOf(app, request, reads)))
    },
  )
}

async function* answersOf(
  app: FastifyInstance,
  request: FastifyRequest,
  reads: readonly string[],
): AsyncGenerator<string> {
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => !ownHeaders.has(name)),
  )
  const remoteAddress = request.socket.remoteAddress ?? '127.0.0.1'
  const under = new Map(
    reads.map((url, index): [number, Promise<ReadAnswer>] => [
      index,
      app
        .inject({ method: 'GET', url, headers, remoteAddress, payloadAsStream: true })
        .then(async (response) => ({ index, ...(await answerOf(response, request.session.language)) })),
    ]),
  )
  while (under.size > 0) {
    const answer = await Promise.race(under.values())
    under.delete(answer.index)
    yield `${JSON.stringify(answer)}\n`
  }
}

/** Only JSON is gathered: a file, which may be large, is fetched by a call of its own. */
async function answerOf(response: Response, language: Language): Promise<Omit<ReadAnswer, 'index'>> {
  const stream = response.stream()
  const kind = String(response.headers['content-type'] ?? 'application/json')
  if (!kind.startsWith('application/json')) {
    stream.destroy()
    const body = { errorCode: 'BAD_REQUEST', message: saidIn(messages.badRequest, language), returnCode: 400 }
    return { status: 400, body: JSON.stringify(body) }
  }
  return { status: response.statusCode, body: await text(stream) }
}
