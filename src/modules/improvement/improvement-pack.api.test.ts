import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { as, create, path, portal, sql, startImprovements } from '../../../test/improvement-life.ts'
import { ZipReader } from '../../core/server/excel/zip-reader.ts'

beforeAll(startImprovements)
afterAll(() => portal?.close())

const finished = async (userId: string, jobNo: number) => {
  const client = await as(userId)
  return vi.waitFor(async () => {
    const { body } = await client.get(`/api/manage/exceljobs/mine/${jobNo}`)
    expect(['DONE', 'FAIL']).toContain(body.data.statusCd)
    return body.data as {
      statusCd: string
      kindCd: string
      rowCnt: number
      doneCnt: number
      expireDt: string
    }
  }, 60_000)
}
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

test('reports of chosen improvements are packed beside the calls, with an index and the hash of each', async () => {
  const nos = [await create(), await create()]
  const saf01 = await as('saf01')
  const asked = await saf01.post(`${path}/pack`, { nos })
  expect(asked.status).toBe(202)
  const { jobNo } = asked.body.data as { jobNo: number }
  expect(await finished('saf01', jobNo)).toMatchObject({
    statusCd: 'DONE',
    kindCd: 'PACK',
    rowCnt: nos.length,
    doneCnt: nos.length,
  })
  const file = await saf01.get(`/api/manage/exceljobs/mine/${jobNo}/file`)
  expect(file.status).toBe(200)
  const zip = new ZipReader(file.body as Buffer)
  const lines = zip.read('SHA256SUMS')!.toString().trim().split('\n')
  expect(lines).toHaveLength(nos.length + 1)
  for (const line of lines) expect(sha256(zip.read(line.slice(66))!)).toBe(line.slice(0, 64))
  expect(zip.read(lines[0]!.slice(66))!.subarray(0, 5).toString()).toBe('%PDF-')
  // Who asked is told by the bell.
  const { count } = await sql().one<{ count: number }>(
    `select count(*)::int as "count" from "noti" where "userId" = 'saf01' and "eventCd" = 'SYS_EXCEL_READY'`,
  )
  expect(count).toBeGreaterThan(0)
})

test('a pack is refused to whoever may not read one of its records, and its file once the right is gone', async () => {
  const no = await create()
  expect((await (await as('vnd01a')).post(`${path}/pack`, { nos: [no] })).status).toBe(403)
  const saf01 = await as('saf01')
  const { jobNo } = (await saf01.post(`${path}/pack`, { nos: [no] })).body.data as { jobNo: number }
  await finished('saf01', jobNo)
  await sql().query(`update "improvement" set "plantCd" = '2000' where "imprNo" = $1`, [no])
  expect((await saf01.get(`/api/manage/exceljobs/mine/${jobNo}/file`)).status).toBe(403)
  await sql().query(`update "improvement" set "plantCd" = '1000' where "imprNo" = $1`, [no])
  expect((await saf01.get(`/api/manage/exceljobs/mine/${jobNo}/file`)).status).toBe(200)
})

test('a call without numbers, with what is no number or with too many is refused at its field', async () => {
  const saf01 = await as('saf01')
  for (const nos of [[], undefined, ['1'], [0], Array.from({ length: 501 }, (_, at) => at + 1)])
    expect(await saf01.post(`${path}/pack`, { nos })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'nos' }] },
    })
})

test('the effect checks of a month are a calendar file for those who may read them', async () => {
  const no = await create()
  await sql().query(
    `update "improvement" set "state" = 'effectPending', "effectYmd" = '2031-05-20', "imprNm" = '난간, 고정' where "imprNo" = $1`,
    [no],
  )
  const span = 'from=2031-05-01&to=2031-05-31'
  const file = await (await as('saf01')).get(`${path}/effects/ics?${span}`)
  const text = String(file.body).replaceAll('\r\n ', '')
  expect(text).toContain('DTSTART;VALUE=DATE:20310520')
  expect(text).toContain(String.raw`난간\, 고정`)
  expect((await (await as('saf01')).get(`${path}/effects/ics?from=x&to=y`)).status).toBe(400)
})
