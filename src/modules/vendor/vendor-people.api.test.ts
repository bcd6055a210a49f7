import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPortal, type Answer, type Client, type Portal } from '../../../test/portal.ts'
import type { SearchGroup } from '../../core/shared/search.ts'
import { writeWorkbook } from '../../core/server/excel/workbook-writer.ts'
import { vendorWorker } from './worker/vendor-worker.resource.ts'
import { maskName } from '../work-permit/permit/worker-gate.rule.ts'

/** Workers and companies: who may see which of their data, and refusals. */
let portal: Portal
const clients: Record<string, Client> = {}
beforeAll(async () => {
  portal = await startPortal()
  for (const userId of ['saf01', 'hq01', 'issuer01', 'watch01', 'emp01', 'vnd01a', 'vnd02a'])
    clients[userId] = await portal.signIn(userId)
})
afterAll(() => portal?.close())
const as = (userId: string): Client => clients[userId]!
const said = ({ status, body }: Answer): string =>
  [
    status,
    ...((body.fields ?? []) as { path: string; message: string }[]).map(
      ({ path, message }) => `${path}: ${message}`,
    ),
  ].join(' ') + (body.fields?.length > 0 ? '' : ` ${body.message ?? ''}`)
const path = '/api/vendor/worker'
const worker = {
  vendorWorkerNm: '제갈도윤',
  birthYmd: '1984-07-03',
  nationCd: 'KR',
  phoneNo: '010-4821-7735',
  jobTypeCds: ['VJB02'],
  hireTypeCd: 'VHT01',
  entryStatCd: 'pending',
  healthFitYn: 'Y',
  privAgreeYmd: '2026-01-05',
  useYn: 'Y',
}

describe('a worker', () => {
  let no: number
  test('is registered by the own vendor, waits to be let in, and is unknown to other vendors', async () => {
    const made = await as('vnd01a').post(path, worker)
    expect(said(made)).toMatch(/^201/)
    no = made.body.data.vendorWorkerNo as number
    expect(made.body.data).toMatchObject({ vendorCd: 'V00001', entryStatNm: '승인 대기' })
    expect((await as('vnd02a').get(`${path}/${no}`)).status).toBe(404)
    expect(said(await as('vnd02a').post(path, { ...worker, vendorCd: 'V00001' }))).toMatch(/^404/)
  })
  test('whoever reads names in part is offered the workers of the company that the form names, nobody else', async () => {
    const offered = async (more: string) =>
      (
        (await as('issuer01').get(`/api/common/lookup/vendorWorker?q=${more}`)).body.data as { key: number }[]
      ).map(({ key }) => key)
    const rows = await portal.engine.database.query<{ key: number }>(
      `select "vendorWorkerNo" as "key" from "vendorWorker" where "vendorCd" = 'V00004' and "useYn" = 'Y'`,
    )
    const own = rows.map(({ key }) => key).toSorted((one, other) => one - other)
    expect(own.length).toBeGreaterThan(3)
    expect((await offered('&ofName=vendorCd&ofKey=V00004')).toSorted((one, other) => one - other)).toEqual(
      own,
    )
    expect((await offered('&ofName=vendorCd&ofKey=')).length).toBeGreaterThan(own.length)
    expect(await offered(`&ofName=vendorCd&ofKey=V00004'--`)).toEqual([])
  })
  test('a company tells how a worker is reached, the job and the employment, and enters consent after it was given', async () => {
    const { phoneNo, jobTypeCds, hireTypeCd, ...bare } = { ...worker, vendorWorkerNm: '제갈하준' }
    expect([phoneNo, jobTypeCds, hireTypeCd]).not.toContain(undefined)
    const refused = await as('vnd01a').post(path, { ...bare, privAgreeYmd: '2099-01-01' })
    expect((refused.body.fields as { path: string }[]).map((field) => field.path)).toEqual([
      'phoneNo',
      'jobTypeCds',
      'hireTypeCd',
      'privAgreeYmd',
    ])
  })
  test('the preview of a sheet of workers says which rows will be refused: under 18, let in by the company itself', async () => {
    const fields = vendorWorker.fields as Record<string, { label: string }>
    const names = vendorWorker.excel!.import as string[]
    const row = (over: Record<string, string>) =>
      names.map(
        (name) =>
          ({
            vendorCd: 'V00001',
            vendorWorkerNm: '제갈시우',
            birthYmd: '1991-02-03',
            phoneNo: '010-4821-7736',
            jobTypeCds: 'VJB02',
            hireTypeCd: 'VHT01',
            entryStatCd: 'pending',
            healthFitYn: 'Y',
            privAgreeYmd: '2026-01-05',
            useYn: 'Y',
            ...over,
          })[name] ?? null,
      )
    const out = new PassThrough()
    const chunks = out.toArray()
    await writeWorkbook(out, {
      name: '작업자',
      columns: names.map((name) => ({ header: fields[name]!.label })),
      rows: [
        row({}),
        row({ vendorWorkerNm: '제갈어림', birthYmd: '2015-01-01' }),
        row({ vendorWorkerNm: '제갈승인', entryStatCd: 'approved' }),
      ],
    })
    const sheet = Buffer.concat((await chunks) as Buffer[])
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(sheet)]), '작업자.xlsx')
    const answer = await portal.app.inject({
      method: 'POST',
      url: `${path}/excel`,
      headers: { 'x-authorization': `Bearer ${as('vnd01a').accessToken}` },
      payload: form,
    })
    const { rows } = answer.json<{
      data: { rows: { status: string; issues: { path: string; message: string }[] }[] }
    }>().data
    expect(rows.map(({ status, issues }) => [status, ...issues.map((issue) => issue.path)])).toEqual([
      ['new'],
      ['wrong', 'birthYmd'],
      ['wrong', 'entryStatCd'],
    ])
  })
  test('a worker is shown in part to everybody who does not keep workers up, in list, record and history', async () => {
    const seen = (await as('issuer01').get(`${path}/${no}`)).body.data
    expect([seen.vendorWorkerNm, seen.birthYmd, seen.phoneNo]).toEqual([
      maskName(worker.vendorWorkerNm),
      null,
      '010-****-****',
    ])
    const list = (
      await as('issuer01').get(`${path}s?vendorCd=V00001&columns=vendorWorkerNm,phoneNo&limit=300`)
    ).body.data as {
      vendorWorkerNo: number
      vendorWorkerNm: string
    }[]
    expect(list.find(({ vendorWorkerNo }) => vendorWorkerNo === no)).toMatchObject({
      vendorWorkerNm: '제***',
      phoneNo: '010-****-****',
    })
    const { audit } = (await as('issuer01').get(`${path}/${no}/history`)).body.data as {
      audit: { diff: object }[]
    }
    expect(JSON.stringify(audit)).not.toContain('제갈도윤')
    expect((await as('saf01').get(`${path}/${no}`)).body.data).toMatchObject({
      vendorWorkerNm: '제갈도윤',
      phoneNo: '010-4821-7735',
    })
    expect((await as('vnd01a').get(`${path}/${no}`)).body.data.phoneNo).toBe('010-4821-7735')
  })
  test("a worker's name is shown in part beside references, in pickers and in the search, and in full only where people are called by name", async () => {
    const driver = {
      vendorEquipNm: '고소작업차',
      vendorCd: 'V00001',
      equipTypeCd: 'VEQ05',
      regNo: '87가4821',
      driverWorkerNo: no,
    }
    const equip = `/api/vendor/equip/${(await as('saf01').post('/api/vendor/equip', driver)).body.data.vendorEquipNo as number}`
    // A masked person is found by the visible part of the name; the whole name finds nothing
    // (src/platform/search/search.api.test.ts).
    const seenBy = async (userId: string, q = worker.vendorWorkerNm) => {
      const found = (await as(userId).get(`/api/search?q=${encodeURIComponent(q)}`)).body
        .data as SearchGroup[]
      const offered = (await as(userId).get(`/api/common/lookup/vendorWorker?q=${encodeURIComponent(q)}`))
        .body.data
      return [
        (await as(userId).get(equip)).body.data.driverWorkerNm,
        offered[0].name,
        ...found
          .filter(({ resource }) => resource === 'vendorWorker')
          .flatMap(({ rows }) => rows.map(({ name, more }) => `${name}${more}`)),
      ]
    }
    expect(await seenBy('issuer01', '제')).toEqual(['제***', '제***', '제***'])
    expect(await seenBy('saf01')).toEqual(['제갈도윤', '제갈도윤', '제갈도윤'])
    expect(await seenBy('vnd01a')).toEqual(['제갈도윤', '제갈도윤', '제갈도윤'])
    const { data: permits } = (await as('issuer01').get('/api/saf/workpermits?vendorCd=V00001&limit=1')).body
    const crew = (await as('issuer01').get(`/api/saf/workpermit/${permits[0].permitNo as number}`)).body.data
      .workers
    expect(crew[0].vendorWorkerNm).not.toContain('*')
  })
  test('the permit, its meeting and its reasons name a worker alike: in full to who must know people by name, else in part', async () => {
    const { permitNo } = await portal.engine.database.one<{ permitNo: number }>(
      `select max(p."permitNo") as "permitNo" from "workPermit" p join "permitWorker" w using ("permitNo") join "permitAttend" a using ("permitNo")
       where p."vendorCd" = 'V00001' and w."vendorWorkerNo" is not null and a."vendorWorkerNo" = w."vendorWorkerNo"`,
    )
    const names = async (client: Client) => {
      const { data } = (await client.get(`/api/saf/workpermit/${permitNo}`)).body
      const { data: explained } = (await client.get(`/api/saf/workpermit/${permitNo}/explain`)).body
      return [
        ...(data.workers as { vendorWorkerNm: string | null }[]).map(({ vendorWorkerNm }) => vendorWorkerNm),
        ...(data.attends as { vendorWorkerNm: string | null }[]).map(({ vendorWorkerNm }) => vendorWorkerNm),
        ...(explained.workers as { workerNm: string }[]).map(({ workerNm }) => workerNm),
      ].filter((name) => name !== null)
    }
    // The issuer, who watches over works, the keepers of workers and the company itself; then everybody else.
    for (const userId of ['issuer01', 'watch01', 'saf01', 'vnd01a'])
      expect([userId, (await names(as(userId))).filter((name) => name.includes('*'))]).toEqual([userId, []])
    const seen = await names(as('emp01'))
    expect([seen.length > 2, seen.filter((name) => !name.includes('*'))]).toEqual([true, []])
  })
  test('a worker is changed by its vendor and by those who keep workers up, not by those who only write permits', async () => {
    const { updateDt } = (await as('issuer01').get(`${path}/${no}`)).body.data
    const answer = await as('issuer01').put(`${path}/${no}`, { ...worker, vendorCd: 'V00001', updateDt })
    expect(said(answer)).toBe('422 작업자는 소속 업체와 발주 사업장의 담당자만 등록하고 수정할 수 있습니다.')
    expect(
      said(await as('issuer01').post(path, { ...worker, vendorCd: 'V00001', vendorWorkerNm: '새작업자' })),
    ).toMatch(/^403 작업자는/)
  })
  test('is let in by the plant alone, and stopped with a reason', async () => {
    const url = `${path}/${no}`
    expect(said(await as('vnd01a').change(url, { entryStatCd: 'approved' }))).toContain(
      '출입상태는 발주 사업장의 담당자만 변경할 수 있습니다.',
    )
    expect(said(await as('saf01').change(url, { entryStatCd: 'approved' }))).toMatch(/^200/)
    // A plant bars from itself (entry-ban.api.test.ts), head office from all plants.
    expect(said(await as('hq01').change(url, { entryStatCd: 'suspended' }))).toBe(
      '400 banReason: 출입을 정지하려면 사유를 입력해 주세요.',
    )
    expect(
      said(
        await as('hq01').change(url, {
          entryStatCd: 'suspended',
          banReason: '안전대 미체결 2회',
          banToYmd: '2027-01-31',
        }),
      ),
    ).toMatch(/^200/)
    await as('vnd01a').change(url, { banToYmd: null, banReason: null })
    expect((await as('saf01').get(url)).body.data).toMatchObject({
      banToYmd: '2027-01-31',
      banReason: '안전대 미체결 2회',
    })
  })
  test('has qualifications that count as verified until the vendor touches them', async () => {
    const url = `${path}/${no}`
    const line = {
      qualTypeCd: 'VQL05',
      qualNm: '전기기능사',
      qualNo: '12-04-118223',
      acqYmd: '2012-06-01',
      verifyStatusCd: 'VVF02',
    }
    await as('vnd01a').change(url, { qualifications: [line] })
    const [stored] = (await as('saf01').get(url)).body.data.qualifications
    expect(stored.verifyStatusCd).toBe('VVF01')
    await as('saf01').change(url, { qualifications: [{ ...stored, verifyStatusCd: 'VVF02' }] })
    const [verified] = (await as('vnd01a').get(url)).body.data.qualifications
    await as('vnd01a').change(url, { qualifications: [verified] })
    expect((await as('saf01').get(url)).body.data.qualifications[0].verifyStatusCd).toBe('VVF02')
    await as('vnd01a').change(url, { qualifications: [{ ...verified, qualNo: '99-99-999999' }] })
    expect((await as('saf01').get(url)).body.data.qualifications[0].verifyStatusCd).toBe('VVF01')
  })
  test('is refused when too young, from abroad without permit, or without consent to health data', async () => {
    const refusal = async (over: object) =>
      said(await as('vnd01a').post(path, { ...worker, vendorWorkerNm: '거절', ...over }))
    expect(await refusal({ birthYmd: '2012-01-01' })).toBe('400 birthYmd: 만 18세 미만은 등록할 수 없습니다.')
    expect(await refusal({ nationCd: 'VN' })).toContain(
      'visaToYmd: 외국인 작업자는 체류만료일을 입력해 주세요.',
    )
    expect(await refusal({ healthYmd: '2026-05-01' })).toContain('sensAgreeYmd: 건강진단 정보를 등록하려면')
    expect(await refusal({ vendorWorkerNm: worker.vendorWorkerNm })).toMatch(/^409|^400/)
  })
})

test('a warning and an evaluation result are printed only for the plant and the company, and never before the company was told', async () => {
  const one = <T extends object>(text: string) => portal.engine.database.one<T>(text)
  const warn = await one<{ no: number }>(
    `select "warnNo" as no from "warnPoint" where "toldVendorCd" = 'V00001' and "state" <> 'draft' order by 1 limit 1`,
  )
  const draft = await one<{ no: number }>(
    `select "warnNo" as no from "warnPoint" where "state" = 'draft' order by 1 limit 1`,
  )
  const evaluation = await one<{ no: number }>(
    `select "vendorEvalNo" as no from "vendorEval" where "vendorCd" = 'V00001' and "state" = 'confirmed' order by 1 limit 1`,
  )
  for (const url of [`/api/vendor/warn/${warn.no}/print`, `/api/vendor/eval/${evaluation.no}/print`]) {
    expect((await as('vnd02a').get(url)).status).toBe(404)
    for (const userId of ['saf01', 'vnd01a']) {
      const printed = await as(userId).get(url)
      expect([printed.status, String(printed.body).slice(0, 5)]).toEqual([200, '%PDF-'])
    }
  }
  expect(said(await as('saf01').get(`/api/vendor/warn/${draft.no}/print`))).toContain(
    '통보한 지적만 인쇄할 수 있습니다.',
  )
})

describe('a company below another', () => {
  test('the company above reads the records of its subcontractor, changes none of them, and gets no personal file', async () => {
    await portal.engine.database.query(
      `update "vendor" set "upVendorCd" = 'V00001' where "vendorCd" = 'V00002'`,
    )
    const upper = await portal.signIn('vnd01a')
    const permits = (await upper.get('/api/saf/workpermits?limit=100')).body.data as {
      permitNo: number
      vendorCd: string
      state: string
    }[]
    expect(new Set(permits.map(({ vendorCd }) => vendorCd))).toEqual(new Set(['V00001', 'V00002']))
    const { permitNo } = permits.find(({ vendorCd }) => vendorCd === 'V00002')!
    const url = `/api/saf/workpermit/${permitNo}`
    const { data, allowed, editable } = (await upper.get(url)).body as {
      data: { vendorCd: string }
      allowed: { reasons: { message: string }[] }[]
      editable: { message: string }[]
    }
    const onlyRead = '하도급 업체의 자료는 조회만 할 수 있습니다.'
    expect([
      data.vendorCd,
      editable[0]?.message,
      [...new Set(allowed.map(({ reasons }) => reasons[0]?.message))],
    ]).toEqual(['V00002', onlyRead, [onlyRead]])
    // Stopping is for everybody who sees the work; what has not begun cannot be stopped.
    expect((await upper.put(`${url}/suspend`, {})).status).toBe(409)
    for (const act of ['cancel', 'gas', 'sign', 'meeting'])
      expect((await upper.put(`${url}/${act}`, {})).status, act).toBe(404)
    expect((await upper.change(url, { permitNm: '고친 이름' })).status).toBe(404)
    const [worker] = await portal.engine.database.query<{ no: number }>(
      `select "vendorWorkerNo" as no from "vendorWorker" where "vendorCd" = 'V00002' limit 1`,
    )
    expect((await upper.get(`${path}/${worker!.no}`)).status).toBe(404)
    const below = await portal.signIn('vnd02a')
    const own = (await below.get('/api/saf/workpermits?limit=100')).body.data as { vendorCd: string }[]
    expect(new Set(own.map(({ vendorCd }) => vendorCd))).toEqual(new Set(['V00002']))
  })
})
