import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '../src/core/shared/dates.ts'
import { apprPath, requestPath, startApprovalLife, type ApprovalLife } from './approval-life.ts'

/** Documents in the hands of people who should not have them, and two hands at the same moment. */
let life: ApprovalLife
beforeAll(async () => {
  life = await startApprovalLife('2026-11-23T09:00:00+09:00')
})
afterAll(() => life?.close())
beforeEach(() => sql().query('delete from "apprDelegate"'))

const sql = () => life.portal.engine.database
const step = (stepKindCd: string, userId: string) => ({ stepKindCd, userId })
const line = [step('ASK05', 'approver02'), step('ASK05', 'sys01')]
const delegate = async (fromUserId: string, toUserId: string): Promise<string> => {
  const period = { fromDt: '2026-11-23T00:00:00+09:00', toDt: '2026-11-24T00:00:00+09:00' }
  const body = { fromUserId, toUserId, delegateKindCd: 'DLG01', reason: '출장으로 부재합니다.', ...period }
  const answer = await life.post(fromUserId, '/api/manage/apprdelegate', body)
  expect([answer.status, answer.body.message]).toEqual([201, undefined])
  return `/api/manage/apprdelegate/${answer.body.data.delegateNo}`
}
const statuses = async (answers: Promise<{ status: number }>[]) =>
  (await Promise.all(answers)).map(({ status }) => status)
const stateOf = async (no: number) =>
  (
    await sql().one<{ apprStatusCd: string }>(
      'select "apprStatusCd" from "apprRqst" where "apprRqstNo" = $1',
      [no],
    )
  ).apprStatusCd

describe('a document', () => {
  test('is nobody’s who has no part in it', async () => {
    const no = await life.submit('emp02', line)
    for (const userId of ['emp01', 'gas01', 'saf01']) {
      const answers = [await life.get(userId, `${apprPath}/${no}`)]
      for (const act of ['approve', 'withdraw', 'discard', 'seen'])
        answers.push(await life.act(userId, no, act))
      expect(
        answers.map(({ status }) => status),
        userId,
      ).toEqual([403, 403, 403, 403, 403])
    }
    expect((await life.get('vnd01s', `${apprPath}/${no}`)).status).toBe(403)
    const bulk = await life.post('emp01', `${apprPath}/bulk`, { apprRqstNos: [no, 999_999_999] })
    expect(bulk.body.data.map(({ ok, docNo }: { ok: boolean; docNo: string | null }) => [ok, docNo])).toEqual(
      [
        [false, null],
        [false, null],
      ],
    )
    expect(await stateOf(no)).toBe('APS02')
  })
  test('is closed to a delegate whose time is over, and its files with it', async () => {
    const delegation = await delegate('approver02', 'gas01')
    const requestNo = await life.write('emp02')
    const fileNo = await life.attach('emp02', requestNo, '첨부.txt')
    expect(
      (await life.put('emp02', `${requestPath}/${requestNo}/submit`, { approval: { steps: line } })).status,
    ).toBe(200)
    const no = await life.documentOf(requestNo)
    const tries = () =>
      statuses([life.get('gas01', `${apprPath}/${no}`), life.get('gas01', `/api/file/down/${fileNo}`)])
    expect(await tries()).toEqual([200, 200])
    expect((await life.change('approver02', delegation, { useYn: 'N' })).status).toBe(200)
    expect(await tries()).toEqual([403, 403])
    expect((await life.act('gas01', no, 'approve')).status).toBe(403)
  })
  test('stays with its delegate: nobody else takes a delegation over, stops or removes it', async () => {
    const delegation = await delegate('approver02', 'gas01')
    // saf01 sees the register of everybody.
    for (const input of [{ fromUserId: 'saf01', toUserId: 'saf02' }, { useYn: 'N' }, { toUserId: 'saf01' }]) {
      const answer = await life.change('saf01', delegation, input)
      expect([
        answer.status,
        JSON.stringify(answer.body).includes('본인의 결재만 위임할 수 있습니다.'),
      ]).toEqual([expect.any(Number), true])
      expect(answer.status).not.toBe(200)
    }
    expect((await life.get('saf01', delegation)).body).toMatchObject({
      data: { fromUserId: 'approver02', toUserId: 'gas01', useYn: 'Y' },
      editable: [{ message: '본인의 결재만 위임할 수 있습니다.' }],
    })
  })
  test('is not signed by its drafter through a delegation', async () => {
    const no = await life.submit('emp02', line)
    await delegate('approver02', 'emp02')
    expect((await life.act('emp02', no, 'approve')).status).toBe(409)
    expect(await stateOf(no)).toBe('APS02')
  })
})

describe('a step', () => {
  test('is signed by nobody before its turn, and not twice by one person', async () => {
    const no = await life.submit('emp02', line)
    expect((await life.act('sys01', no, 'approve')).status).toBe(409)
    const bulk = await life.post('sys01', `${apprPath}/bulk`, { apprRqstNos: [no] })
    expect(bulk.body.data).toMatchObject([{ ok: false }])
    const answers = await statuses([0, 1, 2].map(() => life.act('approver02', no, 'approve')))
    expect(answers.toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    expect(await stateOf(no)).toBe('APS02')
  })
  test('is not given to the drafter, to a company or to somebody who has left', async () => {
    await sql().query(`update "user" set "retireYmd" = '2026-01-31' where "userId" = 'gas01'`)
    try {
      for (const userId of ['emp02', 'vnd01s', 'gas01']) {
        const requestNo = await life.write('emp02')
        const answer = await life.put('emp02', `${requestPath}/${requestNo}/submit`, {
          approval: { steps: [step('ASK05', userId), ...line] },
        })
        expect([userId, answer.status]).toEqual([userId, 422])
      }
    } finally {
      await sql().query(`update "user" set "retireYmd" = null where "userId" = 'gas01'`)
    }
  })
  test('does not come to its drafter by two delegations in a row', async () => {
    const no = await life.submit('emp02', line)
    await delegate('approver02', 'gas01')
    await delegate('gas01', 'emp02')
    expect((await life.act('emp02', no, 'approve')).status).toBe(409)
    expect(await stateOf(no)).toBe('APS02')
  })
  test('is not signed by a deputy whose time is over by the clock alone, nor before it begins', async () => {
    const no = await life.submit('emp02', line)
    await sql().query(
      `insert into "apprDelegate" ("fromUserId", "toUserId", "delegateKindCd", "fromDt", "toDt", "reason", "useYn", "createUserId", "updateUserId")
       values ('approver02', 'gas01', 'DLG01', '2026-11-22T00:00:00+09:00', '2026-11-23T08:59:59+09:00', '출장', 'Y', 'test', 'test'),
              ('approver02', 'coop01', 'DLG01', '2026-11-23T12:00:00+09:00', '2026-11-24T00:00:00+09:00', '출장', 'Y', 'test', 'test')`,
    )
    // The clock of the approvals has not come round: the step is still written for the deputy.
    await sql().query(
      `update "apprStep" set "assignUserId" = 'gas01' where "apprRqstNo" = $1 and "userId" = 'approver02' and "actDt" is null`,
      [no],
    )
    for (const userId of ['gas01', 'coop01'])
      expect([
        userId,
        (await life.get(userId, `${apprPath}/${no}`)).status,
        (await life.act(userId, no, 'approve')).status,
      ]).toEqual([userId, 403, 403])
  })
  test('is not signed for somebody who has left or whose account was stopped', async () => {
    const no = await life.submit('emp02', line)
    await delegate('approver02', 'gas01')
    for (const change of [`"retireYmd" = '2026-11-22'`, `"acctStatusCd" = 'ACS04'`]) {
      await sql().query(`update "user" set ${change} where "userId" = 'approver02'`)
      try {
        expect([change, (await life.act('gas01', no, 'approve')).status]).toEqual([change, 403])
      } finally {
        await sql().query(
          `update "user" set "retireYmd" = null, "acctStatusCd" = 'ACS01' where "userId" = 'approver02'`,
        )
      }
    }
    expect(await stateOf(no)).toBe('APS02')
    expect((await life.act('gas01', no, 'approve')).status).toBe(200)
  })
  test('gets its password on every way, and a guess through the bulk is counted', async () => {
    const no = await life.submit('emp02', line)
    await sql().query(`update "apprPolicy" set "signPwYn" = 'Y', "bulkYn" = 'Y' where "apprBizCd" = 'ABZ21'`)
    try {
      for (const body of [{}, { userPwdSHA: '' }, { userPwdSHA: null }, { userPwdSHA: 'x' }])
        expect([body, (await life.act('approver02', no, 'approve', body)).status]).toEqual([
          body,
          expect.toSatisfy((status: number) => status >= 400 && status < 500),
        ])
      for (const body of [{}, { userPwdSHA: '' }, { userPwdSHA: 'x' }]) {
        const { status, body: said } = await life.post('approver02', `${apprPath}/bulk`, {
          apprRqstNos: [no],
          ...body,
        })
        expect([body, status >= 400 || said.data[0].ok === false]).toEqual([body, true])
      }
      expect(await stateOf(no)).toBe('APS02')
    } finally {
      await sql().query(`update "apprPolicy" set "signPwYn" = 'N' where "apprBizCd" = 'ABZ21'`)
      await sql().query(`delete from "loginAttempt"`)
    }
  })
})

describe('전결', () => {
  test('an approver whom the drafter puts in front does not replace the fixed steps', async () => {
    const friendFirst = [step('ASK05', 'coop01'), ...line]
    const no = await life.submit('emp02', friendFirst, { authGrpNo: 8 })
    const answer = await life.act('coop01', no, 'final')
    expect([answer.status, answer.body.message]).toEqual([403, '전결 권한이 없습니다.'])
    expect((await life.act('coop01', no, 'approve')).status).toBe(200)
    expect((await life.act('approver02', no, 'final')).status).toBe(200)
  })
})

describe('two at the same moment', () => {
  test('approver and delegate: one signs', async () => {
    const no = await life.submit('emp02', line)
    await delegate('approver02', 'gas01')
    const answers = await statuses([life.act('approver02', no, 'approve'), life.act('gas01', no, 'approve')])
    expect(answers.toSorted((one, other) => one - other)).toEqual([200, 409])
  })
  test('signing and taking back: one wins, and the document says which', async () => {
    for (let round = 0; round < 4; round++) {
      const no = await life.submit('emp02', line)
      const [signed, taken] = await statuses([
        life.act('approver02', no, 'approve'),
        life.act('emp02', no, 'withdraw'),
      ])
      expect([signed, taken].toSorted((one, other) => one! - other!)).toEqual([200, 409])
      expect(await stateOf(no)).toBe(signed === 200 ? 'APS02' : 'APS05')
    }
  })
  test('the same 상신 twice opens one document', async () => {
    const requestNo = await life.write('emp02')
    const body = { taskClassNm: 'authRequest', apprBizKey: String(requestNo), steps: line }
    const answers = await statuses([0, 1, 2].map(() => life.post('emp02', '/api/manage/apprrequest', body)))
    expect(answers.filter((status) => status === 201)).toHaveLength(1)
    expect(answers.every((status) => status < 500)).toBe(true)
    const rows = await sql().query(
      `select 1 from "apprRqst" where "taskClassNm" = 'authRequest' and "apprBizKey" = $1`,
      [String(requestNo)],
    )
    expect(rows).toHaveLength(1)
  })
})

describe('an approved request', () => {
  test('does not shorten a right that was given without an end', async () => {
    await sql().query(`delete from "userAuthGrp" where "userId" = 'emp02' and "authGrpNo" = 7`)
    await sql().query(
      `insert into "userAuthGrp" ("userId", "authGrpNo", "settingYn", "fromYmd", "createUserId", "updateUserId") values ('emp02', 7, 'Y', '2026-01-01', 'sys01', 'sys01')`,
    )
    const no = await life.submit('emp02', line, { authGrpNo: 7, toYmd: addDays(life.day, 10) })
    expect(await statuses([life.act('approver02', no, 'approve')])).toEqual([200])
    expect((await life.act('sys01', no, 'approve')).body.data.apprStatusCd).toBe('APS06')
    const right = await sql().one(
      `select "fromYmd", "toYmd" from "userAuthGrp" where "userId" = 'emp02' and "authGrpNo" = 7`,
    )
    expect(right).toEqual({ fromYmd: '2026-01-01', toYmd: null })
  })
})
