import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  approvalMatrix as approvalMatrixIn,
  confirmationDueYmd,
  isNightWork,
  judgeApprover as judgeApproverIn,
  missingApprovals,
} from './approval-matrix.rule.ts'
import type { ApprovalMatrixInput } from './approval-matrix.rule.ts'
import { firstPermitParameters } from './permit-parameters.rule.ts'
import { inKorean } from '../../../core/shared/sentence.test-kit.ts'

const approvalMatrix = (...given: Parameters<typeof approvalMatrixIn>) => inKorean(approvalMatrixIn(...given))
const judgeApprover = (...given: Parameters<typeof judgeApproverIn>) => inKorean(judgeApproverIn(...given))
const parameters = firstPermitParameters('2026-01-01')
const matrix = (change: Partial<ApprovalMatrixInput>) =>
  approvalMatrix(
    {
      grade: 'L',
      permitTypeCd: 'G',
      exZone: 'none',
      turnaroundPeak: false,
      startDt: '2026-03-10 08:00',
      endDt: '2026-03-10 16:00',
      workHoliday: false,
      approvalDt: '2026-03-10 10:00',
      approvalHoliday: false,
      ...change,
    },
    parameters,
  )
const roles = (change: Partial<ApprovalMatrixInput>) => matrix(change).steps.map((step) => step.role)

describe('approval matrix (5.3)', () => {
  it('grade L needs the issuer, then the operation head or the foreman for him', () => {
    expect(roles({ grade: 'L' })).toEqual(['issuer', 'operationHead'])
    expect(matrix({ grade: 'L' }).steps[1]).toEqual({
      role: 'operationHead',
      label: '운전부서장',
      deputyLabel: '근무조장',
      reason: '모든 작업허가',
    })
  })

  it('grade M adds the cooperation of safety, and grade H the head of safety', () => {
    expect(roles({ grade: 'M' })).toEqual(['issuer', 'safetyCooperation', 'operationHead'])
    expect(roles({ grade: 'H' })).toEqual(['issuer', 'safetyCooperation', 'operationHead', 'safetyHead'])
    expect(matrix({ grade: 'M' }).steps.every((step) => step.deputyLabel === undefined)).toBe(true)
  })

  it('hot work in zone 0 or 1 and the peak of a turnaround add the plant head', () => {
    const all = ['issuer', 'safetyCooperation', 'operationHead', 'safetyHead', 'plantHead']
    expect(roles({ grade: 'H', permitTypeCd: 'H', exZone: 'zone0' })).toEqual(all)
    expect(roles({ grade: 'H', permitTypeCd: 'H', exZone: 'zone1' })).toEqual(all)
    expect(roles({ grade: 'M', permitTypeCd: 'H', exZone: 'zone2' })).not.toContain('plantHead')
    expect(roles({ grade: 'H', exZone: 'zone1' })).not.toContain('plantHead')
    expect(roles({ grade: 'L', turnaroundPeak: true })).toEqual(['issuer', 'operationHead', 'plantHead'])
    expect(matrix({ turnaroundPeak: true }).steps.at(-1)?.reason).toBe('대정비 집중기간')
  })

  const nightWork = { startDt: '2026-03-10 22:30', endDt: '2026-03-11 05:30' }
  it('at night and on holidays the duty manager signs and the heads confirm next day', () => {
    const night = matrix({ ...nightWork, grade: 'H', approvalDt: '2026-03-10 22:00' })
    expect(night.steps.map((step) => [step.role, step.reason])).toEqual([
      ['issuer', '모든 작업허가'],
      ['safetyCooperation', '위험등급 상(H)'],
      ['dutyManager', '야간'],
    ])
    expect(night.nextDayConfirmations.map((step) => step.role)).toEqual(['operationHead', 'safetyHead'])
    expect(roles({ workHoliday: true, approvalHoliday: true })).toEqual(['issuer', 'dutyManager'])
    const isNight = (time: string) =>
      roles({ ...nightWork, approvalDt: `2026-03-10 ${time}` }).includes('dutyManager')
    expect([isNight('21:59'), isNight('22:00'), isNight('05:59'), isNight('06:00')]).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it('a job of the day keeps its heads although somebody opens it at five in the morning', () => {
    const day = { startDt: '2026-03-10 08:33', endDt: '2026-03-10 16:33', approvalDt: '2026-03-10 05:00' }
    expect(roles({ ...day, grade: 'H' })).toEqual([
      'issuer',
      'safetyCooperation',
      'operationHead',
      'safetyHead',
    ])
    expect(roles({ ...day, approvalHoliday: true })).toEqual(['issuer', 'operationHead'])
  })

  it('night work and work on a holiday keep their heads while these are at the plant', () => {
    expect(roles({ ...nightWork, approvalDt: '2026-03-10 15:00' })).toEqual(['issuer', 'operationHead'])
    expect(roles({ workHoliday: true })).toEqual(['issuer', 'operationHead'])
  })

  it('work is night work when at least half of it lies in the hours of the duty manager', () => {
    const isNight = (startDt: string, endDt: string) => isNightWork({ startDt, endDt }, parameters)
    expect(isNight('2026-03-10 22:00', '2026-03-11 06:00')).toBe(true)
    expect(isNight('2026-03-10 20:00', '2026-03-11 00:00')).toBe(true)
    expect(isNight('2026-03-10 19:59', '2026-03-11 00:00')).toBe(false)
    expect(isNight('2026-03-10 05:59', '2026-03-10 13:59')).toBe(false)
    expect(isNight('2026-03-10 05:59', '2026-03-10 05:59')).toBe(true)
  })

  it('the matrix names what is still missing', () => {
    expect(missingApprovals(matrix({ grade: 'M' }), ['issuer']).map((step) => step.label)).toEqual([
      '안전담당 협조',
      '운전부서장',
    ])
    expect(missingApprovals(matrix({}), ['operationHead', 'issuer'])).toEqual([])
  })

  it('the approver is neither the issuer nor of the vendor', () => {
    expect(judgeApprover({ userId: 'u7' }, 'u31')).toEqual([])
    expect(judgeApprover({ userId: 'u31' }, 'u31')[0]?.message).toBe(
      '발급자는 자신이 발급한 작업허가를 승인할 수 없습니다.',
    )
    expect(judgeApprover({ userId: 'v1', vendorCd: 'V001' }, 'u31')[0]?.message).toBe(
      '협력업체 소속은 작업허가를 승인할 수 없습니다.',
    )
    expect(judgeApprover({ userId: 'v1', vendorCd: 'V001' }, 'v1')).toHaveLength(2)
  })

  it('the heads confirm on the first working day that begins after the approval', () => {
    const due = (approvalDt: string, ...holidays: string[]) =>
      confirmationDueYmd(approvalDt, new Set(holidays), parameters)
    expect(due('2026-03-10 23:00')).toBe('2026-03-11')
    expect(due('2026-03-11 02:00')).toBe('2026-03-11')
    expect(due('2026-03-11 06:00')).toBe('2026-03-12')
    // Saturday and Sunday, and then a Monday that is a holiday.
    expect(due('2026-03-13 23:00')).toBe('2026-03-16')
    expect(due('2026-03-14 03:00', '2026-03-16')).toBe('2026-03-17')
  })

  it('a higher grade asks for everybody whom the lower grade asks for', () => {
    const rest = fc.record({
      permitTypeCd: fc.constantFrom('H' as const, 'G' as const),
      exZone: fc.constantFrom('none' as const, 'zone0' as const, 'zone1' as const),
      turnaroundPeak: fc.boolean(),
      holiday: fc.boolean(),
    })
    fc.assert(
      fc.property(rest, (input) => {
        const [low, medium, high] = (['L', 'M', 'H'] as const).map((grade) => roles({ ...input, grade })) as [
          string[],
          string[],
          string[],
        ]
        expect(medium).toEqual(expect.arrayContaining(low))
        expect(high).toEqual(expect.arrayContaining(medium))
      }),
    )
  })
})
