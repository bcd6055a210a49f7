import { trailOf } from '../../../../test/trail.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPortal, type Answer, type Client, type Portal } from '../../../../test/portal.ts'
import { addDays, dayOf } from '../../../core/shared/dates.ts'
import { chemicalClock } from '../msds/msds-clock.server.ts'

let portal: Portal
let [chemist, worker]: Client[] = []
let today: string
const path = '/api/chm/msdssubmit'
const sql = () => portal.engine.database
beforeAll(async () => {
  portal = await startPortal()
  ;[chemist, worker] = await Promise.all(['env02', 'emp01'].map((userId) => portal.signIn(userId)))
  today = dayOf(portal.clock.now())
})
afterAll(() => portal?.close())

const sheetOf = (prodCd: string) =>
  sql().one<{
    prodNo: number
    msdsNo: number
    state: string
    prodState: string
    secretYn: string
    submitNo: string | null
  }>(
    `select m."prodNo", m."msdsNo", m."state", p."state" as "prodState", m."secretYn", m."submitNo" from "chmMsds" m join "chmProduct" p using ("prodNo")
     where p."prodCd" = $1 and m."state" in ('valid', 'revising')`,
    [prodCd],
  )
const entry = async (prodCd: string, kindCd: string, more: object = {}): Promise<Answer> => {
  const { prodNo, msdsNo } = await sheetOf(prodCd)
  return chemist!.post(path, { prodNo, msdsNo, kindCd, ...more })
}
const made = async (...given: Parameters<typeof entry>): Promise<number> => {
  const answer = await entry(...given)
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return answer.body.data.msdsSubmitNo as number
}
const put = (no: number, act: string, body: object = {}) => chemist!.put(`${path}/${no}/${act}`, body)
const states = async (no: number, ...steps: [act: string, body: object][]): Promise<(string | number)[]> => {
  const seen = []
  for (const [act, body] of steps) {
    const answer = await put(no, act, body)
    seen.push(
      answer.status === 200 ? (answer.body.data.state as string) : `${answer.status} ${answer.body.message}`,
    )
  }
  return seen
}

describe('a submission', () => {
  test('a submission leads over a supplement to its number, which the sheet then says', async () => {
    const no = await made('FP-8001', 'SUBMIT')
    expect(
      await states(
        no,
        ['submit', { rqstYmd: today, receiptNo: 'KOSHA-1' }],
        ['askSupplement', { reason: '9항 인화점 시험자료를 보완해 주세요.' }],
        ['resubmit', { rqstYmd: today }],
        ['accept', { resultYmd: today, apprNo: 'AA00001-0000000001' }],
      ),
    ).toEqual(['submitted', 'supplement', 'submitted', 'accepted'])
    expect((await sheetOf('FP-8001')).submitNo).toBe('AA00001-0000000001')
    expect((await put(no, 'extend', { rqstYmd: today })).body.message).toContain(
      '비공개승인·연장승인·재신청에만',
    )
    expect((await put(no, 'submit', { rqstYmd: today })).status).toBe(409)
    expect((await put(no, 'expire')).status).toBe(404)
  })
  test('a submission is of its product, not of the future, and closed to other people', async () => {
    const no = await made('UT-2003', 'SUBMIT')
    expect((await put(no, 'submit', { rqstYmd: addDays(today, 1) })).body.fields[0].path).toBe('rqstYmd')
    const other = await sheetOf('RM-1001')
    expect((await entry('UT-2003', 'SUBMIT', { msdsNo: other.msdsNo })).body.fields[0].path).toBe('msdsNo')
    expect((await entry('UT-2003', 'CHANGE')).body.fields[0].path).toBe('reasonCd')
    expect((await entry('UT-2003', 'SECRET')).body.fields[0].path).toBe('altNms')
    expect((await worker!.get('/api/chm/msdssubmits')).status).toBe(403)
    expect((await chemist!.delete(`${path}/${no}`)).status).toBe(200)
  })
})

describe('an approval of secrecy', () => {
  const altNms = ['수지 A', '안정제 B']
  test('an approval of secrecy ends after five years, and the sheet then hides nothing', async () => {
    const no = await made('PT-6001', 'SECRET', { altNms })
    await states(no, ['submit', { rqstYmd: addDays(today, -40) }])
    expect((await put(no, 'accept', { resultYmd: today, apprNo: 'SC-1' })).body.fields[0].path).toBe(
      'validStartYmd',
    )
    await states(no, ['accept', { resultYmd: today, apprNo: 'SC-1', validStartYmd: '2023-03-02' }])
    const row = (await chemist!.get(`${path}/${no}`)).body.data
    expect([row.validEndYmd, row.extendDueYmd]).toEqual(['2028-03-01', '2028-01-31'])
    expect((await sheetOf('PT-6001')).secretYn).toBe('Y')
    expect(
      await states(
        no,
        ['extend', { rqstYmd: today }],
        ['approveExtension', { resultYmd: today, apprNo: 'SC-2' }],
      ),
    ).toEqual(['extending', 'accepted'])
    expect((await chemist!.get(`${path}/${no}`)).body.data).toMatchObject({
      validStartYmd: '2028-03-02',
      validEndYmd: '2033-03-01',
    })
    await sql().query(
      `update "chmMsdsSubmit" set "validEndYmd" = $2, "extendDueYmd" = $2 where "msdsSubmitNo" = $1`,
      [no, addDays(today, -1)],
    )
    expect((await put(no, 'extend', { rqstYmd: today })).body.message).toContain('재신청')
    await chemicalClock(portal.engine)
    expect([
      (await chemist!.get(`${path}/${no}`)).body.data.state,
      (await sheetOf('PT-6001')).secretYn,
    ]).toEqual(['expired', 'N'])
    const sheet = await sheetOf('PT-6001')
    expect(sheet.state).toBe('revising')
    const hidden = (secretApprNo: string, secretStartYmd: string, secretEndYmd: string) =>
      Object.fromEntries(
        Object.entries({ secretYn: 'Y', secretApprNo, secretStartYmd, secretEndYmd }).map(([name, now]) => [
          name,
          [null, now],
        ]),
      )
    expect(await trailOf(sql(), 'chmMsds', sheet.msdsNo, 'secretYn')).toEqual([
      { userId: 'env02', diff: hidden('SC-1', '2023-03-02', '2028-03-01') },
      { userId: 'env02', diff: hidden('SC-2', '2028-03-02', '2033-03-01') },
      { userId: 'system', diff: { secretYn: [null, 'N'] } },
    ])
  })
  test('a refusal of secrecy in part holds the product until a sheet names the component', async () => {
    const no = await made('PT-6004', 'SECRET', { altNms })
    await states(no, ['submit', { rqstYmd: today }])
    const part = { resultYmd: today, apprNo: 'SC-3', validStartYmd: today }
    expect((await put(no, 'acceptPart', { ...part, refusedNms: ['안료 C'] })).body.fields[0].path).toBe(
      'refusedNms',
    )
    expect(await states(no, ['acceptPart', { ...part, refusedNms: ['안정제 B'] }])).toEqual(['partial'])
    const { prodNo, state, prodState } = await sheetOf('PT-6004')
    expect([state, prodState]).toEqual(['revising', 'held'])
    const refused = await chemist!.put(`/api/chm/product/${prodNo}/release`, {
      reason: '출하를 다시 시작하려고 합니다.',
    })
    expect([refused.status, refused.body.message]).toEqual([422, expect.stringContaining('안정제 B')])
  })
})

describe('the card behind the QR code', () => {
  const open = (url: string) => portal.app.inject({ url })
  test('the card opens without signing in, in the asked language, and hides the composition', async () => {
    const { msdsNo } = await sheetOf('PT-6002')
    const { cardPath } = (await worker!.get(`/api/chm/msds/${msdsNo}/notes`)).body.data
    const token = String(cardPath).slice('/msds/'.length)
    const answer = await open(`/api/public/msdscard/${token}?langCd=zh`)
    const { data } = answer.json<{
      data: { langCd: string; prodNm: string; hazards: string[]; sections: { cd: string; nm: string }[] }
    }>()
    expect([answer.statusCode, data.prodNm, data.langCd]).toEqual([200, '에폭시 하도(경화제)', 'kr'])
    expect(data.sections.map(({ cd }) => cd)).toEqual(['02', '04', '05', '06', '07', '08'])
    expect(data.sections[1]!.nm).toBe('急救措施')
    expect(data.hazards.length).toBeGreaterThan(0)
    expect(answer.body).not.toMatch(/2855-13-2|이소포론|아민계 경화제/)
  })
  test('opening the sheet in the portal is written down for those who write sheets', async () => {
    const { msdsNo } = await sheetOf('RM-1001')
    for (let times = 0; times < 2; times += 1) await worker!.get(`/api/chm/msds/${msdsNo}/notes`)
    const { body } = await chemist!.get(`/api/chm/msds/${msdsNo}/readers`)
    expect(body.data).toEqual([expect.objectContaining({ userId: 'emp01', dayCnt: 1 })])
    expect((await worker!.get(`/api/chm/msds/${msdsNo}/readers`)).status).toBe(403)
  })
  test('the card is not found by an unsigned address or without a sheet in force', async () => {
    expect((await open('/api/public/msdscard/1.AAAAAAAAAAAAAAAA')).statusCode).toBe(404)
    const { msdsNo } = await sheetOf('UT-2003')
    const { cardPath } = (await worker!.get(`/api/chm/msds/${msdsNo}/notes`)).body.data
    await sql().query(`update "chmMsds" set "state" = 'discarded' where "msdsNo" = $1`, [msdsNo])
    expect((await open(`/api/public${String(cardPath).replace('/msds/', '/msdscard/')}`)).statusCode).toBe(
      404,
    )
  })
  test('the card is given sixty times a minute to one address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 61 }, () => open('/api/public/msdscard/1.AAAAAAAAAAAAAAAA')),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(0)
  })
})
