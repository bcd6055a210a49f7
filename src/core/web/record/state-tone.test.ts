import { expect, test } from 'vitest'
import { defineResource } from '../../shared/resource.ts'
import { samplePermit } from '../testing/work-permit.ts'
import type { AnyResource } from '../../shared/resource.ts'
import { stateFlow } from './state-flow.ts'
import { stateTone } from './state-tone.ts'

test.each([
  ['draft', 'draft'],
  ['reviewing', 'active'],
  ['working', 'active'],
  ['suspended', 'hold'],
  ['rejected', 'hold'],
  ['closed', 'done'],
  ['cancelled', 'dropped'],
])('%s is %s', (state, tone) => expect(stateTone(samplePermit, state)).toBe(tone))

test('a state that no step of its own reaches is done; one that a dangerous step reached and that can be left is on hold', () => {
  const mail = defineResource({
    name: 'mail',
    title: '메일',
    path: '/api/mail',
    menus: [],
    key: 'mailNo',
    fields: {},
    scope: 'everyone',
    list: [],
    search: {},
    states: { waiting: '대기', sent: '발송', bounced: '실패' },
    transitions: {
      resend: { label: '재발송', from: ['bounced'], to: 'waiting' },
      fail: { label: '발송실패', from: ['waiting'], to: 'bounced', system: true, danger: true },
    },
  })
  expect(['waiting', 'sent', 'bounced'].map((state) => stateTone(mail, state))).toEqual([
    'draft',
    'done',
    'hold',
  ])
})

test('a first state that only dangerous steps and the clock end counts as at work, not as a draft', () => {
  const pass = {
    ...samplePermit,
    states: { valid: '유효', stopped: '정지', expired: '만료' },
    transitions: {
      stop: { label: '정지', from: ['valid'], to: 'stopped', danger: true },
      resume: { label: '정지해제', from: ['stopped'], to: 'valid' },
      expire: { label: '기간 만료', from: ['valid', 'stopped'], to: 'expired', system: true },
    },
  } as unknown as AnyResource
  expect(['valid', 'stopped', 'expired'].map((state) => stateTone(pass, state))).toEqual([
    'active',
    'hold',
    'dropped',
  ])
})

test('a state that no step reaches and that can only be thrown away has failed', () => {
  const list = {
    ...samplePermit,
    states: { uploaded: '업로드', error: '오류', waiting: '대기', checked: '검증완료', discarded: '폐기' },
    transitions: {
      check: { label: '검증', from: ['uploaded', 'waiting'], to: 'checked' },
      discard: { label: '폐기', from: ['uploaded', 'error', 'waiting'], to: 'discarded', danger: true },
    },
  } as unknown as AnyResource
  expect(['error', 'waiting', 'discarded'].map((state) => stateTone(list, state))).toEqual([
    'failed',
    'active',
    'dropped',
  ])
})

test('a state that an approval decided counts as done, although the system moves the record', () => {
  const { transitions: _transitions, ...rest } = samplePermit
  const approved = {
    ...rest,
    states: { draft: '작성', pending: '결재중', approved: '승인', rejected: '반려' },
    transitions: {
      submit: {
        label: '결재요청',
        from: ['draft', 'rejected'],
        to: 'pending',
        approval: { biz: 'ABZ21', approved: 'approve', rejected: 'reject' },
      },
      approve: { label: '승인', from: ['pending'], to: 'approved', system: true },
      reject: { label: '반려', from: ['pending'], to: 'rejected', system: true },
    },
  } as unknown as AnyResource
  expect(['draft', 'pending', 'approved', 'rejected'].map((state) => stateTone(approved, state))).toEqual([
    'draft',
    'active',
    'done',
    'hold',
  ])
  expect(stateFlow(approved, 'pending').steps.map(({ state }) => state)).toEqual([
    'draft',
    'pending',
    'approved',
  ])
})

test('a pass and a failure differ although the system alone reaches both; a word decides nothing that people reach', () => {
  const take = {
    ...samplePermit,
    states: { running: '응시 중', passed: '합격', failed: '불합격', runOut: '시간 만료' },
    transitions: {
      pass: { label: '합격', from: ['running'], to: 'passed', system: true },
      fail: { label: '불합격', from: ['running'], to: 'failed', system: true },
      end: { label: '시간 만료', from: ['running'], to: 'runOut', system: true },
    },
  } as unknown as AnyResource
  expect(['passed', 'failed', 'runOut'].map((state) => stateTone(take, state))).toEqual([
    'done',
    'failed',
    'failed',
  ])
  const order = {
    ...samplePermit,
    states: { draft: '작성', completed: '완료', closed: '종결' },
    transitions: {
      complete: { label: '완료', from: ['draft'], to: 'completed' },
      close: { label: '종결', from: ['completed'], to: 'closed' },
    },
  } as unknown as AnyResource
  expect(stateTone(order, 'completed')).toBe('active')
})

test('what a check found to fall short asks for more, although people lead on from there; a verified end is done', () => {
  const measure = defineResource({
    name: 'measure',
    title: '대책',
    path: '/api/measure',
    menus: [],
    key: 'measureNo',
    fields: {},
    scope: 'everyone',
    list: [],
    search: {},
    states: { begun: '수립', inRegister: '이행중', verified: '종결', further: '추가대책 필요', kept: '유지' },
    transitions: {
      hand: { label: '등록', from: ['begun'], to: 'inRegister', system: true },
      verify: { label: '종결', from: ['inRegister', 'further'], to: 'verified', system: true },
      fallShort: { label: '추가대책', from: ['inRegister'], to: 'further', system: true },
      keep: { label: '유지', from: ['further'], to: 'kept' },
    },
  })
  expect(['inRegister', 'verified', 'further'].map((state) => stateTone(measure, state))).toEqual([
    'active',
    'done',
    'hold',
  ])
})
