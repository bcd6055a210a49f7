import { describe, expect, test } from 'vitest'
import { failureTold } from './batch-failure.rule.ts'

const failed = (code: string, message = 'x') => Object.assign(new Error(message), { code })

describe('why a job failed is said in words for people, with those of the program behind them', () => {
  test.each([
    ['ENOSPC', '디스크에 자리가 없어'],
    ['EACCES', '권한이 없어'],
    ['ENOENT', '찾지 못하여'],
    ['ECONNREFUSED', '상대 서버에 연결하지 못하여'],
    ['57014', '제한시간 안에'],
    ['57P01', '데이터베이스에 연결하지 못하여'],
    ['08006', '데이터베이스에 연결하지 못하여'],
    ['53100', '자리나 자원이 모자라'],
    ['40P01', '다른 작업과 부딪혀'],
    ['55P03', '다른 작업과 부딪혀'],
    ['23505', '규칙에 맞지 않아'],
    ['42P01', '예상하지 못한 오류로'],
    ['08', '데이터베이스에 연결하지 못하여'],
  ])('%s: %s', (code, words) => {
    expect(String(failureTold(failed(code)))).toContain(words)
  })

  test('the words of the program stay for who repairs it', () => {
    expect(String(failureTold(failed('ENOSPC', 'no space left on device')))).toBe(
      '디스크에 자리가 없어 멈췄습니다. (원문: Error: no space left on device)',
    )
    expect(String(failureTold(undefined))).toBe('예상하지 못한 오류로 멈췄습니다. (원문: undefined)')
    expect(String(failureTold('plain'))).toBe('예상하지 못한 오류로 멈췄습니다. (원문: plain)')
  })

  test('what speaks Korean already is said as it is', () => {
    expect(failureTold(new Error('양식과 다른 파일입니다.'))).toBe('양식과 다른 파일입니다.')
  })
})
