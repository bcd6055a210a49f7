import { expect, test } from 'vitest'
import { stepMark } from './step-mark.rule.ts'

const step = {
  userId: 'a',
  userNm: 'A',
  actUserId: 'b',
  actUserNm: 'B',
  delegateKindCd: 'DLG01',
  jeonKyulYn: 'N' as const,
  stepStatusCd: 'ASS07',
}
test.each([
  [{}, '대결 B (원 결재자 A)'],
  [{ delegateKindCd: 'DLG02', stepStatusCd: 'ASS03' }, '위임 B (위임자 A)'],
  [{ jeonKyulYn: 'Y' as const }, '전결 · 대결 B (원 결재자 A)'],
  [{ jeonKyulYn: 'Y' as const, actUserId: 'a', actUserNm: 'A' }, '전결'],
  [{ stepStatusCd: 'ASS06', actUserId: null, actUserNm: null }, '전결'],
  [{ actUserId: 'a', actUserNm: 'A' }, null],
])('%o is %s', (change, wanted) => expect(stepMark({ ...step, ...change })?.in('kr') ?? null).toBe(wanted))
