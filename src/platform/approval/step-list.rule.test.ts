import { describe, expect, it } from 'vitest'
import { insertStep, moveStep, signsAlready, stepInputs, withLine, type LineStep } from './step-list.rule.ts'

const step = (userId: string, stepKindCd: string, over: Partial<LineStep> = {}): LineStep => ({
  id: userId,
  stepKindCd,
  userId,
  userNm: userId,
  deptNm: null,
  parallelGrp: null,
  fixedYn: 'N',
  ...over,
})
const ids = (steps: readonly LineStep[]) => steps.map(({ id }) => id)
const [review, agree, together, approve, copy] = ['ASK02', 'ASK03', 'ASK04', 'ASK05', 'ASK07']

describe('a new step stands where it usually does', () => {
  const steps = [step('head', review), step('boss', approve), step('reader', copy)]
  it('검토 and 합의 stand before the approval, 승인 behind the others, and 참조 at the end', () => {
    expect(ids(insertStep(steps, step('new', agree)))).toEqual(['head', 'new', 'boss', 'reader'])
    expect(ids(insertStep(steps, step('new', approve)))).toEqual(['head', 'boss', 'new', 'reader'])
    expect(ids(insertStep(steps, step('new', copy)))).toEqual(['head', 'boss', 'reader', 'new'])
    expect(ids(insertStep([], step('new', review)))).toEqual(['new'])
  })
  it('a step stays where it was dropped', () =>
    expect(ids(insertStep(steps, step('new', approve), 0))).toEqual(['new', 'head', 'boss', 'reader']))
  it('합의(병렬) joins the last group', () => {
    const grouped = insertStep([step('one', together, { parallelGrp: 2 })], step('two', together))
    expect(grouped.map(({ parallelGrp }) => parallelGrp)).toEqual([2, 2])
    expect(insertStep([], step('one', together))[0]?.parallelGrp).toBe(1)
    expect(insertStep([], step('one', review, { parallelGrp: 3 }))[0]?.parallelGrp).toBeNull()
  })
})

it('moves within the list only', () => {
  const steps = [step('a', review), step('b', review), step('c', approve)]
  expect(ids(moveStep(steps, 'c', 0))).toEqual(['c', 'a', 'b'])
  expect(ids(moveStep(steps, 'a', 3))).toEqual(['a', 'b', 'c'])
  expect(ids(moveStep(steps, 'a', -1))).toEqual(['a', 'b', 'c'])
})

it('a saved line replaces what the drafter chose, never what is fixed, and asks nobody twice', () => {
  const steps = [
    step('own', review),
    step('boss', approve, { fixedYn: 'Y' }),
    step('safety', agree, { fixedYn: 'Y' }),
  ]
  const line = [step('head', review), step('boss', review), step('reader', copy)]
  expect(ids(withLine(steps, line))).toEqual(['head', 'safety', 'boss', 'reader'])
})

it('knows who signs; a copy is no signature', () => {
  const steps = [step('a', review), step('b', copy)]
  expect([signsAlready(steps, 'a'), signsAlready(steps, 'b')]).toEqual([true, false])
  expect(stepInputs([step('a', together, { parallelGrp: 1 })])).toEqual([
    { stepKindCd: 'ASK04', userId: 'a', parallelGrp: 1 },
  ])
})
