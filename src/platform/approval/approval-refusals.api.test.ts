import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '../../core/shared/dates.ts'
import { passwordSha } from '../session/password.ts'
import { demoPassword } from '../../../db/seed/seed.ts'
import {
  apprPath,
  reasonsIn,
  requestPath,
  startApprovalLife,
  type ApprovalLife,
} from '../../../test/approval-life.ts'
import type { ApprovalView, BulkResult } from './approval-answers.rule.ts'
import { connectApprovalEvents } from './approval-events.server.ts'

let life: ApprovalLife
const told: { eventCd: string; userIds: readonly string[]; linkUrl: string }[] = []
beforeAll(async () => {
  // Monday
  life = await startApprovalLife('2026-11-23T09:00:00+09:00')
  // Those of the demonstration lie around the day on which it was filled.
  await sql().query('delete from "apprDelegate"')
  connectApprovalEvents(
    async (_context, eventCd, userIds, _variables, linkUrl) => void told.push({ eventCd, userIds, linkUrl }),
  )
})
afterAll(async () => {
  connectApprovalEvents(async () => {})
  await life?.close()
})
afterEach(() => life.clock.set('2026-11-23T09:00:00+09:00'))

const sql = () => life.portal.engine.database
const step = (stepKindCd: string, userId: string, parallelGrp?: number) => ({
  stepKindCd,
  userId,
  ...(parallelGrp ? { parallelGrp } : {}),
})
const head = (userId: string) => [step('ASK05', userId), step('ASK05', 'sys01')]
const policy = (columns: string) =>
  sql().query(`update "apprPolicy" set ${columns} where "apprBizCd" = 'ABZ21'`)
const statusOf = async (no: number) =>
  (
    await sql().one<{ apprStatusCd: string }>(
      'select "apprStatusCd" from "apprRqst" where "apprRqstNo" = $1',
      [no],
    )
  ).apprStatusCd
const refusedSteps = async (userId: string, steps: object[]) => {
  const requestNo = await life.write(userId)
  const answer = await life.put(userId, `${requestPath}/${requestNo}/submit`, { approval: { steps } })
  return [answer.status, ...(answer.status === 422 ? reasonsIn(answer) : [])]
}

describe('상신 is refused', () => {
  it('a 상신 without an approver, with the drafter among the signers, or with a person twice is refused', async () => {
    await sql().query(
      `update "apprPolicyStep" set "condExpr" = 'authGrpNo = 99' where "apprPolicyNo" = (select "apprPolicyNo" from "apprPolicy" where "apprBizCd" = 'ABZ21')`,
    )
    try {
      expect(await refusedSteps('emp02', [step('ASK02', 'coop01')])).toEqual([
        422,
        '승인자를 1명 이상 지정하세요.',
      ])
      expect(await refusedSteps('emp02', [])).toEqual([422, '승인자를 1명 이상 지정하세요.'])
      expect(await refusedSteps('emp02', [step('ASK05', 'emp02'), step('ASK05', 'approver02')])).toEqual([
        422,
        '기안자는 결재자가 될 수 없습니다.',
      ])
      expect(await refusedSteps('emp02', [step('ASK02', 'coop01'), step('ASK05', 'coop01')])).toEqual([
        422,
        '같은 결재자가 두 번 지정되었습니다: 전기협조01',
      ])
      // Alone with the own signature: allowed, and then signed by oneself.
      const own = await life.submit('emp02', [step('ASK05', 'emp02')])
      expect((await life.act('emp02', own, 'approve')).body.data.apprStatusCd).toBe('APS06')
    } finally {
      await sql().query(
        `update "apprPolicyStep" set "condExpr" = null where "apprPolicyNo" = (select "apprPolicyNo" from "apprPolicy" where "apprBizCd" = 'ABZ21')`,
      )
    }
  })
  it('a 상신 with people who cannot sign, or with input of a wrong shape, is refused', async () => {
    await sql().query(`update "user" set "acctStatusCd" = 'ACS04' where "userId" = 'gas02'`)
    expect(await refusedSteps('emp02', [step('ASK02', 'gas02'), ...head('approver02')])).toEqual([
      422,
      '결재할 수 없는 사용자입니다: 가스측정자02',
    ])
    await sql().query(`update "user" set "acctStatusCd" = 'ACS01' where "userId" = 'gas02'`)
    expect(await refusedSteps('emp02', [step('ASK02', 'nobody'), ...head('approver02')])).toEqual([
      422,
      '결재자를 찾을 수 없습니다: 검토 nobody',
    ])
    const requestNo = await life.write('emp02')
    const at = async (approval: object) => {
      const { status, body } = await life.put('emp02', `${requestPath}/${requestNo}/submit`, { approval })
      return [status, body.fields[0]?.path]
    }
    expect(await at({ steps: 'x' })).toEqual([400, 'approval.steps'])
    expect(await at({ steps: [{ userId: 'coop01' }] })).toEqual([400, 'approval.steps.0.stepKindCd'])
    expect(await at({ title: '가'.repeat(201) })).toEqual([400, 'approval.title'])
    expect(await at({ surprise: 1 })).toEqual([400, 'approval.surprise'])
    // Only a transition that goes through approval takes one.
    expect((await life.put('rqst01', '/api/saf/wkod/1/request', { approval: {} })).status).not.toBe(200)
  })
  it('a second 상신 while one is on its way, and one for another person’s request, are refused', async () => {
    const no = await life.submit('emp02')
    const { taskKey } = ((await life.view('emp02', no)) as unknown as ApprovalView).link
    const again = { taskClassNm: 'authRequest', apprBizKey: taskKey }
    expect((await life.post('emp02', '/api/manage/apprrequest', again)).status).toBe(409)
    expect((await life.post('emp02', '/api/manage/apprrequest', { ...again, draftYn: 'Y' })).status).toBe(409)
    const requestNo = await life.write('emp02')
    expect((await life.put('rqst01', `${requestPath}/${requestNo}/submit`, {})).status).toBe(403)
    expect((await life.post('vnd01a', '/api/manage/apprrequest', again)).status).toBe(403)
    expect(
      (await life.post('emp02', '/api/manage/apprrequest', { taskClassNm: 'nothing', apprBizKey: '1' }))
        .status,
    ).toBe(400)
    expect(
      (await life.post('emp02', '/api/manage/apprrequest', { taskClassNm: 'dept', apprBizKey: 'D110' }))
        .status,
    ).toBe(403)
    await expect(
      sql().query(
        `insert into "apprRqst" ("title", "apprBizCd", "taskClassNm", "apprBizKey", "taskActNm", "draftUserId", "apprStatusCd", "roundNo", "createUserId", "updateUserId")
         values ('x', 'ABZ21', 'authRequest', $1, 'submit', 'emp02', 'APS01', 1, 'x', 'x')`,
        [taskKey],
      ),
    ).rejects.toThrow(/apprRqstOpen/)
  })
  it('a caller cannot submit the outcomes approved and rejected, which belong to the engine', async () => {
    const requestNo = await life.write('emp02')
    for (const action of ['approve', 'reject', 'withdraw', 'reopen'])
      expect(
        (await life.put('emp02', `${requestPath}/${requestNo}/${action}`, { reason: '열 글자가 넘는 사유' }))
          .status,
        action,
      ).toBe(404)
  })
})

describe('acts', () => {
  it('전결 is possible only where the policy and the record allow it', async () => {
    const ordinary = await life.submit('rqst02', undefined, { authGrpNo: 9 })
    expect((await life.act('coop01', ordinary, 'final')).body).toMatchObject({
      returnCode: 403,
      message: '전결 권한이 없습니다.',
    })
    const small = await life.submit('rqst02', undefined, { authGrpNo: 8 })
    const answer = await life.act('coop01', small, 'final', { opinion: '부서장 전결입니다.' })
    expect(answer.body.data.apprStatusCd).toBe('APS06')
    expect(
      (answer.body as ApprovalView).steps.map(
        ({ userId, stepStatusCd, mark }) => `${userId} ${stepStatusCd} ${mark}`,
      ),
    ).toEqual(['rqst02 ASS03 null', 'coop01 ASS03 전결', 'sys01 ASS06 전결'])
    expect(told.findLast(({ eventCd }) => eventCd === 'APPR_DONE')?.userIds).toEqual(['rqst02', 'sys01'])
  })
  it('회수 puts the record back; 폐기 ends the document and a new one may follow', async () => {
    const no = await life.submit('emp02')
    const { taskKey } = ((await life.view('emp02', no)) as unknown as ApprovalView).link
    expect((await life.act('approver02', no, 'withdraw')).status).toBe(403)
    expect((await life.act('emp02', no, 'withdraw')).body.data.apprStatusCd).toBe('APS05')
    expect((await life.get('emp02', `${requestPath}/${taskKey}`)).body.data.state).toBe('draft')
    expect((await life.act('approver02', no, 'approve')).status).toBe(409)
    expect((await life.act('approver02', no, 'discard')).status).toBe(403)
    expect((await life.act('emp02', no, 'discard')).body.data.apprStatusCd).toBe('APS07')
    expect((await life.put('emp02', `${requestPath}/${taskKey}/submit`, {})).status).toBe(200)
    expect(await life.documentOf(Number(taskKey))).toBeGreaterThan(no)
  })
  it('a majority decides where the policy says so', async () => {
    await policy(`"agreePolicyCd" = 'AGP02'`)
    const three = ['saf01', 'env01', 'hea01'].map((userId) => step('ASK04', userId, 1))
    const passes = await life.submit('emp02', [...three, ...head('approver02')])
    for (const [userId, agreeYn] of [
      ['saf01', 'Y'],
      ['env01', 'N'],
      ['hea01', 'Y'],
    ] as const)
      expect((await life.act(userId, passes, 'agree', { agreeYn, opinion: '의견입니다.' })).status).toBe(200)
    expect(
      (await life.view('approver02', passes)).steps.map(
        ({ stepStatusCd }: { stepStatusCd: string }) => stepStatusCd,
      ),
    ).toEqual(['ASS03', 'ASS03', 'ASS04', 'ASS03', 'ASS02', 'ASS01'])
    const falls = await life.submit('emp02', [...three, ...head('approver02')], { authGrpNo: 7 })
    expect((await life.act('saf01', falls, 'agree', {})).status).toBe(400)
    expect((await life.act('saf01', falls, 'agree', { agreeYn: 'N' })).body.message).toBe(
      '반대 의견을 입력해 주세요.',
    )
    await life.act('saf01', falls, 'agree', { agreeYn: 'N', opinion: '반대합니다.' })
    expect((await life.act('saf01', falls, 'agree', { agreeYn: 'Y' })).status).toBe(409)
    expect(
      (await life.act('hea01', falls, 'agree', { agreeYn: 'N', opinion: '반대합니다.' })).body.data
        .apprStatusCd,
    ).toBe('APS04')
    await policy(`"agreePolicyCd" = 'AGP01'`)
  })
  it('when two people act at the same moment, one of them wins', async () => {
    const no = await life.submit('emp02')
    const acts = await Promise.all([
      life.act('approver02', no, 'approve'),
      life.act('approver02', no, 'reject', { opinion: '같은 순간입니다.' }),
      life.act('approver02', no, 'approve'),
    ])
    expect(acts.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    const moves = await sql().query(
      `select 1 from "comStateHist" where "taskClassNm" = 'apprRqst' and "taskKey" = $1 and "userId" = 'approver02'`,
      [String(no)],
    )
    expect(moves).toHaveLength(1)
  })
  it('the module’s refusal undoes the approval: nothing is half done', async () => {
    const no = await life.submit('emp02', undefined, { toYmd: addDays('2026-11-23', 1) })
    await life.act('approver02', no, 'approve')
    life.clock.set('2026-11-26T10:00:00+09:00')
    const answer = await life.act('sys01', no, 'approve')
    expect([answer.status, reasonsIn(answer)]).toEqual([422, ['종료일이 지난 신청입니다.']])
    expect(await statusOf(no)).toBe('APS02')
    const steps = await sql().query<{ stepStatusCd: string; actDt: string | null }>(
      `select "stepStatusCd", "actDt" from "apprStep" where "apprRqstNo" = $1 and "userId" = 'sys01'`,
      [no],
    )
    expect(steps).toEqual([{ stepStatusCd: 'ASS02', actDt: null }])
  })
  it('a refusal ends the document although the record has moved on, and an approval does not', async () => {
    const no = await life.submit('emp02')
    const { taskKey } = ((await life.view('emp02', no)) as unknown as ApprovalView).link
    const elsewhere = (state: string) =>
      sql().query('update "authRequest" set "state" = $2 where "authRequestNo" = $1', [taskKey, state])
    await life.act('approver02', no, 'approve')
    await elsewhere('draft')
    expect((await life.act('sys01', no, 'approve')).body).toMatchObject({
      returnCode: 409,
      message: '현재 상태(작성)에서는 처리할 수 없습니다.',
    })
    expect(await statusOf(no)).toBe('APS02')
    expect(
      (await life.act('sys01', no, 'reject', { opinion: '원문이 이미 바뀌었습니다.' })).body.data
        .apprStatusCd,
    ).toBe('APS04')
    expect((await life.get('emp02', `${requestPath}/${taskKey}`)).body.data.state).toBe('draft')
  })
  it('상신 and 폐기 at the same moment: one wins, neither hangs', async () => {
    const no = await life.submit('emp02')
    const { taskKey } = ((await life.view('emp02', no)) as unknown as ApprovalView).link
    await life.act('emp02', no, 'withdraw')
    const answers = await Promise.all([
      life.act('emp02', no, 'discard'),
      life.put('emp02', `${requestPath}/${taskKey}/submit`, {}),
    ])
    const [discarded, submitted] = answers.map(({ status }) => status)
    expect([
      [200, 200],
      [409, 200],
    ]).toContainEqual([discarded, submitted])
    expect(await life.documentOf(Number(taskKey))).toBeGreaterThanOrEqual(no)
  })
  it('a system administrator signs rights, no business', async () => {
    const no = await life.submit('emp02')
    await life.act('approver02', no, 'approve')
    await sql().query(`update "apprRqst" set "apprBizCd" = 'ABZ15' where "apprRqstNo" = $1`, [no])
    expect((await life.act('sys01', no, 'approve')).body).toMatchObject({
      returnCode: 403,
      message: '시스템관리자는 업무 문서를 결재할 수 없습니다.',
    })
    await sql().query(`update "apprRqst" set "apprBizCd" = 'ABZ21' where "apprRqstNo" = $1`, [no])
    expect((await life.act('sys01', no, 'approve')).status).toBe(200)
  })
})

describe('the files of the record', () => {
  it('the files of a document are read by its readers, also past their own departments, and by nobody else', async () => {
    const requestNo = await life.write('emp01', { authGrpNo: 9 })
    const fileNo = await life.attach('emp01', requestNo, '교육계획.txt')
    const url = `/api/file/down/${fileNo}`
    expect((await life.get('coop01', url)).status).toBe(403)
    const steps = [step('ASK07', 'coop01'), ...head('issuer01')]
    expect(
      (await life.put('emp01', `${requestPath}/${requestNo}/submit`, { approval: { steps } })).status,
    ).toBe(200)
    expect((await life.get('coop01', url)).status).toBe(200)
    expect((await life.get('coop01', `${requestPath}/${requestNo}`)).status).toBe(403)
    const document = (await life.view('coop01', await life.documentOf(requestNo))) as unknown as ApprovalView
    expect(document.rounds[0]!.record.files).toMatchObject([
      { fileNo, fileOrgNm: '교육계획.txt', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ])
    expect((await life.get('emp02', url)).status).toBe(403)
  })
})

describe('the password', () => {
  const wrong = passwordSha('not the password')
  const right = passwordSha(demoPassword)
  it('the password is asked for and counted like a sign-in, and the session stays', async () => {
    await policy(`"signPwYn" = 'Y'`)
    const no = await life.submit('emp02')
    expect((await life.act('approver02', no, 'approve')).body).toMatchObject({
      returnCode: 400,
      fields: [{ path: 'userPwdSHA', message: '비밀번호를 반드시 입력하세요.' }],
    })
    expect((await life.act('approver02', no, 'approve', { userPwdSHA: wrong })).body).toMatchObject({
      returnCode: 401,
      errorCode: 'WRONG_PASSWORD',
      message: '비밀번호가 올바르지 않습니다. (1/5)',
    })
    expect((await life.get('approver02', `${apprPath}/${no}`)).status).toBe(200)
    expect(await sql().one(`select "failCnt" from "user" where "userId" = 'approver02'`)).toEqual({
      failCnt: 1,
    })
    expect((await life.act('approver02', no, 'hold', { opinion: '보류에는 필요 없습니다.' })).status).toBe(
      200,
    )
    expect((await life.act('approver02', no, 'approve', { userPwdSHA: right })).status).toBe(200)
    expect(
      (
        await sql().query(
          `select 1 from "loginHist" where "userId" = 'approver02' and "resultCd" = 'WRONG_PASSWORD' and "reason" = '결재 비밀번호 확인'`,
        )
      ).length,
    ).toBe(1)
    const bulk = (userPwdSHA?: string) =>
      life.post('sys01', `${apprPath}/bulk`, { apprRqstNos: [no], ...(userPwdSHA ? { userPwdSHA } : {}) })
    expect((await bulk()).body.data).toMatchObject([{ ok: false, message: '비밀번호를 반드시 입력하세요.' }])
    expect((await bulk(wrong)).status).toBe(401)
    expect((await bulk(right)).body.data).toMatchObject([{ ok: true }])
  })
  it('the fifth wrong password locks the account and ends its session', async () => {
    const no = await life.submit('watch02', undefined, { authGrpNo: 9 })
    for (let count = 1; count <= 5; count++)
      expect((await life.act('issuer02', no, 'approve', { userPwdSHA: wrong })).body.message).toContain(
        `(${count}/5)`,
      )
    expect((await life.act('issuer02', no, 'approve', { userPwdSHA: right })).body).toMatchObject({
      returnCode: 401,
    })
    expect(await statusOf(no)).toBe('APS02')
    await policy(`"signPwYn" = 'N'`)
  })
})

describe('in bulk', () => {
  it('twenty documents, one blocked: nineteen are signed, the one says why', async () => {
    const numbers: number[] = []
    for (let count = 0; count < 20; count++)
      numbers.push(await life.submit('gas01', undefined, { authGrpNo: 9 }))
    const blocked = numbers[7]!
    await life.act('issuer01', blocked, 'hold', { opinion: '따로 보겠습니다.' })
    await life.act('issuer01', blocked, 'reject', { opinion: '일괄에서 빠졌습니다.' })
    const { status, body } = await life.post('issuer01', `${apprPath}/bulk`, {
      apprRqstNos: numbers,
      opinion: '일괄 승인합니다.',
    })
    const results = body.data as BulkResult[]
    expect([status, results.map(({ apprRqstNo }) => apprRqstNo)]).toEqual([200, numbers])
    expect(results.filter(({ ok }) => !ok)).toMatchObject([
      { apprRqstNo: blocked, message: '현재 상태(반려)에서는 처리할 수 없습니다.' },
    ])
    expect(results[0]!.docNo).toMatch(/^AP-YS-2026-\d{4}$/)
    const numbersOf = results.map(({ docNo }) => Number(docNo!.slice(-4)))
    expect(numbersOf.map((each) => each - numbersOf[0]!)).toEqual(numbers.map((_, index) => index))
  })
  it('refuses a form that is signed one by one, and anything that is no list', async () => {
    const no = await life.submit('gas01', undefined, { authGrpNo: 5 })
    await policy(`"bulkYn" = 'N'`)
    expect(
      (await life.post('issuer01', `${apprPath}/bulk`, { apprRqstNos: [no, 999999] })).body.data,
    ).toMatchObject([
      { ok: false, message: '일괄 결재할 수 없는 양식입니다.' },
      { ok: false, message: '자료를 찾을 수 없습니다.' },
    ])
    await policy(`"bulkYn" = 'Y'`)
    for (const apprRqstNos of [undefined, [], ['x'], [-1], 'x'])
      expect((await life.post('issuer01', `${apprPath}/bulk`, { apprRqstNos })).status).toBe(400)
  })
})
