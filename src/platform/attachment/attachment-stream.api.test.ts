import { mkdir, readdir, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAttachmentApp, type AttachmentApp } from '../../../test/attachment-app.ts'
import { listed } from '../../../test/file-samples.ts'
import { messages } from '../../core/shared/messages.ts'

let server: AttachmentApp
beforeAll(async () => {
  server = await startAttachmentApp()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

test('an upload of 20 MB flows to the disk without filling the memory', async () => {
  const taskKey = String(await server.newDiary())
  const { port } = server.app.server.address() as AddressInfo
  // Collect garbage first, so that only memory in use is measured.
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const inUse = () => {
    // The first pass marks what others left, the second takes it away.
    collect()
    collect()
    return process.memoryUsage().arrayBuffers
  }
  const before = inUse()
  let peak = 0
  const boundary = 'x-boundary'
  const field = (name: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const status = await new Promise<number>((resolve, reject) => {
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}`, 'x-person': 'employee' }
    const sending = request(
      { port, host: '127.0.0.1', method: 'POST', path: '/api/attachfile/upload', headers },
      (response) => {
        response.resume().on('end', () => resolve(response.statusCode!))
      },
    ).on('error', reject)
    const chunk = Buffer.alloc(64 * 1024, 7)
    void (async () => {
      sending.write(
        field('taskClassNm', 'testDiary') + field('taskKey', taskKey) + field('taskFlag', 'drawing'),
      )
      sending.write(`--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="a.dat"\r\n\r\n`)
      for (let sent = 0; sent < 320; sent++) {
        if (sent % 100 === 99) peak = Math.max(peak, inUse() - before)
        if (!sending.write(chunk)) await new Promise((drained) => sending.once('drain', drained))
      }
      sending.end(`\r\n--${boundary}--\r\n`)
    })()
  })
  expect(status).toBe(200)
  const { fileSize } = await server.engine.database.one<{ fileSize: number }>(
    `select "fileSize" from "attachFile" where "taskKey" = $1`,
    [taskKey],
  )
  expect(fileSize).toBe(20 * 1024 * 1024)
  expect(peak).toBeGreaterThan(0)
  expect(peak).toBeLessThan(5 * 1024 * 1024)
})

test('a sender that goes away leaves nothing behind', async () => {
  const taskKey = String(await server.newDiary())
  const { port } = server.app.server.address() as AddressInfo
  const contents = () => listed(server.store.list())
  const before = await contents()
  await new Promise<void>((resolve) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=b', 'x-person': 'employee' }
    const sending = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: `/api/attachfile/upload?taskClassNm=testDiary&taskKey=${taskKey}`,
      headers,
    })
    sending.on('error', () => resolve())
    sending.write('--b\r\nContent-Disposition: form-data; name="files"; filename="a.txt"\r\n\r\nhalf of it')
    setTimeout(() => sending.destroy(new Error('gone')), 100)
  })
  await expect.poll(() => readdir(path.join(server.folder, 'incoming'))).toEqual([])
  expect(await contents()).toEqual(before)
  expect(
    await server.engine.database.query(`select from "attachFile" where "taskKey" = $1`, [taskKey]),
  ).toEqual([])
})
/** Sends 5 MB over the one line of the agent, whose next use waits until all of this has gone. */
async function sendMegabytes(
  agent: Agent,
  query: Record<string, string>,
): Promise<{ status: number; message: string }> {
  const { port } = server.app.server.address() as AddressInfo
  const url = `/api/attachfile/upload?${new URLSearchParams(query).toString()}`
  const headers = { 'content-type': 'multipart/form-data; boundary=b', 'x-person': 'employee' }
  return new Promise((resolve, reject) => {
    const sending = request(
      { agent, port, host: '127.0.0.1', method: 'POST', path: url, headers },
      (response) => {
        void json(response).then(
          (body) => resolve({ status: response.statusCode!, message: (body as { message: string }).message }),
          reject,
        )
      },
    ).on('error', reject)
    sending.write('--b\r\nContent-Disposition: form-data; name="files"; filename="a.dat"\r\n\r\n')
    sending.write(Buffer.alloc(5 * 1024 * 1024))
    sending.end('\r\n--b--\r\n')
  })
}
test('a refusal before the files have come reaches the sender, and its line stays usable', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const taskKey = String(await server.newDiary())
  expect(await sendMegabytes(agent, { taskClassNm: 'nothing' })).toEqual({
    status: 400,
    message: String(messages.badRequest),
  })
  expect((await sendMegabytes(agent, { taskClassNm: 'testDiary', taskKey: '999999' })).status).toBe(404)
  expect(
    (await sendMegabytes(agent, { taskClassNm: 'testDiary', taskKey, taskFlag: 'drawing' })).status,
  ).toBe(200)
  agent.destroy()
})
test('a disk that does not take the file answers the sentence of the specification', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const group = { taskClassNm: 'testDiary', taskKey: String(await server.newDiary()), taskFlag: 'drawing' }
  const incoming = path.join(server.folder, 'incoming')
  await rm(incoming, { recursive: true })
  expect(await sendMegabytes(agent, group)).toEqual({ status: 500, message: String(messages.fileSaveFailed) })
  await mkdir(incoming)
  expect((await sendMegabytes(agent, group)).status).toBe(200)
  agent.destroy()
})
