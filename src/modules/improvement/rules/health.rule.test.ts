import { expect, test } from 'vitest'
import { healthIssue } from './health.rule.ts'

const names = ['김도현', '이서준', '박']
test('8: what health checks led to names neither person nor verdict', () => {
  expect(healthIssue('도장 공정 방독마스크 정화통 교체주기 단축', names)).toBeUndefined()
  expect(String(healthIssue('도장 공정 김도현 방독마스크 지급', names))).toContain('사람의 이름')
  for (const words of [
    '도장 공정 D1 근로자 보호구 지급',
    '요관찰자 작업 개선',
    '소음성 난청 유소견자 발생 공정',
    '작업전환 대상 공정',
    'C1 2명 발생',
  ])
    expect(String(healthIssue(words, names)), words).toContain('판정이나 질병')
})
test('8: letters that belong to something else are no verdict', () => {
  expect(healthIssue('TK-D1A 주변 ABC1 설비, RD2 배관 보온', names)).toBeUndefined()
  // A single syllable is a part of too many words.
  expect(healthIssue('박스 적재 높이 낮추기', names)).toBeUndefined()
})
