import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../../core/shared/dates.ts'
import {
  as,
  done,
  material,
  ok,
  path,
  portal,
  propose,
  request,
  reviewed,
  sign,
  startMaterials,
  today,
} from './material-check.test-kit.ts'

beforeAll(startMaterials)
afterAll(() => portal.close())

describe('what a supplier sees of its request', () => {
  type Row = Record<string, unknown>
  const seen = async (no: number) => {
    const vendor = await as('vnd02a')
    const { data, allowed } = (await vendor.get(`${path}/${no}`)).body
    const history = (await vendor.get(`${path}/${no}/history`)).body.data
    const [listed] = (await vendor.get(`${path}s?rqstCd=${data.rqstCd}`)).body.data as Row[]
    return { data, allowed, history, listed: listed! }
  }
  test('A supplier is told which of its components no list knows, before it submits.', async () => {
    const chemprodNo = await material({
      comps: [
        {
          chemNm: '톨루엔',
          casNo: '108-88-3',
          contentMin: 65,
          contentRep: 70,
          contentMax: 75,
          secretYn: 'N',
        },
        {
          chemNm: '루비듐',
          casNo: '7440-17-7',
          contentMin: 25,
          contentRep: 30,
          contentMax: 35,
          secretYn: 'N',
        },
      ],
    })
    const no = await request({}, chemprodNo)
    const { status, body } = await (await as('vnd02a')).get(`${path}/${no}/unlisted`)
    expect([status, body.data.map(({ chemNm }: { chemNm: string }) => chemNm)]).toEqual([200, ['루비듐']])
    expect((await (await as('vnd01a')).get(`${path}/${no}/unlisted`)).status).toBe(404)
  })
  test('during the review a supplier sees its own request and state, and no opinion or name', async () => {
    const no = await request()
    await done('vnd02a', no, 'submit')
    await done('env02', no, 'accept')
    await reviewed(no, {
      HEALTH: {
        verdictCd: '65',
        opinion: '국소배기가 약하다고 봅니다.',
        conditions: [
          { txt: '내부 조건 문구', timing: 'BEFORE', ownerUserId: 'emp02', dueYmd: addDays(today, 7) },
        ],
      },
    })
    expect(ok(await propose('env02', no, 'proposeConditional', '속으로 정한 판정 문구'))).toBe(200)
    const plant = (await (await as('env02')).get(`${path}/${no}`)).body.data
    expect(plant).toMatchObject({
      state: 'pending',
      proposeCd: '65',
      proposeTxt: '속으로 정한 판정 문구',
      verdictCd: null,
    })
    expect(plant.reviews.length).toBeGreaterThan(1)
    const { data, listed, history } = await seen(no)
    expect(data).toMatchObject({
      state: 'pending',
      reviews: [],
      conds: [],
      proposeCd: null,
      proposeNm: null,
      proposeTxt: null,
      verdictCd: null,
      verdictTxt: null,
    })
    expect(data.regs.length).toBeGreaterThan(0)
    expect(listed).toMatchObject({ state: 'pending', verdictCd: null })
    const vendor = await as('vnd02a')
    const everything = JSON.stringify([
      data,
      listed,
      history,
      (await vendor.get(`${path}s?proposeCd=65&columns=rqstCd,proposeCd,proposeTxt`)).body,
      (await vendor.get(`/api/search?q=${encodeURIComponent('속으로')}`)).body,
      (await vendor.get(`${path}/${no}/dues`)).body,
    ])
    for (const inside of [
      '속으로 정한',
      '국소배기가 약하다',
      '내부 조건',
      '조건부승인 상신',
      '배수',
      'hea01',
      'proposeCd":"65',
    ])
      expect(everything, inside).not.toContain(inside)
    const book = await vendor.get(`${path}s/excel?rqstCd=${data.rqstCd}`)
    expect(book.status === 200 ? String(book.body) : '').not.toContain('조건부승인')
    expect((await vendor.get(`${path}s?sort=proposeCd:asc`)).status).toBe(400)
  })
  test('after the decision a supplier sees the verdict and the conditions, and no opinion', async () => {
    const no = await request()
    await done('vnd02a', no, 'submit')
    await done('env02', no, 'accept')
    await reviewed(no, {
      HEALTH: {
        verdictCd: '65',
        opinion: '국소배기가 약하다고 봅니다.',
        conditions: [
          { txt: '제어풍속 확인', timing: 'BEFORE', ownerUserId: 'emp02', dueYmd: addDays(today, 7) },
        ],
      },
    })
    expect(ok(await propose('env02', no, 'proposeConditional', '국소배기가 있는 곳에서만 씁니다.'))).toBe(200)
    await sign(no)
    const { data } = await seen(no)
    expect(data).toMatchObject({
      state: 'conditional',
      verdictCd: '65',
      verdictTxt: '국소배기가 있는 곳에서만 씁니다.',
      conds: [{ condTxt: '제어풍속 확인' }],
      reviews: [],
    })
  })
})
