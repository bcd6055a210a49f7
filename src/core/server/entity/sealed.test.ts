import { expect, test } from 'vitest'
import { date, flag, number, text } from '../../shared/field.ts'
import {
  isSealed,
  newDataKey,
  openDiff,
  openRow,
  openRowsText,
  parseDataKeys,
  seal,
  sealDiff,
  sealRow,
  unseal,
  useDataKeys,
} from './sealed.ts'

const fields = {
  name: text('성명'),
  limitTxt: text('제한', { personal: { sealed: true } }),
  fitYn: flag('가능', { personal: { sealed: true } }),
  dayYmd: date('검진일', { personal: { sealed: true } }),
  level: number('수치', { personal: { sealed: true }, decimals: 1 }),
}
const row = { name: '김민수', limitTxt: '야간작업 제한', fitYn: 'Y', dayYmd: '2026-03-01', level: 12.5 }
const [older, newer] = ['old1:', 'new2:'].map((name) => name + newDataKey().split(':')[1]!) as [
  string,
  string,
]
useDataKeys(parseDataKeys(older)!)

test('a row is sealed where its fields are, and opens as it was', () => {
  const stored = sealRow(fields, row)
  expect(stored['name']).toBe('김민수')
  for (const name of ['limitTxt', 'fitYn', 'dayYmd', 'level'])
    expect(stored[name], name).toMatch(/^s1:old1:[\w+/=]+$/)
  expect(openRow(fields, stored)).toEqual(row)
  expect(JSON.parse(openRowsText(fields, JSON.stringify([stored])))).toEqual([row])
  expect(openDiff(fields, sealDiff(fields, { fitYn: ['Y', 'N'], name: ['가', '나'] }))).toEqual({
    fitYn: ['Y', 'N'],
    name: ['가', '나'],
  })
})
test('nothing stays nothing, and what was written before is read as it is', () => {
  expect([seal('fitYn', null), unseal('fitYn', null), unseal('fitYn', 'N')]).toEqual([null, null, 'N'])
})
test('equal values read differently, so that they cannot be told apart', () => {
  expect(seal('fitYn', 'N')).not.toBe(seal('fitYn', 'N'))
})
test('what was touched, or sealed for another column, opens no more', () => {
  const stored = seal('fitYn', 'N')!
  const last = stored.at(-3) === 'A' ? 'B' : 'A'
  expect(() => unseal('fitYn', stored.slice(0, -3) + last + stored.slice(-2))).toThrow()
  expect(() => unseal('limitTxt', stored)).toThrow()
})
test('a new key seals from now on, the older one still opens; a lost one is named', () => {
  const stored = seal('fitYn', 'N')!
  useDataKeys(parseDataKeys(`${newer},${older}`)!)
  expect(unseal('fitYn', stored)).toBe('N')
  expect(seal('fitYn', 'N')).toMatch(/^s1:new2:/)
  expect(() => unseal('fitYn', stored.replace('old1', 'gone'))).toThrow('the data key gone is missing')
})
test.each([
  ['', undefined],
  ['k1', undefined],
  [`k1:${Buffer.alloc(16).toString('base64')}`, undefined],
  [`k1:${Buffer.alloc(32).toString('base64')} k1:${Buffer.alloc(32).toString('base64')}`, undefined],
  [`k2:${Buffer.alloc(32).toString('base64')}, k1:${Buffer.alloc(32).toString('base64')}`, ['k2', 'k1']],
])('the keys of %j', (given, names) => {
  const keys = parseDataKeys(given)
  expect(keys && [...keys.keys()]).toEqual(names)
})
test('only what the mark says counts as sealed', () =>
  expect([isSealed('s1:a:b'), isSealed('s2'), isSealed(1)]).toEqual([true, false, false]))
