import { describe, expect, test } from 'vitest'
import { inSeedOrder, type SeedPart } from './seed-part.ts'

const part = (name: string, ...after: string[]): SeedPart => ({ name, after, seed: () => Promise.resolve() })
const order = (...parts: SeedPart[]) => inSeedOrder(parts).map(({ name }) => name)

describe('the order of the parts of a seed', () => {
  test('is the given one where no part names another', () =>
    expect(order(part('a'), part('b'))).toEqual(['a', 'b']))
  test('puts a part after those that it names, and theirs before them', () =>
    expect(order(part('a', 'c'), part('b'), part('c', 'd'), part('d'))).toEqual(['d', 'c', 'a', 'b']))
  test('passes over a name that no part has', () => expect(order(part('a', 'x'))).toEqual(['a']))
  test('is refused where parts wait for each other', () =>
    expect(() => order(part('a', 'b'), part('b', 'a'))).toThrow('wait for each other: a, b, a'))
})
