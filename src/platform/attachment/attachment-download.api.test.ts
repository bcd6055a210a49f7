import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAttachmentApp, type AttachmentApp } from '../../../test/attachment-app.ts'
import { jpeg, listed, pdf } from '../../../test/file-samples.ts'
import { messages } from '../../core/shared/messages.ts'
import type { AttachedFile } from './attachment-group.rule.ts'
import { orphanHours, purgeOrphans } from './attachment-purge.ts'
import { zipNames } from './attachment-send.ts'

let server: AttachmentApp
beforeAll(async () => void (server = await startAttachmentApp()))
afterAll(() => server.close())

type Sent = Parameters<AttachmentApp['upload']>[2]
async function attached(files: Sent, group: Record<string, string> = {}) {
  const taskKey = String(await server.newDiary())
  const answer = await server.upload('employee', { taskKey, ...group }, files)
  return { taskKey, numbers: (answer.body.data as AttachedFile[]).map(({ fileNo }) => fileNo) }
}
const get = (url: string) => server.call('employee', 'GET', url)
const zipOf = (taskKey: string) => get(`/api/attachfile/zip?taskClassNm=testDiary&taskKey=${taskKey}`)

describe('download', () => {
  test('text and pages are only ever saved, under their Korean name', async () => {
    const page = '<!doctype html><script>alert(document.cookie)</script>'
    const { numbers } = await attached([{ name: '안내 (1차).html', content: page }])
    const answer = await get(`/api/file/down/${numbers[0]}`)
    expect(answer.raw.toString()).toBe(page)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'content-length': String(page.length),
      'content-disposition': `attachment; filename="portal-1.html"; filename*=UTF-8''${encodeURIComponent('안내 ').concat('%281', encodeURIComponent('차'), '%29.html')}`,
    })
    expect(await server.acts(numbers[0]!)).toEqual(['ACT02', 'ACT05'])
  })
  test('pictures and PDF may show', async () => {
    const { numbers } = await attached([
      { name: 'a.jpg', content: await jpeg() },
      { name: 'b.pdf', content: pdf() },
    ])
    const answers = await Promise.all(numbers.map((fileNo) => get(`/api/file/down/${fileNo}`)))
    expect(answers.map(({ headers }) => headers['content-type'])).toEqual(['image/jpeg', 'application/pdf'])
    for (const { headers } of answers) expect(headers['content-disposition']).toMatch(/^inline;/)
  })
  test('a file is answered as base64', async () => {
    const content = Buffer.from(Array.from({ length: 200_001 }, (_, index) => index % 251))
    const { numbers } = await attached([{ name: 'a.dat', content }])
    const answer = await get(`/api/file/down/base64byte?fileNo=${numbers[0]}`)
    expect(Buffer.from(answer.body.data as string, 'base64').equals(content)).toBe(true)
  })
  test('a content that is lost answers the sentence of the specification', async () => {
    const { numbers } = await attached([{ name: 'lost.txt', content: 'lost' }])
    const { sha256 } = await server.engine.database.one<{ sha256: string }>(
      `select "sha256" from "attachFile" where "fileNo" = $1`,
      [numbers[0]],
    )
    await server.store.delete(sha256)
    const answer = await get(`/api/file/down/${numbers[0]}`)
    expect([answer.status, answer.body.message]).toEqual([500, String(messages.downloadFailed)])
  })
})

test('the preview is 148 × 148 and upright', async () => {
  // Left half red, right half blue; the camera was turned (EXIF 3: upside down).
  const red = await sharp({ create: { width: 100, height: 200, channels: 3, background: '#f00' } })
    .png()
    .toBuffer()
  const content = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#00f' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withMetadata({ orientation: 3 })
    .jpeg()
    .toBuffer()
  const { numbers } = await attached([{ name: 'a.jpg', content }], { taskFlag: 'image' })
  const answer = await get(`/api/attachfile/img/preview/${numbers[0]}`)
  expect(answer.headers['content-type']).toBe('image/webp')
  const { data, info } = await sharp(answer.raw).raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([148, 148])
  expect(data[0]).toBeLessThan(60)
  const { numbers: plain } = await attached([{ name: 'a.txt', content: 'a' }])
  expect((await get(`/api/attachfile/img/preview/${plain[0]}`)).status).toBe(404)
})

test('marks lie beside a picture, which stays as it was; they are in the trail, and refused on anything else', async () => {
  const content = await jpeg()
  const { taskKey, numbers } = await attached([{ name: 'a.jpg', content }], { taskFlag: 'image' })
  const { numbers: others } = await attached([{ name: 'b.txt', content: '글' }])
  const put = (fileNo: number, marks: unknown) =>
    server.call('employee', 'PUT', `/api/attachfile/uploadfiles/${fileNo}/marks`, { marks })
  const marksNow = async () =>
    (
      (await get(`/api/attachfile/uploadfiles?taskClassNm=testDiary&taskKey=${taskKey}&taskFlag=image`)).body
        .data as AttachedFile[]
    )[0]!.marks
  const marks = { width: 400, height: 200, marks: [{ kind: 'circle', x1: 10, y1: 10, x2: 90, y2: 60 }] }
  expect((await put(numbers[0]!, marks)).status).toBe(200)
  expect(await marksNow()).toEqual(marks)
  expect((await get(`/api/file/down/${numbers[0]}`)).raw.equals(content)).toBe(true)

  const wrong = await put(numbers[0]!, { ...marks, width: 50 })
  expect([wrong.status, wrong.body.fields.map(({ path }) => path)]).toEqual([400, ['marks']])
  expect((await put(others[0]!, marks)).status).toBe(422)
  expect(await marksNow()).toEqual(marks)
  expect((await put(numbers[0]!, { ...marks, marks: [] })).status).toBe(200)
  expect(await marksNow()).toBeNull()
  expect(await server.acts(numbers[0]!)).toEqual(['ACT02', 'ACT03', 'ACT05', 'ACT03'])
})

describe('links that need no header', () => {
  const open = (url: string) => server.call(undefined, 'GET', url)
  test('a download link opens for a minute, for its session, and for the files that it names', async () => {
    const { numbers } = await attached([{ name: 'a.jpg', content: await jpeg() }])
    const url = (await get(`/api/attachfile/link/${numbers[0]}?kind=preview`)).body.data as string
    const down = (await get(`/api/attachfile/link/${numbers[0]}`)).body.data as string
    expect((await open(url)).headers['content-type']).toBe('image/webp')
    expect((await open(down)).headers['content-type']).toBe('image/jpeg')
    expect((await open(down.replace(`/${numbers[0]}?`, `/${numbers[0]! - 1}?`))).status).toBe(404)
    expect((await open(down.replace('session-employee', 'session-vendor'))).status).toBe(404)
    expect((await open(down.slice(0, -1))).status).toBe(404)
    expect((await open(down.replace(/\?.*/, ''))).status).toBe(404)
    expect((await get(`/api/attachfile/link/${numbers[0]}?kind=other`)).status).toBe(400)

    server.ended.add('session-employee')
    expect((await open(down)).status).toBe(401)
    server.ended.clear()
    server.clock.forwardMinutes(1)
    expect((await open(down)).status).toBe(200)
    server.clock.forwardMinutes(1)
    expect((await open(down)).status).toBe(410)
  })
  test('a link opens no more than its session may read now', async () => {
    const { taskKey, numbers } = await attached([{ name: 'a.txt', content: 'a' }])
    const url = (await server.call('vendor', 'GET', `/api/attachfile/link/${numbers[0]}`)).body.data as string
    await server.engine.database.query(`update "testDiary" set "vendorCd" = 'V2' where "diaryNo" = $1`, [
      taskKey,
    ])
    expect((await open(url)).status).toBe(404)
  })
  test('a video is answered in parts for ten minutes, to its session, as long as it may read the record', async () => {
    const content = Buffer.concat([
      Buffer.from('000000186674797069736f6d0000020069736f6d6d703432', 'hex'),
      Buffer.alloc(100_000, 7),
    ])
    const { taskKey, numbers } = await attached([
      { name: '크레인 작업.mp4', content },
      { name: 'a.txt', content: '글' },
    ])
    const linkOf = (fileNo: number) => get(`/api/attachfile/link/${fileNo}?kind=play`)
    const url = (await linkOf(numbers[0]!)).body.data as string
    const part = (range: string, more: Record<string, string> = {}) =>
      server.app.inject({ url, headers: { range, ...more } })
    const first = await part('bytes=0-99')
    expect([first.statusCode, first.headers['content-range'], first.rawPayload.length]).toEqual([
      206,
      `bytes 0-99/${content.length}`,
      100,
    ])
    expect(first.headers).toMatchObject({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes' })
    const last = await part('bytes=-10', { 'if-range': String(first.headers.etag) })
    expect([last.statusCode, last.rawPayload.equals(content.subarray(-10))]).toEqual([206, true])
    // Of another content no part fits: it comes whole, as without a range.
    const other = await part('bytes=0-9', { 'if-range': '"other"' })
    expect([other.statusCode, other.rawPayload.length]).toEqual([200, content.length])
    expect((await open(url)).raw.equals(content)).toBe(true)
    const beyond = await part(`bytes=${content.length}-`)
    expect([beyond.statusCode, beyond.headers['content-range'], beyond.rawPayload.length]).toEqual([
      416,
      `bytes */${content.length}`,
      0,
    ])
    // Who watches is written down once for each link, not for each part.
    expect(await server.acts(numbers[0]!)).toEqual(['ACT02', 'ACT05'])
    expect((await linkOf(numbers[1]!)).status).toBe(400)

    server.ended.add('session-employee')
    expect((await part('bytes=0-9')).statusCode).toBe(401)
    server.ended.clear()
    server.clock.forwardMinutes(10)
    expect((await part('bytes=0-9')).statusCode).toBe(206)
    server.clock.forwardMinutes(1)
    expect((await part('bytes=0-9')).statusCode).toBe(410)
    const again = (await linkOf(numbers[0]!)).body.data as string
    await server.engine.database.query(`update "testDiary" set "plantCd" = '2000' where "diaryNo" = $1`, [
      taskKey,
    ])
    expect((await open(again)).status).toBe(403)
  })
  test('a zip of no files answers nofile, and otherwise a link to an archive with Korean names', async () => {
    const empty = String(await server.newDiary())
    expect((await zipOf(empty)).body.data).toBe('nofile')
    const { taskKey } = await attached([
      { name: '작업 사진.txt', content: '가' },
      { name: '작업 사진.txt', content: '나' },
    ])
    const answer = await open((await zipOf(taskKey)).body.data)
    expect(answer.headers['content-disposition']).toContain(encodeURIComponent('작업일지_첨부파일'))
    expect(entriesOf(answer.raw)).toEqual(['작업 사진.txt', '작업 사진 (2).txt'])
  })
})
/** Names in the directory at the end of a zip; only those marked as UTF-8 are read as such by Windows. */
function entriesOf(zip: Buffer): string[] {
  const names: string[] = []
  for (let at = zip.indexOf('PK\u0001\u0002'); at >= 0; at = zip.indexOf('PK\u0001\u0002', at + 4)) {
    expect(zip.readUInt16LE(at + 8) & 0x800).toBe(0x800)
    names.push(zip.subarray(at + 46, at + 46 + zip.readUInt16LE(at + 28)).toString('utf8'))
  }
  return names
}
test('the name of a first group and its flag are one group', async () => {
  const { taskKey } = await attached([{ name: 'a.txt', content: 'a' }], { taskFlag: 'file' })
  for (const taskFlag of ['', 'file']) {
    const { body } = await get(
      `/api/attachfile/uploadfiles?taskClassNm=testDiary&taskKey=${taskKey}&taskFlag=${taskFlag}`,
    )
    expect((body.data as { taskFlag: string }[]).map((file) => file.taskFlag)).toEqual([''])
  }
})
test('equal names in a zip are told apart', () => {
  expect(zipNames(['a.jpg', 'A.jpg', 'a (2).jpg', 'x'])).toEqual(['a.jpg', 'A (2).jpg', 'a (2) (2).jpg', 'x'])
})

describe('cleaning up', () => {
  const contents = async () => (await listed(server.store.list())).length
  test('files that wait longer than a record may wait for the network go, and a content goes with its last file', async () => {
    await purgeOrphans(server.engine, server.store)
    const waiting = await server.upload('employee', { tempTaskKey: 'forgotten' }, [
      { name: '혼자.txt', content: 'only here' },
      { name: '같이.txt', content: 'shared content' },
    ])
    expect(waiting.status).toBe(200)
    const { taskKey } = await attached([{ name: '같이.txt', content: 'shared content' }])
    const before = await contents()
    server.clock.forwardMinutes((orphanHours - 1) * 60)
    expect((await purgeOrphans(server.engine, server.store)).files).toBe(0)
    server.clock.forwardMinutes(61)
    const gone = await purgeOrphans(server.engine, server.store)
    expect(gone.files).toBe(2)
    expect(await contents()).toBe(before - gone.contents)
    expect(gone.contents).toBe(1)
    const list = await get(`/api/attachfile/uploadfiles?taskClassNm=testDiary&taskKey=${taskKey}`)
    expect(
      (await get(`/api/file/down/${(list.body.data as AttachedFile[])[0]!.fileNo}`)).raw.toString(),
    ).toBe('shared content')
  })
  test('files of a deleted record go too', async () => {
    const { taskKey, numbers } = await attached([{ name: 'a.txt', content: 'of a deleted record' }])
    await server.engine.database.query(`delete from "testDiary" where "diaryNo" = $1`, [taskKey])
    expect(await purgeOrphans(server.engine, server.store)).toEqual({ files: 1, contents: 1 })
    expect(await server.acts(numbers[0]!)).toEqual(['ACT02', 'ACT04'])
  })
})
