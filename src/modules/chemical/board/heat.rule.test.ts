import { expect, test } from 'vitest'
import { fullestStores, heatOf } from './heat.rule.ts'

const store = (
  multiple: number,
  rate: number | null,
  level: Parameters<typeof heatOf>[0]['level'] = 'ordinary',
) => ({
  multiple,
  rate,
  level,
})

test('the board shows the ten fullest stores by share, and empty ones do not count', () => {
  const stores = [
    store(7.5, 75),
    store(0.9, null, 'small'),
    store(0, 0),
    store(600, 100, 'caution'),
    ...Array.from({ length: 9 }, () => store(0.1, null)),
  ]
  const found = fullestStores(stores)
  expect(found).toHaveLength(10)
  expect(found.slice(0, 3).map(({ multiple }) => multiple)).toEqual([600, 0.9, 7.5])
})
test('warmth follows the level', () =>
  expect(
    [
      store(0, null),
      store(0.1, null),
      store(0.2, null, 'small'),
      store(8, 80, 'caution'),
      store(11, 110, 'over'),
      store(1, null, 'unpermitted'),
    ].map(heatOf),
  ).toEqual([0, 1, 2, 3, 4, 4]))
