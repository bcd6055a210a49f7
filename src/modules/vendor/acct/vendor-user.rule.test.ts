import { expect, test } from 'vitest'
import { editionOn, inviteEnd, inviteProblem, isVendorUserId, joinIssues } from './vendor-user.rule.ts'

const now = '2026-11-20T09:00:00+09:00'

test('an invitation opens for 72 hours and not one minute longer', () => {
  const inviteToDt = inviteEnd(now)
  expect(Date.parse(inviteToDt) - Date.parse(now)).toBe(72 * 3_600_000)
  const invited = { state: 'invited', inviteToDt }
  expect(inviteProblem(invited, '2026-11-23T08:59:00+09:00')).toBeUndefined()
  expect(String(inviteProblem(invited, '2026-11-23T09:00:00+09:00'))).toBe(
    '초대 유효시간(72시간)이 지났습니다.',
  )
  expect(inviteProblem({ state: 'active', inviteToDt }, now)).toBeDefined()
  expect(inviteProblem({ state: 'cancelled', inviteToDt }, now)).toBeDefined()
})

test('a user ID has six to twenty small letters, digits and underscores', () => {
  expect(['abc_12', 'a'.repeat(20)].map(isVendorUserId)).toEqual([true, true])
  expect(['abc12', 'a'.repeat(21), 'Abcdef', 'abc-def', '가나다라마바'].map(isVendorUserId)).toEqual(
    Array.from({ length: 5 }, () => false),
  )
})

test('nobody joins without consent', () => {
  expect(joinIssues({ userId: 'abc_123', privAgreeYn: 'N' }).map(({ path }) => path)).toEqual(['privAgreeYn'])
  expect(joinIssues({ userId: 'abc_123', privAgreeYn: 'Y' })).toEqual([])
})

test('the edition that began last holds; before the first one none does', () => {
  const editions = ['2026-01-01', '2026-07-01', '2027-01-01'].map((applyFromYmd) => ({
    consentKindCd: 'VCS01',
    applyFromYmd,
  }))
  const held = (day: string) => editionOn(editions, 'VCS01', day)?.applyFromYmd
  expect([held('2025-12-31'), held('2026-06-30'), held('2026-07-01'), held('2026-12-31')]).toEqual([
    undefined,
    '2026-01-01',
    '2026-07-01',
    '2026-07-01',
  ])
  expect(editionOn(editions, 'VCS02', '2026-07-01')).toBeUndefined()
})
