import { expect, test } from 'vitest'
import { fillFacts, type Facts } from './fill-charm.rule.ts'

const toluene: Facts = {
  contentPct: 99.7,
  formCd: 'vapor',
  dustLvCd: null,
  dayQty: 5200,
  dayUnitCd: 'kg',
  ventCd: 'CLOSED',
  boilingPt: 110.6,
  twaVal: 50,
  twaUnitCd: 'ppm',
  molWeight: 92.141,
}
const unknown: Facts = { ...toluene, twaVal: null, twaUnitCd: null, boilingPt: null }

test('nothing is typed where the register knows all', () => {
  expect(fillFacts({}, toluene, undefined)).toEqual({ facts: toluene, typedCds: [], issues: [] })
  expect(fillFacts(toluene, toluene, toluene).typedCds).toEqual([])
})
test('how it is handled here is the word of a person, and is named', () => {
  const { facts, typedCds } = fillFacts({ dayQty: 40, dayUnitCd: 'L', ventCd: 'LOCAL' }, toluene, undefined)
  expect(facts).toMatchObject({ dayQty: 40, dayUnitCd: 'L', ventCd: 'LOCAL', twaVal: 50 })
  expect(typedCds).toEqual(['dayQty', 'ventCd'])
})
test('a limit that the register does not know may be typed, and gives way once it does', () => {
  const typed = { twaVal: 20, twaUnitCd: 'ppm' }
  expect(fillFacts(typed, unknown, undefined)).toMatchObject({
    facts: typed,
    typedCds: ['twaVal'],
    issues: [],
  })
  expect(fillFacts(typed, toluene, typed)).toMatchObject({ facts: { twaVal: 50 }, typedCds: [], issues: [] })
})
test('typing over the register is refused with where to correct it', () => {
  const { issues } = fillFacts({ twaVal: 100 }, toluene, undefined)
  expect(issues.map(({ path, message }) => [path, String(message)])).toEqual([
    ['twaVal', '화학물질 정보에 있는 값입니다(50). 틀리면 화학물질 정보를 고치세요.'],
  ])
})
