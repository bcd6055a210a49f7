import { expect, test } from 'vitest'
import { date, flag, number, text } from '../../shared/field.ts'
import {
  bindColumns,
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
  unsealOlder,
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
const place = { table: 'worker', key: 7 }
const [older, newer] = ['old1:', 'new2:'].map((name) => name + newDataKey().split(':')[1]!) as [
  string,
  string,
]
useDataKeys(parseDataKeys(older)!)

test('a row is sealed where its fields are, and opens as it was', () => {
  const stored = sealRow(fields, row, place)
  expect(stored['name']).toBe('김민수')
  for (const name of ['limitTxt', 'fitYn', 'dayYmd', 'level'])
    expect(stored[name], name).toMatch(/^s2:old1:[\w+/=]+$/)
  expect(openRow(fields, stored, place)).toEqual(row)
  expect(JSON.parse(openRowsText(fields, JSON.stringify([{ ...stored, no: 7 }]), 'worker', 'no'))).toEqual([
    { ...row, no: 7 },
  ])
  expect(openDiff(fields, sealDiff(fields, { fitYn: ['Y', 'N'], name: ['가', '나'] }, place), place)).toEqual(
    {
      fitYn: ['Y', 'N'],
      name: ['가', '나'],
    },
  )
})
test('nothing stays nothing, and what was written before is read as it is', () => {
  expect([seal(place, 'fitYn', null), unseal(place, 'fitYn', null), unseal(place, 'fitYn', 'N')]).toEqual([
    null,
    null,
    'N',
  ])
})
test('equal values read differently, so that they cannot be told apart', () => {
  expect(seal(place, 'fitYn', 'N')).not.toBe(seal(place, 'fitYn', 'N'))
})
test('a value cannot be opened after a change or under the name of another column', () => {
  const stored = seal(place, 'fitYn', 'N')!
  const last = stored.at(-3) === 'A' ? 'B' : 'A'
  expect(() => unseal(place, 'fitYn', stored.slice(0, -3) + last + stored.slice(-2))).toThrow()
  expect(() => unseal(place, 'limitTxt', stored)).toThrow()
})
test('a value that was moved to another row, another table or a trail of it opens no more', () => {
  const stored = seal(place, 'fitYn', 'Y')!
  expect(unseal({ ...place, key: '7' }, 'fitYn', stored)).toBe('Y')
  for (const other of [
    { ...place, key: 8 },
    { table: 'other', key: 7 },
  ])
    for (const open of [unseal, unsealOlder]) expect(() => open(other, 'fitYn', stored)).toThrow()
  expect(() => seal({ table: 'worker', key: undefined }, 'fitYn', 'Y')).toThrow(
    'worker.fitYn is sealed for no row',
  )
})
test('a bound column refuses clear values and values of earlier days, and the trail keeps them', () => {
  bindColumns(['bound.fitYn'])
  const own = { table: 'bound', key: 1 }
  for (const put of ['Y', 's1:old1:AAAA'])
    expect(() => unseal(own, 'fitYn', put)).toThrow('bound.fitYn of 1 was written past the portal')
  expect(unsealOlder(own, 'fitYn', 'Y')).toBe('Y')
  expect(unseal(own, 'fitYn', seal(own, 'fitYn', 'N'))).toBe('N')
})
test('a new key seals from now on, the older one still opens; a lost one is named', () => {
  const stored = seal(place, 'fitYn', 'N')!
  useDataKeys(parseDataKeys(`${newer},${older}`)!)
  expect(unseal(place, 'fitYn', stored)).toBe('N')
  expect(seal(place, 'fitYn', 'N')).toMatch(/^s2:new2:/)
  expect(() => unseal(place, 'fitYn', stored.replace('old1', 'gone'))).toThrow('the data key gone is missing')
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
