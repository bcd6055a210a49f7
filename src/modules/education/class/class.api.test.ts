import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { addDays, momentOf } from '../../../core/shared/dates.ts'
import { asSystem, inTransaction } from '../../../core/server/entity/context.ts'
import { openPublicLink } from '../../../platform/public-link/public-link.server.ts'
import { codeBound, windowOf } from './attend-code.rule.ts'
import { codeLink } from './attend-token.server.ts'
import { offerSeat, openSeats } from './class-open.server.ts'
import { classClock } from './class-work.server.ts'
import {
  act,
  as,
  at,
  classNo,
  closeStory,
  courseNo,
  create,
  fieldOf,
  goOnWith,
  one,
  openStory,
  person,
  portal,
  reasonsOf,
  roster,
  run,
  said,
  scan,
  setClock,
  stateOf,
  teacherNo,
  today,
  tokenOn,
  url,
  waited,
} from './class.test-kit.ts'

beforeAll(openStory)
afterAll(closeStory)

describe('a class before it starts', () => {
  test('ends after it begins, lasts no more than a day allows and holds its timetable', async () => {
    expect(fieldOf(await create({ endDt: at('13:00') }))).toEqual([
      400,
      'endDt',
      '종료일시는 시작일시보다 뒤여야 합니다.',
    ])
    expect(fieldOf(await create({ startDt: at('08:00'), endDt: at('20:30') }))).toEqual([
      400,
      'endDt',
      '교육은 하루 12시간을 넘을 수 없습니다.',
    ])
    expect(fieldOf(await create({ breaks: [{ startDt: at('12:00'), endDt: at('12:10') }] }))).toEqual([
      400,
      'breaks.0.startDt',
      '교육 시간 안에 있어야 합니다.',
    ])
    expect(fieldOf(await create({ endDt: at('17:00', addDays(today, 1)) }))).toEqual([
      400,
      'endDt',
      '여러 날에 걸친 교육은 시간표를 입력해 주세요.',
    ])
    expect(fieldOf(await create({ outOrgNm: '교육기관' }))).toEqual([
      400,
      'outOrgRegNo',
      '위탁교육은 등록기관의 등록번호가 필요합니다.',
    ])
    expect(fieldOf(await create({ geoLat: 34.8 }))).toEqual([
      400,
      'geoRadius',
      '위도·경도·반경을 함께 입력해 주세요.',
    ])
  })
  test('is written by who plans education; a supervisor writes education at the place of work only', async () => {
    const made = await create()
    expect([made.status, made.body.fields ?? [], made.body.data?.breakMin]).toEqual([201, [], 20])
    goOnWith(made.body.data.eduClassNo as number)
    expect((await create({}, 'emp01')).status).toBe(403)
    const foreign = await as('vnd01a').get(url())
    expect([403, 404]).toContain(foreign.status)
  })
  test('has neither its room nor its instructor twice', async () => {
    expect(fieldOf(await create({ placeNm: '제2교육장' }))).toEqual([
      400,
      'eduInstructorNo',
      '같은 시간에 다른 교육이 배정되어 있습니다.',
    ])
    expect(fieldOf(await create({ eduInstructorNo: null, placeNm: ' 제1교육장 ' }))).toEqual([
      400,
      'placeNm',
      '같은 시간에 다른 교육이 배정되어 있습니다.',
    ])
    const after = await create({ startDt: at('17:00'), endDt: at('18:00'), breaks: [] })
    expect(after.status).toBe(201)
    await as('saf01').delete(`/api/saf/education/class/${after.body.data.eduClassNo as number}`)
  })
  test('opens with a qualified instructor only', async () => {
    await run('update "eduInstructor" set "validToYmd" = $2 where "eduInstructorNo" = $1', [
      teacherNo,
      addDays(today, -1),
    ])
    expect(reasonsOf(await act('saf01', 'open'))).toEqual(['강사의 자격 유효기간이 만료되었습니다.'])
    await run('update "eduInstructor" set "validToYmd" = null where "eduInstructorNo" = $1', [teacherNo])
    expect((await act('emp01', 'open')).status).toBe(403)
  })
  test('takes people up to its seats; the others wait in their order', async () => {
    const add = (body: object) => as('saf01').post(`${url()}/targets`, body)
    expect(fieldOf(await add({}))).toEqual([400, 'userIds', '수강자를 한 명 이상 선택해 주세요.'])
    const added = await add({ userIds: ['emp01', 'emp02', 'rqst01'] })
    expect([added.status, added.body.data.insertCnt, added.body.data.waitCnt]).toEqual([201, 2, 1])
    expect(added.body.data.skipped[0].message).toBe('정원(2명)을 초과하였습니다. 대기자로 등록했습니다.')
    const again = await add({ userIds: ['emp01'] })
    expect(again.body.data.skipped[0].message).toBe('이미 등록된 수강자입니다.')
    expect(
      fieldOf(await as('saf01').put(url(), { ...(await as('saf01').get(url())).body.data, capacityQty: 1 })),
    ).toEqual([400, 'capacityQty', '이미 배정된 인원(2명)보다 적게 줄일 수 없습니다.'])
  })
  test('gives a seat that becomes free to who waits', async () => {
    const { people } = await roster()
    const seated = people.find(({ userId }) => userId === 'emp02')!
    const out = await act('saf01', 'decide', {
      eduTargetNo: seated.eduTargetNo,
      decision: 'exclude',
      reason: '연차 휴가로 이번 차수에서 제외',
    })
    expect([out.status, reasonsOf(out)]).toEqual([200, []])
    const states = Object.fromEntries((await roster()).people.map(({ userId, state }) => [userId, state]))
    expect(states).toEqual({ emp01: 'invited', emp02: 'excluded', rqst01: 'invited' })
  })
  test('offers its free seats, and takes nobody who has another class at that time', async () => {
    expect((await act('saf01', 'open')).status).toBe(200)
    await run('update "eduClass" set "capacityQty" = 4 where "eduClassNo" = $1', [classNo])
    const other = await create({
      classNm: '겹치는 교육',
      eduInstructorNo: null,
      outOrgNm: '기관',
      outOrgRegNo: 'R-1',
      placeNm: '제3교육장',
    })
    const { no: worker } = await one<{ no: number }>(
      `select w."vendorWorkerNo" as "no" from "vendorWorker" w join "user" u using ("vendorCd") where u."userId" = 'vnd01a' order by 1 limit 1`,
    )
    const found = await inTransaction(portal.engine, asSystem('시험'), async (context) => {
      const open = await openSeats(context, { eduTypeCd: 'REG', plantCd: '1000', from: today })
      const seat = await offerSeat(context, classNo, { vendorWorkerNo: worker })
      return { open, seat }
    })
    expect(found.open.find(({ eduClassNo }) => eduClassNo === classNo)?.freeQty).toBe(2)
    expect(found.seat.seated).toBe(true)
    const busy = await as('saf01').post(
      `/api/saf/education/class/${other.body.data.eduClassNo as number}/targets`,
      { userIds: ['emp01'], vendorWorkerNos: [worker] },
    )
    expect(busy.body.data.skipped.map(({ message }: { message: string }) => message)).toEqual([
      '교육시간이 중복됩니다.',
      '교육시간이 중복됩니다.',
    ])
    expect(
      (
        await as('saf01').put(`/api/saf/education/class/${other.body.data.eduClassNo as number}/cancel`, {
          reason: '같은 시간에 중복 편성되어 취소',
        })
      ).status,
    ).toBe(200)
  })
  test('starts around its time, by its instructor', async () => {
    await setClock(at('11:00'))
    expect(reasonsOf(await act('issuer01', 'start'))).toEqual([
      '교육은 시작 예정 시각 전후 60분 안에 시작할 수 있습니다.',
    ])
    expect((await act('emp01', 'start')).status).toBe(403)
    await setClock(at('12:50'))
    expect(said(await as('saf01').get(`${url()}/qr`))).toEqual([409, '진행 중인 교육이 아닙니다.'])
    expect((await act('issuer01', 'start')).status).toBe(200)
  })
})

describe('attendance by the code on the wall', () => {
  test('is taken once for each person, by a device of his own', async () => {
    const token = await tokenOn('IN')
    const first = await scan('emp01', token, 'aaaaaaaaaaaaaaaa')
    expect([first.status, first.body.data?.msg]).toEqual([200, '입실 처리되었습니다.'])
    expect(said(await scan('emp01', token, 'aaaaaaaaaaaaaaaa'))).toEqual([409, '이미 출석 처리되었습니다.'])
    expect(said(await scan('rqst01', token, 'aaaaaaaaaaaaaaaa'))).toEqual([
      409,
      '한 기기로 여러 명을 출석할 수 없습니다.',
    ])
    expect(reasonsOf(await scan('emp02', token))).toEqual([
      '이 교육의 수강자가 아닙니다. 강사에게 현장추가를 요청해 주세요.',
    ])
  })
  test('refuses an old code, and one of something else', async () => {
    const token = await tokenOn('IN')
    portal.clock.set(new Date(portal.clock.now().getTime() + 61_000))
    expect(said(await scan('rqst01', token))).toEqual([410, 'QR 코드가 만료되었습니다. 다시 스캔해 주세요.'])
    expect(reasonsOf(await scan('rqst01', 'https://elsewhere.example/x'))).toEqual([
      '이 포털의 출석 QR이 아닙니다.',
    ])
  })
  test('is taken where the class is, if it has a place', async () => {
    await run(
      'update "eduClass" set "geoLat" = 34.8, "geoLng" = 127.6, "geoRadius" = 150 where "eduClassNo" = $1',
      [classNo],
    )
    const token = await tokenOn('IN')
    expect(reasonsOf(await scan('rqst01', token))).toEqual(['교육 장소에서만 출석할 수 있습니다.'])
    await run(
      'update "eduClass" set "geoLat" = null, "geoLng" = null, "geoRadius" = null where "eduClassNo" = $1',
      [classNo],
    )
  })
  test('keeps the time of a scan that waited for the network', async () => {
    await setClock(at('13:05'))
    const token = await tokenOn('IN')
    await setClock(at('13:40'))
    const late = await waited(token)
    expect([late.statusCode, late.json().data?.inDt?.slice(11, 16)]).toEqual([200, '13:05'])
    const { people } = await roster()
    expect(people.find(({ userId }) => userId === 'rqst01')!.marks).toEqual(['sentLate'])
  })
  test('is asked for once more in the middle', async () => {
    const none = await scan('emp01', await tokenOn('CHK'), 'aaaaaaaaaaaaaaaa')
    expect(reasonsOf(none)).toEqual(['진행 중인 중간 확인이 없습니다.'])
    expect((await act('issuer01', 'recheck')).status).toBe(200)
    const checked = await scan('emp01', await tokenOn('CHK'), 'aaaaaaaaaaaaaaaa')
    expect(checked.body.data?.msg).toBe('중간 확인이 되었습니다.')
    expect((await roster()).people.find(({ userId }) => userId === 'rqst01')!.marks).toContain('noRecheck')
  })
  test('is refused for every altered code', async () => {
    const token = await tokenOn('OUT')
    const characters = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_')
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: token.length - 1 }), characters, async (place, character) => {
        fc.pre(token[place] !== character)
        const altered = token.slice(0, place) + character + token.slice(place + 1)
        const { status } = await scan('emp01', altered, 'aaaaaaaaaaaaaaaa')
        expect([404, 409, 410, 422]).toContain(status)
        expect(status).not.toBe(200)
      }),
      { numRuns: 40 },
    )
    const elsewhere = openPublicLink(codeLink, 'another secret of another portal', 'http://x')
    const forged = elsewhere.tokenOf(classNo, codeBound('OUT', windowOf(portal.clock.now().getTime())))
    expect((await scan('emp01', `OUT.${forged}`, 'aaaaaaaaaaaaaaaa')).status).toBe(410)
  })
})

describe('attendance by the instructor and by a link', () => {
  let workerNo: number
  test('adds on site whoever has come', async () => {
    const added = await as('issuer01').post(`${url()}/targets`, { userIds: ['emp02'], onSite: true })
    expect([201, 403]).toContain(added.status)
    expect((await as('issuer01').post(`${url()}/targets`, { deptCds: ['D113'] })).status).toBe(403)
  })
  test('is taken down for a worker at the device of the instructor alone', async () => {
    const worker = (await roster()).people.find(({ vendorWorkerNo }) => vendorWorkerNo !== null)!
    workerNo = worker.eduTargetNo
    expect((await as('emp01').post(`${url()}/attend`, { eduTargetNo: workerNo })).status).toBe(403)
    expect((await as('issuer01').post(`${url()}/attend`, { eduTargetNo: 99_999_999 })).status).toBe(404)
    const unknown = await as('issuer01').post(`${url()}/attend`, { codeTxt: 'NO-SUCH-BADGE' })
    expect(fieldOf(unknown).slice(0, 2)).toEqual([400, 'codeTxt'])
    const pinless = await as('issuer01').post(`${url()}/attend`, { eduTargetNo: workerNo, pinPwd: '123456' })
    expect([400, 422]).toContain(pinless.status)
  })
  test('opens by the own link of a worker, on the device that opened it first', async () => {
    const made = await as('saf01').post(`${url()}/link`, { eduTargetNo: workerNo })
    expect(made.status).toBe(200)
    const token = String(made.body.data.url).split('/attend/')[1]!
    const path = `/api/public/eduseat/${token}`
    const anybody = portal.anonymous
    expect((await anybody.get(path)).body.data.classNm).toBe('3월 정기교육')
    expect((await anybody.get(`${path}x`)).status).toBe(404)
    const code = await tokenOn('IN')
    expect((await anybody.post(path, { token: code })).status).toBe(400)
    const first = await anybody.post(path, { token: code, deviceHash: 'cccccccccccccccc' })
    expect([first.status, first.body.data?.msg]).toEqual([200, '입실 처리되었습니다.'])
    const other = await anybody.post(path, { token: await tokenOn('OUT'), deviceHash: 'dddddddddddddddd' })
    expect(other.status).toBe(409)
    portal.clock.set(new Date(portal.clock.now().getTime() + 1000))
    await as('saf01').post(`${url()}/link`, { eduTargetNo: workerNo })
    expect((await anybody.get(path)).status).toBe(404)
  })
  test('is corrected with a reason, and what was there first stays', async () => {
    const own = await person((await roster()).people.find(({ userId }) => userId === 'emp01')!.targetNm)
    const [stay] = own.stays
    const correct = (more: object) =>
      act('issuer01', 'correct', {
        eduAttendNo: stay!.eduAttendNo,
        inDt: at('13:00'),
        outDt: null,
        reason: '늦게 스캔함',
        ...more,
      })
    expect((await correct({ reason: '짧다' })).status).toBe(400)
    expect(fieldOf(await correct({ inDt: at('16:00') }))).toEqual([
      400,
      'inDt',
      '미래 시각은 기록할 수 없습니다.',
    ])
    expect(
      (
        await act('emp01', 'correct', {
          eduAttendNo: stay!.eduAttendNo,
          inDt: at('13:00'),
          reason: '스스로 정정',
        })
      ).status,
    ).toBe(403)
    expect((await correct({})).status).toBe(200)
    const [after] = (await person(own.targetNm)).stays
    expect([after!.inDt.slice(11, 16), after!.firstInDt?.slice(11, 16), after!.modReason]).toEqual([
      '13:00',
      stay!.inDt.slice(11, 16),
      '늦게 스캔함',
    ])
  })
})

describe('a class at its end', () => {
  test('is confirmed once everybody is decided, with a log and a picture', async () => {
    const confirm = () => act('issuer01', 'confirmAttend', { logDesc: '교재에 따라 교육을 실시하였습니다.' })
    expect((await act('issuer01', 'confirmAttend', { logDesc: '짧다' })).status).toBe(400)
    const early = reasonsOf(await confirm())
    expect(early).toContain('교육이 끝난 뒤 확정할 수 있습니다.')
    await setClock(at('17:00'))
    const open = reasonsOf(await confirm())
    expect(open.some((reason) => reason.startsWith('퇴실 시각이 없는 수강자'))).toBe(true)
    expect(open).toContain('집체·현장교육은 교육 사진이 1장 이상 필요합니다.')
    for (const each of (await roster()).people) {
      if (each.stays.some(({ outDt }) => outDt === null))
        expect(
          (await as('issuer01').post(`${url()}/attend`, { eduTargetNo: each.eduTargetNo, kind: 'OUT' }))
            .status,
        ).toBe(200)
      if (each.state === 'invited')
        await act('issuer01', 'decide', {
          eduTargetNo: each.eduTargetNo,
          decision: 'miss',
          reason: '현장 긴급작업으로 참석하지 못함',
        })
    }
    await run(
      `insert into "attachFile" ("taskClassNm", "taskKey", "taskFlag", "fileOrgNm", "fileExt", "contentType", "fileSize", "sortOrder", "sha256", "createUserId", "updateUserId")
       values ('eduClass', $1, 'image', 'p.png', 'png', 'image/png', 1, 1, repeat('a', 64), 'issuer01', 'issuer01')`,
      [String(classNo)],
    )
    const confirmed = await confirm()
    expect([confirmed.status, reasonsOf(confirmed)]).toEqual([200, []])
    expect(await stateOf()).toBe('attended')
    expect((await roster()).people.find(({ userId }) => userId === 'emp01')).toMatchObject({
      recogMin: 220,
      recogPct: 100,
    })
  })
  test('is closed with the result of everybody, and taken back with a reason', async () => {
    expect((await act('issuer01', 'close')).status).toBe(403)
    const closed = await act('saf01', 'close')
    expect([closed.status, reasonsOf(closed)]).toEqual([200, []])
    const states = Object.fromEntries(
      (await roster()).people.map(({ userId, vendorWorkerNo, state }) => [
        userId ?? `w${vendorWorkerNo === null ? '' : ''}`,
        state,
      ]),
    )
    expect(states).toMatchObject({ emp01: 'completed', rqst01: 'completed', emp02: 'absent' })
    const results = await run(
      `select r."recogMin"::int as "min", r."state", r."userId" from "eduResult" r where r."eduCourseNo" = $1 and r."userId" in ('emp01', 'rqst01') order by 3`,
      [courseNo],
    )
    expect(results).toEqual([
      { min: 220, state: 'confirmed', userId: 'emp01' },
      { min: 215, state: 'confirmed', userId: 'rqst01' },
    ])
    expect((await act('saf01', 'reopen', { reason: '짧' })).status).toBe(400)
    const back = await act('saf01', 'reopen', { reason: '출결 입력 오류를 정정하기 위함' })
    expect([back.status, reasonsOf(back)]).toEqual([200, []])
    expect((await roster()).people.find(({ userId }) => userId === 'emp01')!.state).toBe('attended')
    expect(
      await run(`select 1 from "eduResult" where "eduCourseNo" = $1 and "state" = 'confirmed'`, [courseNo]),
    ).toEqual([])
    expect((await act('saf01', 'close')).status).toBe(200)
  })
  test('is printed by who runs it, and packed for an inspection', async () => {
    for (const paper of ['sheet', 'journal', 'report']) {
      const printed = await as('saf01').get(`${url()}/print/${paper}`)
      expect([paper, printed.status]).toEqual([paper, 200])
    }
    expect((await as('saf01').get(`${url()}/print/other`)).status).toBe(404)
    expect((await as('emp01').get(`${url()}/print/sheet`)).status).toBe(403)
    expect((await as('saf01').post(`${url()}/pack`)).status).toBe(202)
    expect((await as('emp01').get('/api/kiosk/educlasses')).status).toBe(403)
  })
  test('cannot be taken back after its days', async () => {
    await setClock(momentOf(new Date(Date.parse(at('09:00', addDays(today, 31))))))
    const late = await act('saf01', 'reopen', { reason: '출결 입력 오류를 정정하기 위함' })
    expect([403, 422]).toContain(late.status)
    expect((await classClock(portal.engine)) >= 0).toBe(true)
  })
})
