import { expect, test } from 'vitest'
import { compareSource } from './reconcile.rule.ts'

const row = { sourceKey: '7', total: 2, closed: 1, unheard: 0 }
const kinds = (...given: Parameters<typeof compareSource>) =>
  compareSource(...given).map(({ kind, rowKey }) => `${kind} ${rowKey}`)

test('10.5 nothing differs where both sides count the same, or the source has fewer findings of its own making', () => {
  expect(kinds('PTW', [{ sourceKey: '7', reported: 2, closed: 1 }], [row])).toEqual([])
  expect(kinds('PTW', [{ sourceKey: '7', reported: 0, closed: 1 }], [row])).toEqual([])
})
test('10.5 what was reported and is not there, what is closed on one side only, what the source does not know', () => {
  expect(compareSource('PTW', [{ sourceKey: '7', reported: 3, closed: 2 }], [row])).toEqual([
    { kind: 'missing', sourceModuleCd: 'PTW', rowKey: '7', sourceTxt: '보고 3건', registerTxt: '등록 2건' },
    { kind: 'closed', sourceModuleCd: 'PTW', rowKey: '7', sourceTxt: '종결 2건', registerTxt: '종결 1건' },
  ])
  expect(kinds('CHM', [{ sourceKey: '8', reported: 1, closed: 0 }], [row])).toEqual(['missing 8', 'gone 7'])
})
test('10.5 a source that has not heard yet is given time', () => {
  expect(kinds('PTW', [{ sourceKey: '7', reported: 2, closed: 0 }], [{ ...row, unheard: 1 }])).toEqual([])
})
