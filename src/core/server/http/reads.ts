import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { mostReads, readsPath, type ReadAnswer } from '../../shared/reads.ts'
import { messages } from '../../shared/messages.ts'
import { badField } from './errors.ts'

/** Addresses that do not end, do not answer JSON, or would call this one. */
const single = /^\/api\/(?:live|reads|docs|attach|openapi)(?:[/?]|$)/
const isRead = (address: unknown): address is string =>
  typeof address === 'string' &&
  address.length <= 4000 &&
  /^\/(?:api\/|menus(?:\?|$))/.test(address) &&
  !single.test(address)

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
      config: { access: 'signedIn', beforePasswordChange: true },
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
        .inject({ method: 'GET', url, headers, remoteAddress })
        .then(({ statusCode, body }) => ({ index, status: statusCode, body })),
    ]),
  )
  while (under.size > 0) {
    const answer = await Promise.race(under.values())
    under.delete(answer.index)
    yield `${JSON.stringify(answer)}\n`
  }
}
