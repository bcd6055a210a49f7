import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dayOf } from '../../../core/shared/dates.ts'
import { zipChunks } from '../../../core/server/files/zip-writer.ts'
import { createQrSigner } from '../../../platform/qr/qr-signer.ts'
import { startPortal, type Client, type Portal } from '../../../../test/portal.ts'
import type { PhotosAnswer } from './photo-zip.rule.ts'

/** Badges on paper with their signed codes, and pictures of an entry's people as one ZIP. */
let portal: Portal
let today: string
let passNo: number
let equipNo: number
const clients: Record<string, Client> = {}
beforeAll(async () => {
  portal = await startPortal()
  today = dayOf(portal.clock.now())
  for (const userId of ['saf01', 'saf31', 'vnd01a', 'vnd02a']) clients[userId] = await portal.signIn(userId)
  // A machine that nobody inspects before it comes in: its kind asks for the approval of the plant alone.
  const { no } = await sql().one<{ no: number }>(
    `select "vendorEquipNo" as no from "vendorEquip" where "vendorCd" = 'V00001' and "equipTypeCd" in ('VEQ08', 'VEQ09', 'VEQ99') order by 1 limit 1`,
  )
  equipNo = no
  await sql().query(`update "vendorEquip" set "state" = 'approved' where "vendorEquipNo" = $1`, [no])
  passNo = (
    await sql().one<{ no: number }>(
      `insert into "enterPass" ("passCd", "plantCd", "vendorCd", "vendorEquipNo", "fromYmd", "toYmd", "state", "createUserId", "updateUserId")
       values ('EP-1000-EQUIP', '1000', 'V00001', $1, $2, $3, 'valid', 'test', 'test') returning "passNo" as no`,
      [no, addDays(today, -1), addDays(today, 30)],
    )
  ).no
})
afterAll(() => portal?.close())
const as = (userId: string): Client => clients[userId]!
const sql = () => portal.engine.database

test('a pass of equipment is printed for the plant and its company, and not for another one', async () => {
  const url = `/api/vendor/pass/${passNo}/print`
  for (const userId of ['saf01', 'vnd01a']) {
    const { status, body } = await as(userId).get(url)
    expect([status, (body as Buffer).subarray(0, 4).toString()]).toEqual([200, '%PDF'])
  }
  expect((await as('vnd02a').get(url)).status).toBe(404)
  expect((await as('saf31').get(url)).status).toBe(403)
})

test('the code on it tells what the gate would say, and opens the gate with its own pass', async () => {
  const signer = createQrSigner(portal.settings.tokenSecret, 'http://localhost:3000')
  const code = signer.signed({
    kind: 'E',
    recordNo: equipNo,
    cd: 'EP-1000-EQUIP',
    holderNm: '장비',
    fromDt: `${today}T00:00:00+09:00`,
    toDt: `${addDays(today, 30)}T23:59:00+09:00`,
    asOfDt: `${today}T00:00:00+09:00`,
  })
  const live = async () => (await as('vnd02a').post('/api/common/qr', { code })).body.data.live
  expect(await live()).toMatchObject({ good: true, stateNm: '반입 가능' })
  const passing = { given: code, gateCd: 'GT01', inoutCd: 'IN' }
  expect((await as('saf01').post('/api/vendor/entergate', passing)).body.data).toMatchObject({
    ok: true,
    passCd: 'EP-1000-EQUIP',
  })
  await sql().query(
    `update "enterPass" set "state" = 'stopped', "stopReason" = '점검 전' where "passNo" = $1`,
    [passNo],
  )
  expect(await live()).toMatchObject({ good: false, stateNm: '반입 불가' })
  const refused = await as('saf01').get(`/api/vendor/pass/${passNo}/print`)
  expect([refused.status, refused.body.reasons[0].message]).toEqual([
    422,
    '유효한 출입증만 인쇄할 수 있습니다. 상태: 정지',
  ])
})

test('all passes of an entry are one paper, and a request without passes has none', async () => {
  const { no } = await sql().one<{ no: number }>(
    `select "enterRqstNo" as no from "enterRqst" where "vendorCd" = 'V00001' and "state" = 'approved' order by 1 limit 1`,
  )
  const { status, body } = await as('vnd01a').get(`/api/vendor/enterrqst/${no}/passes`)
  expect([status, (body as Buffer).subarray(0, 4).toString()]).toEqual([200, '%PDF'])
  const logged = await sql().maybe(
    `select 1 from "personalLog" where "userId" = 'vnd01a' and "tableNm" = 'vendorWorker' and "rowCnt" > 1`,
  )
  expect(logged).toBeDefined()
  const draft = await sql().one<{ no: number }>(
    `select "enterRqstNo" as no from "enterRqst" where "vendorCd" = 'V00001' and "state" = 'draft' limit 1`,
  )
  expect((await as('vnd01a').get(`/api/vendor/enterrqst/${draft.no}/passes`)).status).toBe(422)
  expect((await as('vnd02a').get(`/api/vendor/enterrqst/${no}/passes`)).status).toBe(404)
})

const picture = (color: string) =>
  sharp({ create: { width: 60, height: 60, channels: 3, background: color } })
    .jpeg()
    .toBuffer()
const zipOf = (files: Record<string, Buffer>) =>
  buffer(
    Readable.from(zipChunks(Object.entries(files).map(([path, content]) => ({ path, content: [content] }))), {
      objectMode: false,
    }),
  )
async function send(userId: string, no: number, archive: Buffer) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(archive)]), 'photos.zip')
  const answer = await portal.app.inject({
    method: 'POST',
    url: `/api/vendor/enterrqst/${no}/photos`,
    headers: { 'x-authorization': `Bearer ${as(userId).accessToken}` },
    payload: form,
  })
  return {
    status: answer.statusCode,
    body: answer.json<{ data: PhotosAnswer; fields?: { message: string }[] }>(),
  }
}
const photosOf = (workerNo: number) =>
  sql().query<{ delYn: string }>(
    `select "delYn" from "attachFile" where "taskClassNm" = 'vendorWorker' and "taskKey" = $1 and "taskFlag" = 'image' order by 1`,
    [String(workerNo)],
  )

test('pictures are given by number, each refusal names its line, and a second ZIP replaces', async () => {
  const { no } = await sql().one<{ no: number }>(
    `select "enterRqstNo" as no from "enterRqst" where "vendorCd" = 'V00001' and "state" = 'draft' limit 1`,
  )
  const [one, other] = (
    await sql().query<{ no: number }>(
      `select "vendorWorkerNo" as no from "enterRqstLine" where "enterRqstNo" = $1 order by 1`,
      [no],
    )
  ).map((row) => row.no)
  const archive = await zipOf({
    [`${one}.jpg`]: await picture('red'),
    '999999.jpg': await picture('blue'),
    [`${other}.jpg`]: Buffer.from('this is no picture'),
  })
  const { status, body } = await send('vnd01a', no, archive)
  expect([status, body.data.saved]).toEqual([200, [{ line: 1, vendorWorkerNo: one }]])
  expect(body.data.refused.map(({ line, message }) => [line, message])).toEqual([
    [2, '이 출입신청에 999999번 작업자가 없습니다.'],
    [3, expect.any(String)],
  ])
  expect(await photosOf(other!)).toEqual([])
  await send('vnd01a', no, await zipOf({ [`${one}.jpg`]: await picture('green') }))
  expect((await photosOf(one!)).map(({ delYn }) => delYn)).toEqual(['N', 'Y'])
})

test('an archive that is none, of another company, or sent by the plant writes nothing', async () => {
  const { no } = await sql().one<{ no: number }>(
    `select "enterRqstNo" as no from "enterRqst" where "vendorCd" = 'V00001' and "state" = 'submitted' limit 1`,
  )
  const archive = await zipOf({ 'photo.txt': Buffer.from('x') })
  expect((await send('vnd02a', no, archive)).status).toBe(404)
  expect((await send('saf01', no, archive)).status).toBe(403)
  const broken = await send('vnd01a', no, Buffer.from('no archive'))
  expect([broken.status, broken.body.fields?.[0]?.message]).toEqual([
    400,
    'ZIP 파일을 읽을 수 없습니다. 암호 없이 300MB 안에서 다시 압축해 주세요.',
  ])
  expect((await send('vnd01a', no, archive)).body.data).toMatchObject({ saved: [], refused: [{ line: 1 }] })
})
