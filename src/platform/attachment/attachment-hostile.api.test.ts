import { request, type ClientRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { printFigures } from '../../../test/figures.ts'
import { startAttachmentApp, type AttachmentApp, type Person } from '../../../test/attachment-app.ts'
import { hourlyMegabytes } from './attachment-quota.ts'

let server: AttachmentApp
beforeAll(async () => {
  server = await startAttachmentApp()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
const megabyte = 1024 * 1024
const inUse = () => {
  collect()
  collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / megabyte
}
const rounded = (megabytes: number) => Math.round(megabytes * 10) / 10
const field = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

interface Upload {
  sending: ClientRequest
  answered: Promise<number>
}
/** A form that is never ended. */
function startUpload(who: Person, query = ''): Upload {
  const { port } = server.app.server.address() as AddressInfo
  const headers = { 'content-type': 'multipart/form-data; boundary=b', 'x-person': who }
  const path = `/api/attachfile/upload${query}`
  const sending = request({ port, host: '127.0.0.1', method: 'POST', path, headers })
  const answered = new Promise<number>((resolve) => {
    sending.on('error', () => resolve(0))
    sending.on('response', (response) => response.resume().once('end', () => resolve(response.statusCode!)))
  })
  return { sending, answered }
}
const write = (sending: ClientRequest, text: string) =>
  new Promise<void>((resolve) => {
    if (sending.destroyed) resolve()
    else sending.write(text, () => resolve())
  })

test('twenty forms of large fields that never end leave the memory as it was', async () => {
  const before = inUse()
  const value = 'x'.repeat(megabyte)
  const uploads = Array.from({ length: 20 }, () => startUpload('employee'))
  for (let round = 0; round < 10; round++)
    await Promise.all(uploads.map(({ sending }) => write(sending, field(`f${round}`, value))))
  const grown = inUse() - before
  for (const { answered } of uploads) expect([400, 429]).toContain(await answered)
  for (const { sending } of uploads) sending.destroy()
  printFigures({ hostileUploads: uploads.length, fields: 'large', grownMb: rounded(grown) })
  expect(grown).toBeLessThan(20)
}, 60_000)

test('twenty forms of many small fields that never end are held to a few megabytes', async () => {
  const before = inUse()
  const value = 'x'.repeat(4_000)
  const uploads = Array.from({ length: 20 }, () => startUpload('employee'))
  const all = Array.from({ length: 900 }, (_, at) => field(`f${at}`, value)).join('')
  await Promise.all(uploads.map(({ sending }) => write(sending, all)))
  for (const { answered } of uploads) expect([413, 429]).toContain(await answered)
  const grown = inUse() - before
  printFigures({ hostileUploads: uploads.length, fields: 'many', grownMb: rounded(grown) })
  expect(grown).toBeLessThan(20)
  for (const { sending } of uploads) sending.destroy()
}, 60_000)

test('a caller who may not write to the named group is refused before the form has come', async () => {
  const { sending, answered } = startUpload('reader', '?taskClassNm=testDiary')
  sending.flushHeaders()
  expect(await answered).toBe(403)
  sending.destroy()
})

test('an account whose files wait in their hundreds of megabytes sends no more until it saves or removes them', async () => {
  const { database: sql } = server.engine
  await sql.query(
    `insert into "attachFile" ("taskClassNm", "tempTaskKey", "taskFlag", "fileOrgNm", "fileSize", "fileExt", "contentType", "sha256", "sortOrder", "delYn", "createUserId", "createDt", "updateUserId")
     values ('testDiary', 'waiting', '', 'a.bin', $1, 'bin', 'application/octet-stream', repeat('a', 64), 1, 'N', 'colleague', $2, 'colleague')`,
    [500 * megabyte, server.clock.now()],
  )
  const file = { name: 'a.txt', content: 'text' }
  expect((await server.upload('colleague', {}, [file])).status).toBe(429)
  expect((await server.upload('employee', {}, [file])).status).toBe(200)
  await sql.query(`update "attachFile" set "delYn" = 'Y' where "tempTaskKey" = 'waiting'`)
  expect((await server.upload('colleague', {}, [file])).status).toBe(200)
})

test('an account that has sent its gigabytes of the hour sends no more until the hour is over, saved files count too', async () => {
  const { database: sql } = server.engine
  await sql.query(
    `insert into "attachFile" ("taskClassNm", "taskKey", "taskFlag", "fileOrgNm", "fileSize", "fileExt", "contentType", "sha256", "sortOrder", "delYn", "createUserId", "createDt", "updateUserId")
     values ('testDiary', '1', '', 'b.bin', $1, 'bin', 'application/octet-stream', repeat('b', 64), 1, 'N', 'colleague', $2, 'colleague')`,
    [hourlyMegabytes * megabyte, server.clock.now()],
  )
  const file = { name: 'a.txt', content: 'text' }
  expect((await server.upload('colleague', {}, [file])).status).toBe(429)
  expect((await server.upload('employee', {}, [file])).status).toBe(200)
  server.clock.forwardMinutes(61)
  expect((await server.upload('colleague', {}, [file])).status).toBe(200)
})

test('a disk that gets full takes no uploads', async () => {
  const { space } = server.store
  server.store.space = async () => ({ total: 100_000 * megabyte, free: 100 * megabyte })
  try {
    expect((await server.upload('employee', {}, [{ name: 'a.txt', content: 'text' }])).status).toBe(507)
  } finally {
    server.store.space = space
  }
})
