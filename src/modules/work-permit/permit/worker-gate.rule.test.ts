import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../../core/shared/dates.ts'
import {
  educationValidThrough,
  judgeEmployee,
  judgeWorker,
  maskName,
  overlappingWorkers,
} from './worker-gate.rule.ts'
import type { EducationProblem, GateRequirement, GateWorker } from './worker-gate.rule.ts'
import { saidIn } from '../../../core/shared/sentence.ts'

const untaught = '출입안전교육이 2026-03-01 만료되었습니다.'
const need = (change: Partial<GateRequirement> = {}): GateRequirement => ({
  workYmd: '2026-03-02',
  specialEducations: [],
  qualifications: [],
  ...change,
})
const worker = (change: Partial<GateWorker> = {}): GateWorker => ({
  workerNo: 880,
  workerNm: '김민수',
  birthYmd: '1990-05-05',
  entryState: 'approved',
  healthNextYmd: '2026-12-31',
  healthFitYn: 'Y',
  education: [],
  qualifications: [],
  ...change,
})
const messages = (change: Partial<GateWorker>, wanted: Partial<GateRequirement> = {}) =>
  judgeWorker(worker(change), need(wanted)).reasons.map((reason) => String(reason.message))

describe('worker gate (5.4)', () => {
  it('an education of 2025-03-02 that lasts a year is valid through 2026-03-01', () => {
    expect(educationValidThrough('2025-03-02', 12)).toBe('2026-03-01')
  })
  it('what the judge of education says stands among the reasons, with the name and beside it without', () => {
    const { ok, reasons, problems } = judgeWorker(worker({ education: [{ message: untaught }] }), need())
    expect(ok).toBe(false)
    expect(reasons.map(({ status, message }) => [status, String(message)])).toEqual([
      [422, '김민수 작업자: 출입안전교육이 2026-03-01 만료되었습니다.'],
    ])
    expect(problems.map(String)).toEqual([untaught])
    const seat = { message: untaught, fixUrl: '/education/plan/eduClassDetail?no=7' }
    expect(judgeWorker(worker({ education: [seat] }), need()).reasons[0]?.fixUrl).toBe(seat.fixUrl)
  })

  it('the gate masks names in lists', () => {
    expect([
      maskName('김민수'),
      maskName('김수'),
      maskName('남궁민수'),
      maskName('김'),
      maskName(' '),
    ]).toEqual(['김**', '김*', '남***', '김*', ''])
    const [reason] = judgeWorker(worker({ healthNextYmd: '2026-03-01' }), need(), maskName('김민수')).reasons
    expect(String(reason?.message)).toBe('김** 작업자: 건강진단이 2026-03-01 만료되었습니다.')
    expect(saidIn(reason?.message ?? '', 'zh')).toBe('作业人员 김**：体检已于2026-03-01到期。')
  })

  it('the gate returns every reason at once', () => {
    const bad = {
      entryState: 'suspended',
      healthNextYmd: '2026-03-01',
      healthFitYn: 'N',
      education: [{ message: untaught }],
      birthYmd: '2010-01-01',
    } as const
    const wanted = {
      qualifications: [{ code: 'WELD', name: '전기용접기능사' }],
    }
    expect(messages(bad, wanted)).toEqual([
      "김민수 작업자: 출입승인 상태가 '정지'입니다.",
      '김민수 작업자: 출입안전교육이 2026-03-01 만료되었습니다.',
      '김민수 작업자: 건강진단이 2026-03-01 만료되었습니다.',
      '김민수 작업자: 건강진단 결과 취업할 수 없습니다.',
      '김민수 작업자: 전기용접기능사 자격이 등록되지 않았습니다.',
      '김민수 작업자: 만 18세 미만은 작업할 수 없습니다.',
    ])
  })

  it('the gate accepts a worker on the last valid day of health and on the 18th birthday', () => {
    expect(messages({ healthNextYmd: '2026-03-02' })).toEqual([])
    expect(messages({ healthNextYmd: null })).toEqual(['김민수 작업자: 건강진단 기록이 없습니다.'])
    expect(messages({ birthYmd: '2008-03-02' })).toEqual([])
    expect(messages({ birthYmd: '2008-03-03' })).toEqual([
      '김민수 작업자: 만 18세 미만은 작업할 수 없습니다.',
    ])
    expect(messages({ birthYmd: '2008-02-29' }, { workYmd: '2026-02-28' })).toHaveLength(1)
  })

  it('the gate takes the best of several credentials and one without an end', () => {
    const wanted = { qualifications: [{ code: 'CRANE', name: '기중기운전기능사' }] }
    const expired = { code: 'CRANE', name: '기중기운전기능사', validYmd: '2025-12-31' }
    expect(messages({ qualifications: [expired] }, wanted)).toEqual([
      '김민수 작업자: 기중기운전기능사가 2025-12-31 만료되었습니다.',
    ])
    expect(messages({ qualifications: [expired, { ...expired, validYmd: '2026-03-02' }] }, wanted)).toEqual(
      [],
    )
    expect(messages({ qualifications: [{ ...expired, validYmd: null }] }, wanted)).toEqual([])
  })

  it('one worker on two permits at the same time is a conflict', () => {
    const permit = {
      permitCd: 'P-1',
      startDt: '2026-03-10 08:00',
      endDt: '2026-03-10 12:00',
      workerNos: [1, 2],
    }
    const other = (startDt: string, endDt: string, workerNos = [2, 3]) => ({
      permitCd: 'P-2',
      startDt: `2026-03-10 ${startDt}`,
      endDt: `2026-03-10 ${endDt}`,
      workerNos,
    })
    const conflicts = (...others: ReturnType<typeof other>[]) =>
      overlappingWorkers(permit, others, () => '김**').map(({ status, message }) => [status, String(message)])
    expect(conflicts(other('11:59', '16:00'))).toEqual([
      [409, '김** 작업자: 같은 시간에 다른 작업허가(P-2)에 배정되어 있습니다.'],
    ])
    expect(conflicts(other('12:00', '16:00'))).toEqual([])
    expect(conflicts(other('09:00', '10:00', [3]))).toEqual([])
    expect(overlappingWorkers(permit, [permit], () => '')).toEqual([])
  })

  it('the gate is shut for good from the day after the last valid day', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), (days) => {
        const workYmd = addDays('2026-03-01', days)
        const verdict = judgeWorker(
          worker({
            qualifications: [{ code: 'CRANE', name: '기중기운전기능사', validYmd: '2026-03-01' }],
            healthNextYmd: '2099-12-31',
          }),
          need({ workYmd, qualifications: [{ code: 'CRANE', name: '기중기운전기능사' }] }),
        )
        expect(verdict.ok).toBe(days <= 0)
      }),
    )
  })
})

describe('own employees', () => {
  const employee = {
    userId: 'emp02',
    userNm: '부서원02',
    active: true,
    ofDept: true,
    retireYmd: null,
    duties: ['D17'],
    education: [] as readonly EducationProblem[],
  }
  const reasons = (change: object, duty?: { code: string; name: string }) =>
    judgeEmployee({ ...employee, ...change }, { workYmd: '2026-03-10', ...(duty && { duty }) }).reasons.map(
      ({ message }) => String(message),
    )

  it('own employees work for their department as long as they are employed', () => {
    expect(reasons({})).toEqual([])
    expect(reasons({ retireYmd: '2026-03-10' })).toEqual([])
    expect(reasons({ education: [{ message: '밀폐공간 특별교육 이수 기록이 없습니다.' }] })).toEqual([
      '부서원02 직원: 밀폐공간 특별교육 이수 기록이 없습니다.',
    ])
    expect(reasons({ retireYmd: '2026-03-09', active: false, ofDept: false })).toEqual([
      '부서원02 직원: 계정이 사용 상태가 아닙니다.',
      '부서원02 직원: 수행부서 소속이 아닙니다.',
      '부서원02 직원: 2026-03-09 퇴사하였습니다.',
    ])
  })

  it('own employees watch when they are appointed to it', () => {
    const watcher = { code: 'D17', name: '감시인' }
    expect(reasons({}, watcher)).toEqual([])
    expect(reasons({ duties: ['D16'] }, watcher)).toEqual([
      '부서원02 직원: 감시인(D17) 선임이 없거나 끝났습니다.',
    ])
  })
})
