import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  act,
  as,
  clock,
  create,
  dayOf,
  done,
  finished,
  force,
  inProgress,
  path,
  plan,
  portal,
  said,
  savePlan,
  sql,
  startImprovements,
  stored,
  today,
  upload,
  type Body,
} from '../../../test/improvement-life.ts'
import { addDays } from '../../core/shared/dates.ts'
import {
  improvementTransitions,
  type ImprovementAction,
  type ImprovementState,
} from './improvement/improvement-transitions.rule.ts'
import { improvementClock } from './improvement/improvement-clock.server.ts'
import { refusals } from './improvement/improvement-refusals.texts.ts'

/** What somebody saw who calls an effect fit. */
const effect = { commentTxt: '난간이 고정되어 있고 같은 지적이 없었습니다.' }
beforeAll(startImprovements)
afterAll(() => portal?.close())

describe('the life of an improvement', () => {
  test('a matter is requested, received, assigned, planned, done, verified by another person and closed, and who, when and why are recorded', async () => {
    const imprNo = await inProgress()
    expect((await stored(imprNo))['gradeCd']).toBe('L')
    expect(dayOf((await stored(imprNo))['dueDt'])).toBe(addDays(today, 60))
    expect(said(await act('issuer01', imprNo, 'complete'))).toContain(String(refusals.noRoot()))
    expect(said(await savePlan('issuer01', imprNo, [plan({ planYmd: addDays(today, 61) })]))).toContain(
      '예정일은 기한',
    )
    expect(said(await savePlan('issuer01', imprNo, [plan({ actionTypeCd: 'TEMP' })]))).toContain(
      '임시조치는 종료일을 입력해 주세요.',
    )
    expect((await savePlan('issuer01', imprNo, [plan()])).status).toBe(200)
    expect(said(await act('issuer01', imprNo, 'complete'))).toContain(String(refusals.rootUndone()))
    expect((await savePlan('issuer01', imprNo, [finished({ mocNeedYn: 'Y' })])).status).toBe(200)
    expect(said(await act('issuer01', imprNo, 'complete'))).toContain(String(refusals.moc()))
    expect((await savePlan('issuer01', imprNo, [finished()])).status).toBe(200)
    await done('issuer01', imprNo, 'complete')
    // The doer is of the same department as who asked; four eyes all the same (IMP-06).
    expect(said(await act('issuer01', imprNo, 'startVerify'))).toContain(
      '조치자와 검증자는 같을 수 없습니다.',
    )
    await done('saf01', imprNo, 'startVerify')
    expect(
      said(
        await act('saf01', imprNo, 'passAndClose', {
          freqAft: 2,
          sevAft: 3,
          commentTxt: '난간을 흔들어 보고 고정을 확인하였습니다.',
        }),
      ),
    ).toContain('개선 후 위험도가 낮아지지 않았습니다. 사유를 입력해 주세요.')
    const closed = await done('saf01', imprNo, 'passAndClose', {
      freqAft: 1,
      sevAft: 3,
      commentTxt: '난간을 흔들어 보고 고정을 확인하였습니다.',
    })
    expect(closed).toMatchObject({
      state: 'closed',
      riskBef: 6,
      riskAft: 3,
      verifies: [{ verifyUserId: 'saf01', resultCd: 'OK', riskAft: 3 }],
    })
    await done('emp01', imprNo, 'thank', { satisScore: 5 })
    expect(said(await act('emp01', imprNo, 'thank', { satisScore: 4 }))).toContain(String(refusals.thanked()))
    const history = (await (await as('saf01')).get(`${path}/${imprNo}/history`)).body.data.states as {
      actNm: string
      userId: string
    }[]
    expect(history.map(({ actNm, userId }) => `${actNm} ${userId}`).toReversed()).toEqual([
      '등록 emp01',
      '요청 emp01',
      '접수 saf01',
      '배정 saf01',
      '수락 issuer01',
      '조치완료 issuer01',
      '검증시작 saf01',
      '적합·종결 saf01',
      '만족도 회신 emp01',
    ])
    const told = await sql().query<{ eventCd: string }>(
      `select "eventCd" from "noti" where "userId" = 'emp01' and "linkUrl" like $1 order by "notiNo"`,
      [`%no=${imprNo}`],
    )
    expect(told.map(({ eventCd }) => eventCd)).toEqual(['IMPR_RECEIVED', 'IMPR_CLOSED'])
  })

  test('a matter that the coordinator puts right is verified by another coordinator or by the head of the asking department, whatever its grade', async () => {
    const imprNo = await inProgress({}, { grade: 'M' })
    const head = await sql().one<{ headUserId: string }>(
      `select d."headUserId" from "improvement" i join "dept" d on d."deptCd" = i."reqDeptCd" where i."imprNo" = $1`,
      [imprNo],
    )
    await force(imprNo, 'verifying', { actUserId: 'emp02', doneDt: `${today}T08:00:00+09:00` })
    const failing = { reason: '용접부에 균열이 남아 있습니다.' }
    expect(said(await act(head.headUserId, imprNo, 'fail', failing))).toBe(
      `403 ${String(refusals.coordinator())}`,
    )
    await force(imprNo, 'verifying', { actUserId: 'saf01' })
    expect(said(await act('saf01', imprNo, 'fail', failing))).toContain('조치자와 검증자는 같을 수 없습니다.')
    await done(head.headUserId, imprNo, 'fail', failing)
    await force(imprNo, 'verifying', { actUserId: 'saf01' })
    await done('saf02', imprNo, 'fail', failing)
  })

  test('a person to whom the matter was assigned before cannot verify it either', async () => {
    const imprNo = await inProgress({}, { grade: 'M' })
    const give = async (actUserId: string) =>
      (await as('saf02')).put(`${path}/bulk`, {
        imprNos: [imprNo],
        actUserId,
        reason: '담당자가 바뀌었습니다.',
      })
    expect(said(await give('saf01'))).toMatch(/^200/)
    expect(said(await give('gas01'))).toMatch(/^200/)
    await savePlan('gas01', imprNo, [finished()])
    await done('gas01', imprNo, 'complete')
    expect(said(await act('saf01', imprNo, 'startVerify'))).toContain('조치자와 검증자는 같을 수 없습니다.')
    await done('saf02', imprNo, 'startVerify')
  })

  test('a refused check gives half of the time again and counts', async () => {
    const imprNo = await inProgress()
    await savePlan('issuer01', imprNo, [{ ...finished(), planYmd: addDays(today, 45) }])
    await done('issuer01', imprNo, 'complete')
    await done('saf01', imprNo, 'startVerify')
    expect(said(await act('saf01', imprNo, 'fail', { reason: '짧음' }))).toContain('사유를 5자 이상')
    expect(await done('saf01', imprNo, 'fail', { reason: '용접부에 균열이 남아 있습니다.' })).toMatchObject({
      state: 'inProgress',
      reopenCnt: 1,
      doneDt: null,
    })
    expect(dayOf((await stored(imprNo))['dueDt'])).toBe(addDays(today, 30))
    // What was planned for later is planned for the nearer due day, so that the doer can report.
    const planned = (await (await as('issuer01')).get(`${path}/${imprNo}`)).body.data.actions as Body[]
    expect(planned[0]!['planYmd']).toBe(addDays(today, 30))
    // An action that a check refused does not count as done until another one is done.
    expect(said(await act('issuer01', imprNo, 'complete'))).toContain(String(refusals.rootRefused()))
    const [action] = (await (await as('issuer01')).get(`${path}/${imprNo}`)).body.data.actions as Body[]
    expect(action!['statCd']).toBe('N')
    const again = { ...action, statCd: 'V', doDesc: '균열을 갈아 내고 다시 용접하였습니다.' }
    expect((await savePlan('issuer01', imprNo, [again])).status).toBe(200)
    expect(await done('issuer01', imprNo, 'complete')).toMatchObject({
      state: 'done',
      actions: [{ statCd: 'D' }],
    })
  })

  test('a matter of grade H: temporary measure at once, strong control, effect after 90 days, closing signed by the head of the site', async () => {
    const imprNo = await inProgress({ freqBef: 3, sevBef: 5 }, { grade: 'H' })
    expect(said(await savePlan('issuer01', imprNo, [finished()]))).toContain(
      '긴급·상 등급은 오늘 할 임시조치를 함께 등록해 주세요.',
    )
    const temporary = plan({
      actionTypeCd: 'TEMP',
      ctrlLvlCd: '2',
      planYmd: today,
      endYmd: addDays(today, 5),
      doDesc: '출입을 막았습니다.',
      doneDt: `${today}T08:00:00+09:00`,
    })
    expect((await savePlan('issuer01', imprNo, [temporary, finished({ ctrlLvlCd: '2' })])).status).toBe(200)
    expect(said(await act('issuer01', imprNo, 'complete'))).toContain(String(refusals.weak()))
    expect(
      (await act('saf01', imprNo, 'justify', { reason: '다른 방법이 없어 관리적 대책으로 합니다.' })).status,
    ).toBe(403)
    await done('mgmt01', imprNo, 'justify', { reason: '다른 방법이 없어 관리적 대책으로 합니다.' })
    await done('issuer01', imprNo, 'complete')
    await done('saf01', imprNo, 'startVerify')
    expect(
      said(
        await act('saf01', imprNo, 'passAndClose', {
          freqAft: 1,
          sevAft: 5,
          commentTxt: '난간을 흔들어 보고 고정을 확인하였습니다.',
        }),
      ),
    ).toContain('효과확인 또는 종결결재가 필요한 등급입니다.')
    expect(
      said(
        await act('saf01', imprNo, 'pass', {
          freqAft: 1,
          sevAft: 5,
          commentTxt: '난간을 흔들어 보고 고정을 확인하였습니다.',
        }),
      ),
    ).toContain(String(refusals.visit()))
    await upload('saf01', imprNo, 'visit', 81)
    expect(
      await done('saf01', imprNo, 'pass', {
        freqAft: 1,
        sevAft: 5,
        commentTxt: '난간을 흔들어 보고 고정을 확인하였습니다.',
      }),
    ).toMatchObject({
      state: 'effectPending',
      effectYmd: addDays(today, 90),
      actions: [{ statCd: 'V' }, { statCd: 'V' }],
    })
    const { pictures } = (await (await as('saf01')).get(`${path}/${imprNo}/more`)).body.data as {
      pictures: { taskFlag: string; imprVerifyNo: number | null }[]
    }
    expect(pictures.map(({ taskFlag, imprVerifyNo }) => [taskFlag, typeof imprVerifyNo])).toEqual([
      ['visit', 'number'],
    ])
    // '적합' is no answer by itself.
    for (const unseen of [{}, { commentTxt: '적합' }])
      for (const fit of ['confirmEffect', 'submitClosing'] as const)
        expect((await act('saf01', imprNo, fit, unseen)).body.fields).toMatchObject([{ path: 'commentTxt' }])
    expect(said(await act('saf01', imprNo, 'confirmEffect', effect))).toContain(
      String(refusals.approvalNeeded()),
    )
    expect(said(await act('saf01', imprNo, 'submitClosing', effect))).toContain(
      String(refusals.effectEarly({ day: addDays(today, 90) })),
    )
    clock.set(`${addDays(today, 91)}T09:00:00+09:00`)
    await improvementClock(portal.engine)
    const hints = await sql().query(
      `select 1 from "noti" where "eventCd" = 'IMPR_EFFECT' and "userId" = 'saf01' and "linkUrl" like $1`,
      [`%no=${imprNo}`],
    )
    expect(hints).toHaveLength(1)
    expect(
      await done('saf01', imprNo, 'submitClosing', {
        ...effect,
        approval: { title: '종결 신청', cont: '효과를 확인하였습니다.' },
      }),
    ).toMatchObject({ state: 'closing' })
    const { docNo } = await sql().one<{ docNo: number }>(
      `select "apprRqstNo" as "docNo" from "apprRqst" where "taskClassNm" = 'improvement' and "apprBizKey" = $1`,
      [String(imprNo)],
    )
    expect((await (await as('mgmt01')).put(`/api/manage/appr/${docNo}/approve`, {})).status).toBe(200)
    expect((await stored(imprNo))['state']).toBe('closed')
    clock.set(`${today}T09:00:00+09:00`)
  })

  test('an effect that does not hold takes it up again, one grade higher; the same finding says so by itself', async () => {
    const imprNo = await inProgress({ placeNm: '효과 시험장', hazardTypeCd: 'LEAK' }, { grade: 'M' })
    await savePlan('issuer01', imprNo, [finished()])
    await done('issuer01', imprNo, 'complete')
    await done('saf01', imprNo, 'startVerify')
    await done('saf01', imprNo, 'pass', {
      freqAft: 1,
      sevAft: 2,
      commentTxt: '난간을 흔들어 보고 고정을 확인하였습니다.',
    })
    clock.set(`${addDays(today, 31)}T09:00:00+09:00`)
    const again = await create({ placeNm: '효과  시험장', hazardTypeCd: 'LEAK' })
    expect((await stored(again))['recurOfNo']).toBeNull()
    const more = (await (await as('saf01')).get(`${path}/${again}/more`)).body.data as {
      repeats: { imprNo: number }[]
    }
    expect(more.repeats.map((each) => each.imprNo)).toEqual([imprNo])
    const day = addDays(today, 30)
    const checks = (await (await as('saf01')).get(`${path}/effects?from=${day}&to=${day}`)).body
      .data as object[]
    expect(checks).toMatchObject([{ imprNo, effectYmd: day, recurrences: 1 }])
    expect((await (await as('saf01')).get(`${path}/effects?from=${day}`)).status).toBe(400)
    expect(said(await act('saf01', imprNo, 'confirmEffect', effect))).toContain('같은 지적이 다시 나왔습니다')
    expect(
      await done('saf01', imprNo, 'failEffect', { reason: '같은 곳에서 다시 누출되었습니다.' }),
    ).toMatchObject({
      state: 'inProgress',
      gradeCd: 'H',
      reopenCnt: 1,
    })
    clock.set(`${today}T09:00:00+09:00`)
  })

  test('a finding that was closed within 180 days is a recurrence, one grade higher; later it is not; closed ones reopen within 180 days', async () => {
    const first = await create({ placeNm: '재발 시험장' })
    await force(first, 'closed', { closeDt: `${today}T08:00:00+09:00`, doneDt: `${today}T07:00:00+09:00` })
    const recurNo = await create({ placeNm: '재발시험장' })
    await force(recurNo, 'requested')
    const second = await stored(recurNo)
    expect([second['recurOfNo'], second['gradeCd']]).toEqual([first, 'M'])
    clock.set(`${addDays(today, 181)}T09:00:00+09:00`)
    expect((await stored(await create({ placeNm: '재발 시험장' })))['recurOfNo']).toBeNull()
    const again = { reason: '같은 곳이 다시 흔들립니다.', recurNo }
    expect(said(await act('saf01', first, 'reopen', again))).toContain(
      String(refusals.reopenLate({ days: 180 })),
    )
    clock.set(`${addDays(today, 20)}T09:00:00+09:00`)
    expect(await done('saf01', first, 'reopen', again)).toMatchObject({
      state: 'inProgress',
      reopenCnt: 1,
      recurNo,
    })
    clock.set(`${today}T09:00:00+09:00`)
  })
})

describe('who may', () => {
  const cases: [ImprovementState, ImprovementAction, string, Body, string][] = [
    ['draft', 'request', 'saf01', {}, String(refusals.requester())],
    ['requested', 'receive', 'issuer01', { gradeCd: 'M' }, String(refusals.coordinator())],
    [
      'requested',
      'reject',
      'issuer01',
      { rejCd: '2', reason: '사실이 아닙니다.' },
      String(refusals.coordinator()),
    ],
    ['received', 'assign', 'issuer01', { actOrgCd: 'D', actDeptCd: 'D111' }, String(refusals.coordinator())],
    ['assigned', 'accept', 'saf01', {}, String(refusals.doer())],
    [
      'assigned',
      'handOver',
      'saf01',
      { actDeptCd: 'D121', reason: '정비부서 일입니다.' },
      String(refusals.deptHead()),
    ],
    ['inProgress', 'complete', 'saf01', {}, String(refusals.doer())],
    ['inProgress', 'approveExtension', 'saf01', {}, String(refusals.deptHead())],
    [
      'inProgress',
      'hold',
      'issuer01',
      { holdToYmd: addDays(today, 3), tempMeasure: '출입을 막습니다.', reason: '예산을 기다립니다.' },
      String(refusals.coordinator()),
    ],
    [
      'inProgress',
      'justify',
      'issuer01',
      { reason: '다른 방법이 없기 때문입니다.' },
      String(refusals.siteHead()),
    ],
    ['verifying', 'fail', 'approver01', { reason: '균열이 있습니다.' }, String(refusals.coordinator())],
    ['effectPending', 'confirmEffect', 'issuer01', effect, String(refusals.coordinator())],
    [
      'closed',
      'reopen',
      'issuer01',
      { reason: '같은 곳이 다시 흔들립니다.', recurNo: 1 },
      String(refusals.coordinator()),
    ],
    ['closed', 'thank', 'saf01', { satisScore: 5 }, String(refusals.requester())],
    [
      'received',
      'cancel',
      'emp01',
      { reason: '잘못 올렸습니다.' },
      '요청자 또는 접수·총괄 담당자만 할 수 있습니다.',
    ],
    ['rejected', 'requestAgain', 'saf01', { reason: '내용을 보완하였습니다.' }, String(refusals.requester())],
    ['onHold', 'release', 'issuer01', {}, String(refusals.coordinator())],
  ]
  test.each(cases)('%s: %s not by %s', async (state, action, userId, body, message) => {
    const imprNo = await create()
    await force(imprNo, state, {
      gradeCd: 'L',
      actOrgCd: 'D',
      actDeptCd: 'D111',
      actUserId: null,
      holdFromTxt: 'inProgress',
    })
    const answer = await act(userId, imprNo, action, body)
    expect([answer.status, answer.body.message]).toEqual([403, message])
    expect((await stored(imprNo))['state']).toBe(state)
  })

  test('every act is refused in every state that the table does not name', async () => {
    const imprNo = await create()
    const states = [
      ...new Set(
        Object.values(improvementTransitions).flatMap(({ from }) => from as readonly ImprovementState[]),
      ),
    ]
    for (const [action, transition] of Object.entries(improvementTransitions)) {
      if ('system' in transition) continue
      for (const state of states.filter((each) => !(transition.from as readonly string[]).includes(each))) {
        await force(imprNo, state)
        expect(
          (await act('saf01', imprNo, action, { reason: '열 글자가 넘는 사유입니다' })).status,
          `${action} in ${state}`,
        ).toBe(409)
      }
    }
  })
})
