import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startApprovalLife, type ApprovalLife } from '../../../test/approval-life.ts'
import { boxes, type BoxRow } from './approval-answers.rule.ts'
import { approvalClock } from './approval-clock.server.ts'
import { connectApprovalEvents } from './approval-events.server.ts'

let life: ApprovalLife
const told: {
  eventCd: string
  userIds: readonly string[]
  variables: Record<string, string>
  linkUrl: string
}[] = []
beforeAll(async () => {
  // Monday
  life = await startApprovalLife('2026-11-23T09:00:00+09:00')
  connectApprovalEvents(
    async (_context, eventCd, userIds, variables, linkUrl) =>
      void told.push({ eventCd, userIds, variables, linkUrl }),
  )
})
afterAll(async () => {
  connectApprovalEvents(async () => {})
  await life?.close()
})
afterEach(() => life.clock.set('2026-11-23T09:00:00+09:00'))

const sql = () => life.portal.engine.database
/** Delegations of the demonstration lie around the day on which it was filled. */
const withoutDelegations = () => sql().query('delete from "apprDelegate"')

describe('boxes', () => {
  it('the boxes count what they list, for everybody', async () => {
    for (const userId of [
      'emp01',
      'emp02',
      'issuer01',
      'sys01',
      'coop01',
      'issuer03',
      'saf01',
      'env01',
      'safhead01',
      'mgmt01',
    ]) {
      const counts = (await life.get(userId, '/api/manage/apprbox')).body.data as Record<string, number>
      expect(Object.keys(counts)).toEqual([...boxes])
      for (const box of boxes) {
        const { data, total } = (await life.get(userId, `/api/manage/apprbox/${box}?limit=300`)).body as {
          data: BoxRow[]
          total: number
        }
        expect([userId, box, total, data.length]).toEqual([userId, box, counts[box], counts[box]])
      }
    }
    expect(
      ((await life.get('sys01', '/api/manage/apprbox')).body.data as Record<string, number>)['wait'],
    ).toBeGreaterThan(3)
  })
  it('the queue of a person holds what waits, what a deputy signed, and what came back', async () => {
    const queue = async (userId: string) => {
      const { items } = (await life.get(userId, '/api/main/portlet/mywork')).body.data as {
        items: { kind: string; key: number; label: string }[]
      }
      return items.filter(({ kind }) => kind.startsWith('approval-'))
    }
    const listed = async (userId: string, box: string) =>
      (await life.get(userId, `/api/manage/apprbox/${box}?limit=300`)).body.data as BoxRow[]
    const waiting = await listed('sys01', 'wait')
    expect((await queue('sys01')).map(({ key }) => key).toSorted((one, other) => one - other)).toEqual(
      waiting.map(({ apprRqstNo }) => apprRqstNo).toSorted((one, other) => one - other),
    )
    expect((await queue('coop01')).map(({ kind, label }) => [kind, label])).toContainEqual([
      'approval-after',
      '후열 확인',
    ])
    expect((await queue('emp02')).map(({ kind }) => kind)).toEqual(['approval-rejected'])
    // The approver who has rejected it has nothing more to do.
    expect((await queue('saf01')).map(({ kind }) => kind)).not.toContain('approval-rejected')
  })
  it('turn their pages, find words, and know no other box', async () => {
    const url = '/api/manage/apprbox/wait'
    const all = (await life.get('sys01', `${url}?limit=300`)).body.data as BoxRow[]
    const pages = await Promise.all([1, 2].map((page) => life.get('sys01', `${url}?limit=2&page=${page}`)))
    expect(pages.flatMap(({ body }) => (body.data as BoxRow[]).map(({ apprRqstNo }) => apprRqstNo))).toEqual(
      all.slice(0, 4).map(({ apprRqstNo }) => apprRqstNo),
    )
    const word = all[0]!.docNo!
    expect(
      ((await life.get('sys01', `${url}?q=${word}`)).body.data as BoxRow[]).map(({ docNo }) => docNo),
    ).toEqual([word])
    expect((await life.get('sys01', `${url}?apprBizCd=ABZ01`)).body.total).toBe(0)
    for (const bad of ['?limit=0', '?page=x', '?page=9999&limit=300'])
      expect((await life.get('sys01', url + bad)).status, bad).toBe(400)
    expect((await life.get('sys01', '/api/manage/apprbox/nothing')).status).toBe(404)
    expect((await life.get('emp02', '/api/manage/apprrequest')).body.total).toBeGreaterThan(2)
  })
})

describe('delegation', () => {
  beforeAll(() => withoutDelegations().then(() => undefined))
  const delegate = (userId: string, toUserId: string, over: object = {}) =>
    life.post(userId, '/api/manage/apprdelegate', {
      toUserId,
      delegateKindCd: 'DLG02',
      fromDt: '2026-12-01 00:00',
      toDt: '2026-12-05 23:59',
      reason: '연차휴가',
      ...over,
    })
  it('is refused to oneself, for others, in a circle, twice and backwards', async () => {
    expect((await delegate('saf01', 'saf01')).body.fields[0].message).toBe('본인에게 위임할 수 없습니다.')
    expect((await delegate('saf01', 'saf02', { fromUserId: 'hea01' })).status).toBe(403)
    expect((await delegate('saf01', 'saf02', { toDt: '2026-11-30 00:00' })).status).toBe(400)
    expect((await delegate('saf01', 'saf02')).status).toBe(201)
    expect((await delegate('saf02', 'saf01')).body).toMatchObject({
      returnCode: 409,
      message: '위임이 순환됩니다.',
    })
    expect(
      (await delegate('saf01', 'hea01', { fromDt: '2026-12-05 12:00', toDt: '2026-12-09 00:00' })).body
        .message,
    ).toBe('같은 기간과 업무범위의 위임이 이미 있습니다.')
    expect((await delegate('sys01', 'hq01', { fromUserId: 'hea01' })).status).toBe(201)
  })
  it('a delegation skips somebody who already signs in the document, and the step goes to the head', async () => {
    expect(
      (await delegate('approver02', 'coop01', { fromDt: '2026-11-22 00:00', toDt: '2026-11-22 12:00' }))
        .status,
    ).toBe(201)
    life.clock.set('2026-11-22T09:00:00+09:00')
    const steps = [
      { stepKindCd: 'ASK02', userId: 'coop01' },
      { stepKindCd: 'ASK05', userId: 'approver02' },
      { stepKindCd: 'ASK05', userId: 'sys01' },
    ]
    const no = await life.submit('emp02', steps, { authGrpNo: 9 })
    await life.act('coop01', no, 'approve')
    const stamp = async () =>
      (await life.view('emp02', no)).steps.find(({ userId }: { userId: string }) => userId === 'approver02')
    expect((await stamp()).assignUserId).toBe('mgmt01')
    expect((await life.act('coop01', no, 'approve')).status).toBe(409)
    expect((await life.act('mgmt01', no, 'approve')).status).toBe(200)
    expect((await stamp()).mark).toBe('대결 경영층01 (원 결재자 운전부서장02)')
  })
  it('ends by the clock: the step goes back to its own approver', async () => {
    expect(
      (await delegate('approver02', 'coop01', { fromDt: '2026-11-23 00:00', toDt: '2026-11-23 12:00' }))
        .status,
    ).toBe(201)
    const no = await life.submit('emp02', undefined, { authGrpNo: 5 })
    const holder = async () =>
      (await life.view('emp02', no)).steps.find(({ userId }: { userId: string }) => userId === 'approver02')
        .assignUserId as string
    expect(await holder()).toBe('coop01')
    expect((await life.view('coop01', no)).data.apprRqstNo).toBe(no)
    life.clock.set('2026-11-23T12:30:00+09:00')
    // The right to read ends with the delegation, even before the clock's next round.
    expect((await life.get('coop01', `/api/manage/appr/${no}`)).status).toBe(403)
    await approvalClock(life.portal.engine)
    expect(await holder()).toBe('approver02')
    expect((await life.act('coop01', no, 'approve')).status).toBe(403)
    expect((await life.get('coop01', `/api/manage/appr/${no}`)).status).toBe(403)
  })
  it('a document that a delegate signed stays with that delegate', async () => {
    await withoutDelegations()
    expect(
      (await delegate('approver02', 'coop01', { fromDt: '2026-11-23 00:00', toDt: '2026-11-23 12:00' }))
        .status,
    ).toBe(201)
    const no = await life.submit('emp02', undefined, { authGrpNo: 7 })
    expect((await life.act('coop01', no, 'approve')).status).toBe(200)
    life.clock.set('2026-11-23T12:30:00+09:00')
    expect((await life.view('coop01', no)).data.apprRqstNo).toBe(no)
  })
})

describe('the clock', () => {
  it('reminds after one day and tells the head after three, each once', async () => {
    const no = await life.submit('emp21', undefined, { authGrpNo: 9 })
    expect((await life.view('emp21', no)).data.dueDt).toBe('2026-11-26T23:59:00+09:00')
    const about = () =>
      told
        .filter(({ eventCd, linkUrl }) => eventCd === 'APPR_DUE' && linkUrl.endsWith(`no=${no}`))
        .map(({ userIds }) => userIds)
    const at = async (day: string) => {
      life.clock.set(`${day}T08:00:00+09:00`)
      await approvalClock(life.portal.engine)
      await approvalClock(life.portal.engine)
      return about()
    }
    expect(await at('2026-11-26')).toEqual([])
    expect(await at('2026-11-27')).toEqual([['issuer21']])
    expect(await at('2026-11-28')).toEqual([['issuer21']])
    expect(await at('2026-11-29')).toEqual([['issuer21'], ['issuer21', 'approver21']])
    expect(await at('2026-12-15')).toHaveLength(2)
    expect(
      told.findLast(({ eventCd, linkUrl }) => eventCd === 'APPR_DUE' && linkUrl.endsWith(`no=${no}`))
        ?.variables,
    ).toMatchObject({
      draftUserNm: '부서원21',
      userNm: '관리감독자21',
      dueDt: '2026-11-26 23:59',
      dday: 'D+3',
    })
  })
})

describe('policies and lines', () => {
  it('policies accept only conditions that can be read and steps that name a person', async () => {
    const { apprPolicyNo } = await sql().one<{ apprPolicyNo: number }>(
      `select "apprPolicyNo" from "apprPolicy" where "apprBizCd" = 'ABZ12'`,
    )
    const url = `/api/manage/apprpolicy/${apprPolicyNo}`
    const fixedSteps = [
      { seq: 1, stepKindCd: 'ASK05', targetCd: 'APT01' },
      { seq: 2, stepKindCd: 'ASK05', targetCd: 'APT02' },
      { seq: 3, stepKindCd: 'ASK05', targetCd: 'APT03', condExpr: 'riskGradeCd ~ 1' },
    ]
    const { status, body } = await life.change('hq01', url, { jeonKyulCond: 'a =', fixedSteps })
    expect([status, (body.fields as { path: string }[]).map(({ path }) => path)]).toEqual([
      400,
      ['jeonKyulCond', 'fixedSteps.0.userId', 'fixedSteps.1.dutyCd', 'fixedSteps.2.condExpr'],
    ])
    expect((await life.change('saf01', url, { dueDays: 2 })).status).toBe(403)
    expect(
      (
        await life.change('hq01', url, {
          dueDays: 2,
          fixedSteps: [fixedSteps[2]].map((each) => ({ ...each, condExpr: `riskGradeCd = 'H'` })),
        })
      ).status,
    ).toBe(200)
  })
  it('a line is changed by its owner, by the department, or by who keeps the policies', async () => {
    const items = [{ seq: 1, stepKindCd: 'ASK05', userId: 'issuer01' }]
    const made = await life.post('emp01', '/api/manage/apprline', {
      apprLineNm: '나의 결재선',
      ownerKindCd: 'AOK01',
      items,
    })
    expect(made.status).toBe(201)
    const url = `/api/manage/apprline/${made.body.data.apprLineNo}`
    expect((await life.change('emp02', url, { apprLineNm: '남의 결재선' })).status).toBe(422)
    expect((await life.change('emp01', url, { apprLineNm: '새 이름' })).status).toBe(200)
    expect((await life.change('hq01', url, { apprLineNm: '정책 담당이 고침' })).status).toBe(200)
    expect(
      (await life.post('emp01', '/api/manage/apprline', { apprLineNm: '공용', ownerKindCd: 'AOK03', items }))
        .status,
    ).toBe(403)
    expect(
      (
        await life.post('emp01', '/api/manage/apprline', {
          apprLineNm: '빈 단계',
          ownerKindCd: 'AOK01',
          items: [{ seq: 1, stepKindCd: 'ASK05' }],
        })
      ).status,
    ).toBe(400)
  })
})

describe('what the record page and the popup of 상신 ask', () => {
  it('shows where a record stands to its readers, with names, and nothing to others', async () => {
    const requestNo = await life.write('emp01')
    const url = `/api/manage/apprrequest/record?taskClassNm=authRequest&apprBizKey=${requestNo}`
    expect((await life.get('emp01', url)).body.data).toEqual([])
    await life.put('emp01', `/api/manage/authrequest/${requestNo}/submit`, { approval: {} })
    const [document] = (await life.get('emp01', url)).body.data as {
      apprStatusNm: string
      readable: boolean
      steps: { userNm: string }[]
    }[]
    expect(document).toMatchObject({ apprStatusNm: '진행', readable: true, roundNo: 1 })
    expect(document!.steps.map(({ userNm }) => userNm)).toEqual([
      '부서원01',
      '관리감독자01',
      '시스템관리자01',
    ])
    expect((await life.get('emp02', url)).status).toBeGreaterThanOrEqual(403)
  })
  it('finds employees of every department, and nobody of a vendor', async () => {
    const people = async (query: string) =>
      (await life.get('emp01', `/api/manage/apprpeople?${query}`)).body.data as { userId: string }[]
    expect((await people('q=환경담당')).map(({ userId }) => userId)).toContain('env01')
    expect((await people('q=')).filter(({ userId }) => userId.startsWith('vnd'))).toEqual([])
    const depts = (await life.get('emp01', '/api/manage/apprpeople/depts')).body.data as { plantCd: string }[]
    expect(new Set(depts.map(({ plantCd }) => plantCd)).size).toBeGreaterThan(1)
    expect((await life.get('vnd01a', '/api/manage/apprpeople?q=')).status).toBe(403)
  })
})
