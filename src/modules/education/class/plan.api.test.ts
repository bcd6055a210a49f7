import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tokenHeader } from '../../../core/shared/session.ts'
import {
  act,
  as,
  closeStory,
  courseNo,
  create,
  fieldOf,
  goOnWith,
  openStory,
  portal,
  reasonsOf,
  roster,
  run,
  said,
  url,
} from './class.test-kit.ts'

beforeAll(openStory)
afterAll(closeStory)

describe('an annual plan', () => {
  let plan: string
  const line = (more: object = {}) => ({
    eduCourseNo: courseNo,
    planMonth: 3,
    targetQty: 20,
    planMin: 220,
    methodCd: 'C',
    planAmt: 300_000,
    ...more,
  })
  test('is written by who plans education, each course once a month', async () => {
    const body = { plantCd: '1000', planYear: '2090', lines: [line(), line()] }
    expect(fieldOf(await as('saf01').post('/api/saf/education/plan', body))).toEqual([
      400,
      'lines.1.planMonth',
      '같은 월에 같은 과정이 두 번 있습니다.',
    ])
    const made = await as('saf01').post('/api/saf/education/plan', {
      ...body,
      lines: [line(), line({ planMonth: 9, planAmt: null })],
    })
    expect([made.status, made.body.data?.planAmt, made.body.data?.targetQty, made.body.data?.revNo]).toEqual([
      201, 300_000, 40, 1,
    ])
    plan = `/api/saf/education/plan/${made.body.data.eduPlanNo as number}`
    expect((await as('emp01').post('/api/saf/education/plan', body)).status).toBe(403)
  })
  test('takes the courses of the year before once', async () => {
    const next = await as('saf01').post('/api/saf/education/plan', { plantCd: '1000', planYear: '2091' })
    const address = `/api/saf/education/plan/${next.body.data.eduPlanNo as number}`
    const copied = await as('saf01').put(`${address}/copylast`)
    expect([copied.status, copied.body.data?.lines?.length, copied.body.data?.planAmt]).toEqual([
      200, 2, 300_000,
    ])
    expect(said(await as('saf01').put(`${address}/copylast`))).toEqual([
      409,
      '이미 과정이 입력된 계획에는 복사할 수 없습니다.',
    ])
    const alone = await as('saf01').post('/api/saf/education/plan', { plantCd: '1000', planYear: '2080' })
    const empty = await as('saf01').put(
      `/api/saf/education/plan/${alone.body.data.eduPlanNo as number}/copylast`,
    )
    expect(reasonsOf(empty)).toEqual(['전년도 계획이 없습니다.'])
  })
  test('cannot be changed while it is being approved, and is opened again by a revision', async () => {
    const sent = await as('saf01').put(`${plan}/submit`, {})
    expect([sent.status, reasonsOf(sent)]).toEqual([200, []])
    const before = (await as('saf01').get(plan)).body.data
    expect(before.state).toBe('pending')
    const refused = await as('saf01').put(plan, { ...before, aimTxt: '목표' })
    expect(reasonsOf(refused)).toEqual(['결재 진행 중인 계획은 수정할 수 없습니다.'])
    await run(`update "eduPlan" set "state" = 'confirmed' where "eduPlanNo" = $1`, [before.eduPlanNo])
    const revised = await as('saf01').put(`${plan}/revise`, { reason: '하반기 대상 인원 증가' })
    expect([revised.body.data?.state, revised.body.data?.revNo]).toEqual(['draft', 2])
    const matrix = await as('saf01').get(`${plan}/matrix`)
    expect(matrix.body.data.total.planned).toBe(40)
  })
})

describe('a signature that is drawn at the device of the instructor', () => {
  const stroke = () =>
    sharp({ create: { width: 600, height: 200, channels: 3, background: '#fff' } })
      .composite([
        {
          input: Buffer.from(
            '<svg width="600" height="200"><path d="M40 150C150 20 260 180 560 60" stroke="#111" stroke-width="4" fill="none"/></svg>',
          ),
        },
      ])
      .png()
      .toBuffer()
  const sign = async (userId: string, target: number) => {
    const form = new FormData()
    form.append('pictureExplan', '부서원01')
    form.append('file', new File([Uint8Array.from(await stroke())], 'signature.png'))
    return portal.app.inject({
      method: 'POST',
      url: `${url()}/sign/${target}`,
      headers: { [tokenHeader]: `Bearer ${as(userId).accessToken}` },
      payload: form,
    })
  }
  test('stands beside the stay, is taken from nobody else, and is printed on the attendance sheet', async () => {
    const made = await create({ placeNm: '서명 교육장' })
    goOnWith(made.body.data.eduClassNo as number)
    await as('saf01').post(`${url()}/targets`, { userIds: ['emp01'] })
    for (const action of ['open', 'start']) expect((await act('saf01', action)).status).toBe(200)
    const { eduTargetNo } = (await roster()).people[0]!
    expect((await as('issuer01').post(`${url()}/attend`, { eduTargetNo })).status).toBe(200)
    expect((await sign('emp02', eduTargetNo)).statusCode).toBe(403)
    expect((await sign('issuer01', 999_999)).statusCode).toBe(404)
    expect((await sign('issuer01', eduTargetNo)).statusCode).toBe(200)
    const [person] = (await roster()).people
    expect([person!.stays[0]!.methodCd, person!.stays[0]!.signDt !== null, person!.marks]).toEqual([
      'manual',
      true,
      ['byHand'],
    ])
    expect((await as('saf01').get(`${url()}/print/sheet`)).status).toBe(200)
  })
})
