import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readWorkbook } from '../../core/server/excel/workbook-reader.ts'
import { startPortal, type Client, type Portal } from '../../../test/portal.ts'
let portal: Portal
let [chemist, head, nurse, safety, hqHead, worker]: Client[] = []
let today: string
beforeAll(async () => {
  portal = await startPortal()
  ;[chemist, head, nurse, safety, hqHead, worker] = await Promise.all(
    ['env02', 'env01', 'hea01', 'saf01', 'hq01', 'emp01'].map((userId) => portal.signIn(userId)),
  )
  today = (await portal.engine.database.one<{ day: string }>(`select current_date::text as day`)).day
})
afterAll(() => portal?.close())
const sql = () => portal.engine.database
const prodNoOf = async (prodCd: string) =>
  (await sql().one<{ prodNo: number }>('select "prodNo" from "chmProduct" where "prodCd" = $1', [prodCd]))
    .prodNo
describe('what a secret component really is', () => {
  test('insiders alone learn what a secret component is, and every look is written down', async () => {
    const prodNo = await prodNoOf('PT-6002')
    const secrets = await chemist!.get(`/api/chm/product/${prodNo}/secrets`)
    expect(secrets.body.data[0]).toMatchObject({
      altNm: '아민계 경화제',
      chemNm: '이소포론디아민',
      casNo: '2855-13-2',
      contentRep: 50,
    })
    expect((await safety!.get(`/api/chm/product/${prodNo}/secrets`)).status).toBe(403)
    const reason = encodeURIComponent('응급치료를 위하여 확인합니다')
    expect((await worker!.get(`/api/chm/product/${prodNo}/secrets?reason=${reason}`)).status).toBe(403)
    const { count } = await sql().one<{ count: number }>(
      `select count(*)::int as count from "auditLog" where "tableNm" = 'chmProductSecret' and "actCd" = 'ACT01'`,
    )
    expect(count).toBe(1)
  })
  test('no list, record, export, draft, search, audit row or refusal names a secret component', async () => {
    const prodNo = await prodNoOf('PT-6002')
    const { msdsNo, chemNo } = await sql().one<Record<'msdsNo' | 'chemNo', number>>(
      `select "msdsNo", (select "chemNo" from "chmChemical" where "casNo" = '2855-13-2') from "chmMsds" where "prodNo" = $1`,
      [prodNo],
    )
    const auditor = await portal.signIn('sys01')
    // What an insider writes leaves its trail, which others read.
    const url = `/api/chm/product/${prodNo}/secrets`
    const [{ compNo }] = (await chemist!.get(url)).body.data as [{ compNo: number }]
    expect((await chemist!.put(url, [{ compNo, chemNo, contentRep: 50 }])).status).toBe(200)
    const matches = (await safety!.get(`/api/chm/regmatches?prodNo=${prodNo}&limit=300`)).body.data as {
      regMatchNo: number
    }[]
    const read = async (person: Client, path: string, status = 200) => {
      const answer = await person.get(path)
      expect(answer.status, path).toBe(status)
      return JSON.stringify(Buffer.isBuffer(answer.body) ? readWorkbook(answer.body) : answer.body)
    }
    const hidden = (text: string, path: string) =>
      expect(/2855-13-2|이소포론|Isophorone/i.exec(text)?.[0], path).toBeUndefined()
    for (const path of [
      '/api/chm/products?limit=300',
      ...['', '/history', '/hazard'].map((more) => `/api/chm/product/${prodNo}${more}`),
      '/api/chm/product/excel',
      '/api/chm/msds/excel',
      `/api/chm/regmatches?prodNo=${prodNo}`,
      ...matches.map(({ regMatchNo }) => `/api/chm/regmatch/${regMatchNo}/explain`),
      '/api/chm/msdss?limit=300',
      ...['', '/history'].map((more) => `/api/chm/msds/${msdsNo}${more}`),
      '/api/search?q=PT-6002',
      '/api/chm/storestatus',
      '/api/chm/stocks',
      '/api/chm/heldquantities',
      `/api/chm/usage?year=${today.slice(0, 4)}`,
    ])
      hidden(await read(safety!, path), path)
    const trail = (await auditor.get('/api/manage/auditlogs?tableNm=chmProductSecret&limit=300')).body
      .data as { auditNo: number }[]
    expect(trail.length).toBeGreaterThan(1)
    for (const { auditNo } of trail)
      hidden(await read(auditor, `/api/manage/auditlog/${auditNo}`), 'audit row')
    hidden(await read(auditor, `/api/manage/auditlogs?rowKey=${prodNo}&limit=300`), 'audit rows')
    for (const path of [url, `/api/chm/msdsdraft/${prodNo}`]) hidden(await read(safety!, path, 403), path)
    hidden(await read(nurse!, `/api/chm/msdsdraft/${prodNo}`), 'draft')
    // The substance is in the company's register; that this product contains it is not said there either.
    for (const path of [
      `/api/chm/chemical/${chemNo}/products`,
      `/api/search?q=${encodeURIComponent('이소포론디아민')}`,
    ])
      expect(await read(safety!, path), path).not.toMatch(/PT-6002|에폭시 하도/)
    const data = (await head!.get(`/api/chm/product/${prodNo}`)).body.data as { comps: object[] }
    const comps = [...data.comps, { chemNo, contentRep: 90, secretYn: 'N' }]
    const refused = await head!.change(`/api/chm/product/${prodNo}`, { ...data, comps })
    expect(refused.status).toBe(400)
    hidden(JSON.stringify(refused.body), 'refused save')
  })
  test('a secret component is no controlled substance and lies within its alternative range', async () => {
    const prodNo = await prodNoOf('PT-6002')
    const [{ compNo }] = (await chemist!.get(`/api/chm/product/${prodNo}/secrets`)).body.data as [
      { compNo: number },
    ]
    const chemNo = async (casNo: string) =>
      (await sql().one<{ chemNo: number }>('select "chemNo" from "chmChemical" where "casNo" = $1', [casNo]))
        .chemNo
    const controlled = await chemist!.put(`/api/chm/product/${prodNo}/secrets`, [
      { compNo, chemNo: await chemNo('108-88-3'), contentRep: 50 },
    ])
    expect([controlled.status, controlled.body.message]).toEqual([
      422,
      '대체자료로 기재할 수 없는 물질입니다.',
    ])
    const outside = await chemist!.put(`/api/chm/product/${prodNo}/secrets`, [
      { compNo, chemNo: await chemNo('2855-13-2'), contentRep: 90 },
    ])
    expect(outside.status).toBe(400)
  })
})

describe('a product', () => {
  test('a product keeps the sum of its composition and the density of a liquid', async () => {
    const prodNo = await prodNoOf('PT-6003')
    const { data } = (await chemist!.get(`/api/chm/product/${prodNo}`)).body as { data: { comps: object[] } }
    const saved = async (over: object) =>
      (await head!.change(`/api/chm/product/${prodNo}`, { ...data, ...over })).body.fields[0]
    const comps = (contentMax: number) =>
      data.comps.map((each) => ({ ...each, contentMin: 40, contentRep: 45, contentMax }))
    expect((await saved({ comps: comps(50) })).message).toBe('구성성분 합계가 135%로 100%를 초과합니다.')
    expect((await saved({ density: null })).path).toBe('density')
  })
  test('a range is kept as its supplier writes it, pointed out, and held back from a sheet of our own', async () => {
    const prodNo = await prodNoOf('PT-6004')
    const { data } = (await chemist!.get(`/api/chm/product/${prodNo}`)).body as {
      data: { comps: { chemNm: string }[] }
    }
    const comps = data.comps.map((each, index) =>
      index === 2 ? { ...each, contentMin: 10, contentRep: null, contentMax: 30 } : each,
    )
    const saved = await head!.change(`/api/chm/product/${prodNo}`, { ...data, comps })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    const { wide } = (await chemist!.get(`/api/chm/product/${prodNo}/hazard`)).body.data
    expect(wide.map(({ chemNm }: { chemNm: string }) => chemNm)).toEqual([data.comps[2]!.chemNm])
    const sheet = await sql().one<{ msdsNo: number }>(
      `select "msdsNo" from "chmMsds" where "prodNo" = $1 and "state" = 'valid'`,
      [prodNo],
    )
    const revision = await chemist!.post(`/api/chm/msds/${sheet.msdsNo}/revision`)
    const url = `/api/chm/msds/${revision.body.data.msdsNo}`
    const guards = async (msdsSrcCd: string) => {
      await sql().query('update "chmMsds" set "msdsSrcCd" = $2 where "msdsNo" = $1', [
        revision.body.data.msdsNo,
        msdsSrcCd,
      ])
      const { body } = await chemist!.put(`${url}/requestReview`, { approval: {} })
      return ((body.reasons ?? []) as { guard: string }[]).map(({ guard }) => guard)
    }
    expect(await guards('OWN')).toContain('ranges')
    expect(await guards('SUPPLIER')).not.toContain('ranges')
  })
  test('what was measured of a product names its source, and its own flash point decides its class', async () => {
    const prodNo = await prodNoOf('PT-6003')
    const { data } = (await chemist!.get(`/api/chm/product/${prodNo}`)).body as { data: object }
    const saved = (over: object) => head!.change(`/api/chm/product/${prodNo}`, { ...data, ...over })
    expect((await saved({ ateDermalVal: 1500 })).body.fields[0].path).toBe('testTxt')
    const whole = await saved({
      ateDermalVal: 1500,
      testTxt: '공급사 MSDS 3판 11항',
      flashPt: 30,
      hazClassCd: null,
      hazItemCd: null,
      desigQty: null,
      desigUnitCd: null,
    })
    expect(whole.status, JSON.stringify(whole.body)).toBe(200)
    expect(whole.body.data).toMatchObject({ hazItemCd: '42', desigQty: 1000 })
    const { classification } = (await chemist!.get(`/api/chm/product/${prodNo}/hazard`)).body.data.mixture
    const codes = classification.lines.map(({ hCode }: { hCode: string }) => hCode)
    expect(codes).toEqual(expect.arrayContaining(['H226', 'H312']))
    await sql().query(
      `update "chmProduct" set "flashPt" = 2, "ateDermalVal" = null, "testTxt" = null, "hazItemCd" = '41', "desigQty" = 200 where "prodNo" = $1`,
      [prodNo],
    )
  })
  test('a product is not 등록완료 without an approved check, unless it was migrated', async () => {
    const made = await head!.post('/api/chm/product', {
      prodCd: 'NEW-1',
      prodNm: '새 제품',
      prodClassCd: '10',
      usageCd: 'U48',
      mixYn: 'N',
      stateCd: 'L',
      density: 0.9,
      makerNm: '시험',
      importYn: 'N',
    })
    const { prodNo } = made.body.data
    const refused = await head!.put(`/api/chm/product/${prodNo}/register`)
    expect([refused.status, refused.body.reasons.map(({ guard }: { guard: string }) => guard)]).toEqual([
      422,
      ['review', 'composition'],
    ])
  })
  test('a product is 위험물 of the class of its composition; another class needs a reason', async () => {
    const { chemNo } = await sql().one<{ chemNo: number }>(
      `select "chemNo" from "chmChemical" where "casNo" = '108-88-3'`,
    )
    const product = {
      prodCd: 'NEW-2',
      prodNm: '톨루엔(정제)',
      prodClassCd: '10',
      usageCd: 'U48',
      mixYn: 'N',
      stateCd: 'L',
      density: 0.867,
      makerNm: '시험',
      importYn: 'N',
      comps: [{ chemNo, contentMin: 99, contentMax: 100, contentRep: 99.5, secretYn: 'N' }],
    }
    const made = (await head!.post('/api/chm/product', product)).body.data
    expect(made).toMatchObject({ hazClassCd: '4', hazItemCd: '41', desigQty: 200, desigUnitCd: 'L' })
    const why = { hazItemCd: '41', explanation: { title: '위험물 판정' } }
    expect((await head!.get(`/api/chm/product/${made.prodNo}/hazard`)).body.data.hazard).toMatchObject(why)
    const url = `/api/chm/product/${made.prodNo}`
    const other = { hazItemCd: '42', desigQty: 1000 }
    expect((await head!.change(url, other)).body.fields[0]).toEqual({
      path: 'hazReason',
      message: '위험물 판정이 계산 결과(제4류, 지정수량 200 L)와 다릅니다. 정정 사유를 입력해 주세요.',
    })
    expect((await head!.change(url, { ...other, hazReason: '시험한 인화점 24℃' })).status).toBe(200)
  })
  test('a component that no list knows is named as not in the regulation database', async () => {
    const sql = portal.engine.database
    const { prodNo } = await sql.one<{ prodNo: number }>(
      `select "prodNo" from "chmProduct" where "prodCd" = 'RG-4005'`,
    )
    const unlisted = async () => (await chemist!.get(`/api/chm/product/${prodNo}/hazard`)).body.data.unlisted
    const known = await unlisted()
    await sql.query(`update "chmChemical" set "casNo" = '7440-17-7' where "casNo" = '7440-23-5'`)
    expect(await unlisted()).toEqual([{ chemNm: '나트륨', casNo: '7440-17-7' }])
    // The lists of products and substances, and their workbooks, say it in words where an empty cell stood.
    const [product] = (await chemist!.get('/api/chm/products?prodCd=RG-4005')).body.data
    expect(product).toMatchObject({ regKnownCd: 'N', regKnownNm: '법규DB에 없음 — 확인 필요' })
    const sheet = readWorkbook((await chemist!.get('/api/chm/product/excel?prodCd=RG-4005')).body)
    expect(JSON.stringify(sheet)).toContain('법규DB에 없음 — 확인 필요')
    const [substance] = (await chemist!.get('/api/chm/chemicals?casNo=7440-17-7')).body.data
    expect(substance).toMatchObject({ regCds: [], regKnownCd: 'N' })
    const [water] = (await chemist!.get('/api/chm/chemicals?casNo=7732-18-5')).body.data
    expect(water?.regKnownCd ?? null).toBeNull()
    // Its record says it, and which lists are held in part only; so does the page of the product.
    const where = (await chemist!.get(`/api/chm/chemical/${substance.chemNo}/products`)).body.data
    expect(where).toMatchObject({ known: false, lists: [] })
    const judged = (await chemist!.get(`/api/chm/product/${prodNo}/hazard`)).body.data
    for (const { partLists } of [where, judged]) {
      expect(partLists).toContain('O1')
      expect(partLists).not.toContain('C7')
    }
    // The panel beside a receipt says it before the goods are in the store, and of what stands there.
    const { storeNo, prodNm } = await sql.one<{ storeNo: number; prodNm: string }>(
      `select "storeNo", "prodNm" from "chmStock" join "chmProduct" using ("prodNo")
       where "prodCd" = 'RM-1001' and "stockQty" > 0 order by "storeNo" limit 1`,
    )
    const status = async (plan = '') =>
      (await chemist!.get(`/api/chm/store/${storeNo}/status${plan}`)).body.data as {
        cautions: string[]
        unlisted: string[]
      }
    expect((await status(`?planProdNo=${prodNo}&qty=1&unitCd=kg`)).cautions).toContain(
      '법규DB에 없음 — 확인 필요: 나트륨 7440-17-7. 규제가 없다는 뜻이 아닙니다.',
    )
    expect((await status()).unlisted).toEqual([])
    const tolueneIs = (code: string | null) =>
      sql.query(`update "chmChemical" set "regKnownCd" = $1 where "casNo" = '108-88-3'`, [code])
    await tolueneIs('N')
    expect((await status()).unlisted).toEqual([prodNm])
    await tolueneIs(null)
    // The proposal of a sheet says it in section 15 as well.
    const draft = (await chemist!.get(`/api/chm/msdsdraft/${prodNo}`)).body.data.sects as {
      sectCd: string
      contents: string
    }[]
    expect(draft.find(({ sectCd }) => sectCd === '15')?.contents).toContain(
      '나트륨 7440-17-7: 법규DB에 없음 — 확인 필요',
    )
    await sql.query(`update "chmChemical" set "casNo" = '7440-23-5' where "casNo" = '7440-17-7'`)
    expect(await unlisted()).toEqual(known)
    expect((await chemist!.get('/api/chm/products?prodCd=RG-4005')).body.data[0].regKnownCd).toBeNull()
  })
  test('a used substance cannot be deleted', async () => {
    const { chemNo } = await sql().one<{ chemNo: number }>(
      `select "chemNo" from "chmChemical" where "casNo" = '108-88-3'`,
    )
    const answer = await head!.delete(`/api/chm/chemical/${chemNo}`)
    expect([answer.status, answer.body.message]).toEqual([
      409,
      expect.stringMatching(/^제품 \d+건에서 사용 중인 물질은 삭제할 수 없습니다\.$/),
    ])
  })
  test('a product with 0.5 to 1.5 % toluene is 경계함량 until somebody decides with a reason', async () => {
    const prodNo = await prodNoOf('PT-6004')
    const rows = (await chemist!.get(`/api/chm/regmatches?prodNo=${prodNo}&regCd=O3&limit=100`)).body
      .data as {
      regMatchNo: number
      borderYn: string
      applyYn: string | null
      regItemNm: string
    }[]
    const border = rows.find(({ regItemNm, borderYn }) => regItemNm === '톨루엔' && borderYn === 'Y')!
    expect(border.applyYn).toBeNull()
    const why = await chemist!.get(`/api/chm/regmatch/${border.regMatchNo}/explain`)
    expect(why.body.data.inputs[0]).toEqual({ label: '톨루엔 108-88-3', value: '0.5–1.5%(대표 0.9%)' })
    expect(
      (await hqHead!.change(`/api/chm/regmatch/${border.regMatchNo}`, { applyYn: 'Y', exceptReason: '짧다' }))
        .status,
    ).toBe(400)
    expect(
      (
        await hqHead!.change(`/api/chm/regmatch/${border.regMatchNo}`, {
          applyYn: 'Y',
          exceptReason: '최대함유량이 기준을 넘으므로 해당으로 봄',
        })
      ).status,
    ).toBe(200)
    await head!.post(`/api/chm/product/${prodNo}/rematch`)
    expect((await chemist!.get(`/api/chm/regmatch/${border.regMatchNo}`)).body.data.applyYn).toBe('Y')
  })
})
