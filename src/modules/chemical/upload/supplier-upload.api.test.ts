import { PassThrough } from 'node:stream'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { writeWorkbook } from '../../../core/server/excel/workbook-writer.ts'
import { startPortal, type Client as Caller, type Portal } from '../../../../test/portal.ts'
import { pageBreak, pastedSections } from '../msds/pasted-sections.rule.ts'
import { isCasNumber } from '../substance/cas-number.rule.ts'
import { expectPromised } from '../../../../test/promised.ts'
let portal: Portal
let chemist: Caller
beforeAll(async () => {
  portal = await startPortal()
  chemist = await portal.signIn('env01')
})
afterAll(() => portal?.close())

type Cells = (string | number | null)[]
/** A workbook of raw rows: the writer's own header is the title that suppliers put on top. */
async function workbook(rows: Cells[]): Promise<Buffer> {
  const out = new PassThrough()
  const chunks = out.toArray()
  const width = Math.max(...rows.map((row) => row.length))
  await writeWorkbook(out, {
    name: '목록',
    columns: Array.from({ length: width }, (_, index) => ({
      header: index === 0 ? '㈜공급사 취급물질' : ' '.repeat(index),
    })),
    rows,
  })
  return Buffer.concat((await chunks) as Buffer[])
}
async function send(path: string, file: Buffer, fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new Blob([new Uint8Array(file)]), '공급사.xlsx')
  const answer = await portal.app.inject({
    method: 'POST',
    url: `/api/chm/chemical/supplier/${path}`,
    headers: { 'x-authorization': `Bearer ${chemist.accessToken}` },
    payload: form,
  })
  return {
    status: answer.statusCode,
    body: answer.json<{
      data: {
        mapping: Record<string, number>
        remembered: boolean
        header: string[]
        previewNo: string
        rows: {
          rowNo: number
          status: string
          values: Record<string, unknown>
          issues: { path: string; message: string }[]
        }[]
      }
      fields?: { path: string; message: string }[]
    }>(),
  }
}
/**
 * Milliseconds that this process, server included, has worked since; neighbours on a busy machine do not
 * count.
 */
function workMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1000
}
const cas = (index: number): string => {
  const stem = `${2_000_000 + Math.floor(index / 100)}`
  const middle = String(index % 100).padStart(2, '0')
  return [...'0123456789'].map((digit) => `${stem}-${middle}-${digit}`).find(isCasNumber)!
}

describe('a supplier’s workbook', () => {
  const rows: Cells[] = [
    [null, null, null, null, null],
    ['No', '물질 이름', 'CAS No.', '노출기준', null, '성상', '비고란'],
    [null, null, null, 'TWA', 'STEL', null, null],
    [1, '시험물질 가', '108 - 88 - 3', '50 ppm', '150', '액체', '기존'],
    [null, null, null, null, null, null, null],
    [2, '시험물질 나', cas(1).replaceAll('-', ' - '), '0.2 mg/m³', '-', '분말', null],
    [3, '잘못된 번호', '108-88-4', null, null, '기체', null],
  ]
  test('a workbook is read below its title, with a merged header and in another order', async () => {
    const { status, body } = await send('outline', await workbook(rows), { senderNm: '시험상사' })
    expect(status).toBe(200)
    expect([body.data.mapping, body.data.remembered]).toEqual([
      { casNo: 2, twaVal: 3, stelVal: 4, stateCd: 5 },
      false,
    ])
  })
  test('a workbook needs the columns that it does not say, and keeps them for next time', async () => {
    const file = await workbook(rows)
    const refused = await send('preview', file, { senderNm: '시험상사' })
    expect([refused.status, refused.body.fields?.[0]?.path]).toEqual([400, 'mapping'])
    const mapping = JSON.stringify({ casNo: 2, chemNm: 1, twaVal: 3, stelVal: 4, stateCd: 5 })
    const { body } = await send('preview', file, { senderNm: '시험상사', mapping })
    expect(body.data.rows.map(({ status }) => status)).toEqual(['changed', 'new', 'wrong'])
    expect(body.data.rows.map(({ rowNo }) => rowNo)).toEqual([5, 7, 8])
    expect(body.data.rows[1]!.values).toMatchObject({ casNo: cas(1), stateCd: 'S', twaVal: 0.2 })
    const again = await send('outline', file, { senderNm: '시험상사' })
    expect([again.body.data.remembered, again.body.data.mapping['chemNm']]).toEqual([true, 1])
    expect(
      (await send('outline', file, { senderNm: '다른상사' })).body.data.mapping['chemNm'],
    ).toBeUndefined()
  })
  test('the faults of a list are told and kept in the language of its reader', async () => {
    await chemist.put('/api/manage/userpref', { langCd: 'en' })
    const mapping = JSON.stringify({ casNo: 2, chemNm: 1 })
    const { body } = await send('preview', await workbook(rows), { senderNm: '시험상사', mapping })
    await chemist.put('/api/manage/userpref', { langCd: 'kr' })
    const told = body.data.rows.flatMap(({ issues }) => issues.map(({ message }) => message))
    const { kept } = await portal.engine.database.one<{ kept: (typeof body)['data']['rows'] }>(
      'select "rows" as "kept" from "excelPreview" where "previewNo" = $1::uuid',
      [body.data.previewNo],
    )
    expect(kept.flatMap(({ issues }) => issues.map(({ message }) => message))).toEqual(told)
    expect(told.join(' ')).toMatch(/^[^가-힣]+$/)
  })
  test('what a list does not say of a registered substance stays as it is', async () => {
    const known = await portal.engine.database.query<{ casNo: string; chemNm: string }>(
      `(select "casNo", "chemNm" from "chmChemical" where "stateCd" = 'S' and "casNo" is not null order by 1 limit 2)
       union all (select "casNo", "chemNm" from "chmChemical" where "expUnitCd" is not null and "stateCd" <> 'S' order by 1 limit 2)`,
    )
    expect(known).toHaveLength(4)
    const { body } = await send(
      'preview',
      await workbook([['CAS No.', '물질명'], ...known.map(({ casNo, chemNm }) => [casNo, chemNm])]),
      { senderNm: '이름만 적는 상사' },
    )
    expect(body.data.rows.map(({ status }) => status)).toEqual(['same', 'same', 'same', 'same'])
  })
  test('a workbook is refused without a header', async () =>
    expect(
      (
        await send(
          'outline',
          await workbook([
            ['a', 'b'],
            [1, 2],
          ]),
          { senderNm: '시험상사' },
        )
      ).status,
    ).toBe(400))

  test('a workbook of 5,000 substances is applied as a whole, by as many statements as a small one', async () => {
    const many: Cells[] = [
      ['CAS No.', '물질명', 'TWA'],
      ...Array.from({ length: 5000 }, (_, index): Cells => [
        cas(index + 10),
        `대량 물질 ${index}`,
        String(index % 90),
      ]),
    ]
    const file = await workbook(many)
    const counted = vi.spyOn(Client.prototype, 'query')
    const began = process.cpuUsage()
    const { body } = await send('preview', file, { senderNm: '대량상사' })
    const previewMs = workMs(began)
    expect(body.data.rows.filter(({ status }) => status === 'new')).toHaveLength(5000)
    const applyBegan = process.cpuUsage()
    const applied = await chemist.post('/api/chm/chemical/excel/apply', { previewNo: body.data.previewNo })
    const applyMs = workMs(applyBegan)
    expect([applied.status, applied.body.data]).toEqual([200, { applied: 5000, failed: 0 }])
    await portal.engine.database.query('analyze "auditLog", "chmChemical"')
    // Each has its trail and the defaults of a form, and they stand in the order of the sheet.
    const { trails, plain, ordered } = await portal.engine.database.one<
      Record<'trails' | 'plain' | 'ordered', number>
    >(
      `select count(*) filter (where a."diff"->'casNo'->>1 = c."casNo")::int as trails, count(*) filter (where c."useYn" = 'Y' and c."segGrpCds" = '{}')::int as plain,
         count(*) filter (where c."chemNm" = '대량 물질 ' || (c.at - 1))::int as ordered
       from (select *, row_number() over (order by "chemNo") as at from "chmChemical" where "chemNm" like '대량 물질 %') c
       join "auditLog" a on a."tableNm" = 'chmChemical' and a."rowKey" = c."chemNo"::text and a."actCd" = 'ACT02' and a."userId" = 'env01'`,
    )
    expect([trails, plain, ordered]).toEqual([5000, 5000, 5000])
    // The next edition of the same list: another limit in all rows but the last ten.
    const next = await workbook(
      many.map(([casNo, name, twa], at) => [
        casNo!,
        name!,
        at > 0 && at <= 4990 ? String(Number(twa) + 1) : twa!,
      ]),
    )
    const againBegan = process.cpuUsage()
    const again = await send('preview', next, { senderNm: '대량상사' })
    const againMs = workMs(againBegan)
    const statusesOf = (wanted: string) =>
      again.body.data.rows.filter(({ status }) => status === wanted).length
    expect([statusesOf('changed'), statusesOf('same')]).toEqual([4990, 10])
    const changeBegan = process.cpuUsage()
    const changed = await chemist.post('/api/chm/chemical/excel/apply', {
      previewNo: again.body.data.previewNo,
    })
    const changeMs = workMs(changeBegan)
    const statements = counted.mock.calls.length
    counted.mockRestore()
    expect(changed.body.data).toEqual({ applied: 4990, failed: 0 })
    const { updates, whole } = await portal.engine.database.one<Record<'updates' | 'whole', number>>(
      `select (select count(*)::int from "auditLog" where "tableNm" = 'chmChemical' and "actCd" = 'ACT03'
           and ("diff"->'twaVal'->>1)::numeric - ("diff"->'twaVal'->>0)::numeric = 1 and "diff" - 'twaVal' = '{}') as updates,
         (select count(*)::int from "chmChemical" where "chemNm" like '대량 물질 %' and "segGrpCds" = '{}' and "updateDt" > "createDt") as whole`,
    )
    expect([updates, whole]).toEqual([4990, 4990])
    process.stdout.write(
      `5,000 substances: preview ${Math.round(previewMs)} ms, apply ${Math.round(applyMs)} ms, preview of changes ${Math.round(againMs)} ms, apply ${Math.round(changeMs)} ms\n`,
    )
    for (const took of [previewMs, applyMs, againMs, changeMs]) expectPromised(took, 5_000)
    expect(statements, 'statements, however many rows').toBeLessThan(300)
  }, 120_000)
  test('a row that came in by another hand meanwhile holds back no other row', async () => {
    const file = await workbook([
      ['CAS No.', '물질명'],
      ...[6001, 6002, 6003].map((index): Cells => [cas(index), `뒤늦은 물질 ${index}`]),
    ])
    const { body } = await send('preview', file, { senderNm: '뒤늦은상사' })
    expect(
      (
        await chemist.post('/api/chm/chemical', {
          casNo: cas(6002),
          casNoneYn: 'N',
          chemNm: '먼저 온 물질',
          stateCd: 'L',
          waterSolubleYn: 'N',
        })
      ).status,
    ).toBe(201)
    const { previewNo } = body.data
    expect((await chemist.post('/api/chm/chemical/excel/apply', { previewNo })).body.data).toEqual({
      applied: 2,
      failed: 1,
    })
    const { rows } = await portal.engine.database.one<{
      rows: { rowNo: number; issues: { path: string }[] }[]
    }>('select "rows" from "excelPreview" where "previewNo" = $1::uuid', [previewNo])
    expect(rows.flatMap(({ rowNo, issues }) => issues.map(({ path }) => [rowNo, path]))).toEqual([
      [4, 'casNo'],
    ])
    const next = await workbook([
      ['CAS No.', '물질명'],
      ...[6001, 6002, 6003].map((index): Cells => [cas(index), `고친 물질 ${index}`]),
    ])
    const changes = (await send('preview', next, { senderNm: '뒤늦은상사' })).body.data
    await portal.engine.database.query(`update "chmChemical" set "updateDt" = now() where "casNo" = $1`, [
      cas(6002),
    ])
    const some = await chemist.post('/api/chm/chemical/excel/apply', { previewNo: changes.previewNo })
    expect(some.body.data).toEqual({ applied: 2, failed: 1 })
  })
})

describe('PDFs of sheets as they come', () => {
  const pdf = (text: string) =>
    Buffer.from(`%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n% ${text}\ntrailer<</Root 1 0 R>>\n%%EOF\n`)
  /** As the page does it: the row, its file, what is recognised. */
  async function put(fileNm: string, content: Buffer) {
    const { body } = await chemist.post('/api/chm/msdsfile', { fileNm })
    const key = body.data.msdsFileNo as number
    const form = new FormData()
    for (const [name, value] of Object.entries({
      taskClassNm: 'chmMsdsFile',
      taskKey: String(key),
      taskFlag: '',
      tempTaskKey: '',
    }))
      form.append(name, value)
    form.append('files', new Blob([new Uint8Array(content)], { type: 'application/pdf' }), fileNm)
    const uploaded = await portal.app.inject({
      method: 'POST',
      url: '/api/attachfile/upload',
      headers: { 'x-authorization': `Bearer ${chemist.accessToken}` },
      payload: form,
    })
    expect(uploaded.statusCode).toBe(200)
    return {
      key,
      row: (await chemist.post(`/api/chm/msdsfile/${key}/received`)).body.data as Record<string, unknown>,
    }
  }
  const file = (key: number, over: Record<string, unknown> = {}) =>
    chemist.put(`/api/chm/msdsfile/${key}/file`, {
      prodNo,
      langCd: 'kr',
      revYmd: '2024-02-03',
      emergencyTel: '061-000-1190',
      ...over,
    })
  let prodNo: number

  test('a PDF becomes a row with what is recognised, and its second copy is a duplicate', async () => {
    prodNo = (
      await portal.engine.database.one<{ prodNo: number }>(
        `select "prodNo" from "chmProduct" where "prodCd" = 'RM-1001'`,
      )
    ).prodNo
    const first = await put('RM-1001_톨루엔_국문_2024-02-03.pdf', pdf('one'))
    expect(first.row).toMatchObject({ state: 'waiting', prodNo, langCd: 'kr', revYmd: '2024-02-03' })
    const again = await put('toluene copy.pdf', pdf('one'))
    expect([again.row['state'], again.row['whyTxt']]).toEqual([
      'duplicate',
      expect.stringContaining('같은 파일: RM-1001_톨루엔'),
    ])
    const filed = await chemist.put(`/api/chm/msdsfile/${first.key}/file`, { emergencyTel: '061-000-1190' })
    expect(filed.body.data).toMatchObject({ state: 'filed', msdsNo: expect.any(Number) })
    const sheet = (await chemist.get(`/api/chm/msds/${filed.body.data.msdsNo}`)).body.data
    expect(sheet).toMatchObject({ state: 'registered', prodNo, revYmd: '2024-02-03' })
    expect(sheet.sects).toHaveLength(16)
    const files = await chemist.get(
      `/api/attachfile/uploadfiles?taskClassNm=chmMsds&taskKey=${sheet.msdsNo}&taskFlag=`,
    )
    expect(files.body.data).toHaveLength(1)
    const third = await put('RM-1001 톨루엔 20240203 재발행.pdf', pdf('two'))
    expect([third.row['state'], third.row['whyTxt']]).toEqual([
      'duplicate',
      expect.stringContaining(`같은 개정일의 MSDS: ${sheet.msdsCd}`),
    ])
  })
  test('a PDF that nobody recognises waits, and no revision of a sheet is made twice', async () => {
    const { key, row } = await put('scan0001.pdf', pdf('three'))
    expect(row).toMatchObject({ state: 'waiting', prodNo: null, revYmd: null })
    expect((await chemist.delete(`/api/chm/msdsfile/${key}`)).status).toBe(422)
    expect(
      (await chemist.put(`/api/chm/msdsfile/${key}/file`, { emergencyTel: '119' })).body.fields[0].path,
    ).toBe('prodNo')
    expect((await file(key)).status).toBe(409)
    expect((await file(key, { revYmd: '2999-01-01' })).status).toBe(400)
    const empty = (await chemist.post('/api/chm/msdsfile', { fileNm: '빈 행.pdf' })).body.data
      .msdsFileNo as number
    expect((await file(empty, { revYmd: '2023-01-01' })).body.message).toContain('PDF가 없습니다')
    expect(
      (
        await chemist.put(`/api/chm/msdsfile/${key}/discard`, {
          reason: '다른 회사의 제품이라 쓰지 않습니다.',
        })
      ).body.data.state,
    ).toBe('discarded')
  })
  test('a PDF shows its sections with their pages, and says which cannot be read', async () => {
    const { msdsNo } = await portal.engine.database.one<{ msdsNo: number }>(
      `select "msdsNo" from "chmMsds" join "chmProduct" using ("prodNo") where "prodCd" = 'SB-3003' and "chmMsds"."state" = 'valid'`,
    )
    const printed = (await chemist.get(`/api/chm/msds/${msdsNo}/print`)).body as Buffer
    const { key } = await put('SB-3003_황산_2023-01-02.pdf', printed)
    const filed = (await file(key, { prodNo: undefined, revYmd: '2023-01-02' })).body.data as {
      msdsNo: number
    }
    const url = `/api/chm/msds/${filed.msdsNo}/pdftext`
    const { pages } = (await chemist.get(url)).body.data as { pages: string[] }
    const sections = pastedSections(pages.join(`\n${pageBreak}`))
    expect(sections.map(({ sectCd }) => sectCd)).toEqual(
      expect.arrayContaining(['01', '02', '03', '04', '09', '14', '15']),
    )
    expect(sections.every(({ page }) => page !== undefined && page >= 1 && page <= pages.length)).toBe(true)
    expect((await (await portal.signIn('emp01')).get(url)).status).toBe(403)
    const damaged = await put('RM-1002_벤젠_2022-01-01.pdf', pdf('five'))
    const other = (await file(damaged.key, { prodNo: undefined, revYmd: '2022-01-01' })).body.data as {
      msdsNo: number
    }
    const refused = await chemist.get(`/api/chm/msds/${other.msdsNo}/pdftext`)
    expect([refused.status, refused.body.errorCode]).toEqual([422, 'PDF_TEXT'])
    expect((await chemist.get(`/api/chm/msds/${msdsNo}/pdftext`)).body.errorCode).toBe('NO_PDF')
  })
})
