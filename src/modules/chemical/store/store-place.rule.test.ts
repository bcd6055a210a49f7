import { expect, test } from 'vitest'
import { placeIssues, placeMark, placePath, readPlaceMark, type StorePlace } from './store-place.rule.ts'

const room: StorePlace = { placeCd: 'A', placeNm: '보관실' }
const rack: StorePlace = { placeCd: 'A-3', placeNm: '랙 3', upPlaceCd: 'A' }
const shelf: StorePlace = { placeCd: 'A-3-2', placeNm: '2단', upPlaceCd: 'A-3' }
const paths = (places: StorePlace[]) => placeIssues(places).map(({ path }) => path)

test('the path is read from the outside', () => {
  expect(placePath([shelf, rack, room], 'A-3-2')).toBe('보관실 › 랙 3 › 2단')
  expect(placePath([room], 'B')).toBe('B')
})
test('a rack that moves takes its shelves along', () =>
  expect(
    placePath([room, { placeCd: 'B', placeNm: '옥외대' }, { ...rack, upPlaceCd: 'B' }, shelf], 'A-3-2'),
  ).toBe('옥외대 › 랙 3 › 2단'))
test('a mark is read as it was written, whatever stands in the code of the place', () => {
  expect(placeMark('ST-101', 'A-3')).toBe('ST-101/A-3')
  for (const placeCd of [null, 'A-3', 'A/3'])
    expect(readPlaceMark(placeMark('ST-101', placeCd))).toEqual({ storeCd: 'ST-101', placeCd })
})
test('codes stand once, in something that is there, without a circle, five levels deep with plant and store', () => {
  expect(paths([room, rack, shelf])).toEqual([])
  expect(paths([room, room])).toEqual(['places.1.placeCd'])
  expect(paths([rack])).toEqual(['places.0.upPlaceCd'])
  expect(paths([{ ...room, upPlaceCd: 'A-3' }, rack])).toEqual(['places.0.upPlaceCd', 'places.1.upPlaceCd'])
  expect(paths([room, rack, shelf, { placeCd: 'A-3-2-1', placeNm: '칸', upPlaceCd: 'A-3-2' }])).toEqual([
    'places.3.upPlaceCd',
  ])
})
