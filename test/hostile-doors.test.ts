import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, dayOf } from '../src/core/shared/dates.ts'
import { readsPath } from '../src/core/shared/reads.ts'
import { cardLink } from '../src/modules/chemical/msds/card-link.server.ts'
import { receiptBound, receiptLink, requestLink } from '../src/modules/improvement/link/link-token.server.ts'
import { openPublicLink, type PublicLinkKind } from '../src/platform/public-link/public-link.server.ts'
import { registerKiosk } from './kiosk-life.ts'
import { routesOf } from './platform.ts'
import { startPortal, type Answer, type Client, type Portal } from './portal.ts'

/** Tries at the doors that were built last: shared devices, addresses without an account, gathered reads, plants. */
let portal: Portal
let today: string
const clients: Record<string, Client> = {}
const as = (userId: string): Client => clients[userId]!
const sql = () => portal.engine.database
beforeAll(async () => {
  portal = await startPortal()
  today = dayOf(portal.clock.now())
  for (const userId of ['sys01', 'saf01', 'saf31', 'emp31', 'emp01', 'issuer01', 'vnd01a', 'vnd02a'])
    clients[userId] = await portal.signIn(userId)
})
afterAll(() => portal?.close())

/** The answers of one call of several reads. */
async function gathered(client: Client, reads: readonly string[]): Promise<Record<string, number>> {
  const answer = await portal.app.inject({
    method: 'POST',
    url: readsPath,
    headers: client.accessToken ? { 'x-authorization': `Bearer ${client.accessToken}` } : {},
    payload: { reads },
  })
  if (answer.statusCode !== 200) return { refused: answer.statusCode }
  return Object.fromEntries(
    answer.body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { index: number; status: number })
      .map(({ index, status }) => [reads[index]!, status]),
  )
}

describe('a shared device', () => {
  test('the session of a shared device opens only the addresses of devices, alone or gathered', async () => {
    const kiosk = await registerKiosk(portal, as('sys01'))
    const device = await kiosk.signIn('B100002')
    const routes = routesOf(portal.app).filter(
      ({ method, url }) =>
        method === 'GET' && url.startsWith('/api/') && !/^\/api\/(public|kiosk|auth|docs|attach)/.test(url),
    )
    const open: string[] = []
    for (const { url } of routes) {
      const answer = await device.get(url.replaceAll(/:\w+/g, '1').replace('*', ''))
      if (answer.status < 400) open.push(url)
    }
    // Names of codes are what a device needs to speak; alarms are shown to whoever stands there.
    expect([routes.length > 300, open]).toEqual([true, ['/api/manage/codes/:grp', '/api/saf/permitalarms']])
    expect(await gathered(device, ['/api/manage/users'])).toEqual({ '/api/manage/users': 403 })
  })
  test('a flood from its address does not silence its alarms, and its own flood ends', async () => {
    const { secret } = await registerKiosk(portal, as('sys01'))
    const alarms = async (shown: string, remoteAddress: string) =>
      (
        await portal.app.inject({
          method: 'POST',
          url: '/api/kiosk/alarms',
          remoteAddress,
          payload: { secret: shown },
        })
      ).statusCode
    const flood = (count: number, shown: string, remoteAddress: string) =>
      Promise.all(Array.from({ length: count }, () => alarms(shown, remoteAddress)))
    expect(await alarms(secret, '10.5.5.5')).toBe(200)
    const strangers: number[] = []
    for (let round = 0; round < 13; round++)
      strangers.push(...(await flood(100, 'a secret that no device has', '10.5.5.5')))
    expect(Object.groupBy(strangers, String)).toMatchObject({ 403: { length: 599 }, 429: { length: 701 } })
    expect(await alarms(secret, '10.5.5.5')).toBe(200)
    // From wherever it asks: its number is its own.
    expect((await flood(200, secret, '10.6.6.6')).filter((status) => status === 429).length).toBeGreaterThan(
      70,
    )
  })
  test('a shared device can neither guess nor reset the PIN of a worker, and opens nothing of a company', async () => {
    const device = await (await registerKiosk(portal, as('sys01'))).signIn('B100002')
    const { passNo } = await sql().one<{ passNo: number }>(
      'select min("passNo") as "passNo" from "enterPass"',
    )
    for (const act of ['pin', 'pinreset'])
      expect((await device.put(`/api/vendor/pass/${passNo}/${act}`, {})).status).toBeGreaterThanOrEqual(403)
    expect((await device.post('/api/vendor/vendorplant/join', { bizRegNo: '2208162517' })).status).toBe(403)
  })
})

describe('an address without an account', () => {
  const opened = (kind: PublicLinkKind) => openPublicLink(kind, portal.settings.tokenSecret, '')
  const linkToken = (no: number, toYmd: string) => opened(requestLink).tokenOf(no, toYmd)
  const receiptToken = (no: number) => opened(receiptLink).tokenOf(no, receiptBound)
  const page = (token: string) => portal.anonymous.get(`/api/public/improvementlink/${token}`)
  const request = {
    problemDesc: '배관 하부 보온재가 벗겨져 있습니다',
    placeNm: '1공장',
    hazardTypeCd: 'IHZ01',
  }
  let link: { no: number; toYmd: string }
  beforeAll(async () => {
    link = await sql().one<{ no: number; toYmd: string }>(
      `insert into "improvementLink" ("linkNm", "plantCd", "deptCd", "fromYmd", "toYmd", "useYn", "useCnt", "createUserId", "updateUserId")
       values ('공격 시험', '1000', 'D111', $1, $2, 'Y', 0, 'test', 'test') returning "imprLinkNo" as no, "toYmd"::text as "toYmd"`,
      [today, addDays(today, 5)],
    )
  })
  test('the link of improvements opens with its own number and day alone', async () => {
    const token = linkToken(link.no, link.toYmd)
    expect((await page(token)).status).toBe(200)
    const [number, signature] = token.split('.') as [string, string]
    const others = [
      `${(link.no + 1).toString(36)}.${signature}`,
      `${number}.${signature.slice(0, -1)}`,
      `${number}.${signature}.${signature}`,
      `0${number}.${signature}`,
      `${number.toUpperCase()}x.${signature}`,
      // Another day, a receipt of the same number, and no signature.
      linkToken(link.no, addDays(link.toYmd, 1)),
      receiptToken(link.no),
      `${number}.`,
      number,
    ]
    for (const each of others) expect([each, (await page(each)).status]).toEqual([each, 404])
  })
  test('a lengthened, ended or switched off link opens nothing with its old address', async () => {
    const token = linkToken(link.no, link.toYmd)
    const changed = async (set: string) => {
      await sql().query(`update "improvementLink" set ${set} where "imprLinkNo" = $1`, [link.no])
      return [
        (await page(token)).status,
        (await portal.anonymous.post(`/api/public/improvementlink/${token}`, request)).status,
      ]
    }
    expect(await changed(`"toYmd" = "toYmd" + 1`)).toEqual([404, 404])
    expect(await changed(`"toYmd" = "toYmd" - 1, "useYn" = 'N'`)).toEqual([404, 404])
    expect(await changed(`"useYn" = 'Y'`)).toEqual([200, expect.any(Number)])
  })
  test('a receipt opens its own request alone, and says nothing of a request that came otherwise', async () => {
    const receipt = (no: number) => portal.anonymous.get(`/api/public/improvementreceipt/${receiptToken(no)}`)
    const { no } = await sql().one<{ no: number }>(
      'select min("imprNo") as no from "improvement" where "imprLinkNo" is null',
    )
    expect((await receipt(no)).status).toBe(404)
    expect(
      (
        await portal.anonymous.post(`/api/public/improvementreceipt/${receiptToken(no)}`, {
          txt: '남의 요청',
        })
      ).status,
    ).toBe(404)
  })
  test('the card of a product opens with its own signature alone, and a stopped or unknown one says nothing', async () => {
    const cards = opened(cardLink)
    const card = (path: string) => portal.anonymous.get(path.replace('/msds/', '/api/public/msdscard/'))
    const { no } = await sql().one<{ no: number }>('select min("prodNo") as no from "chmProduct"')
    const path = cards.pathOf(no)
    expect((await card(path)).status).toBe(200)
    const signature = path.split('.')[1]!
    for (const each of [
      `/msds/${(no + 1).toString(36)}.${signature}`,
      `/msds/${no.toString(36)}.${signature.slice(0, -1)}A`,
      `/msds/${no.toString(36)}.${createHmac('sha256', '').update(`msds card\n${no}`).digest('base64url').slice(0, 16)}`,
      cards.pathOf(999_999),
    ])
      if (each !== path) expect([each, (await card(each)).status]).toEqual([each, 404])
  })
  test('addresses that were printed before each kind had a key of its own open up to their last day, not after', async () => {
    const { tokenSecret } = portal.settings
    // As the version before signed them: with the secret itself.
    const signed = (text: string, bytes: number) =>
      createHmac('sha256', tokenSecret).update(text).digest().subarray(0, bytes).toString('base64url')
    const { prodNo } = await sql().one<{ prodNo: number }>(
      'select min("prodNo") as "prodNo" from "chmProduct"',
    )
    const { imprNo } = await sql().one<{ imprNo: number }>(
      'select max("imprNo") as "imprNo" from "improvement"',
    )
    await sql().query('update "improvement" set "imprLinkNo" = $1 where "imprNo" = $2', [link.no, imprNo])
    const addresses = {
      card: `/api/public/msdscard/${prodNo.toString(36)}.${signed(`msds card\n${prodNo}`, 12)}`,
      link: `/api/public/improvementlink/${link.no.toString(36)}.${signed(`improvement link\n${link.no}\n${link.toYmd}`, 15)}`,
      receipt: `/api/public/improvementreceipt/${imprNo.toString(36)}.${signed(`improvement receipt\n${imprNo}\n`, 15)}`,
    }
    // Another caller each time: the calls of one address are counted.
    const answers = async (remoteAddress: string) => {
      const statuses: Record<string, number> = {}
      for (const [kind, url] of Object.entries(addresses))
        statuses[kind] = (await portal.app.inject({ url, remoteAddress })).statusCode
      return statuses
    }
    const lastDay = (paramCd: string, day: string) =>
      sql().query('update "sysParam" set "val" = $2 where "paramCd" = $1', [paramCd, day.replaceAll('-', '')])
    const lastDays = async (day: string) => {
      await lastDay('CHM.oldCardUntilYmd', day)
      await lastDay('IMP.oldLinkUntilYmd', day)
    }
    expect(await answers('10.4.4.1')).toEqual({ card: 200, link: 200, receipt: 200 })
    await lastDays(today)
    expect(await answers('10.4.4.2')).toEqual({ card: 200, link: 200, receipt: 200 })
    await lastDays(addDays(today, -1))
    expect(await answers('10.4.4.3')).toEqual({ card: 404, link: 404, receipt: 404 })
    // What is handed out now is none of those, and goes on.
    const receipt = `/api/public/improvementreceipt/${receiptToken(imprNo)}`
    expect((await portal.app.inject({ url: receipt, remoteAddress: '10.4.4.3' })).statusCode).toBe(200)
    expect((await page(linkToken(link.no, link.toYmd))).status).toBe(200)
    await lastDays('2029-12-31')
  })
})

describe('gathered reads', () => {
  test('give an employee, a company and nobody what each read alone gives: nothing of others', async () => {
    const { no } = await sql().one<{ no: number }>(
      `select min("vendorWorkerNo") as no from "vendorWorker" where "vendorCd" = 'V00001'`,
    )
    const worker = `/api/vendor/worker/${no}`
    expect(await gathered(as('saf31'), [worker, '/api/manage/useraccounts'])).toEqual({
      [worker]: 403,
      '/api/manage/useraccounts': 403,
    })
    expect(await gathered(as('vnd02a'), [worker, `${worker}/history`])).toEqual({
      [worker]: 404,
      [`${worker}/history`]: 404,
    })
    expect(await gathered(portal.anonymous, [worker])).toEqual({ refused: 401 })
  })
  test('gathered reads take no address that writes, streams, names another host or hides its target', async () => {
    for (const read of [
      '/api/live',
      '/api/reads',
      '/api/%6cive',
      '/api/x/../live',
      '//other.example/api/manage/users',
      'http://other.example/api/manage/users',
      '/api\\..\\live',
      '/menus/../api/live',
      '/api/attach/1',
      '/assets/x.js',
    ])
      expect([read, await gathered(as('emp01'), [read])]).toEqual([read, { refused: 400 }])
  })
})

describe('business at a plant', () => {
  const list = '/api/vendor/vendorplant'
  const rows = async () =>
    (await sql().query<{ vendorCd: string }>(`select "vendorCd" from "vendorPlant" where "plantCd" = '3000'`))
      .length
  const fields = ({ status, body }: Answer) => [
    status,
    ((body.fields ?? []) as { path: string }[]).map(({ path }) => path),
  ]
  test('is not begun by naming a company that the plant does not see, nor for another plant', async () => {
    const before = await rows()
    // Only the number of the registration, which the company gives, lets a plant take it in.
    expect(fields(await as('saf31').post(list, { vendorCd: 'V00003', plantCd: '3000', useYn: 'Y' }))).toEqual(
      [400, ['vendorCd']],
    )
    const { bizRegNo } = await sql().one<{ bizRegNo: string }>(
      `select "bizRegNo" from "vendor" where "vendorCd" = 'V00003'`,
    )
    expect((await as('saf01').post(`${list}/join`, { bizRegNo, plantCd: '3000' })).status).toBe(200)
    expect((await as('saf01').post(list, { vendorCd: 'V00003', plantCd: '3000', useYn: 'Y' })).status).toBe(
      403,
    )
    expect(await rows()).toBe(before)
  })
  test('is not begun by a company itself, neither by name, by number nor by a draft of its own', async () => {
    const before = await rows()
    for (const [url, body] of [
      [list, { vendorCd: 'V00001', plantCd: '3000', useYn: 'Y' }],
      [`${list}/multi`, { created: [{ vendorCd: 'V00001', plantCd: '3000', useYn: 'Y' }] }],
      [`${list}/join`, { bizRegNo: '2208162517' }],
    ] as const)
      expect((await as('vnd01a').post(url, body)).status).toBeGreaterThanOrEqual(400)
    // An entry request needs a contract of the plant, a material request is a draft until it is sent.
    const visit = {
      plantCd: '3000',
      enterTypeCd: 'VET04',
      fromYmd: today,
      toYmd: today,
      purposeTxt: '사전 방문',
    }
    expect(fields(await as('vnd01a').post('/api/vendor/enterrqst', visit))).toEqual([400, ['contractNo']])
    const made = await as('vnd01a').post('/api/chm/matchkrqst', {
      rqstTypeCd: 'WORK',
      plantCd: '3000',
      rqstDeptCd: 'D310',
      usageTxt: '탱크 외부 도장용 신너',
      yearQty: 500,
      dayMaxQty: 20,
      firstInYmd: addDays(today, 14),
    })
    expect([made.status, made.body.data?.state, made.body.data?.plantCd]).toEqual([201, 'draft', '3000'])
    expect(await rows()).toBe(before)
    expect((await as('vnd01a').get('/api/manage/process?plantCd=3000')).body.data).toEqual([])
    expect((await as('saf31').get('/api/vendor/workers')).body.total).toBe(0)
  })
  test('a contract of another plant does not begin it either', async () => {
    const before = await rows()
    const { body } = await as('saf01').get('/api/vendor/contracts?vendorCd=V00001&limit=1')
    const contract = body.data[0] as { contractNo: number }
    expect(
      (await as('saf01').change(`/api/vendor/contract/${contract.contractNo}`, { plantCd: '3000' })).status,
    ).toBeGreaterThanOrEqual(400)
    expect(await rows()).toBe(before)
  })
})

describe('the PIN of a worker', () => {
  test('is not taken away at the gate of another plant by a pass that is over there', async () => {
    const pass = await sql().one<{ passNo: number; vendorWorkerNo: number }>(
      `select "passNo", "vendorWorkerNo" from "enterPass" where "vendorWorkerNo" is not null and "plantCd" = '1000' and "state" = 'valid' and "toYmd" >= $1 order by 1 limit 1`,
      [today],
    )
    await sql().query(
      `insert into "workerPin" ("vendorWorkerNo", "pinHash", "pinChgDt", "createUserId") values ($1, 'x', now(), 'test') on conflict do nothing`,
      [pass.vendorWorkerNo],
    )
    const { old } = await sql().one<{ old: number }>(
      `insert into "enterPass" ("passCd", "plantCd", "vendorCd", "vendorWorkerNo", "fromYmd", "toYmd", "state", "createUserId", "updateUserId")
       select 'OLD-3000', '3000', "vendorCd", "vendorWorkerNo", '2025-01-01', '2025-02-01', 'expired', 'test', 'test' from "enterPass" where "passNo" = $1 returning "passNo" as old`,
      [pass.passNo],
    )
    expect((await as('saf31').put(`/api/vendor/pass/${old}/pinreset`, {})).status).toBe(409)
    expect((await as('saf31').put(`/api/vendor/pass/${pass.passNo}/pinreset`, {})).status).toBe(403)
    expect(
      await sql().maybe('select 1 from "workerPin" where "vendorWorkerNo" = $1', [pass.vendorWorkerNo]),
    ).toBeDefined()
    expect((await as('saf01').put(`/api/vendor/pass/${pass.passNo}/pinreset`, {})).status).toBe(200)
  })
})

describe('what belongs to one person', () => {
  test('a saved view of another is neither listed, replaced nor removed', async () => {
    const body = {
      pagePath: '/constSafe/permit/permitSearch',
      viewNm: '내 조건',
      query: 'state=working',
      defaultYn: 'N',
    }
    const made = await as('issuer01').post('/api/my/views', body)
    expect(made.status).toBe(200)
    const { savedViewNo } = await sql().one<{ savedViewNo: number }>(
      `select max("savedViewNo") as "savedViewNo" from "savedView" where "userId" = 'issuer01'`,
    )
    expect(
      (await as('emp01').get(`/api/my/views?pagePath=${encodeURIComponent(body.pagePath)}`)).body.data,
    ).not.toEqual(expect.arrayContaining([expect.objectContaining({ savedViewNo })]))
    expect((await as('emp01').delete(`/api/my/views/${savedViewNo}`)).status).toBe(404)
    expect((await as('issuer01').delete(`/api/my/views/${savedViewNo}`)).status).toBe(200)
  })
  test('the preview of an upload of another is neither applied nor read', async () => {
    const { previewNo } = await sql().one<{ previewNo: string }>(
      `insert into "excelPreview" ("resource", "userId", "rows") values ('vendorWorker', 'saf01', '[]') returning "previewNo"`,
    )
    for (const client of [as('vnd01a'), as('sys01')]) {
      expect(
        (await client.post('/api/vendor/worker/excel/apply', { previewNo })).status,
      ).toBeGreaterThanOrEqual(403)
      expect(
        (await client.get(`/api/vendor/worker/excel/errors?previewNo=${previewNo}`)).status,
      ).toBeGreaterThanOrEqual(403)
    }
    expect((await as('saf01').get(`/api/vendor/worker/excel/errors?previewNo=${previewNo}`)).status).toBe(200)
    // Nor under another entity, whose columns would be written with rows that were looked at as workers.
    expect(
      (await as('saf01').post('/api/vendor/equip/excel/apply', { previewNo })).status,
    ).toBeGreaterThanOrEqual(400)
  })
})
