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
    states: { waiting: '대기', sent: '발송', failed: '실패' },
    transitions: {
      resend: { label: '재발송', from: ['failed'], to: 'waiting' },
      fail: { label: '발송실패', from: ['waiting'], to: 'failed', system: true, danger: true },
    },
  })
  expect(['waiting', 'sent', 'failed'].map((state) => stateTone(mail, state))).toEqual([
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
