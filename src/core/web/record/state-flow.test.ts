import { expect, test } from 'vitest'
import { samplePermit } from '../testing/work-permit.ts'
import { leadsBack, stateFlow } from './state-flow.ts'

const labelsOf = (current: string, status: string) =>
  stateFlow(samplePermit, current)
    .steps.filter((step) => step.status === status)
    .map(({ label }) => label)

test('the ordinary way leaves out what is beside it', () => {
  expect(stateFlow(samplePermit, 'draft').steps.map(({ label }) => label)).toEqual(
    '작성중 허가요청 현장검토 승인대기 승인 작업중 완료신고 종료'.split(' '),
  )
})
test('the flow of a record in the middle shows the states behind it, its own, and those to come', () => {
  expect(labelsOf('awaiting', 'done')).toEqual(['작성중', '허가요청', '현장검토'])
  expect(labelsOf('awaiting', 'current')).toEqual(['승인대기'])
  expect(stateFlow(samplePermit, 'awaiting').steps.filter(({ next }) => next)).toMatchObject([
    { label: '승인' },
  ])
})
test('a suspended record stands aside, behind the state it was suspended in', () => {
  const flow = stateFlow(samplePermit, 'suspended')
  expect(flow.aside).toEqual({ state: 'suspended', label: '일시중지', leadsTo: ['작업중'] })
  expect(flow.steps.filter(({ status }) => status === 'done').at(-1)?.label).toBe('작업중')
  expect(flow.steps.some(({ status }) => status === 'current')).toBe(false)
})
test('the history knows from where it was rejected', () => {
  expect(
    stateFlow(samplePermit, 'rejected', ['draft', 'requested', 'reviewing']).steps.findLast(
      ({ status }) => status === 'done',
    )?.label,
  ).toBe('현장검토')
  expect(stateFlow(samplePermit, 'rejected').steps.findLast(({ status }) => status === 'done')?.label).toBe(
    '허가요청',
  )
})
test('a state that only the system leaves counts as part of the way when people lead on from there', () => {
  const lock = {
    ...samplePermit,
    states: { isolated: '격리완료', inUse: '사용중', released: '해제완료', lapsed: '기간 만료' },
    transitions: {
      use: { label: '작업 사용', from: ['isolated'], to: 'inUse', system: true },
      release: { label: '해제', from: ['isolated', 'inUse'], to: 'released' },
      lapse: { label: '만료', from: ['isolated', 'inUse'], to: 'lapsed', system: true },
    },
  } as unknown as typeof samplePermit
  const flow = stateFlow(lock, 'inUse')
  expect(flow.steps.map(({ label, status }) => `${label} ${status}`)).toEqual([
    '격리완료 done',
    '사용중 current',
    '해제완료 later',
  ])
  expect(flow.aside).toBeUndefined()
})
test('a state that an ordinary step leads past is done only when the record is known to have been there', () => {
  const evaluation = {
    ...samplePermit,
    states: { planned: '계획', selfReview: '자가평가', reviewing: '현장·서류평가', confirmed: '확정' },
    transitions: {
      requestSelf: { label: '자가평가 요청', from: ['planned'], to: 'selfReview' },
      submitSelf: { label: '자가평가 제출', from: ['selfReview'], to: 'reviewing' },
      startReview: { label: '평가 시작', from: ['planned'], to: 'reviewing' },
      confirm: { label: '확정', from: ['reviewing'], to: 'confirmed' },
    },
  } as unknown as typeof samplePermit
  const statuses = (visited?: string[]) =>
    stateFlow(evaluation, 'reviewing', visited).steps.map(({ status }) => status)
  expect(statuses()).toEqual(['done', 'optional', 'current', 'later'])
  expect(statuses(['selfReview'])).toEqual(['done', 'done', 'current', 'later'])
})
test('a definition without states has no flow', () => {
  expect(stateFlow({ ...samplePermit, states: undefined }, 'x').steps).toEqual([])
})

test('a correction leads back along the way and is neither drawn as next nor the usual step', () => {
  const corrected = {
    ...samplePermit,
    transitions: {
      ...samplePermit.transitions,
      correct: { label: '정정', from: ['requested', 'reviewing'], to: 'draft' },
    },
  } as typeof samplePermit
  expect(stateFlow(corrected, 'requested').steps.filter(({ next }) => next)).toMatchObject([
    { label: '현장검토' },
  ])
  expect(leadsBack(corrected, 'requested', 'draft')).toBe(true)
  expect(leadsBack(corrected, 'requested', 'reviewing')).toBe(false)
  // Going on after a stop is no step back, although its state stands before that of the stop.
  expect(leadsBack(corrected, 'suspended', 'working')).toBe(false)
})
