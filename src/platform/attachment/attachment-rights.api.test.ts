import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAttachmentApp, type AttachmentApp, type Person } from '../../../test/attachment-app.ts'
import { jpeg } from '../../../test/file-samples.ts'
import { messages } from '../../core/shared/messages.ts'
import type { AttachedFile } from './attachment-group.rule.ts'

let server: AttachmentApp
beforeAll(async () => void (server = await startAttachmentApp()))
afterAll(() => server.close())

const note = (name = '메모.txt') => [{ name, content: `내용 ${name}` }]
const query = (group: Record<string, string>) =>
  new URLSearchParams({ taskClassNm: 'testDiary', ...group }).toString()
const list = (who: Person, group: Record<string, string>) =>
  server.call(who, 'GET', `/api/attachfile/uploadfiles?${query(group)}`)
async function attached(more: Parameters<AttachmentApp['newDiary']>[0] = {}) {
  const taskKey = String(await server.newDiary({ closedYn: 'N', ...more }))
  const answer = await server.upload('employee', { taskKey, taskFlag: 'image' }, [
    { name: '사진.jpg', content: await jpeg() },
  ])
  return { taskKey, fileNo: (answer.body.data as AttachedFile[])[0]!.fileNo }
}
const everyCall = ({ taskKey, fileNo }: { taskKey: string; fileNo: number }) =>
  [
    ['GET', `/api/attachfile/uploadfiles?${query({ taskKey, taskFlag: 'image' })}`],
    ['GET', `/api/attachfile/zip?${query({ taskKey, taskFlag: 'image' })}`],
    ['POST', '/api/attachfile/deleteAll', { taskClassNm: 'testDiary', taskKey, taskFlag: 'image' }],
    ['PUT', '/api/attachfile/img/apply', { taskClassNm: 'testDiary', taskKey, tempTaskKey: 'mine' }],
    ['GET', `/api/attachfile/link/${fileNo}`],
    ['GET', `/api/file/down/${fileNo}`],
    ['GET', `/api/file/down/base64byte?fileNo=${fileNo}`],
    ['GET', `/api/attachfile/img/preview/${fileNo}`],
    ['PUT', `/api/attachfile/uploadfiles/${fileNo}`, { pictureExplan: 'x' }],
    ['PUT', `/api/attachfile/uploadfiles/${fileNo}/marks`, { marks: null }],
    ['DELETE', `/api/attachfile/uploadfiles/${fileNo}`],
    ['DELETE', `/api/attachfile/img/${fileNo}`],
    ['DELETE', `/api/attachfile/${fileNo}`],
  ] as ['GET' | 'POST' | 'PUT' | 'DELETE', string, object?][]
async function statuses(who: Person | undefined, file: { taskKey: string; fileNo: number }) {
  const found = new Set<number>()
  for (const [method, url, payload] of everyCall(file))
    found.add((await server.call(who, method, url, payload)).status)
  return [...found]
}

describe('whose files', () => {
  test('nobody gets a file without a session', async () => {
    expect(await statuses(undefined, await attached())).toEqual([401])
  })
  test('another vendor gets 404 on every call, and nothing is changed', async () => {
    const file = await attached()
    expect(await statuses('otherVendor', file)).toEqual([404])
    expect((await server.upload('otherVendor', { taskKey: file.taskKey }, note())).status).toBe(404)
    expect((await list('vendor', { taskKey: file.taskKey, taskFlag: 'image' })).body.data).toHaveLength(1)
  })
  test('an employee of another plant gets 403, and the audit trail has a row of it', async () => {
    const file = await attached()
    expect(await statuses('otherPlant', file)).toEqual([403])
    expect((await server.upload('otherPlant', { taskKey: file.taskKey }, note())).status).toBe(403)
    const refused = await server.engine.database.query(
      `select from "auditLog" where "tableNm" = 'testDiary' and "rowKey" = $1 and "userId" = 'otherPlant' and "actCd" = 'ACT09'`,
      [file.taskKey],
    )
    expect(refused).toHaveLength(everyCall(file).length + 1)
  })
  test('a caller without the menu reads no file', async () => {
    expect(await statuses('outsider', await attached())).toEqual([403])
  })
  test('a caller with the right to read reads and does not write', async () => {
    const { taskKey, fileNo } = await attached()
    expect((await list('reader', { taskKey, taskFlag: 'image' })).status).toBe(200)
    const refused = await server.call('reader', 'DELETE', `/api/attachfile/img/${fileNo}`)
    expect([refused.status, refused.body.message]).toEqual([403, String(messages.noWriteRight)])
    expect((await server.upload('reader', { taskKey }, note())).status).toBe(403)
    expect((await server.upload('reader', { tempTaskKey: 'reader-1' }, note())).status).toBe(403)
  })
  test('a record that may not be changed keeps its files as they are', async () => {
    const { taskKey, fileNo } = await attached()
    await server.engine.database.query(`update "testDiary" set "closedYn" = 'Y' where "diaryNo" = $1`, [
      taskKey,
    ])
    const refused = await server.call('employee', 'DELETE', `/api/attachfile/img/${fileNo}`)
    expect([refused.status, refused.body.message]).toEqual([422, '마감된 일지입니다.'])
    expect((await server.upload('employee', { taskKey }, note())).status).toBe(422)
    expect((await server.call('employee', 'GET', `/api/file/down/${fileNo}`)).status).toBe(200)
  })
  test('a record or a file that does not exist answers 404', async () => {
    expect((await list('employee', { taskKey: '999999' })).status).toBe(404)
    expect((await list('employee', { taskKey: "1' or 1=1" })).status).toBe(404)
    expect((await server.call('employee', 'GET', '/api/file/down/999999')).status).toBe(404)
    expect((await server.call('employee', 'GET', '/api/file/down/abc')).status).toBe(404)
  })
})

test('a key written in another way means the same record', async () => {
  const { taskKey } = await attached()
  await server.upload('employee', { taskKey: `00${taskKey}` }, note())
  expect((await list('employee', { taskKey })).body.data).toHaveLength(1)
  expect((await list('employee', { taskKey: `0${taskKey}` })).body.data).toHaveLength(1)
})

describe('deleting', () => {
  test('deleting one file takes it off the list and keeps its trail', async () => {
    const { taskKey, fileNo } = await attached()
    expect((await server.call('employee', 'DELETE', `/api/attachfile/img/${fileNo}`)).body.data).toBe(true)
    expect((await list('employee', { taskKey, taskFlag: 'image' })).body.data).toEqual([])
    expect((await server.call('employee', 'GET', `/api/file/down/${fileNo}`)).status).toBe(404)
    expect((await server.call('employee', 'DELETE', `/api/attachfile/img/${fileNo}`)).status).toBe(404)
    expect(await server.acts(fileNo)).toEqual(['ACT02', 'ACT04'])
  })
  test('deleting all files takes those of one group and not those of the other', async () => {
    const { taskKey } = await attached()
    await server.upload('employee', { taskKey }, [...note('가.txt'), ...note('나.txt')])
    const answer = await server.call('employee', 'POST', '/api/attachfile/deleteAll', {
      taskClassNm: 'testDiary',
      taskKey: Number(taskKey),
    })
    expect(answer.body.data).toBe(2)
    expect((await list('employee', { taskKey })).body.data).toEqual([])
    expect((await list('employee', { taskKey, taskFlag: 'image' })).body.data).toHaveLength(1)
  })
})

describe('files that wait for their record', () => {
  test('a key is made when none is given, and belongs to its maker alone', async () => {
    const sent = await server.upload('employee', {}, note())
    const { tempTaskKey } = sent.body
    expect(tempTaskKey).toMatch(/^session-employee[0-9a-f]{32}$/)
    expect((await list('employee', { tempTaskKey })).body.data).toHaveLength(1)
    const fileNo = (sent.body.data as AttachedFile[])[0]!.fileNo
    const taskKey = String(await server.newDiary())
    for (const [method, url, payload] of [
      ['GET', `/api/attachfile/uploadfiles?${query({ tempTaskKey })}`],
      ['GET', `/api/attachfile/zip?${query({ tempTaskKey })}`],
      ['POST', '/api/attachfile/deleteAll', { taskClassNm: 'testDiary', tempTaskKey }],
      ['PUT', '/api/attachfile/img/apply', { taskClassNm: 'testDiary', taskKey, tempTaskKey }],
      ['GET', `/api/file/down/${fileNo}`],
      ['DELETE', `/api/attachfile/uploadfiles/${fileNo}`],
    ] as ['GET', string, object?][]) {
      expect([url, (await server.call('colleague', method, url, payload)).status]).toEqual([url, 404])
    }
    expect((await server.upload('colleague', { tempTaskKey }, note())).status).toBe(404)
    expect((await list('employee', { tempTaskKey })).body.data).toHaveLength(1)
  })
  test('they move to the record together, behind its files, and count there', async () => {
    const taskKey = String(await server.newDiary())
    await server.upload('employee', { taskKey }, [...note('1.txt'), ...note('2.txt')])
    await server.upload('employee', { tempTaskKey: 'key-a' }, [...note('3.txt'), ...note('4.txt')])
    const apply = (tempTaskKey: string) =>
      server.call('employee', 'PUT', '/api/attachfile/img/apply', {
        taskClassNm: 'testDiary',
        taskKey,
        tempTaskKey,
      })
    expect((await apply('key-a')).body.data).toBe(2)
    expect((await apply('key-a')).body.data).toBe(0)
    const names = (await list('vendor', { taskKey })).body.data as AttachedFile[]
    expect(names.map(({ fileOrgNm }) => fileOrgNm)).toEqual(['1.txt', '2.txt', '3.txt', '4.txt'])

    await server.upload('employee', { tempTaskKey: 'key-b' }, [...note('5.txt'), ...note('6.txt')])
    const tooMany = await apply('key-b')
    expect([tooMany.status, tooMany.body.message]).toEqual([422, String(messages.tooManyFiles(5))])
    expect((await list('employee', { tempTaskKey: 'key-b' })).body.data).toHaveLength(2)
  })
  test('the temporary key itself is not written down', async () => {
    await server.upload('employee', { tempTaskKey: 'token-abc' }, note())
    expect(
      await server.engine.database.query(`select from "attachFile" where "tempTaskKey" like '%token-abc%'`),
    ).toEqual([])
  })
  test('files chosen for a saved record wait too when they have a key', async () => {
    const taskKey = String(await server.newDiary())
    await server.upload('employee', { taskKey, tempTaskKey: 'key-c' }, note('대기.txt'))
    expect((await list('vendor', { taskKey })).body.data).toEqual([])
    expect((await list('employee', { taskKey, tempTaskKey: 'key-c' })).body.data).toHaveLength(1)
  })
})
