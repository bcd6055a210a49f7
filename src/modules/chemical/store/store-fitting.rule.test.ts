import { expect, test } from 'vitest'
import { firstChemicalParameters } from '../chemical-parameters.rule.ts'
import { inKorean } from '../../../core/shared/sentence.test-kit.ts'
import { fittingCautions, temperatureIssues, type StoreFittings } from './store-fitting.rule.ts'

const bare: StoreFittings = {
  storeTypeCd: '11',
  ventYn: 'N',
  dikeYn: 'N',
  dikeCapQty: null,
  antiStaticYn: 'N',
  showerYn: 'N',
  minTemp: null,
  maxTemp: null,
}
interface Coming {
  hazItemCd: string | null
  segGrpCds: readonly string[]
  minTemp?: number
  maxTemp?: number
}
const toluene: Coming = { hazItemCd: '41', segGrpCds: ['FL'] }
const acid: Coming = { hazItemCd: null, segGrpCds: ['AC'] }
const cautions = (store: Partial<StoreFittings>, product = toluene, tankL = 0) =>
  fittingCautions({ ...bare, ...store }, product, tankL, firstChemicalParameters)

test('toluene in a room without ventilation and earthing is told so; what nobody has said is not held against it', () => {
  expect(cautions({}).map((each) => String(each).slice(0, 3))).toEqual(['환기·', '정전기'])
  expect(cautions({ ventYn: null, antiStaticYn: null })).toEqual([])
  expect(cautions({ ventYn: 'Y', antiStaticYn: 'Y' })).toEqual([])
  expect(cautions({ storeTypeCd: '17', antiStaticYn: 'Y' })).toEqual([])
})
test('an outdoor tank of 100,000 L needs a dike of 110,000 L', () => {
  const tank = { storeTypeCd: '12', antiStaticYn: 'Y' }
  expect(String(cautions(tank, toluene, 100_000)[0])).toContain('방유제가 없습니다')
  expect(cautions({ ...tank, dikeYn: 'Y', dikeCapQty: 110_000 }, toluene, 100_000)).toEqual([])
  expect(String(cautions({ ...tank, dikeYn: 'Y', dikeCapQty: 109_999 }, toluene, 100_000)[0])).toContain(
    '110%(110,000 L)',
  )
})
test('acid wants an eyewash, not earthing', () => expect(cautions({}, acid)).toHaveLength(1))
test('a store that gets warmer or colder than the product is kept is said; at its edges it fits', () => {
  const quiet = { ventYn: 'Y', antiStaticYn: 'Y' }
  const peroxide = { ...toluene, minTemp: 2, maxTemp: 8 }
  const at = (minTemp: number | null, maxTemp: number | null) =>
    cautions({ ...quiet, minTemp, maxTemp }, peroxide)
  expect(inKorean(at(15, 25))).toEqual([
    '장소의 온도(15–25℃)가 제품의 보관온도(2–8℃)를 벗어납니다.(제품 MSDS 7번)',
  ])
  expect([at(2, 8), at(null, null), at(null, 8), at(3, null)]).toEqual([[], [], [], []])
  expect([at(1.9, 8).length, at(2, 8.1).length]).toEqual([1, 1])
  expect(inKorean(cautions({ ...quiet, maxTemp: 40 }, { ...toluene, maxTemp: 35 })[0])).toContain(
    '(40℃ 이하)가 제품의 보관온도(35℃ 이하)',
  )
  expect([
    temperatureIssues({ minTemp: 8, maxTemp: 2 }).length,
    temperatureIssues({ minTemp: 2, maxTemp: 2 }).length,
  ]).toEqual([1, 0])
})
