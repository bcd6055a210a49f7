import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAttachmentApp, type AttachmentApp } from '../../../test/attachment-app.ts'
import { hwp, jpeg, pdf, program, zipFile } from '../../../test/file-samples.ts'
import { messages } from '../../core/shared/messages.ts'
import type { AttachedFile } from './attachment-group.rule.ts'

let server: AttachmentApp
beforeAll(async () => void (server = await startAttachmentApp()))
afterAll(() => server.close())

const files = (answer: { body: { data: unknown } }) => answer.body.data as AttachedFile[]
const listOf = async (group: Record<string, string>) =>
  files(
    await server.call(
      'employee',
      'GET',
      `/api/attachfile/uploadfiles?${new URLSearchParams({ taskClassNm: 'testDiary', ...group }).toString()}`,
    ),
  )
const texts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `${index + 1}.txt`, content: `내용 ${index + 1}` }))

describe('what is answered', () => {
  test('a picture comes with its preview, its explanation and its facts', async () => {
    const taskKey = String(await server.newDiary())
    const answer = await server.upload('employee', { taskKey, taskFlag: 'image' }, [
      { name: '현장.JPG', content: await jpeg(), pictureExplan: '작업 전' },
      { name: '현장.jpeg', content: await jpeg(300), pictureExplan: '작업 후' },
    ])
    expect(answer.status).toBe(200)
    const [first, second] = await listOf({ taskKey, taskFlag: 'image' })
    expect(first).toMatchObject({
      taskClassNm: 'testDiary',
      taskKey,
      taskFlag: 'image',
      fileOrgNm: '현장.JPG',
      fileExt: 'jpg',
      contentType: 'image/jpeg',
      pictureExplan: '작업 전',
      createUserId: 'employee',
      sortOrder: 1,
    })
    expect(first!.fileDownPath).toBe(`/api/file/down/${first!.fileNo}`)
    expect(first!.createDt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+09:00$/)
    expect(Buffer.from(first!.pictureData!, 'base64').subarray(8, 12).toString()).toBe('WEBP')
    expect(second).toMatchObject({ pictureExplan: '작업 후', sortOrder: 2 })
    expect(files(answer)).toEqual([first, second])
    expect(server.events).toContainEqual({ topic: 'testDiary', key: taskKey })
    expect(await server.acts(first!.fileNo)).toEqual(['ACT02'])
  })
  test('explanations may all stand before the files', async () => {
    const taskKey = String(await server.newDiary())
    const form = new FormData()
    for (const [name, value] of Object.entries({
      taskClassNm: 'testDiary',
      taskKey,
      taskFlag: 'image',
      tempTaskKey: '',
    }))
      form.append(name, value)
    for (const text of ['첫째', '', '셋째']) form.append('pictureExplan', text)
    for (const width of [10, 20, 30])
      form.append('files', new File([Uint8Array.from(await jpeg(width))], `${width}.jpg`))
    expect((await server.call('employee', 'POST', '/api/attachfile/upload', form)).status).toBe(200)
    expect((await listOf({ taskKey, taskFlag: 'image' })).map(({ pictureExplan }) => pictureExplan)).toEqual([
      '첫째',
      null,
      '셋째',
    ])
  })
  test('Korean names, in pieces as macOS sends them and with a path, are kept whole', async () => {
    const taskKey = String(await server.newDiary())
    await server.upload('employee', { taskKey }, [
      { name: '밀폐공간 작업계획서.txt'.normalize('NFD'), content: '가' },
      { name: '..\\..\\숨은 "파일".txt', content: '나' },
      { name: '회의록', content: pdf() },
    ])
    expect((await listOf({ taskKey })).map(({ fileOrgNm }) => fileOrgNm)).toEqual([
      '밀폐공간 작업계획서.txt',
      expect.stringMatching(/^숨은 .*파일.*\.txt$/),
      '회의록.pdf',
    ])
  })
})

describe('which files are taken', () => {
  test('a program under a picture name is refused', async () => {
    const taskKey = String(await server.newDiary())
    const answer = await server.upload('employee', { taskKey }, [{ name: '사진.jpg', content: program() }])
    expect([answer.status, answer.body.message]).toEqual([422, String(messages.wrongExtension)])
    expect(await listOf({ taskKey })).toEqual([])
  })
  test('other extensions stay out, the matching ones go on', async () => {
    const taskKey = String(await server.newDiary())
    const answer = await server.upload('employee', { taskKey, taskFlag: 'plan' }, [
      { name: '계획.txt', content: '가' },
      { name: '계획.hwp', content: hwp() },
      { name: '압축.zip', content: await zipFile({ 'a.txt': 'a' }) },
      { name: '사진.jpeg', content: await jpeg() },
    ])
    expect(answer.status).toBe(200)
    expect(files(answer).map(({ fileOrgNm }) => fileOrgNm)).toEqual(['계획.hwp', '사진.jpeg'])
    expect(answer.body.refused).toEqual([
      { fileOrgNm: '계획.txt', message: String(messages.wrongExtension) },
      { fileOrgNm: '압축.zip', message: String(messages.wrongExtension) },
    ])
  })
  test('a group of pictures takes pictures only', async () => {
    const taskKey = String(await server.newDiary())
    for (const sent of [
      { name: '문서.pdf', content: pdf() },
      { name: '그림.svg', content: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
      { name: '잘린.jpg', content: (await jpeg()).subarray(0, 300) },
    ]) {
      const answer = await server.upload('employee', { taskKey, taskFlag: 'image' }, [sent])
      expect([answer.status, answer.body.message]).toEqual([422, '이미지 파일만 첨부 할 수 있습니다.'])
    }
  })
  test('a file has at most 1 MB unless the definition says otherwise, and smaller ones go on', async () => {
    const taskKey = String(await server.newDiary())
    const megabyte = 1024 * 1024
    const alone = await server.upload('employee', { taskKey }, [
      { name: '큰.txt', content: 'a'.repeat(megabyte + 1) },
    ])
    expect([alone.status, alone.body.message]).toEqual([413, '파일크기 1MB 이하 파일만 업로드 됩니다.'])
    const two = await server.upload('employee', { taskKey }, [
      { name: '큰.txt', content: 'a'.repeat(megabyte + 1) },
      { name: '맞는.txt', content: 'a'.repeat(megabyte) },
    ])
    expect(files(two).map(({ fileOrgNm }) => fileOrgNm)).toEqual(['맞는.txt'])
    expect(two.body.refused).toEqual([{ fileOrgNm: '큰.txt', message: String(messages.fileSize(1)) }])
    const plan = await server.upload('employee', { taskKey, taskFlag: 'plan' }, [
      { name: '큰.pdf', content: Buffer.concat([pdf(), Buffer.alloc(2 * megabyte)]) },
    ])
    expect([plan.status, plan.body.message]).toEqual([413, '파일크기 2MB 이하 파일만 업로드 됩니다.'])
  })
  test('with a limit of 5, 3 uploaded files and 1 in another group, choosing 2 is refused and 1 is not', async () => {
    const taskKey = String(await server.newDiary())
    await server.upload('employee', { taskKey }, texts(3))
    await server.upload('employee', { taskKey, taskFlag: 'drawing' }, texts(1))
    const two = await server.upload('employee', { taskKey }, texts(2))
    expect([two.status, two.body.message]).toEqual([422, '첨부가능한 파일수는 5개 입니다.'])
    expect(await listOf({ taskKey })).toHaveLength(3)
    expect((await server.upload('employee', { taskKey }, texts(1))).status).toBe(200)
  })
  test('uploads at the same moment cannot pass the limit together', async () => {
    const taskKey = String(await server.newDiary())
    const answers = await Promise.all([1, 2, 3].map(() => server.upload('employee', { taskKey }, texts(2))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(1)
    expect(await listOf({ taskKey })).toHaveLength(4)
  })
  test('an explanation has at most 1,000 characters', async () => {
    const taskKey = String(await server.newDiary())
    const [file] = files(
      await server.upload('employee', { taskKey, taskFlag: 'image' }, [
        { name: 'a.jpg', content: await jpeg() },
      ]),
    )
    const put = (pictureExplan: string) =>
      server.call('employee', 'PUT', `/api/attachfile/uploadfiles/${file!.fileNo}`, { pictureExplan })
    expect((await put('가'.repeat(1000))).status).toBe(200)
    const long = await put('가'.repeat(1001))
    expect([long.status, long.body.fields[0]!.message]).toEqual([
      400,
      String(messages.tooLong('사진설명', 1000)),
    ])
    expect((await listOf({ taskKey, taskFlag: 'image' }))[0]!.pictureExplan).toHaveLength(1000)
  })
  test('a form without file, an unknown record family and an unknown group are 400', async () => {
    const taskKey = String(await server.newDiary())
    const file = texts(1)
    expect((await server.upload('employee', { taskKey }, [])).status).toBe(400)
    expect((await server.upload('employee', { taskKey, taskClassNm: 'nothing' }, file)).status).toBe(400)
    expect((await server.upload('employee', { taskKey, taskFlag: 'toString' }, file)).status).toBe(400)
    expect((await server.call('employee', 'POST', '/api/attachfile/upload', {})).status).toBe(400)
    expect(
      (await server.call('employee', 'GET', '/api/attachfile/uploadfiles?taskClassNm=testDiary')).status,
    ).toBe(400)
  })
})
