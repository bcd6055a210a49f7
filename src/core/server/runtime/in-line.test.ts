import { expect, test } from 'vitest'
import { createLine, createLines } from './in-line.ts'

/** Works that end when they are told to, and the order in which they began. */
function works() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name)
      ends.set(name, () => resolve(name))
    })
  const end = async (name: string) => {
    ends.get(name)!()
    await new Promise(setImmediate)
  }
  return { begun, work, end }
}

test('a line runs so many works at a time and the others in their order', async () => {
  const { begun, work, end } = works()
  const line = createLine(2)
  const all = ['a', 'b', 'c', 'd'].map((name) => line(work(name)))
  await new Promise(setImmediate)
  expect(begun).toEqual(['a', 'b'])
  await end('b')
  expect(begun).toEqual(['a', 'b', 'c'])
  await end('a')
  await end('c')
  await end('d')
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'])
})

test('a work that fails gives its place to the next', async () => {
  const line = createLine(1)
  const failed = line(() => Promise.reject(new Error('full')))
  const next = line(async () => 'done')
  await expect(failed).rejects.toThrow('full')
  expect(await next).toBe('done')
})

test('nobody waits for the works of another name', async () => {
  const { begun, work, end } = works()
  const lines = createLines(1)
  const all = [lines('saf01', work('a')), lines('saf01', work('b')), lines('emp01', work('c'))]
  await new Promise(setImmediate)
  expect(begun).toEqual(['a', 'c'])
  await end('a')
  await end('b')
  await end('c')
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c'])
})
