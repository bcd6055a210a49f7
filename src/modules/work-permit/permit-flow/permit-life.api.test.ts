import { expectTrailOfLife } from '../../../../test/permit-life-trail.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPin } from '../../../../db/seed/seed.ts'
import {
  fieldsOf,
  measuredAt,
  permitPath,
  refusalOf,
  startPermitLife,
  ticksFor,
  doneAndSeen,
  type CheckToTick,
  type PermitLife,
} from '../../../../test/permit-life.ts'
import { lockOff, lockOut } from '../../../../test/loto-life.ts'

let life: PermitLife
let lotoNo: number
let permitNo: number
beforeAll(async () => void (life = await startPermitLife()))
afterAll(() => life.close())

const measured = (measTypeCd: string, time: string, more: object = {}) =>
  measuredAt(life, measTypeCd, time, more)
const put = (userId: string, action: string, body: object = {}) =>
  life.put(userId, `${permitPath}/${permitNo}/${action}`, body)
const stored = async () => (await life.get('issuer03', `${permitPath}/${permitNo}`)).body.data
const confirm = (stage: string) => ticksFor(life, permitNo, stage)

// One permit from the vendor's pen to the closed fire watch; hot work with two supplements needs every head.
describe('the life of a permit', () => {
  it('the vendor writes the permit and asks for it', async () => {
    permitNo = await life.create('vnd03s', await life.hotWork())
    expect(await stored()).toMatchObject({
      state: 'draft',
      riskGradeCd: 'H',
      plantCd: '1000',
      vendorCd: 'V00003',
      workYmd: life.day,
    })
    expect((await put('vnd03s', 'request')).body.data.state).toBe('requested')
  })

  it('the issuer reviews the permit at the place', async () => {
    expect((await put('issuer03', 'startReview')).body.data).toMatchObject({
      state: 'reviewing',
      issuerUserId: 'issuer03',
    })
    const checks = (await stored()).checks as { stageCd: string; killYn: string }[]
    expect(checks.filter(({ stageCd }) => stageCd === 'before').length).toBeGreaterThan(20)
    expect(refusalOf(await put('issuer03', 'requestCooperation'))).toMatchObject({
      status: 422,
      guards: ['siteCheck', 'loto'],
    })
    lotoNo = await lockOut(life, permitNo)
    expect(await put('issuer03', 'sitecheck', { siteCode: 'YS-RX-7K2' })).toMatchObject({ status: 400 })
    await life.act('issuer03', permitNo, 'sitecheck', { siteCode: 'ys-ut-5r1' })
    life.at('10:31', -1)
    expect(refusalOf(await put('issuer03', 'requestCooperation')).guards).toEqual(['siteCheck'])
    await life.act('issuer03', permitNo, 'sitecheck', { siteCode: 'YS-UT-5R1' })
    expect(refusalOf(await put('issuer03', 'finishReview')).guards).toEqual(['cooperation'])
    expect((await put('issuer03', 'requestCooperation')).body.data.state).toBe('cooperating')
  })

  it('the permit needs the department of the switchgear', async () => {
    const [line] = (await stored()).cooperations
    expect(line).toMatchObject({ coopKindCd: 'electric', coopKindNm: '전기', resultCd: 'pending' })
    const answer = { permitCooperationNo: line.permitCooperationNo, resultCd: 'confirmed' }
    expect((await put('fire01', 'cooperation', answer)).status).toBe(403)
    expect(await life.act('coop01', permitNo, 'cooperation', answer)).toMatchObject({
      state: 'approvalPending',
    })
  })

  it('the permit is issued only with every signature of its path', async () => {
    expect((await put('issuer03', 'approve')).status).toBe(403)
    const early = refusalOf(await put('approver01', 'approve'))
    expect(early).toMatchObject({ status: 422, guards: ['signatures'] })
    expect(early.text).toContain('안전담당 협조 서명이 필요합니다.')
    expect(early.text).toContain('안전부서장 서명이 필요합니다.')
    expect((await put('saf01', 'sign', { signRoleCd: 'operationHead' })).status).toBe(403)
    const unsigned = { signRoleCd: 'safetyCooperation', userPwdSHA: undefined }
    expect(await put('saf01', 'sign', unsigned)).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'userPwdSHA' }] },
    })
    expect(await put('saf01', 'sign', { ...unsigned, userPwdSHA: '0'.repeat(64) })).toMatchObject({
      status: 401,
      body: { errorCode: 'WRONG_PASSWORD' },
    })
    const { failCnt } = await life.portal.engine.database.one<{ failCnt: number }>(
      `select "failCnt" from "user" where "userId" = 'saf01'`,
    )
    expect([failCnt, (await stored()).signatures]).toEqual([1, []])
    await life.act('saf01', permitNo, 'sign', { signRoleCd: 'safetyCooperation' })
    await life.act('safhead01', permitNo, 'sign', { signRoleCd: 'safetyHead' })
    expect(await put('approver01', 'approve', { userPwdSHA: undefined })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'userPwdSHA' }] },
    })
    expect((await put('approver01', 'approve')).body.data).toMatchObject({
      state: 'approved',
      approverUserId: 'approver01',
    })
    expect((await stored()).signatures.map(({ signRoleCd }: { signRoleCd: string }) => signRoleCd)).toEqual([
      'safetyCooperation',
      'safetyHead',
      'operationHead',
    ])
  })

  it('the permit does not begin before everything is ready, and says all that is missing', async () => {
    life.at('07:29')
    expect(refusalOf(await put('issuer03', 'start')).guards).toEqual(
      expect.arrayContaining(['startTime', 'killItems', 'gas', 'meeting', 'coSign', 'watcherIn', 'posting']),
    )
    // Who does the work reads the same list before the issuer comes; others are told nothing of it.
    const aheadFor = async (userId: string) =>
      (await life.get(userId, `${permitPath}/${permitNo}/explain`)).body.data.ahead
    expect((await aheadFor('vnd03s')).reasons.map(({ guard }: { guard: string }) => guard)).toEqual(
      expect.arrayContaining(['startTime', 'killItems', 'gas', 'meeting']),
    )
    expect(await aheadFor('approver01')).toBeNull()
    life.at('07:50')
    const pictured = ((await stored()).checks as CheckToTick[]).find(
      ({ stageCd, photoYn }) => stageCd === 'before' && photoYn === 'Y',
    )!
    for (const photoFileNo of [undefined, 1]) {
      const bare = await life.post('vnd03s', `${permitPath}/${permitNo}/checks`, [
        { permitCheckNo: pictured.permitCheckNo, doneYn: 'Y', photoFileNo },
      ])
      expect([bare.status, bare.body.fields]).toEqual([
        400,
        [
          {
            path: '0.photoFileNo',
            message: `사진이 필요한 점검항목입니다. 사진을 올려 확인하세요: ${pictured.itemNm}`,
          },
        ],
      ])
    }
    const needed = await confirm('before')
    const kill = new Set(
      ((await stored()).checks as { permitCheckNo: number; killYn: string }[])
        .filter(({ killYn }) => killYn === 'Y')
        .map(({ permitCheckNo }) => permitCheckNo),
    )
    await doneAndSeen(
      life,
      permitNo,
      needed.filter(({ permitCheckNo }) => kill.has(permitCheckNo)),
    )
    const unfinished = refusalOf(await put('issuer03', 'start'))
    expect([unfinished.guards.includes('killItems'), unfinished.text]).toEqual([
      false,
      expect.stringContaining('검토에서 필요하다고 정한 안전조치'),
    ])
    await doneAndSeen(life, permitNo, needed)
    expect(refusalOf(await put('issuer03', 'start')).guards).not.toContain('neededItems')
    // A picture that is taken away again confirms nothing.
    const away = (delYn: string) =>
      life.portal.engine.database.query(
        `update "attachFile" set "delYn" = $2 where "taskClassNm" = 'workPermit' and "taskKey" = $1 and "taskFlag" = 'image'`,
        [String(permitNo), delYn],
      )
    await away('Y')
    expect(refusalOf(await put('issuer03', 'start')).text).toContain(
      `확인한 사진이 삭제되었습니다. 확인을 풀고 사진을 다시 올리세요: ${pictured.itemNm}`,
    )
    await away('N')
    expect((await life.addPhoto('vnd03s', permitNo)).status).toBeLessThan(300)
    await life.act('vnd03s', permitNo, 'meeting', {
      meetDt: `${life.day} 07:45`,
      riskTxt: '감전과 추락, 화재 위험을 전달하였다.',
      attendCnt: 3,
    })
    const open = refusalOf(await put('issuer03', 'start'))
    expect([open.guards.includes('attend'), open.text]).toEqual([
      true,
      expect.stringContaining('작업직전 점검을 하지 않은 작업자'),
    ])
    const vendorWorkerNo = await life.workerNo('홍석진')
    const digits = (pinPwd: string) => put('vnd03s', 'attend', { vendorWorkerNo, pinPwd, lmraCds: [] })
    const wrong = '739154'
    expect((await digits(wrong)).body.fields).toEqual([
      { path: 'pinPwd', message: '본인 확인번호(PIN)가 다릅니다. (1/5)' },
    ])
    for (const count of [2, 3, 4])
      expect((await digits(wrong)).body.fields[0].message).toContain(`(${count}/5)`)
    for (const guess of [wrong, demoPin])
      expect(await digits(guess)).toMatchObject({
        status: 403,
        body: { message: expect.stringContaining('5회 틀려 30분') },
      })
    await life.portal.engine.database.query(`delete from "loginAttempt" where "attemptKey" = $1`, [
      `WORKER:${vendorWorkerNo}`,
    ])
    await life.attend('vnd03s', permitNo)
    expect(refusalOf(await put('issuer03', 'start')).guards).not.toContain('attend')
    await life.act('vnd03s', permitNo, 'sign', { signRoleCd: 'supervisor' })
    await life.act('vnd03s', permitNo, 'sign', { signRoleCd: 'watcher' })
    expect((await put('vnd03s', 'sign', { signRoleCd: 'watcher' })).status).toBe(409)
    expect(refusalOf(await put('issuer03', 'start')).text).toContain('작업 전 가스측정이 필요합니다.')
  })

  it('the permit refuses thin air and takes good air', async () => {
    expect(await put('vnd03s', 'gas', measured('first', '07:51'))).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'measDt', message: '측정일시는 현재보다 늦을 수 없습니다.' }] },
    })
    expect(fieldsOf(await put('vnd03s', 'gas', measured('first', '07:50', { deviceSn: 'GX-0901' })))).toEqual(
      ['deviceSn'],
    )
    expect(fieldsOf(await put('vnd03s', 'gas', measured('first', '07:50', { testerTxt: '고영찬' })))).toEqual(
      ['testerWorkerNo'],
    )
    expect(fieldsOf(await put('vnd03s', 'gas', measured('periodic', '07:50', { lelPct: 4 })))).toEqual([
      'measTypeCd',
    ])
    expect(fieldsOf(await put('vnd03s', 'gas', measured('first', '07:50', { pointCd: 'side' })))).toEqual([
      'pointCd',
    ])
    await life.act('vnd03s', permitNo, 'gas', measured('first', '07:50', { o2Pct: 17.9 }))
    const thin = refusalOf(await put('issuer03', 'start'))
    expect(thin).toMatchObject({ status: 422, guards: ['gas'] })
    expect(thin.text).toContain(
      '가스측정 부적합: 산소 17.9% (기준 18% 이상 23.5% 미만). 다시 측정할 위치: 중부',
    )
    await life.act('vnd03s', permitNo, 'gas', measured('first', '07:50', { pointCd: 'top' }))
    expect(refusalOf(await put('issuer03', 'start')).guards).toEqual(['gas'])
    await life.act('vnd03s', permitNo, 'gas', measured('first', '07:50'))
    expect((await put('vnd03s', 'start')).status).toBe(403)
    expect((await put('issuer03', 'start')).body.data).toMatchObject({
      state: 'working',
      realStartDt: `${life.day}T07:50:00+09:00`,
      gasDueDt: `${life.day}T09:50:00+09:00`,
    })
  })

  it('the permit stops when the next measurement is 15 minutes late', async () => {
    life.at('09:40')
    await life.act('vnd03s', permitNo, 'gas', measured('periodic', '09:40'))
    expect((await stored()).gasDueDt).toBe(`${life.day}T11:40:00+09:00`)
    life.at('11:54')
    expect(await life.tick()).not.toContain(permitNo)
    life.at('11:55')
    expect(await life.tick()).toContain(permitNo)
    expect(await stored()).toMatchObject({
      state: 'suspended',
      suspReasonCd: 'OVERDUE',
      suspReasonNm: '측정기한 초과',
      gasDueDt: null,
    })
  })

  it('the permit goes on only after a fresh measurement', async () => {
    life.at('12:10')
    const reason = { reason: '측정 담당자를 다시 배치하였습니다.' }
    expect((await put('issuer03', 'resume', { reason: '짧다' })).status).toBe(400)
    expect(refusalOf(await put('issuer03', 'resume', reason)).guards).toEqual(['gas'])
    expect(fieldsOf(await put('vnd03s', 'gas', measured('periodic', '12:10')))).toEqual(['measTypeCd'])
    await life.act('vnd03s', permitNo, 'gas', measured('resume', '12:10', { lelPct: 1 }))
    expect(refusalOf(await put('issuer03', 'resume', reason)).text).toContain('LEL 1.0% (기준 0%)')
    await life.act('vnd03s', permitNo, 'gas', measured('resume', '12:10'))
    expect((await put('issuer03', 'resume', reason)).body.data).toMatchObject({
      state: 'working',
      suspDt: null,
      gasDueDt: `${life.day}T14:10:00+09:00`,
    })
  })

  it('the permit stops at once on gas, and the approver has to agree to go on', async () => {
    life.at('12:20')
    await life.act('vnd03s', permitNo, 'gas', measured('periodic', '12:20', { lelPct: 5 }))
    expect((await stored()).state).toBe('working')
    expect(
      await life.act('vnd03s', permitNo, 'gas', measured('alarm', '12:20', { lelPct: 12 })),
    ).toMatchObject({
      state: 'suspended',
      suspReasonCd: 'GAS',
    })
    life.at('12:40')
    await life.act('vnd03s', permitNo, 'gas', measured('resume', '12:40'))
    const reason = { reason: '누출 부위를 막고 환기하였습니다.' }
    expect(refusalOf(await put('issuer03', 'resume', reason)).guards).toEqual(['resumeApproval'])
    await life.act('approver01', permitNo, 'sign', { signRoleCd: 'resumeApprover' })
    const answer = (lmraCds: string[]) =>
      put('vnd03s', 'attend', { vendorWorkerNo: doubter.vendorWorkerNo, pinPwd: demoPin, lmraCds })
    const doubter = await life.portal.engine.database.one<{ vendorWorkerNo: number }>(
      `select "vendorWorkerNo" from "vendorWorker" where "vendorWorkerNm" = '홍석진'`,
    )
    expect((await answer(['gear'])).status).toBe(200)
    expect(refusalOf(await put('issuer03', 'resume', reason))).toMatchObject({
      guards: ['attend'],
      text: expect.stringContaining('홍석진'),
    })
    expect((await answer([])).status).toBe(200)
    expect((await put('issuer03', 'resume', reason)).status).toBe(200)
  })

  it('the permit goes on after a test run only when the checks were confirmed anew', async () => {
    life.at('13:00')
    await life.act('vnd03s', permitNo, 'suspend', { suspReasonCd: 'TESTRUN' })
    life.at('13:20')
    await life.act('vnd03s', permitNo, 'gas', measured('resume', '13:20'))
    const reason = { reason: '시운전을 마치고 다시 격리하였습니다.' }
    expect(refusalOf(await put('issuer03', 'resume', reason)).guards).toEqual(['killItems', 'neededItems'])
    await doneAndSeen(life, permitNo, await confirm('before'))
    expect((await put('issuer03', 'resume', reason)).status).toBe(200)
  })

  it('the issuer of the next shift takes the permit over with a new measurement', async () => {
    life.at('13:50')
    expect(await put('issuer03', 'sign', { signRoleCd: 'handover' })).toMatchObject({ status: 422 })
    expect((await put('vnd03s', 'sign', { signRoleCd: 'handover' })).status).toBe(403)
    const signed = await life.act('issuer13', permitNo, 'sign', { signRoleCd: 'handover' })
    expect(signed).toMatchObject({ shiftDueDt: `${life.day}T14:00:00+09:00` })
    expect(await life.act('vnd03s', permitNo, 'gas', measured('handover', '13:50'))).toMatchObject({
      shiftDueDt: null,
    })
  })

  it('the permit is extended once, by at most four hours', async () => {
    life.at('14:30')
    const until = (time: string) => ({
      extRqstDt: `${life.day} ${time}`,
      reason: '용접 후 냉각 시간이 더 필요합니다.',
    })
    expect(await put('vnd03s', 'requestExtension', until('20:01'))).toMatchObject({
      status: 422,
      body: { message: '작업허가 연장은 최대 4시간입니다.' },
    })
    expect((await put('issuer03', 'requestExtension', until('20:00'))).status).toBe(403)
    expect((await put('vnd03s', 'requestExtension', until('20:00'))).body.data.state).toBe(
      'extensionRequested',
    )
    expect((await put('issuer03', 'approveExtension')).status).toBe(403)
    expect(refusalOf(await put('approver01', 'approveExtension')).guards).toEqual(['gas'])
    await life.act('vnd03s', permitNo, 'gas', measured('periodic', '14:30'))
    const evening = {
      startDt: `${life.day}T16:30:00+09:00`,
      endDt: `${life.day}T20:00:00+09:00`,
      urgentReason: '당일 저녁에 이어서 하는 작업입니다.',
    }
    const other = await life.create('vnd03s', await life.plainWork(evening))
    await life.act('vnd03s', other, 'request')
    const busy = refusalOf(await put('approver01', 'approveExtension'))
    expect([busy.guards, busy.text]).toEqual([
      ['overlap'],
      expect.stringContaining('홍석진 작업자: 같은 시간에 다른 작업허가'),
    ])
    await life.act('vnd03s', other, 'cancel', { reason: '연장하는 작업과 사람이 겹쳐 취소합니다.' })
    expect((await put('approver01', 'approveExtension')).body.data).toMatchObject({
      permitCd: expect.stringMatching(/^P-1000-\d{8}-\d{4}-1$/),
      state: 'working',
      extEndDt: `${life.day}T20:00:00+09:00`,
      extRqstDt: null,
      extCnt: 1,
    })
    expect((await put('vnd03s', 'requestExtension', until('20:30'))).status).toBe(422)
    life.at('16:01')
    expect(await life.tick()).not.toContain(permitNo)
  })

  it('the permit ends with an hour of watching and the last checks', async () => {
    life.at('16:10')
    expect(refusalOf(await put('vnd03s', 'reportCompletion')).guards).toEqual(['housekeeping'])
    await life.addPhoto('vnd03s', permitNo)
    expect((await put('vnd03s', 'reportCompletion')).body.data.state).toBe('completionReported')
    expect(refusalOf(await put('issuer03', 'close')).guards).toEqual(
      expect.arrayContaining(['watchDone', 'finalItems']),
    )
    expect((await put('vnd03s', 'startWatch')).body.data.state).toBe('watching')
    life.at('16:11')
    expect(refusalOf(await put('issuer03', 'close')).text).toContain('사후감시 시간이 59분 남았습니다.')
    await life.act('vnd03s', permitNo, 'sign', { signRoleCd: 'watchRound' })
    life.at('17:10')
    expect(refusalOf(await put('issuer03', 'close')).guards).toEqual(['watchRounds', 'finalItems', 'loto'])
    await life.act('vnd03s', permitNo, 'sign', { signRoleCd: 'watchRound', remark: '불씨 없음' })
    await lockOff(life, lotoNo)
    expect(refusalOf(await put('issuer03', 'close')).guards).toEqual(['finalItems'])
    await doneAndSeen(life, permitNo, await confirm('after'))
    expect((await put('issuer03', 'close')).body.data.state).toBe('closed')
    const { states } = (await life.get('vnd03s', `${permitPath}/${permitNo}/history`)).body.data
    expect(states.map(({ toState }: { toState: string }) => toState).toReversed()).toEqual(
      'draft requested reviewing cooperating approvalPending approved working suspended working suspended working suspended working extensionRequested working completionReported watching closed'.split(
        ' ',
      ),
    )
  })

  it('the permit explains itself and prints', async () => {
    const { data } = (await life.get('issuer03', `${permitPath}/${permitNo}/explain`)).body
    expect(data.approvalSteps.every(({ signed }: { signed: boolean }) => signed)).toBe(true)
    const paper = await life.get('vnd03s', `${permitPath}/${permitNo}/print`)
    expect([paper.status, paper.body.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  })
  it('the trail names who checked the place, signed, attended and measured', () =>
    expectTrailOfLife(life, permitNo))
})
