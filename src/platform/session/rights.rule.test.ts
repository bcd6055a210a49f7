import { describe, expect, it } from 'vitest'
import { ancestorsOf, withDescendants } from '../dept/dept-tree.rule.ts'
import { effectiveRight, groupsInForce, type UserGroup } from './rights.rule.ts'

const today = '2026-11-20'
const own = (authGrpNo: number, more: Partial<UserGroup> = {}): UserGroup => ({
  authGrpNo,
  settingYn: 'Y',
  fromYmd: null,
  toYmd: null,
  ...more,
})
const grant = (authGrpNo: number, writeYn: string) => ({
  authGrpNo,
  accessYn: 'Y',
  writeYn,
  excelYn: 'N',
  printYn: 'N',
})

describe('R1 effective right', () => {
  it('adds up over groups: 8 may open, 5 may write, together both', () => {
    const grants = [grant(8, 'N'), grant(5, 'Y')]
    expect(effectiveRight(grants, [8, 5])).toMatchObject({ read: true, write: true })
    expect(effectiveRight(grants, [8])).toMatchObject({ read: true, write: false })
    expect(effectiveRight(grants, [])).toEqual({ read: false, write: false, excel: false, print: false })
  })
  it('ignores settingYn N and periods that do not hold today', () => {
    expect(groupsInForce(today, [own(1, { settingYn: 'N' })], [], null, [])).toEqual([])
    expect(
      groupsInForce(
        today,
        [own(2, { toYmd: '2026-11-19' }), own(3, { fromYmd: '2026-11-21' })],
        [],
        null,
        [],
      ),
    ).toEqual([])
    expect(groupsInForce(today, [own(4, { fromYmd: today, toYmd: today })], [], null, [])).toEqual([4])
  })
  it('takes groups of the department, and of those above it when they include it', () => {
    const above = (deptCd: string, authGrpNo: number, subDeptYn: string) => ({
      deptCd,
      authGrpNo,
      settingYn: 'Y',
      subDeptYn,
    })
    const grants = [above('D111', 6, 'N'), above('D110', 7, 'Y'), above('D100', 9, 'N')]
    expect(groupsInForce(today, [], grants, 'D111', ['D110', 'D100'])).toEqual([6, 7])
  })
})

describe('R2 departments', () => {
  const depts = [
    { deptCd: 'D100', pdeptCd: null },
    { deptCd: 'D110', pdeptCd: 'D100' },
    { deptCd: 'D111', pdeptCd: 'D110' },
    { deptCd: 'D112', pdeptCd: 'D110' },
  ]
  it('opens the own department and those below', () => {
    expect(withDescendants(depts, 'D110')).toEqual(['D110', 'D111', 'D112'])
    expect(withDescendants(depts, 'D111')).toEqual(['D111'])
    expect(ancestorsOf(depts, 'D111')).toEqual(['D110', 'D100'])
  })
  it('ends on a cycle', () => {
    const cycle = [
      { deptCd: 'A', pdeptCd: 'B' },
      { deptCd: 'B', pdeptCd: 'A' },
    ]
    expect(withDescendants(cycle, 'A')).toEqual(['A', 'B'])
    expect(ancestorsOf(cycle, 'A')).toEqual(['B'])
  })
})
