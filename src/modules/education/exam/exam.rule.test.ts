import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addMinutes } from '../../../core/shared/dates.ts'
import { analysed, figuresOf, verdictOf, type MarkedTake } from './item-analysis.rule.ts'
import { questionFaults } from './question.rule.ts'
import { isLate, mayTry } from './take.rule.ts'

const now = '2026-11-28T10:00:00+09:00'
const limits = { maxTryCnt: 3, waitMin: 10, relearn: true }
const failedAt = (minutesAgo: number) => ({ state: 'failed', submitDt: addMinutes(now, -minutesAgo) })

describe('tries (EDU-11, EDU-12)', () => {
  test('the second try waits for ten minutes after the end of the first', () => {
    expect(mayTry([failedAt(4)], limits, now, 0, 90)).toEqual({
      may: false,
      why: 'wait',
      until: addMinutes(now, 6),
    })
    expect(mayTry([failedAt(10)], limits, now, 0, 90)).toEqual({ may: true, tryCnt: 2 })
  })
  test('after three failed tries the material is gone through again, once, for three more', () => {
    const three = [failedAt(60), failedAt(50), failedAt(40)]
    expect(mayTry(three, limits, now, 89, 90)).toEqual({ may: false, why: 'relearn', pct: 89, needed: 90 })
    expect(mayTry(three, limits, now, 90, 90)).toEqual({ may: true, tryCnt: 4 })
    expect(mayTry([...three, ...three], limits, now, 100, 90)).toEqual({ may: false, why: 'tooOften', n: 6 })
    expect(mayTry(three, { ...limits, relearn: false }, now, 100, 90)).toEqual({
      may: false,
      why: 'tooOften',
      n: 3,
    })
  })
  test('who has passed, or sits a paper, begins no other one', () => {
    expect(mayTry([{ state: 'passed', submitDt: now }], limits, now, 0, 90)).toEqual({
      may: false,
      why: 'passed',
    })
    expect(mayTry([{ state: 'running', submitDt: null }], limits, now, 0, 90)).toEqual({
      may: false,
      why: 'running',
    })
  })
  test('the server’s clock ends a paper, with some seconds for the way', () => {
    const due = '2026-11-28T10:00:00+09:00'
    expect(['2026-11-28T01:00:30Z', '2026-11-28T01:00:31Z'].map((at) => isLate(due, at, 30))).toEqual([
      false,
      true,
    ])
  })
})

describe('questions of the bank', () => {
  const question = { questionTypeCd: 'S', questionTxt: 'q', choiceTxt: 'a\nb\nc' }
  test('a key names choices that are there', () => {
    expect(questionFaults(question, '2')).toEqual([])
    expect(questionFaults(question, '4')).toEqual([{ path: 'answerTxt', fault: 'answerWrong' }])
    expect(questionFaults(question, '1,2')).toEqual([{ path: 'answerTxt', fault: 'answerWrong' }])
    expect(questionFaults({ ...question, questionTypeCd: 'M' }, '3, 1')).toEqual([])
    expect(questionFaults({ ...question, questionTypeCd: 'O' }, 'o')).toEqual([])
    expect(questionFaults({ ...question, questionTypeCd: 'O' }, 'maybe')).toHaveLength(1)
    expect(questionFaults({ ...question, questionTypeCd: 'T' }, ' | ')).toHaveLength(1)
    expect(questionFaults(question, '')).toEqual([{ path: 'answerTxt', fault: 'answerNeeded' }])
  })
  test('choices are two at least, none twice, and as many in each language', () => {
    expect(questionFaults({ ...question, choiceTxt: 'a' }, '1')).toEqual([
      { path: 'choiceTxt', fault: 'choicesNeeded' },
    ])
    expect(questionFaults({ ...question, choiceTxt: 'a\nA \nb' }, '1')).toEqual([
      { path: 'choiceTxt', fault: 'choiceTwice', choice: 'A' },
    ])
    expect(questionFaults({ ...question, questionTxtEn: 'q', choiceTxtEn: 'a\nb' }, '1')).toEqual([
      { path: 'choiceTxtEn', fault: 'choiceCount', n: 2, m: 3 },
    ])
    expect(questionFaults({ ...question, choiceTxtZh: 'a\nb\nc' }, '1')).toEqual([
      { path: 'questionTxtZh', fault: 'textMissing' },
    ])
  })
})

describe('item analysis', () => {
  const takes = (rights: readonly boolean[]) => rights.map((right, index) => ({ score: 100 - index, right }))
  test('what fewer than ten people have sat says nothing about its discrimination', () => {
    expect(figuresOf(takes([true, false, true]))).toEqual({ takes: 3, rightPct: 66.7, discrimination: null })
    expect(verdictOf(figuresOf(takes([true])), { failPct: 40, weakIndex: 0.2 })).toBe('unknown')
  })
  test('the best three of ten right and the worst three wrong is the largest discrimination', () => {
    const good = figuresOf(takes([true, true, true, true, true, false, false, false, false, false]))
    expect(good).toEqual({ takes: 10, rightPct: 50, discrimination: 1 })
    const backwards = figuresOf(takes([false, false, false, false, true, true, true, true, true, true]))
    expect(backwards.discrimination).toBe(-1)
    const limit = { failPct: 40, weakIndex: 0.2 }
    expect(
      [good, backwards, { ...good, rightPct: 70 }, { ...good, rightPct: 70, discrimination: 0.1 }].map(
        (each) => verdictOf(each, limit),
      ),
    ).toEqual(['failed', 'backwards', 'good', 'weak'])
  })
  test('figures by question, legal item and language count each answer once', () => {
    const take = fc.record({
      score: fc.integer({ min: 0, max: 100 }),
      langCd: fc.constantFrom('kr', 'en'),
      questions: fc.array(
        fc.record({
          eduQuestionNo: fc.integer({ min: 1, max: 5 }),
          legalItemCd: fc.constantFrom('R1', 'R2', null),
          langCd: fc.constantFrom('kr', 'en'),
          right: fc.boolean(),
        }),
      ),
    })
    fc.assert(
      fc.property(fc.array(take), (all: MarkedTake[]) => {
        const asked = all.flatMap(({ questions }) => questions)
        const sum = (rows: readonly { takes: number }[]) => rows.reduce((n, row) => n + row.takes, 0)
        const inside = (rows: readonly { rightPct: number; discrimination: number | null }[]) =>
          rows.every(
            ({ rightPct, discrimination }) =>
              rightPct >= 0 && rightPct <= 100 && Math.abs(discrimination ?? 0) <= 1,
          )
        const byQuestion = analysed(all, ({ eduQuestionNo }) => eduQuestionNo)
        const byItem = analysed(all, ({ legalItemCd }) => legalItemCd)
        return (
          sum(byQuestion) === asked.length &&
          sum(byItem) === asked.filter(({ legalItemCd }) => legalItemCd !== null).length &&
          inside(byQuestion)
        )
      }),
    )
  })
})
