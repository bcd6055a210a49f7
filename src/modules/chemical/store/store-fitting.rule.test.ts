import { expect, test } from 'vitest'
import { firstChemicalParameters } from '../chemical-parameters.rule.ts'
import { fittingCautions, type StoreFittings } from './store-fitting.rule.ts'

const bare: StoreFittings = { storeTypeCd: '11', ventYn: 'N', dikeYn: 'N', dikeCapQty: null, antiStaticYn: 'N', showerYn: 'N' }
interface Coming {
  hazItemCd: string | null
  segGrpCds: readonly string[]
}
const toluene: Coming = { hazItemCd: '41', segGrpCds: ['FL'] }
const acid: Coming = { hazItemCd: null, segGrpCds: ['AC'] }
const cautions = (store: Partial<StoreFittings>, product = toluene, tankL = 0) =>
  fittingCautions({ ...bare, ...store }, product, tankL, firstChemicalParameters)

test('toluene in a room without ventilation and earthing is told so; what nobody has said is not held against it', () => {
  expect(cautions({}).map((each) => each.slice(0, 3))).toEqual(['환기·', '정전기'])
  expect(cautions({ ventYn: null, antiStaticYn: null })).toEqual([])
  expect(cautions({ ventYn: 'Y', antiStaticYn: 'Y' })).toEqual([])
  expect(cautions({ storeTypeCd: '17', antiStaticYn: 'Y' })).toEqual([])
})
test('an outdoor tank of 100,000 L needs a dike of 110,000 L', () => {
  const tank = { storeTypeCd: '12', antiStaticYn: 'Y' }
  expect(cautions(tank, toluene, 100_000)[0]).toContain('방유제가 없습니다')
  expect(cautions({ ...tank, dikeYn: 'Y', dikeCapQty: 110_000 }, toluene, 100_000)).toEqual([])
  expect(cautions({ ...tank, dikeYn: 'Y', dikeCapQty: 109_999 }, toluene, 100_000)[0]).toContain('110%(110,000 L)')
})
test('acid wants an eyewash, not earthing', () => expect(cautions({}, acid)).toHaveLength(1))
