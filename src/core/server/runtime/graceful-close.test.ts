import { Agent, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { closeGracefully } from './graceful-close.ts'

test('a running request is finished, and its kept-alive connection does not hold the server', async () => {
  const app = fastify()
  closeGracefully(app)
  app.get('/slow', async () => {
    await wait(300)
    return 'done'
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  const answer = new Promise<string>((resolve, reject) => {
    get({ port, host: '127.0.0.1', path: '/slow', agent }, (response) => {
      let body = ''
      response.on('data', (chunk: Buffer) => (body += chunk.toString()))
      response.on('end', () => resolve(`${response.headers.connection} ${body}`))
    }).on('error', reject)
  })
  await wait(100)
  const begin = performance.now()
  await app.close()
  expect(await answer).toBe('close done')
  // Not only at the deadline after 10 s, which closes everything.
  expect(performance.now() - begin).toBeLessThan(8_000)
  agent.destroy()
})
