import { afterAll, beforeAll, expect, test } from 'vitest'
import { jpeg } from '../../../test/file-samples.ts'
import { as, clock, fresh, path, portal, sql, startImprovements } from '../../../test/improvement-life.ts'
import { purgeIdempotency } from '../../core/server/entity/idempotency.ts'
import { addMinutes, momentOf } from '../../core/shared/dates.ts'
import { enteredHeaders, idempotencyHeader } from '../../core/shared/session.ts'
import { purgeOrphans } from '../../platform/attachment/attachment-purge.ts'
import { createDiskStore } from '../../core/server/files/file-store.ts'

beforeAll(startImprovements)
afterAll(() => portal?.close())

const hours = 60
const pass = (count: number) => clock.set(addMinutes(momentOf(clock.now()), count * hours))
/** Sends as the outbox does: under its key, and with the moment of entering where it has waited. */
async function send(
  requestKey: string,
  url: string,
  body: object,
  enteredDt?: string,
): Promise<{ status: number; body: { data: Record<string, unknown>; reasons?: { guard: string }[] } }> {
  const { accessToken } = await as('emp01')
  const given = body instanceof FormData ? new Response(body) : undefined
  const type = given?.headers.get('content-type')
  const answer = await portal.app.inject({
    method: 'POST',
    url,
    headers: {
      'x-authorization': `Bearer ${accessToken}`,
      [idempotencyHeader]: requestKey,
      ...(type ? { 'content-type': type } : {}),
      ...(enteredDt ? { [enteredHeaders.dt]: enteredDt, [enteredHeaders.by]: 'emp01' } : {}),
    },
    payload: given ? Buffer.from(await given.arrayBuffer()) : body,
  })
  return { status: answer.statusCode, body: answer.json() }
}
const uploadPath = '/api/attachfile/upload?taskClassNm=improvement&taskFlag=image'
async function pictureOf(imprNo: number, width: number): Promise<FormData> {
  const form = new FormData()
  for (const [name, value] of Object.entries({
    taskClassNm: 'improvement',
    taskKey: String(imprNo),
    taskFlag: 'image',
  }))
    form.append(name, value)
  form.append('files', new File([Uint8Array.from(await jpeg(width, 60))], `현장${width}.jpg`))
  return form
}
const named = async (placeNm: unknown) =>
  sql().query<{ imprNo: number }>('select "imprNo" from "improvement" where "placeNm" = $1', [placeNm])
const filesOf = async (imprNo: number) =>
  sql().query(
    `select "fileOrgNm" from "attachFile" where "taskClassNm" = 'improvement' and "taskKey" = $1 and "delYn" = 'N' order by 1`,
    [String(imprNo)],
  )

test('a record and its pictures whose answers were lost are found again after 30 hours, and nothing is there twice', async () => {
  const body = fresh()
  const enteredDt = momentOf(clock.now())
  const first = await send('field-record-key-0001', path, body)
  const imprNo = Number(first.body.data['imprNo'])
  expect(first.status).toBe(201)
  expect((await send('field-picture-key-001', uploadPath, await pictureOf(imprNo, 51))).status).toBe(200)
  pass(30)
  await purgeIdempotency(portal.engine)
  const again = await send('field-record-key-0001', path, body, enteredDt)
  expect([again.status, again.body.data['imprNo']]).toEqual([201, imprNo])
  for (const [key, width] of [
    ['field-picture-key-001', 51],
    ['field-picture-key-002', 52],
    ['field-picture-key-002', 52],
  ] as const) {
    const sent = await send(key, uploadPath, await pictureOf(imprNo, width), enteredDt)
    expect([sent.status, sent.body.data]).toMatchObject([200, [{ fileOrgNm: `현장${width}.jpg` }]])
  }
  expect(await named(body['placeNm'])).toEqual([{ imprNo }])
  expect(await filesOf(imprNo)).toEqual([{ fileOrgNm: '현장51.jpg' }, { fileOrgNm: '현장52.jpg' }])
})

test('what has waited longer than a week is refused, whether its key is still known or not', async () => {
  const body = fresh()
  const enteredDt = momentOf(clock.now())
  pass(7 * 24 + 1)
  const late = await send('field-record-key-0002', path, body, enteredDt)
  expect([late.status, late.body.reasons?.map(({ guard }) => guard)]).toEqual([422, ['waitedTooLong']])
  expect(await named(body['placeNm'])).toEqual([])
})

test('a key that is older than its record may wait is purged, and a sending so late makes no second record', async () => {
  const body = fresh()
  const enteredDt = momentOf(clock.now())
  expect((await send('field-record-key-0003', path, body)).status).toBe(201)
  pass(8 * 24 + 1)
  await purgeIdempotency(portal.engine)
  const late = await send('field-record-key-0003', path, body, enteredDt)
  expect(late.status).toBe(422)
  expect(await named(body['placeNm'])).toHaveLength(1)
})

test('files that wait for their record are swept only after a record can no longer come', async () => {
  const form = new FormData()
  const tempTaskKey = `${(await as('emp01')).accessToken.slice(-20)}waits`
  for (const [name, value] of Object.entries({ taskClassNm: 'improvement', taskFlag: 'image', tempTaskKey }))
    form.append(name, value)
  form.append('files', new File([Uint8Array.from(await jpeg(70, 60))], '기다리는 사진.jpg'))
  expect((await send('field-waiting-key-001', uploadPath, form)).status).toBe(200)
  const store = await createDiskStore(portal.settings.fileDir)
  const waits = async () => {
    await purgeOrphans(portal.engine, store)
    const [row] = await sql().query<{ delYn: string }>(
      `select "delYn" from "attachFile" where "fileOrgNm" = '기다리는 사진.jpg'`,
    )
    return row?.delYn === 'N'
  }
  pass(7 * 24)
  expect(await waits()).toBe(true)
  pass(25)
  expect(await waits()).toBe(false)
})
