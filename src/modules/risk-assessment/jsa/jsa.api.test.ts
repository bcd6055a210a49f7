import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPortal, type Answer, type Client, type Portal } from '../../../../test/portal.ts'

let portal: Portal
/** Leads; approves; a company and its rival. */
let leader: Client
let safety: Client
let company: Client
let rival: Client
let deptCd: string
let rsaMatrixNo: number
const [targets, books, orders] = ['/api/rsa/target', '/api/rsa/jobbook', '/api/saf/wkod']
const one = <T extends object>(text: string, values: unknown[] = []) =>
  portal.engine.database.one<T>(text, values)
const said = ({ status, body }: Answer) => [status, body.fields?.[0]?.path, body.fields?.[0]?.message]

beforeAll(async () => {
  portal = await startPortal()
  leader = await portal.signIn('issuer01')
  safety = await portal.signIn('saf01')
  company = await portal.signIn('vnd01a')
  rival = await portal.signIn('vnd02a')
  const { no } = await one<{ no: number }>(
    `select "rsaMatrixNo" as "no" from "rsaMatrix" where "matrixCd" = 'KRAS33' and "state" = 'inForce'`,
  )
  rsaMatrixNo = no
  deptCd = (await one<{ deptCd: string }>(`select "deptCd" from "user" where "userId" = 'issuer01'`)).deptCd
})
afterAll(() => portal?.close())

const jsa = (over: object = {}) => ({
  rsaTargetNm: '펌프 씰 교체',
  plantCd: '1000',
  deptCd,
  rsaTypeCd: 'J',
  leaderUserId: 'issuer01',
  rsaMatrixNo,
  permitTypeCd: 'G',
  supplCds: ['S1'],
  ...over,
})

test('a JSA has a number, the points of its job, and asks which kinds of work it covers', async () => {
  const { status, body } = await leader.post(
    targets,
    jsa({ jraSevCd: '6', jraRepeatCd: '1', jraProbCd: '1' }),
  )
  expect(status).toBe(201)
  expect(body.data.jsaCd).toMatch(/^JSA-1000-\d{4}-\d{4}$/)
  expect(body.data.jraScore).toBe(8)
  expect(said(await leader.post(targets, jsa({ permitTypeCd: null })))[1]).toBe('permitTypeCd')
})

test('an order takes number and day of the JSA that it chooses, and one that does not cover it is refused', async () => {
  const chosen = await one<{ rsaTargetNo: number; jsaCd: string; confirmYmd: string }>(
    `select "rsaTargetNo", "jsaCd", ("confirmDt" at time zone 'Asia/Seoul')::date::text as "confirmYmd" from "rsaTarget" where "jsaCd" is not null and "state" = 'confirmed' limit 1`,
  )
  const order = await one<{ wkodNo: number }>(
    `select "wkodNo" from "workOrder" where "plantCd" = '1000' and "state" in ('accepted', 'assessing') and "execTypeCd" = 'V' order by 1 limit 1`,
  )
  const read = async () => (await safety.get(`${orders}/${order.wkodNo}`)).body.data
  const kinds = { permitTypeCd: 'G', supplCds: ['S1'] }
  const saved = await safety.put(`${orders}/${order.wkodNo}`, {
    ...kinds,
    jsaNo: chosen.rsaTargetNo,
    updateDt: (await read()).updateDt,
  })
  expect([saved.status, saved.body.fields ?? saved.body.reasons]).toEqual([200, undefined])
  expect(saved.body.data).toMatchObject({ jsaTxt: chosen.jsaCd, jsaYmd: chosen.confirmYmd })
  // A kind of work that comes later asks for a JSA anew.
  const wider = await safety.put(`${orders}/${order.wkodNo}`, {
    permitTypeCd: 'G',
    supplCds: ['S1', 'S2'],
    updateDt: saved.body.data.updateDt,
  })
  expect(said(wider)[1]).toBe('jsaNo')
  const { data } = (await safety.get(`${orders}/${order.wkodNo}/jsas?supplCds=S1,S2`)).body
  expect(
    data.find((each: { rsaTargetNo: number }) => each.rsaTargetNo === chosen.rsaTargetNo).reasons,
  ).toHaveLength(1)
  const gone = await safety.put(`${orders}/${order.wkodNo}`, {
    jsaNo: null,
    updateDt: (await read()).updateDt,
  })
  expect([gone.status, gone.body.data.jsaTxt]).toEqual([200, null])
})

test('a company writes its own JSA, and its rival never sees it', async () => {
  // It reads no departments: that of its contract is taken, and without a contract there is none.
  const { deptCd: _chosen, ...given } = jsa({ rsaTargetNm: '우리 회사 작업', leaderUserId: 'vnd01a' })
  expect(said(await company.post(targets, { ...given, plantCd: '2000' }))).toEqual([
    400,
    'plantCd',
    '이 사업장에서 진행 중인 도급계약이 없습니다. 계약이 시작되면 작성할 수 있습니다.',
  ])
  const own = await company.post(targets, given)
  expect([own.status, own.body.fields, own.body.data?.vendorCd]).toEqual([201, undefined, 'V00001'])
  const contracts = await portal.engine.database.query<{ deptCd: string }>(
    `select "deptCd" from "vendorContract" where "vendorCd" = 'V00001' and "plantCd" = '1000' and "state" = 'active'`,
  )
  expect(contracts.map((each) => each.deptCd)).toContain(own.body.data.deptCd)
  const order = await one<{ wkodNo: number; deptCd: string }>(
    `select "wkodNo", "rqstDeptCd" as "deptCd" from "workOrder" where "vendorCd" = 'V00001' and "plantCd" = '1000' order by 1 limit 1`,
  )
  const ofOrder = await company.post(targets, {
    ...given,
    rsaTargetNm: '작업의뢰의 JSA',
    wkodNo: order.wkodNo,
  })
  expect([ofOrder.status, ofOrder.body.data?.deptCd]).toEqual([201, order.deptCd])
  const { rsaTargetNo } = own.body.data
  expect((await rival.get(`${targets}/${rsaTargetNo}`)).status).toBe(404)
  expect((await rival.put(`${targets}/${rsaTargetNo}/open`)).status).toBe(404)
  expect((await company.put(`${targets}/${rsaTargetNo}/open`)).status).toBe(200)
  const hazard = await company.post('/api/rsa/hazard', {
    rsaTargetNo,
    sortOrder: 1,
    stepNo: 1,
    stepTxt: '격리',
    hazardKindCd: 'chemical',
    occurTypeCd: 'chemical',
    hazardTxt: '잔류 톨루엔이 새어 접촉함',
    controlTxt: '밸브 잠금',
    freq: 2,
    sev: 3,
  })
  expect([hazard.status, hazard.body.data?.score, hazard.body.data?.vendorCd]).toEqual([201, 6, 'V00001'])
  expect((await rival.get(`/api/rsa/hazard/${hazard.body.data.rsaHazardNo}`)).status).toBe(404)
  expect((await company.put(`${targets}/${rsaTargetNo}/confirm`)).status).toBeGreaterThanOrEqual(403)
})

test('a book is approved by somebody else, revised by its next version, and taken without its scores', async () => {
  const draft = await leader.post(books, {
    jobBookNm: '여과기 교체',
    rsaTypeCd: 'J',
    plantCd: '1000',
    deptCd,
    jobTypeCd: 'repair',
    rows: [
      {
        stepNo: 1,
        stepTxt: '배출',
        hazardKindCd: 'chemical',
        hazardTxt: '배출 중 톨루엔이 튀어 접촉함',
        occurTypeCd: 'chemical',
        controlTxt: '보안면',
        freq: 3,
        sev: 2,
      },
    ],
  })
  expect(draft.status).toBe(201)
  const key = draft.body.data.rsaJobBookNo as number
  expect(draft.body.data).toMatchObject({ verNo: 1, state: 'draft' })
  expect((await leader.put(`${books}/${key}/requestReview`)).status).toBe(200)
  expect((await leader.put(`${books}/${key}/approve`)).status).toBe(403)
  expect((await safety.put(`${books}/${key}/approve`)).status).toBe(200)
  const target = (await leader.post(targets, jsa({ rsaTargetNm: '여과기 교체 2호' }))).body.data
  await leader.put(`${targets}/${target.rsaTargetNo}/open`)
  const taken = await leader.post(`${targets}/${target.rsaTargetNo}/jobbook`, { rsaJobBookNo: key })
  expect([taken.status, taken.body.fields]).toEqual([200, undefined])
  const rows = (await leader.get(`/api/rsa/hazards?rsaTargetNo=${target.rsaTargetNo}`)).body.data
  expect(rows[0]).toMatchObject({
    stepNo: 1,
    hazardTxt: '배출 중 톨루엔이 튀어 접촉함',
    score: null,
    rsaJobBookNo: key,
  })
  expect((await leader.put(`${books}/${key}/revise`)).status).toBe(200)
  const next = await one<{ rsaJobBookNo: number; verNo: number }>(
    'select "rsaJobBookNo", "verNo"::int as "verNo" from "rsaJobBook" where "replaceNo" = $1',
    [key],
  )
  expect(next.verNo).toBe(2)
  expect((await leader.put(`${books}/${key}/stopRevising`)).status).toBe(422)
  await leader.put(`${books}/${next.rsaJobBookNo}/requestReview`)
  expect((await safety.put(`${books}/${next.rsaJobBookNo}/approve`)).status).toBe(200)
  expect((await leader.get(`${books}/${key}`)).body.data.state).toBe('retired')
  const facts = (await leader.get(`/api/rsa/hazardsheet/${target.rsaTargetNo}`)).body.data
  expect(facts.newerBook).toMatchObject({ rsaJobBookNo: next.rsaJobBookNo, verNo: 2 })
})

test('a book of more than ten steps is refused at its rows', async () => {
  const rows = Array.from({ length: 11 }, (_, index) => ({
    stepNo: index + 1,
    stepTxt: `단계 ${index + 1}`,
    hazardKindCd: 'work',
    hazardTxt: `단계 ${index + 1}에서 다칠 수 있는 위험`,
  }))
  const long = await leader.post(books, {
    jobBookNm: '긴 작업',
    rsaTypeCd: 'J',
    plantCd: '1000',
    deptCd,
    jobTypeCd: 'repair',
    rows,
  })
  expect(said(long)[1]).toBe('rows')
})

test('a confirmed target becomes the draft of a book with its rows, and one that is open is refused', async () => {
  const { no, rows } = await one<{ no: number; rows: number }>(
    `select t."rsaTargetNo" as "no", count(h.*)::int as "rows" from "rsaTarget" t join "rsaHazard" h using ("rsaTargetNo")
     where t."rsaTypeCd" = 'J' and t."state" = 'confirmed' group by 1 order by 1 limit 1`,
  )
  const made = await safety.post(`${targets}/${no}/newbook`, {})
  expect(made.status).toBe(200)
  const book = (await safety.get(`${books}/${made.body.data.rsaJobBookNo}`)).body.data
  expect([book.state, book.rsaTypeCd, book.rows.length]).toEqual(['draft', 'J', rows])
  const open = await one<{ no: number }>(
    `select "rsaTargetNo" as "no" from "rsaTarget" where "rsaTypeCd" = 'K' and "state" = 'assessing' order by 1 limit 1`,
  )
  expect((await safety.post(`${targets}/${open.no}/newbook`, {})).status).toBe(409)
  expect((await company.post(`${targets}/${no}/newbook`, {})).status).toBe(403)
})
