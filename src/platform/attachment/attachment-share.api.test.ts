import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { people, startAttachmentApp, type AttachmentApp, type Person } from '../../../test/attachment-app.ts'
import { jpeg } from '../../../test/file-samples.ts'
import { behaviourNamed } from '../../core/server/entity/registry.ts'
import { inTransaction } from '../../core/server/entity/context.ts'
import type { AttachedFile } from './attachment-group.rule.ts'
import { shareFiles } from './attachment-share.ts'

let server: AttachmentApp
beforeAll(async () => void (server = await startAttachmentApp()))
afterAll(() => server.close())

const diaryOf = async (more: Parameters<AttachmentApp['newDiary']>[0] = {}) =>
  String(await server.newDiary({ closedYn: 'N', ...more }))
async function withPicture(more: Parameters<AttachmentApp['newDiary']>[0] = {}) {
  const taskKey = await diaryOf(more)
  await server.upload('employee', { taskKey, taskFlag: 'image' }, [
    { name: '전.jpg', content: await jpeg(), pictureExplan: '방호덮개 없음' },
  ])
  return taskKey
}
const files = async (who: Person, taskKey: string, taskFlag = 'image'): Promise<AttachedFile[]> => {
  const query = new URLSearchParams({ taskClassNm: 'testDiary', taskKey, taskFlag })
  return (await server.call(who, 'GET', `/api/attachfile/uploadfiles?${query.toString()}`)).body.data
}
const share = (who: Person, from: string, to: string, taskFlag = 'image', fileNos?: number[]) => {
  const of = (key: string, flag: string) => ({ behaviour: behaviourNamed('testDiary')!, key, taskFlag: flag })
  return inTransaction(server.engine, people[who], (context) =>
    shareFiles(context, of(from, 'image'), of(to, taskFlag), fileNos),
  )
}

test('a picture given on to a second record is a file of its own there, with the words that it had', async () => {
  const [from, to] = [await withPicture(), await diaryOf()]
  const [given] = await share('employee', from, to)
  const [before] = await files('employee', from)
  const [after] = await files('employee', to)
  expect(after).toMatchObject({ fileNo: given, fileOrgNm: '전.jpg', pictureExplan: '방호덮개 없음' })
  expect(after!.pictureData).toBe(before!.pictureData)
  await server.call('employee', 'DELETE', `/api/attachfile/img/${before!.fileNo}`)
  expect(await files('employee', from)).toEqual([])
  const content = await server.call('employee', 'GET', `/api/file/down/${after!.fileNo}`)
  expect(content.raw.length).toBe(after!.fileSize)
})

test('giving on a second time adds nothing, and of several files only the chosen are given on', async () => {
  const [from, to] = [await withPicture(), await diaryOf()]
  await share('employee', from, to)
  expect(await share('employee', from, to)).toEqual([])
  expect(await files('employee', to)).toHaveLength(1)
  expect(await share('employee', from, await diaryOf(), 'image', [0])).toEqual([])
})

test('only who may read the first record and write the second gives files on', async () => {
  const [from, to] = [await withPicture(), await diaryOf()]
  await expect(share('reader', from, to)).rejects.toMatchObject({ status: 403 })
  await expect(share('otherPlant', from, to)).rejects.toMatchObject({ status: 403 })
  const foreign = await diaryOf({ plantCd: '2000' })
  await expect(share('employee', from, foreign)).rejects.toMatchObject({ status: 403 })
  const closed = await diaryOf({ closedYn: 'Y' })
  await expect(share('employee', from, closed)).rejects.toMatchObject({ status: 422 })
  expect([await files('employee', to), await files('employee', closed)]).toEqual([[], []])
})

test('the second record takes by its own rules: kind, size and number', async () => {
  const note = await diaryOf()
  await server.upload('employee', { taskKey: note, taskFlag: '' }, [{ name: '메모.txt', content: '점검' }])
  const of = (key: string, taskFlag: string) => ({ behaviour: behaviourNamed('testDiary')!, key, taskFlag })
  const to = await diaryOf()
  const given = inTransaction(server.engine, people.employee, (context) =>
    shareFiles(context, of(note, ''), of(to, 'image')),
  )
  await expect(given).rejects.toMatchObject({ status: 422 })
  const full = await diaryOf()
  for (const shade of [10, 20, 30, 40, 50])
    await server.upload('employee', { taskKey: full, taskFlag: '' }, [
      { name: `메모${shade}.txt`, content: `내용 ${shade}` },
    ])
  await expect(share('employee', await withPicture(), full)).rejects.toMatchObject({ status: 422 })
})

test('the moment, the place and the marks of a picture are kept, and go with it to the second record', async () => {
  const place = { GPSLatitudeRef: 'N', GPSLatitude: '34/1 50/1 24/1' }
  const content = await sharp(await jpeg(400, 200, '2026:03:12 14:05:09'))
    .withExif({
      IFD2: { DateTimeOriginal: '2026:03:12 14:05:09' },
      IFD3: { ...place, GPSLongitudeRef: 'E', GPSLongitude: '127/1 41/1 6/1' },
    })
    .jpeg()
    .toBuffer()
  const [from, to] = [await diaryOf(), await diaryOf()]
  await server.upload('employee', { taskKey: from, taskFlag: 'image' }, [{ name: '현장.jpg', content }])
  const [picture] = await files('employee', from)
  const marks = { width: 400, height: 200, marks: [{ kind: 'arrow', x1: 1, y1: 2, x2: 300, y2: 150 }] }
  const path = `/api/attachfile/uploadfiles/${picture!.fileNo}/marks`
  expect((await server.call('employee', 'PUT', path, { marks })).status).toBe(200)
  await share('employee', from, to)
  const kept = { takenLat: 34.84, takenLon: 127.685, marks }
  for (const taskKey of [from, to]) {
    const [file] = await files('employee', taskKey)
    expect(file).toMatchObject(kept)
    expect(Date.parse(file!.takenDt!)).toBe(Date.parse('2026-03-12T14:05:09+09:00'))
  }
})
