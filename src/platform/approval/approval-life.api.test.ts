import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '../../core/shared/dates.ts'
import {
  apprPath,
  reasonsIn,
  requestPath,
  startApprovalLife,
  type ApprovalLife,
} from '../../../test/approval-life.ts'
import type { ApprovalView, BoxRow, Snapshot } from './approval-answers.rule.ts'

let life: ApprovalLife
let requestNo: number
let no: number
beforeAll(async () => {
  life = await startApprovalLife('2026-11-20T09:00:00+09:00')
  // Those of the demonstration lie around the day on which it was filled.
  await sql().query('delete from "apprDelegate"')
})
afterAll(() => life?.close())

const sql = () => life.portal.engine.database
const view = async (userId: string) => (await life.view(userId, no)) as unknown as ApprovalView
const stateOf = async () => (await life.get('emp01', `${requestPath}/${requestNo}`)).body.data.state as string
const numbersIn = async (userId: string, box: string) =>
  ((await life.get(userId, `/api/manage/apprbox/${box}?limit=300`)).body.data as BoxRow[]).map(
    ({ apprRqstNo }) => apprRqstNo,
  )
const may = async (userId: string) =>
  (await view(userId)).allowed.filter(({ reasons }) => reasons.length === 0).map(({ action }) => action)

const group = { parallelGrp: 1 }
const steps = [
  { stepKindCd: 'ASK04', userId: 'saf01', ...group },
  { stepKindCd: 'ASK04', userId: 'env01', ...group },
  { stepKindCd: 'ASK05', userId: 'issuer01' },
  { stepKindCd: 'ASK05', userId: 'sys01' },
  { stepKindCd: 'ASK07', userId: 'safhead01' },
  { stepKindCd: 'ASK08', userId: 'rqst01' },
]

/**
 * One request from the first words to the written right: rejected once, agreed to by a deputy, given by two.
 */
describe('the life of a document', () => {
  it('starts with a form that names the fixed approvers and the lines to choose from', async () => {
    requestNo = await life.write('emp01', { authGrpNo: 3, toYmd: '2026-12-20' })
    const { data } = (
      await life.get('emp01', `/api/manage/apprrequest/form?taskClassNm=authRequest&apprBizKey=${requestNo}`)
    ).body
    expect(data).toMatchObject({
      apprBizCd: 'ABZ21',
      taskActNm: 'submit',
      formNm: '시스템 권한 신청서',
      previous: null,
    })
    expect(data.steps).toEqual([
      {
        stepKindCd: 'ASK05',
        userId: 'issuer01',
        userNm: '관리감독자01',
        deptNm: '생산1팀',
        positionNm: '팀장',
        parallelGrp: null,
        fixedYn: 'Y',
        rule: { targetCd: 'APT03', because: null },
      },
      {
        stepKindCd: 'ASK05',
        userId: 'sys01',
        userNm: '시스템관리자01',
        deptNm: 'SHE기획팀',
        positionNm: '과장',
        parallelGrp: null,
        fixedYn: 'Y',
        rule: { targetCd: 'APT05', because: null },
      },
    ])
    const lines = data.lines as { apprLineNm: string; problem: string | null }[]
    expect(lines.map(({ apprLineNm }) => apprLineNm)).toEqual(
      expect.arrayContaining(['조장 결재', '권한신청(안전팀 합의)']),
    )
    expect(lines.map(({ apprLineNm }) => apprLineNm)).not.toContain('공사 기본')
  })

  it('is kept as a draft that moves nothing', async () => {
    const body = {
      taskClassNm: 'authRequest',
      apprBizKey: String(requestNo),
      title: '안전담당 권한 신청',
      steps: steps.slice(0, 2),
      draftYn: 'Y',
    }
    const answer = await life.post('emp01', '/api/manage/apprrequest', body)
    expect(answer.status).toBe(201)
    no = answer.body.data.apprRqstNo
    expect(answer.body.data).toMatchObject({
      apprStatusCd: 'APS01',
      docNo: null,
      roundNo: 1,
      title: '안전담당 권한 신청',
    })
    expect(await stateOf()).toBe('draft')
    expect(await numbersIn('emp01', 'draft')).toContain(no)
    expect(await may('emp01')).toEqual(['submit', 'discard'])
    expect((await life.get('issuer01', `${apprPath}/${no}`)).status).toBe(403)
    expect(
      (await life.post('emp01', '/api/manage/apprrequest', { ...body, cont: '다시 저장' })).body.data,
    ).toMatchObject({
      apprRqstNo: no,
      cont: '다시 저장',
    })
  })

  it('cannot be submitted without its fixed steps; then nothing has moved', async () => {
    const answer = await life.put('emp01', `${requestPath}/${requestNo}/submit`, {
      approval: { steps: steps.slice(0, 3) },
    })
    expect([answer.status, reasonsIn(answer)]).toEqual([
      422,
      ['고정 결재단계는 삭제할 수 없습니다: 승인 시스템관리자01'],
    ])
    expect(await stateOf()).toBe('draft')
  })

  it('is submitted with the module’s own transition: snapshot, number, first steps', async () => {
    const answer = await life.put('emp01', `${requestPath}/${requestNo}/submit`, {
      approval: { steps, cont: '검토를 부탁드립니다.' },
    })
    expect([answer.status, answer.body.data.state]).toEqual([200, 'pending'])
    expect(await life.documentOf(requestNo)).toBe(no)
    const { data, steps: stamps, rounds } = await view('emp01')
    expect(data).toMatchObject({
      apprStatusCd: 'APS02',
      roundNo: 1,
      draftUserNm: '부서원01',
      dueDt: '2026-11-25T23:59:00+09:00',
    })
    expect(data.docNo).toMatch(/^AP-YS-2026-\d{4}$/)
    expect(stamps.map(({ userId, stepStatusCd, fixedYn }) => `${userId} ${stepStatusCd} ${fixedYn}`)).toEqual(
      [
        'emp01 ASS03 N',
        'saf01 ASS02 N',
        'env01 ASS02 N',
        'issuer01 ASS01 Y',
        'sys01 ASS01 Y',
        'safhead01 ASS02 N',
        'rqst01 ASS01 N',
      ],
    )
    expect(rounds[0]!.record.fields.map(({ label, text }) => [label, text])).toEqual(
      expect.arrayContaining([
        ['신청자', '부서원01'],
        ['부서', '생산1팀'],
        ['권한그룹', '안전담당'],
        ['종료일', '2026-12-20'],
      ]),
    )
    expect(await numbersIn('saf01', 'wait')).toContain(no)
    expect(await numbersIn('issuer01', 'wait')).not.toContain(no)
    expect(await numbersIn('safhead01', 'reference')).toContain(no)
    expect(await numbersIn('emp01', 'progress')).toContain(no)
  })

  it('a document can be read by those with a part in it and by nobody else, and each refusal is in the audit trail', async () => {
    for (const userId of ['emp01', 'saf01', 'sys01', 'safhead01', 'rqst01', 'hq01'])
      expect((await life.get(userId, `${apprPath}/${no}`)).status, userId).toBe(200)
    for (const userId of ['emp02', 'rqst02', 'mgmt21'])
      expect((await life.get(userId, `${apprPath}/${no}`)).status, userId).toBe(403)
    expect((await life.act('emp02', no, 'approve')).status).toBe(403)
    const { count } = await sql().one<{ count: number }>(
      `select count(*) as count from "auditLog" where "userId" = 'emp02' and "tableNm" = 'apprRqst' and "rowKey" = $1 and "actCd" = 'ACT09'`,
      [String(no)],
    )
    expect(count).toBe(2)
    expect((await life.portal.anonymous.get(`${apprPath}/${no}`)).status).toBe(401)
    expect((await life.get('vnd01a', `${apprPath}/${no}`)).status).toBe(403)
    expect((await life.get('emp01', `${apprPath}/999999`)).status).toBe(404)
  })

  it('parallel agreement works through a deputy, and both names stand on the stamp', async () => {
    const delegation = {
      toUserId: 'hea01',
      delegateKindCd: 'DLG01',
      fromDt: '2026-11-20 00:00',
      toDt: '2026-11-21 23:59',
      reason: '외부 회의',
    }
    expect((await life.post('env01', '/api/manage/apprdelegate', delegation)).status).toBe(201)
    // The step had arrived before the delegation, so it is handed over at once.
    expect(await numbersIn('env01', 'wait')).not.toContain(no)
    const waiting = (await life.get('hea01', '/api/manage/apprbox/wait')).body.data as BoxRow[]
    expect(waiting.find(({ apprRqstNo }) => apprRqstNo === no)).toMatchObject({
      originalUserNm: '환경담당01',
      waitingUserNms: ['안전담당01', '보건관리자01'],
    })
    expect((await life.act('saf01', no, 'approve')).body.message).toBe(
      '합의 단계는 동의 또는 반대로 처리해 주세요.',
    )
    expect((await life.act('saf01', no, 'agree', { agreeYn: 'Y', opinion: '동의합니다.' })).status).toBe(200)
    expect((await life.act('issuer01', no, 'approve')).body.message).toBe('현재 결재 차례가 아닙니다.')
    expect(await may('hea01')).toEqual(['agree'])
    const answer = await life.act('hea01', no, 'agree', { agreeYn: 'Y' })
    expect(answer.status).toBe(200)
    const stamp = (answer.body as ApprovalView).steps.find(({ userId }) => userId === 'env01')
    expect(stamp).toMatchObject({
      mark: '대결 보건관리자01 (원 결재자 환경담당01)',
      daegyulYn: 'Y',
      stepStatusCd: 'ASS07',
      actUserId: 'hea01',
    })
    expect(await numbersIn('env01', 'after')).toContain(no)
    expect((await life.act('env01', no, 'seen')).status).toBe(200)
    expect(await numbersIn('env01', 'after')).not.toContain(no)
    expect((await life.act('env01', no, 'seen')).status).toBe(409)
    expect((await view('emp01')).steps.find(({ userId }) => userId === 'env01')?.stepStatusCd).toBe('ASS08')
  })

  it('comes back with a reason; the rest of the line is cancelled and the record is told', async () => {
    expect((await life.act('emp01', no, 'withdraw')).body.message).toBe(
      '이미 결재가 진행되어 회수할 수 없습니다.',
    )
    expect((await life.act('issuer01', no, 'reject')).body).toMatchObject({
      returnCode: 400,
      message: '반려 사유를 입력해 주세요.',
    })
    expect((await life.act('issuer01', no, 'reject', { opinion: '안됨' })).body.message).toBe(
      '사유를 5자 이상 입력해 주세요.',
    )
    expect((await life.act('issuer01', no, 'hold', { opinion: '' })).body.message).toBe(
      '보류 사유를 입력해 주세요.',
    )
    expect(
      (await life.act('issuer01', no, 'hold', { opinion: '기간을 확인 중입니다.' })).body.data.apprStatusCd,
    ).toBe('APS03')
    expect(await may('issuer01')).toEqual(['approve', 'reject'])
    expect(
      (await life.act('issuer01', no, 'reject', { opinion: '신청기간을 한 주로 줄여 주세요.' })).body.data
        .apprStatusCd,
    ).toBe('APS04')
    expect(await stateOf()).toBe('rejected')
    expect(await numbersIn('emp01', 'rejected')).toContain(no)
    expect((await view('emp01')).steps.find(({ userId }) => userId === 'sys01')?.stepStatusCd).toBe('ASS09')
    expect(await may('emp01')).toEqual(['submit', 'discard'])
  })

  it('goes into its second round with what has changed, old → new', async () => {
    const { data } = (
      await life.get('emp01', `/api/manage/apprrequest/form?taskClassNm=authRequest&apprBizKey=${requestNo}`)
    ).body
    expect(data.previous).toMatchObject({ apprRqstNo: no, opinion: '신청기간을 한 주로 줄여 주세요.' })
    expect(data.steps).toHaveLength(6)
    await life.change('emp01', `${requestPath}/${requestNo}`, {
      toYmd: '2026-11-27',
      reason: '한 주 동안의 안전점검 자료 정리를 위해 신청합니다.',
    })
    expect((await life.put('emp01', `${requestPath}/${requestNo}/submit`, {})).status).toBe(200)
    const document = await view('issuer01')
    expect(document.data).toMatchObject({ roundNo: 2, apprStatusCd: 'APS02' })
    expect(document.diff?.fields).toEqual([
      { name: 'toYmd', label: '종료일', old: '2026-12-20', new: '2026-11-27' },
      {
        name: 'reason',
        label: '신청사유',
        old: '정기보수 기간의 업무 지원을 위해 신청합니다.',
        new: '한 주 동안의 안전점검 자료 정리를 위해 신청합니다.',
      },
    ])
    expect(document.rounds.map(({ roundNo }) => roundNo)).toEqual([2, 1])
    expect(document.opinions.map(({ opinion }) => opinion)).toContain('신청기간을 한 주로 줄여 주세요.')
    expect(document.link).toMatchObject({
      taskClassNm: 'authRequest',
      taskKey: String(requestNo),
      frontEndUrl: 'my/auth/authRequest',
    })
  })

  it('ends with the last signature, which writes the right in the same moment', async () => {
    expect((await life.get('rqst01', `${apprPath}/${no}`)).status).toBe(200)
    for (const userId of ['saf01', 'hea01'])
      expect((await life.act(userId, no, 'agree', { agreeYn: 'Y' })).status, userId).toBe(200)
    expect((await life.act('issuer01', no, 'approve', { opinion: '기간이 보완되었습니다.' })).status).toBe(
      200,
    )
    const menus = async () => JSON.stringify((await life.get('emp01', '/menus')).body).length
    const before = await menus()
    expect((await life.act('sys01', no, 'approve')).body.data).toMatchObject({
      apprStatusCd: 'APS06',
      doneDt: '2026-11-20T09:00:00+09:00',
    })
    expect(await stateOf()).toBe('approved')
    expect(
      await sql().one(
        `select "settingYn", "fromYmd", "toYmd", "createUserId" from "userAuthGrp" where "userId" = 'emp01' and "authGrpNo" = 3`,
      ),
    ).toEqual({
      settingYn: 'Y',
      fromYmd: '2026-11-20',
      toYmd: '2026-11-27',
      createUserId: 'sys01',
    })
    await expect.poll(menus).toBeGreaterThan(before)
    expect(await numbersIn('rqst01', 'reference')).toContain(no)
    for (const userId of ['emp01', 'issuer01', 'hea01'])
      expect(await numbersIn(userId, 'done'), userId).toContain(no)
    expect(await may('emp01')).toEqual(['cancel'])
    expect(await may('sys01')).toEqual([])
  })

  it('the trail keeps who moved the document when and why, and the trail of rights keeps who asked and who gave', async () => {
    const { history } = await view('emp01')
    expect(
      history
        .toReversed()
        .map(({ actNm, fromStatCd, toStatCd, userId }) => `${actNm} ${fromStatCd}→${toStatCd} ${userId}`),
    ).toEqual([
      '임시저장 null→APS01 emp01',
      '임시저장 APS01→APS01 emp01',
      '상신 APS01→APS02 emp01',
      '합의 동의 APS02→APS02 saf01',
      '합의 동의 APS02→APS02 hea01',
      '후열확인 APS02→APS02 env01',
      '보류 APS02→APS03 issuer01',
      '반려 APS03→APS04 issuer01',
      '재상신 APS04→APS02 emp01',
      '합의 동의 APS02→APS02 saf01',
      '합의 동의 APS02→APS02 hea01',
      '승인 APS02→APS02 issuer01',
      '승인 APS02→APS06 sys01',
    ])
    const trail = await sql().query<{ userId: string; diff: Record<string, unknown> }>(
      `select "userId", "diff" from "auditLog" where "tableNm" = 'userAuthGrp' and "actCd" = 'ACT07' and "diff" ? 'requestedBy' order by "auditNo" desc limit 1`,
    )
    expect(trail[0]).toMatchObject({
      userId: 'sys01',
      diff: { requestedBy: [null, 'emp01'], approvedBy: [null, 'sys01'] },
    })
    const states = (await life.get('emp01', `${requestPath}/${requestNo}/history`)).body.data.states as {
      actNm: string
      userId: string
    }[]
    expect(states[0]).toMatchObject({ actNm: '승인', userId: 'sys01' })
  })

  it('cannot be changed any more, in no way', async () => {
    for (const act of ['approve', 'reject', 'hold', 'withdraw', 'discard', 'final'])
      expect((await life.act('sys01', no, act, { opinion: '되돌리려 합니다.' })).status, act).toBe(409)
    const statements = [
      `update "apprRqst" set "title" = 'x' where "apprRqstNo" = $1`,
      `update "apprRqst" set "apprStatusCd" = 'APS02' where "apprRqstNo" = $1`,
      `delete from "apprRqst" where "apprRqstNo" = $1`,
      `update "apprStep" set "opinion" = 'x' where "apprRqstNo" = $1 and "userId" = 'issuer01'`,
      `update "apprStep" set "stepStatusCd" = 'ASS03' where "apprRqstNo" = $1 and "userId" = 'env01' and "roundNo" = 1`,
      `update "apprStep" set "userId" = 'emp02' where "apprRqstNo" = $1`,
      `delete from "apprStep" where "apprRqstNo" = $1`,
      `insert into "apprStep" ("apprRqstNo", "roundNo", "seq", "stepKindCd", "userId", "stepStatusCd") values ($1, 2, 9, 'ASK05', 'emp02', 'ASS02')`,
      `update "apprSnapshot" set "record" = '{}' where "apprRqstNo" = $1`,
      `delete from "apprSnapshot" where "apprRqstNo" = $1`,
    ]
    for (const statement of statements)
      await expect(sql().query(statement, [no]), statement).rejects.toThrow(
        /append only|closed approval|acted approval/,
      )
  })

  it('keeps the record as it was signed', async () => {
    await sql().query(
      `update "authRequest" set "reason" = '나중에 바꾼 글입니다.' where "authRequestNo" = $1`,
      [requestNo],
    )
    const record: Snapshot = (await view('issuer01')).rounds[0]!.record
    expect(record.fields.find(({ name }) => name === 'reason')?.text).toBe(
      '한 주 동안의 안전점검 자료 정리를 위해 신청합니다.',
    )
  })

  it('lets a new document of the same person follow only on a new request', async () => {
    expect((await life.put('emp01', `${requestPath}/${requestNo}/submit`, {})).status).toBe(409)
    expect(
      await life.submit('emp01', undefined, { authGrpNo: 5, toYmd: addDays(life.day, 5) }),
    ).toBeGreaterThan(no)
  })

  it('gives a right that somebody already has its new period', async () => {
    const given = async (days: number) => {
      const again = await life.submit('watch01', undefined, { authGrpNo: 4, toYmd: addDays(life.day, days) })
      for (const userId of ['issuer01', 'sys01'])
        expect((await life.act(userId, again, 'approve')).status).toBe(200)
      return sql().query<{ toYmd: string }>(
        `select "toYmd" from "userAuthGrp" where "userId" = 'watch01' and "authGrpNo" = 4`,
      )
    }
    expect(await given(5)).toEqual([{ toYmd: addDays(life.day, 5) }])
    expect(await given(20)).toEqual([{ toYmd: addDays(life.day, 20) }])
  })
})
