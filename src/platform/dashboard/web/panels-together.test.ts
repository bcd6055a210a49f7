import { expect, test } from 'vitest'
import { fetchTogether } from './panels-together.ts'

const later = (ms: number, name: string) => () =>
  new Promise<string>((resolve) => setTimeout(() => resolve(name), ms))

test('panels that begin together appear together, and a late one does not hold the others', async () => {
  const order: string[] = []
  const show = (ms: number, name: string) =>
    fetchTogether(later(ms, name))().then((shown) => void order.push(shown))
  const begun = performance.now()
  const both = [show(5, 'quick'), show(60, 'slow')]
  await both[0]
  expect(performance.now() - begun).toBeGreaterThan(50)
  await both[1]
  expect(order).toEqual(['quick', 'slow'])
  const [quick, late] = [show(5, 'first'), show(900, 'late')]
  await quick
  expect(order).toEqual(['quick', 'slow', 'first'])
  await late
})

test('a panel whose program cannot be fetched fails alone', async () => {
  const lost = fetchTogether(() => Promise.reject(new Error('lost')))()
  const found = fetchTogether(later(5, 'found'))()
  await expect(lost).rejects.toThrow('lost')
  expect(await found).toBe('found')
})
