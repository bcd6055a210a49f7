import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { behaviours } from '../src/app/modules.ts'
import type { AnyResource } from '../src/core/shared/resource.ts'
import { jpeg, pdf, png } from './file-samples.ts'
import { foreignKinds, makeForeign, type ForeignKind } from './foreign-rows.ts'
import { registerKiosk } from './kiosk-life.ts'
import { startPortal, type Answer, type Client, type Portal } from './portal.ts'
import { makePerson } from './sample-row.ts'

/** Files in the hands of people who should not have them, and files that are not what they say. */
let portal: Portal
let local: Client
let vendor: Client
let device: Client
const sql = () => portal.engine.database
beforeAll(async () => {
  portal = await startPortal()
  await sql().query('delete from "deptAuthGrp"')
  await makePerson(sql(), 'local', { access: true, write: true, everywhere: false })
  await makePerson(sql(), 'vnd-test', { access: true, write: true, everywhere: false, vendorCd: 'V00001' })
  ;[local, vendor] = (await Promise.all(['local', 'vnd-test'].map((userId) => portal.signIn(userId)))) as [
    Client,
    Client,
  ]
  device = await (await registerKiosk(portal, await portal.signIn('sys01'))).signIn('B100002')
})
afterAll(() => portal?.close())

const upload = (client: Client, fields: Record<string, string>, name: string, bytes: Buffer) => {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  form.append('file', new Blob([new Uint8Array(bytes)]), name)
  return portal.app.inject({
    method: 'POST',
    url: '/api/attachfile/upload',
    headers: client.accessToken ? { 'x-authorization': `Bearer ${client.accessToken}` } : {},
    payload: form,
  })
}
/** Entities with files; of notices their readers see the files too (platform/notice), beyond any scope. */
const withFiles = behaviours
  .filter(({ resource, alsoReads }) => resource.files !== undefined && alsoReads === undefined)
  .map(({ resource }) => resource)
const groupOf = (resource: AnyResource) => Object.keys(resource.files as object)[0]!
/** A file on a record, written past all rules, with content that is really there. */
async function fileOn(resource: AnyResource, taskKey: string): Promise<number> {
  const bytes = await png()
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const { fileNo } = await sql().one<{ fileNo: number }>(
    `insert into "attachFile" ("taskClassNm", "taskKey", "taskFlag", "fileOrgNm", "fileSize", "fileExt", "contentType", "sha256", "preview", "sortOrder", "delYn", "createUserId", "createDt", "updateUserId")
     values ($1, $2, $3, '증빙.png', $4, 'png', 'image/png', $5, $6, 1, 'N', 'emp21', now(), 'emp21') returning "fileNo"`,
    [resource.name, taskKey, groupOf(resource), bytes.length, sha256, bytes],
  )
  return fileNo
}

describe('a file of somebody else', () => {
  test.each(foreignKinds)(
    'a file on a record of another %s is not shown, changed, removed, replaced or joined by any address',
    { timeout: 120_000 },
    async (kind: ForeignKind) => {
      const client = kind === 'vendor' ? vendor : local
      const open: string[] = []
      let asked = 0
      for (const resource of withFiles) {
        const key = await makeForeign(sql(), resource, kind)
        if (key === undefined) continue
        // Where the record itself is shown, its files are too.
        if ((await client.get(`${resource.path}/${encodeURIComponent(key)}`)).status === 200) continue
        const group = { taskClassNm: resource.name, taskKey: String(key), taskFlag: groupOf(resource) }
        const fileNo = await fileOn(resource, group.taskKey)
        const query = new URLSearchParams(group).toString()
        // What waits under a key of one's own goes to no record of others.
        const waiting = await upload(
          client,
          { ...group, taskKey: '', tempTaskKey: `waits-for-${resource.name}-${kind}` },
          '사진.jpg',
          await jpeg(),
        )
        const answers: Record<string, { status: number }> = {
          down: await client.get(`/api/file/down/${fileNo}`),
          base64: await client.get(`/api/file/down/base64byte?fileNo=${fileNo}`),
          preview: await client.get(`/api/attachfile/img/preview/${fileNo}`),
          link: await client.get(`/api/attachfile/link/${fileNo}`),
          list: await client.get(`/api/attachfile/uploadfiles?${query}`),
          zip: await client.get(`/api/attachfile/zip?${query}`),
          describe: await client.put(`/api/attachfile/uploadfiles/${fileNo}`, { pictureExplan: '바꿈' }),
          remove: await client.delete(`/api/attachfile/uploadfiles/${fileNo}`),
          removeOld: await client.delete(`/api/attachfile/${fileNo}`),
          removePicture: await client.delete(`/api/attachfile/img/${fileNo}`),
          removeAll: await client.post('/api/attachfile/deleteAll', group),
          apply: await client.put('/api/attachfile/img/apply', {
            ...group,
            tempTaskKey: `waits-for-${resource.name}-${kind}`,
          }),
          join: { status: (await upload(client, group, '사진.jpg', await jpeg())).statusCode },
        }
        asked += Object.keys(answers).length
        for (const [act, { status }] of Object.entries(answers))
          if (status < 400 || status >= 500) open.push(`${resource.name} ${act}: ${status}`)
        if (waiting.statusCode >= 500) open.push(`${resource.name} waiting: ${waiting.statusCode}`)
        const left = await sql().query<{ fileNo: number; delYn: string }>(
          `select "fileNo", "delYn" from "attachFile" where "taskClassNm" = $1 and "taskKey" = $2 and "taskFlag" = $3 and "createUserId" = 'emp21' and "delYn" = 'N'`,
          [resource.name, group.taskKey, group.taskFlag],
        )
        if (!left.some((each) => each.fileNo === fileNo)) open.push(`${resource.name}: the file is gone`)
        await sql().query('delete from "attachFile" where "taskClassNm" = $1', [resource.name])
      }
      console.log(JSON.stringify({ filesOfForeign: kind, asked }))
      expect(open).toEqual([])
      expect(asked).toBeGreaterThan(kind === 'dept' ? 0 : 50)
    },
  )
  test('a shared device and nobody open no file by its number', async () => {
    const resource = withFiles.find(({ name }) => name === 'vendorWorker')!
    const fileNo = await fileOn(resource, '1')
    for (const [client, status] of [
      [device, 403],
      [portal.anonymous, 401],
    ] as const)
      for (const address of [
        `/api/file/down/${fileNo}`,
        `/api/attachfile/img/preview/${fileNo}`,
        `/api/attachfile/link/${fileNo}`,
        `/api/attachfile/uploadfiles?taskClassNm=vendorWorker&taskKey=1&taskFlag=photo`,
      ])
        expect([address, (await client.get(address)).status]).toEqual([address, status])
  })
})

describe('a key that waits', () => {
  const group = { taskClassNm: 'notice', taskFlag: 'document' }
  test('is its sender’s alone, under its entity alone, and spelled otherwise it names no other record', async () => {
    const tempTaskKey = 'a-key-that-somebody-saw'
    const sent = await upload(local, { ...group, tempTaskKey }, '알림.pdf', pdf())
    expect(sent.statusCode).toBe(200)
    const other = await portal.signIn('hq01')
    const tries: Answer[] = [
      await other.get(
        `/api/attachfile/uploadfiles?taskClassNm=notice&taskFlag=document&tempTaskKey=${tempTaskKey}`,
      ),
      await other.post('/api/attachfile/deleteAll', { ...group, tempTaskKey }),
      await other.put('/api/attachfile/img/apply', { ...group, taskKey: '1', tempTaskKey }),
    ]
    expect(tries.map(({ status }) => status >= 400 && status < 500)).toEqual([true, true, true])
    // Applied as another entity's, nothing moves.
    const moved = await local.put('/api/attachfile/img/apply', {
      taskClassNm: 'vendorWorker',
      taskFlag: 'document',
      taskKey: '1',
      tempTaskKey,
    })
    expect(moved.status >= 400 || moved.body.data === 0).toBe(true)
    for (const taskKey of ['1e0', '0x1', '１', '١', '1.0', ' 1', '1;2', '-1', '../1', '%00'])
      expect([
        taskKey,
        (
          await local.get(
            `/api/attachfile/uploadfiles?taskClassNm=safConst&taskFlag=document&taskKey=${encodeURIComponent(taskKey)}`,
          )
        ).status,
      ]).toEqual([taskKey, expect.toSatisfy((status: number) => status >= 400 && status < 500)])
  })
})

describe('a file that is not what it says', () => {
  const group = { taskClassNm: 'notice', taskFlag: 'document', tempTaskKey: 'disguises-of-one-person' }
  const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(600, 1)])
  const page = Buffer.from('<!doctype html><script>alert(1)</script>')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const gifAndScript = Buffer.concat([
    Buffer.from('GIF89a/*'),
    Buffer.alloc(20),
    Buffer.from('*/=1;alert(1)//'),
  ])
  test.each([
    ['program.pdf', program],
    ['명세.pdf.exe', pdf()],
    ['사진.png', page],
    ['사진.jpg', svg],
    ['사진.hta', page],
    ['보고서.pdf\u0000.exe', pdf()],
    ['보고서\u202efdp.exe', pdf()],
    ['양식.docx', page],
  ])('%j is refused', async (name, bytes) => {
    const { statusCode } = await upload(local, group, name, bytes)
    expect(statusCode).toBeGreaterThanOrEqual(400)
    expect(statusCode).toBeLessThan(500)
  })
  test('what browsers could run is only ever saved, under a name without folders and lines', async () => {
    const polyglotPdf = Buffer.concat([page, pdf()])
    for (const [name, bytes] of [
      ['안내.html', page],
      ['그림.svg', svg],
      ['움직임.gif', gifAndScript],
      ['문서.txt', polyglotPdf],
      ['../../etc/passwd.txt', Buffer.from('root')],
      ['C:\\시스템\\안내.txt', Buffer.from('글')],
      ['이름\r\nSet-Cookie: a=b.txt', Buffer.from('글')],
      ['"; filename="x.html', Buffer.from('글')],
    ] as const) {
      const sent = await upload(local, group, name, bytes)
      if (sent.statusCode >= 400) continue
      const [{ fileNo, fileOrgNm }] = sent.json<{ data: { fileNo: number; fileOrgNm: string }[] }>().data as [
        { fileNo: number; fileOrgNm: string },
      ]
      expect(fileOrgNm, name).not.toMatch(/[/\\\r\n\u0000"]|\.\./)
      const { headers, statusCode } = await portal.app.inject({
        url: `/api/file/down/${fileNo}`,
        headers: { 'x-authorization': `Bearer ${local.accessToken}`, range: 'bytes=0-3' },
      })
      const inline = /^(image\/(png|jpeg|gif|webp)|application\/pdf)/.test(String(headers['content-type']))
      // A part of it is answered like the whole.
      expect([name, statusCode, headers['x-content-type-options']]).toEqual([name, 206, 'nosniff'])
      expect(String(headers['content-security-policy'])).toContain("default-src 'none'")
      if (!inline)
        expect([headers['content-type'], String(headers['content-disposition'])]).toEqual([
          'application/octet-stream',
          expect.stringMatching(/^attachment; filename="[^"\r\n]*"; filename\*=UTF-8''[^\s"]*$/),
        ])
      expect(headers['set-cookie']).toBeUndefined()
    }
  })
})

describe('a signed link', () => {
  const linkOf = async (client: Client) => {
    const sent = await upload(
      client,
      {
        taskClassNm: 'notice',
        taskFlag: 'document',
        tempTaskKey: `link-of-${client.userId}-${Math.random()}`,
      },
      '안내.pdf',
      pdf(),
    )
    const { fileNo } = sent.json<{ data: { fileNo: number }[] }>().data[0]!
    return (await client.get(`/api/attachfile/link/${fileNo}`)).body.data as string
  }
  const opens = async (link: string) => (await portal.anonymous.get(link)).status
  test('opens with its own signature alone, and nothing after its session has ended', async () => {
    await makePerson(sql(), 'leaver', { access: true, write: true, everywhere: false })
    const leaver = await portal.signIn('leaver')
    const link = await linkOf(leaver)
    expect(await opens(link)).toBe(200)
    const others = [
      link.replace(/down\/\d+/, 'down/1'),
      link.replace(/&signature=.*/, ''),
      // The first sign of a signature is any of 64.
      link.replace(/signature=(.)/, (_all, first: string) => `signature=${first === '_' ? '-' : '_'}`),
      link.replace('/down/', '/preview/'),
      `${link}&session=${encodeURIComponent('x')}`,
      link.replace('?', '?expires=99999999999&'),
      link.replace(/expires=\d+/, 'expires=99999999999'),
    ]
    for (const each of others) expect([each, await opens(each)]).toEqual([each, 404])
    await leaver.post('/api/auth/logout', {})
    expect(await opens(link)).toBe(401)
  })
  test('opens nothing once its owner has lost the right, or the account is stopped', async () => {
    await makePerson(sql(), 'mover', { access: true, write: true, everywhere: false })
    const mover = await portal.signIn('mover')
    const link = await linkOf(mover)
    expect(await opens(link)).toBe(200)
    await sql().query(`update "user" set "acctStatusCd" = 'ACS04' where "userId" = 'mover'`)
    await expect.poll(() => opens(link)).toBe(401)
  })
})
