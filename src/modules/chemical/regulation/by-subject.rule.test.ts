import { expect, test } from 'vitest'
import { bySubject } from './by-subject.rule.ts'

test('The lists of one substance stand together, in the order in which the substances are met.', () => {
  const rows = ['톨루엔 O3', '벤젠 O4', '톨루엔 O7', '벤젠 O8', '톨루엔 C7']
  expect(bySubject(rows, (row) => row.split(' ')[0]!)).toEqual([
    { subject: '톨루엔', group: ['톨루엔 O3', '톨루엔 O7', '톨루엔 C7'] },
    { subject: '벤젠', group: ['벤젠 O4', '벤젠 O8'] },
  ])
})
