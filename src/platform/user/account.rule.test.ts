import { describe, expect, it, test } from 'vitest'
import { passwordProblem } from '../session/password.rule.ts'
import { accountMoves, moveProblem, temporaryPassword, userIssues, type AccountAct } from './account.rule.ts'
import { accountMessages } from './account.texts.ts'

/** Every state against every act (admin 4.2). */
test.each([
  ['ACS01', { resetPassword: 'ACS01', stop: 'ACS04', retire: 'ACS04' }],
  ['ACS02', { unlock: 'ACS01', stop: 'ACS04', retire: 'ACS04' }],
  ['ACS03', { wake: 'ACS01', stop: 'ACS04', retire: 'ACS04' }],
  ['ACS04', { resume: 'ACS01' }],
])('an account in the state %s can go to %o', (state, expected) => {
  const leaving = (Object.keys(accountMoves) as AccountAct[]).filter((act) =>
    accountMoves[act].from.some((from) => from === state),
  )
  expect(Object.fromEntries(leaving.map((act) => [act, accountMoves[act].to]))).toEqual(expected)
})

test('an account that is let in again gets a temporary password', () => {
  const giving = (Object.keys(accountMoves) as AccountAct[]).filter(
    (act) => accountMoves[act].temporaryPassword,
  )
  expect(giving).toEqual(['unlock', 'wake', 'resetPassword', 'resume'])
})

test('a retired account is not let in again before its retirement day is taken back', () => {
  const retired = { acctStatusCd: 'ACS04', retireYmd: '2026-03-10' }
  expect(moveProblem('resume', retired, '2026-03-10')?.message).toEqual(accountMessages.stillRetired())
  expect(moveProblem('resume', retired, '2026-03-09')).toBeUndefined()
  expect(moveProblem('resume', { ...retired, retireYmd: null }, '2026-03-10')).toBeUndefined()
})

describe('a temporary password', () => {
  it('fulfils R5 whatever is drawn, and nobody can misread it', () => {
    for (const draw of [() => 0, (limit: number) => limit - 1, (limit: number) => limit >> 1]) {
      const password = temporaryPassword(draw)
      expect(password).toHaveLength(12)
      expect(passwordProblem('emp01', password, password)).toBeUndefined()
      expect(password).not.toMatch(/[0O1Il]/)
    }
  })
})

describe('a user is refused', () => {
  const employee = { userId: 'emp77', userKindCd: 'UKD01', deptCd: 'D111', email: 'emp77@portal.example' }
  const contractor = { ...employee, userKindCd: 'UKD02', deptCd: null, vendorCd: 'V00001' }
  it.each([
    [{ ...employee, deptCd: null }, 'deptCd', accountMessages.deptNeeded()],
    [{ ...employee, vendorCd: 'V00001' }, 'vendorCd', accountMessages.vendorOnlyForVendors()],
    [{ ...contractor, vendorCd: null }, 'vendorCd', accountMessages.vendorNeeded()],
    [{ ...contractor, deptCd: 'D111' }, 'deptCd', accountMessages.deptOnlyForEmployees()],
    [{ ...employee, psrmYn: 'Y' }, 'psrmYn', accountMessages.psrmOnlyForVendors()],
    [{ ...employee, userId: '직원 01' }, 'userId', accountMessages.idForm()],
    [{ ...employee, email: 'emp77' }, 'email', accountMessages.emailForm()],
    [{ ...employee, phoneNo: '공일공' }, 'phoneNo', accountMessages.phoneForm()],
    [
      { ...employee, entryYmd: '2026-01-02', retireYmd: '2026-01-01' },
      'retireYmd',
      accountMessages.retireBeforeEntry(),
    ],
  ])('as %o', (values, path, message) => expect(userIssues(values)).toEqual([{ path, message }]))
  it('but not an employee, a contractor or an interface that are complete', () => {
    expect(userIssues({ ...employee, phoneNo: '010-0000-0000' })).toEqual([])
    expect(userIssues({ ...contractor, psrmYn: 'Y' })).toEqual([])
    expect(userIssues({ userId: 'hr.feed', userKindCd: 'UKD03', email: 'hr@portal.example' })).toEqual([])
  })
})
