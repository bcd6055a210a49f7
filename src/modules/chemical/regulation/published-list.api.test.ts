import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeWorkbook } from '../../../core/server/excel/workbook-writer.ts'
import { startPortal, type Client, type Portal } from '../../../../test/portal.ts'

let portal: Portal
let hq: Client
beforeAll(async () => {
  portal = await startPortal()
  hq = (await portal.signIn('hq01'))!
})
afterAll(() => portal.close())

type Row = (string | number | null)[]
async function send(step: 'outline' | 'upload', heads: string[], rows: Row[], said: Record<string, string>) {
  const out = new PassThrough()
  const chunks = out.toArray()
  await writeWorkbook(out, { name: '별표', columns: heads.map((header) => ({ header })), rows })
  const form = new FormData()
  for (const [name, value] of Object.entries(said)) form.append(name, value)
  form.append('file', new Blob([new Uint8Array(Buffer.concat((await chunks) as Buffer[]))]), '별표2.xlsx')
  const answer = await portal.app.inject({
    method: 'POST',
    url: `/api/chm/reghist/${step}`,
    headers: { 'x-authorization': `Bearer ${hq.accessToken}` },
    payload: form,
  })
  return { status: answer.statusCode, body: answer.json() }
}
const onDay = async (regCd: string) => {
  const { data } = (await hq.get(`/api/chm/regulationsonday?regCd=${regCd}`)).body
  return {
    count: data.items.length as number,
    held: data.held.find((each: { regCd: string }) => each.regCd === regCd),
  }
}

describe('the lists that every installation begins with', () => {
  test('each list says how much of it is held, in which edition and from where', async () => {
    const managed = await onDay('O3')
    expect(managed).toMatchObject({
      count: 181,
      held: { fullYn: 'Y', totalCnt: 181, effectYmd: '2025-12-01' },
    })
    expect(await onDay('C7')).toMatchObject({ count: 101, held: { fullYn: 'Y', totalCnt: 100 } })
    const named = await onDay('O9')
    expect(named.held).toMatchObject({ fullYn: 'N', totalCnt: null, confirmNeededYn: 'Y' })
    expect(named.count).toBeGreaterThan(0)
  })
  test('the three kinds of hazard are held whole, and the designation that they replaced has ended', async () => {
    for (const regCd of ['C1', 'C2', 'C3']) {
      const { count, held } = await onDay(regCd)
      expect({ regCd, count, fullYn: held.fullYn }).toEqual({ regCd, count: held.totalCnt, fullYn: 'Y' })
    }
    expect(await onDay('C0')).toMatchObject({ count: 0, held: { endYmd: '2026-07-19' } })
    const before = (await hq.get('/api/chm/regulationsonday?regCd=C0&baseYmd=2026-07-19')).body.data
    expect(before.items.length).toBeGreaterThan(900)
  })
  test('more items than are sent at once are told', async () => {
    const all = (await hq.get('/api/chm/regulationsonday')).body.data
    expect(all).toMatchObject({ more: true })
    expect((await hq.get('/api/chm/regulationsonday?regCd=C1')).body.data.more).toBe(false)
    expect(all.lists.length).toBeGreaterThan(15)
  })
  test('the lists hold chloroform, aniline, pyridine and potassium cyanide', async () => {
    const rows = await portal.engine.database.query<{ casNo: string; lists: string[] }>(
      `select "casNo", array_agg("regCd" order by "regCd") as lists from "chmRegItem"
       where "casNo" in ('67-66-3', '62-53-3', '110-86-1', '151-50-8') and "endYmd" is null group by 1 order by 1`,
    )
    expect(rows.map(({ casNo }) => casNo)).toEqual(['110-86-1', '151-50-8', '62-53-3', '67-66-3'])
    for (const { lists } of rows) expect(lists).toContain('O3')
  })
})

describe('a workbook as NCIS publishes it', () => {
  const heads = [
    '연번',
    '고유번호',
    '화학물질명',
    'CAS번호',
    '구분',
    '함량기준(% 이상)',
    '하위규정수량(톤)',
    '상위규정수량(톤)',
  ]
  const rows: Row[] = [
    [1, '97-1-1', '과산화 나트륨 [Sodium peroxide]', '1313-60-6', '급성', 5, 5, 200],
    [2, '97-1-12', '니트로벤젠 [Nitrobenzene]', '98-95-3', '급성', 25, 5, 40],
    [null, null, null, null, '만성', 0.3, 40, '-'],
    [3, '97-1-5', '글루타르알데히드 [Glutaraldehyde]', '111-30-8', '급성', 1, 5, 200],
  ]
  const said = { regCd: 'C1', effectYmd: '2026-08-01', noticeTxt: '유해화학물질 지정고시 2026' }

  test('a workbook is previewed with columns found by their words and an article rows may omit', async () => {
    const { status, body } = await send('outline', heads, rows, said)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.data).toMatchObject({
      remembered: false,
      lawArticle: '화학물질관리법 제2조',
      mapping: { regSubjNm: 2, casNo: 3, kindTxt: 4, contentMinPct: 5, thr1Qty: 6, thr2Qty: 7, noticeTxt: 1 },
    })
  })
  test('a workbook shows its changes before anything applies, and keeps its columns', async () => {
    const { data: found } = (await send('outline', heads, rows, said)).body
    const { status, body } = await send('upload', heads, rows, {
      ...said,
      lawArticle: found.lawArticle,
      mapping: JSON.stringify(found.mapping),
    })
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.data).toMatchObject({ state: 'uploaded', newCnt: 0, chgCnt: 3, errCnt: 0 })
    expect(body.data.delCnt).toBeGreaterThan(5)
    expect(body.data.items[1]).toMatchObject({
      regSubjNm: '니트로벤젠',
      casNo: '98-95-3',
      contentMinPct: 25,
      thrUnitTxt: 't',
      lawArticle: '화학물질관리법 제2조',
    })
    expect((await onDay('C1')).held.editionTxt).toContain('규정수량에 관한 규정')
    const again = await send('outline', heads, rows, said)
    expect(again.body.data.remembered).toBe(true)
  })
  test('a workbook whose columns nobody knows is refused with what it lacks', async () => {
    const { status, body } = await send('upload', ['가', '나'], [['과산화 나트륨', '1313-60-6']], {
      ...said,
      regCd: 'C3',
    })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('규제물질명')
  })
})
