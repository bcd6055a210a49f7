import { expect, test } from 'vitest'
import { defineResource } from '../../shared/resource.ts'
import { samplePermit } from '../testing/work-permit.ts'
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

test('what is reached without a step of its own is done, what danger reached and can be left is on hold', () => {
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
  expect(['waiting', 'sent', 'failed'].map((state) => stateTone(mail, state))).toEqual(['draft', 'done', 'hold'])
})
