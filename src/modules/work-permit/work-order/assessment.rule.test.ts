import { describe, expect, it } from 'vitest'
import { firstPermitParameters } from '../permit/permit-parameters.rule.ts'
import { assessmentReasons, gradeOfKinds, judgeJra } from './assessment.rule.ts'

const parameters = firstPermitParameters('2026-01-01')
const jra = (sev: number, repeat: number, prob: number) =>
  judgeJra({ jraSevCd: String(sev), jraRepeatCd: String(repeat), jraProbCd: String(prob) }, parameters)

describe('작업목록 점수 (rsa 5.3)', () => {
  it.each([
    [6, 2, 0, 8, true],
    [4, 2, 0, 6, false],
    [6, 1, 0, 7, true],
    [0, 1, -1, 0, false],
  ])('%d + %d + %d', (sev, repeat, prob, score, critical) =>
    expect(jra(sev, repeat, prob)).toMatchObject({ score, critical }),
  )
  it('the score says nothing until all three are given', () =>
    expect(judgeJra({ jraSevCd: '6' }, parameters)).toBeUndefined())
})

describe('the assessment of an order (ptw 5.1)', () => {
  const reasons = (order: object) =>
    assessmentReasons({ permitTypeCd: 'G', riskGradeCd: 'L', ...order }, parameters).map(String)
  it('an order asks for a grade, not below that of the kinds of work', () => {
    expect(reasons({ riskGradeCd: null })).toEqual(['위험등급을 먼저 평가하세요.'])
    expect(reasons({})).toEqual([])
    expect(reasons({ supplCds: ['S1'], jsaTxt: 'JSA-1', jsaYmd: '2026-03-01' })).toEqual([
      '작업 구분에 따른 위험등급은 상(H)입니다. 더 낮은 등급인 하(L)은 쓸 수 없습니다.',
    ])
    expect(reasons({ supplCds: ['S1'], riskGradeCd: 'H', jsaTxt: 'JSA-1', jsaYmd: '2026-03-01' })).toEqual([])
    expect([
      gradeOfKinds({}, parameters),
      gradeOfKinds({ permitTypeCd: 'H', exZoneCd: 'zone1' }, parameters)?.grade,
    ]).toEqual([undefined, 'H'])
  })
  it('an order asks for a JSA of H and M, and of a critical job of L', () => {
    expect(reasons({ permitTypeCd: 'H', riskGradeCd: 'M' })).toEqual([
      '위험등급 중(M) 작업은 JSA가 필요합니다. JSA 번호를 입력하세요.',
    ])
    const critical = { jraSevCd: '6', jraRepeatCd: '1', jraProbCd: '0' }
    expect(reasons(critical)).toEqual(['JRA 7점 중요작업입니다. JSA 번호를 입력하세요.'])
    expect(reasons({ ...critical, jsaTxt: 'JSA-1', jsaYmd: '2026-03-01' })).toEqual([])
    expect(reasons({ ...critical, jsaTxt: 'JSA-1' })).toEqual(['JSA 작성일을 입력하세요.'])
  })
})
