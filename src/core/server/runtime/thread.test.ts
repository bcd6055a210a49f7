import { getPriority } from 'node:os'
import { expect, test } from 'vitest'
import { startThread } from './thread.ts'

const source = (code: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; import os from 'node:os'; ${code}`)}`,
  )
const echo = `parentPort.on('message', (question) => { if (question === 'fail') throw new Error('it failed'); if (question === 'leave') process.exit(); parentPort.postMessage([question]) })`

test('a thread answers one question after the other until it is ended', async () => {
  const thread = startThread(source(echo))
  expect(await thread.ask('a')).toEqual(['a'])
  expect(await thread.ask('b')).toEqual(['b'])
  expect(thread.lives()).toBe(true)
  await thread.end()
  expect(thread.lives()).toBe(false)
  await expect(thread.ask('c')).rejects.toThrow('the thread has ended')
})

test.each([
  ['fails', 'fail', 'it failed'],
  ['leaves without an answer', 'leave', 'the thread has ended'],
])('every open and every later question to a thread that %s fails', async (_, question, reason) => {
  const thread = startThread(source(echo))
  await expect(thread.ask(question)).rejects.toThrow(reason)
  await expect(thread.ask('a')).rejects.toThrow(reason)
  expect(thread.lives()).toBe(false)
})

test('a question that is open fails when the thread is ended', async () => {
  const thread = startThread(source(`parentPort.on('message', () => { for (;;); })`))
  const asked = thread.ask('a')
  asked.catch(() => undefined)
  await thread.end()
  await expect(asked).rejects.toThrow('the thread has ended')
})

test('a thread that fails while nobody asks takes nothing down', async () => {
  const thread = startThread(source(`throw new Error('at once')`))
  await expect.poll(() => thread.lives()).toBe(false)
  await expect(thread.ask('a')).rejects.toThrow('at once')
})

test.runIf(process.platform === 'linux')(
  'a thread with a low priority changes its own priority only',
  async () => {
    const before = getPriority()
    const place = JSON.stringify(new URL('thread.ts', import.meta.url).href)
    const code = `const { leaveTheCoresToOthers } = await import(${place}); leaveTheCoresToOthers(); parentPort.on('message', () => parentPort.postMessage(os.getPriority()))`
    const thread = startThread(source(code))
    expect(await thread.ask('priority')).toBe(19)
    expect(getPriority()).toBe(before)
    await thread.end()
  },
)
