import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '../../core/shared/dates.ts'
import { reasonsIn, requestPath, startApprovalLife, type ApprovalLife } from '../../../test/approval-life.ts'
import type { ApprovalView } from './approval-answers.rule.ts'
import { approvalRefusals } from './approval-acts.texts.ts'

let life: ApprovalLife
let closedNo: number
let requestNo: number
beforeAll(async () => {
  life = await startApprovalLife('2026-11-20T09:00:00+09:00')
  await life.portal.engine.database.query('delete from "apprDelegate"')
  closedNo = await life.submit('emp01', undefined, { authGrpNo: 3 })
  requestNo = Number((await view('emp01', closedNo)).link.taskKey)
  for (const userId of ['issuer01', 'sys01'])
    expect((await life.act(userId, closedNo, 'approve')).status).toBe(200)
})
afterAll(() => life?.close())

const sql = () => life.portal.engine.database
const view = async (userId: string, no: number) => (await life.view(userId, no)) as unknown as ApprovalView
const recordState = async () =>
  (await life.get('emp01', `${requestPath}/${requestNo}`)).body.data.state as string
const right = () =>
  sql().one<{ settingYn: string }>(
    `select "settingYn" from "userAuthGrp" where "userId" = 'emp01' and "authGrpNo" = 3`,
  )
const cancelReasons = async (userId: string, no: number) =>
  (await view(userId, no)).allowed
    .find(({ action }) => action === 'cancel')!
    .reasons.map(({ message }) => message)
const ask = (userId: string, cont?: string) =>
  life.post(userId, '/api/manage/apprrequest', {
    taskClassNm: 'authRequest',
    apprBizKey: String(requestNo),
    taskActNm: 'requestCancel',
    ...(cont !== undefined && { cont }),
  })
const reason = '업무가 일찍 끝나 권한이 더 필요하지 않습니다.'
let cancelNo: number

/** admin 4.2: APS06 취소요청 → new request, by 기안자, only if the module allows, never edits the closed one. */
describe('취소요청 of a closed document', () => {
  it('is offered to the drafter of a closed document alone, with a reason', async () => {
    expect(await cancelReasons('emp01', closedNo)).toEqual([])
    expect(await cancelReasons('issuer01', closedNo)).toEqual([String(approvalRefusals.drafterOnly())])
    expect(
      (
        await life.get(
          'emp01',
          `/api/manage/apprrequest/form?taskClassNm=authRequest&apprBizKey=${requestNo}&taskActNm=requestCancel`,
        )
      ).body.data,
    ).toMatchObject({
      cancelDocNo: expect.stringMatching(/^AP-YS-2026-/),
      taskActNm: 'requestCancel',
      previous: null,
    })
    const silent = await ask('emp01')
    expect([silent.status, silent.body.fields[0].message]).toEqual([
      400,
      String(approvalRefusals.cancelReasonNeeded()),
    ])
    const short = await ask('emp01', '아니')
    expect([short.status, short.body.fields[0].path]).toEqual([400, 'cont'])
    expect([(await ask('issuer01', reason)).status, await recordState()]).toEqual([403, 'approved'])
  })

  it('opens a new document beside the closed one, which stays as it is', async () => {
    const before = await sql().one('select * from "apprRqst" where "apprRqstNo" = $1', [closedNo])
    const answer = await ask('emp01', reason)
    expect(answer.status).toBe(201)
    const asked = answer.body as unknown as ApprovalView
    cancelNo = asked.data.apprRqstNo
    expect(cancelNo).not.toBe(closedNo)
    expect(asked.data).toMatchObject({ apprStatusCd: 'APS02', cont: reason, cancelRqstNo: closedNo })
    expect(asked.data.title).toMatch(/^취소요청: /)
    expect(asked.cancel.of).toMatchObject({ apprRqstNo: closedNo, apprStatusCd: 'APS06' })
    expect(await sql().one('select * from "apprRqst" where "apprRqstNo" = $1', [closedNo])).toEqual(before)
    expect([await recordState(), (await right()).settingYn]).toEqual(['cancelPending', 'Y'])
    expect((await view('emp01', closedNo)).cancel.by).toMatchObject({
      apprRqstNo: cancelNo,
      apprStatusCd: 'APS02',
    })
    expect(await cancelReasons('emp01', closedNo)).toEqual([
      '원문의 현재 상태에서는 취소를 요청할 수 없습니다.',
    ])
    expect((await ask('emp01', reason)).status).toBe(409)
  })

  it('rejected, leaves the record approved and may be asked for again', async () => {
    expect(
      (await life.act('issuer01', cancelNo, 'reject', { opinion: '점검 기간까지 필요합니다.' })).status,
    ).toBe(200)
    expect([await recordState(), (await right()).settingYn]).toEqual(['approved', 'Y'])
    const again = await ask('emp01', `${reason} 팀장과 협의하였습니다.`)
    expect([again.status, again.body.data.apprRqstNo, again.body.data.roundNo]).toEqual([201, cancelNo, 2])
  })

  it('taken back before anybody signed, leaves the record approved', async () => {
    expect((await life.act('emp01', cancelNo, 'withdraw')).status).toBe(200)
    expect([await recordState(), (await right()).settingYn]).toEqual(['approved', 'Y'])
    expect((await ask('emp01', reason)).status).toBe(201)
  })

  it('approved, undoes the record in the same moment and tells who had signed', async () => {
    expect((await life.act('issuer01', cancelNo, 'approve')).status).toBe(200)
    expect((await right()).settingYn).toBe('Y')
    expect((await life.act('sys01', cancelNo, 'approve')).body.data.apprStatusCd).toBe('APS06')
    expect([await recordState(), (await right()).settingYn]).toEqual(['cancelled', 'N'])
    const told = await sql().query<{ userId: string }>(
      `select "userId" from "noti" where "eventCd" = 'APPR_DONE' and "linkUrl" like '%no=' || $1 order by 1`,
      [String(cancelNo)],
    )
    expect(told.map(({ userId }) => userId)).toEqual(['emp01', 'issuer01'])
    const { data, cancel } = await view('emp01', closedNo)
    expect([data.apprStatusCd, cancel.by?.apprStatusCd]).toEqual(['APS06', 'APS06'])
  })

  it('a cancellation cannot itself be undone, and neither can an approval that the record has left behind', async () => {
    expect(await cancelReasons('emp01', cancelNo)).toEqual([String(approvalRefusals.noCancel())])
    expect((await ask('emp01', reason)).status).toBe(409)
  })

  it('does not cut a right that another period is a part of', async () => {
    const [first, second] = [5, 20].map((days) => ({ authGrpNo: 4, toYmd: addDays(life.day, days) }))
    let key = ''
    for (const over of [first, second]) {
      const no = await life.submit('watch01', undefined, over)
      key ||= (await view('watch01', no)).link.taskKey
      for (const userId of ['issuer01', 'sys01'])
        expect((await life.act(userId, no, 'approve')).status).toBe(200)
    }
    const answer = await life.put('watch01', `${requestPath}/${key}/requestCancel`, {
      approval: { cont: reason },
    })
    expect(answer.status).toBe(422)
    expect(reasonsIn(answer)).toEqual([
      '다른 기간과 합쳐진 권한은 시스템관리자가 사용자권한에서 직접 해제해야 합니다.',
    ])
  })

  it('is refused where the module has no way back', async () => {
    const other = await sql().one<{ no: number }>(
      `insert into "apprRqst" ("title", "apprBizCd", "taskClassNm", "apprBizKey", "taskActNm", "draftUserId", "apprStatusCd", "roundNo", "createUserId", "updateUserId")
       values ('물질안전보건자료', 'ABZ22', 'msds', '1', 'submit', 'emp01', 'APS06', 1, 'emp01', 'emp01') returning "apprRqstNo" as no`,
    )
    expect(await cancelReasons('emp01', other.no)).toEqual([String(approvalRefusals.noCancel())])
  })
})
