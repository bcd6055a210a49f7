import { expect, test } from 'vitest'
import { missingForHandOver, proposedWaste, wasteIssues } from './waste.rule.ts'

const of = (segGrpCds: string[], prodClassCd = '10', controlled = false) =>
  proposedWaste({ segGrpCds, prodClassCd, controlled })

test('the kind follows from what the product is: toxic before acid, paint is no plain solvent', () => {
  expect([of(['FL']), of(['FL'], '90'), of(['AC']), of(['BA']), of(['GN'])]).toEqual([
    'SOLVENT',
    'PAINT',
    'ACID',
    'ALKALI',
    'GENERAL',
  ])
  expect([of(['CN']), of(['TX', 'AC']), of(['GN'], '10', true)]).toEqual(['TOXIC', 'TOXIC', 'TOXIC'])
  expect([of(['AO', 'FL']), of(['AO'])]).toEqual(['SOLVENT', 'ACID'])
})
test('a hand-over lies between the disposal and today and takes no more than there is', () => {
  const row = { wasteYmd: '2026-03-05', wasteQty: 10, handYmd: '2026-03-10', handQty: 10 }
  expect(wasteIssues(row, '2026-03-10')).toEqual([])
  expect(wasteIssues({ ...row, handYmd: '2026-03-04' }, '2026-03-10').map(({ path }) => path)).toEqual([
    'handYmd',
  ])
  expect(wasteIssues({ ...row, handYmd: '2026-03-11' }, '2026-03-10').map(({ path }) => path)).toEqual([
    'handYmd',
  ])
  expect(wasteIssues({ ...row, handQty: 10.001 }, '2026-03-10').map(({ path }) => path)).toEqual(['handQty'])
})
test('carrier, number, day and quantity are named where they are missing', () => {
  expect(missingForHandOver({})).toHaveLength(4)
  expect(
    missingForHandOver({ carrierTxt: '남해환경㈜', manifestNo: '2026-1', handYmd: '2026-03-10', handQty: 0 }),
  ).toEqual([])
})
