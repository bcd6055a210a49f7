import { spawn, type ChildProcess } from 'node:child_process'
import { expect, test } from 'vitest'
import { keepOpen } from '../scripts/keep-open.mjs'

const life = (script: string) => (): ChildProcess =>
  spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
const stays = `process.send('open'); setInterval(() => undefined, 1000)`

test('a portal that was open and is killed is started again, and one that is told to stop is not', async () => {
  const started: ChildProcess[] = []
  const lines: string[] = []
  let ended: number | null | undefined
  const kept = keepOpen(
    () => {
      const child = life(stays)()
      child.on('message', () => started.push(child))
      return child
    },
    (code) => (ended = code),
    (line) => lines.push(line),
  )
  await expect.poll(() => started.length, { timeout: 10_000 }).toBe(1)
  started[0]!.kill('SIGKILL')
  await expect.poll(() => started.length, { timeout: 10_000 }).toBe(2)
  expect(lines).toEqual(['포털이 예상하지 못하게 끝나서(SIGKILL) 다시 시작합니다.'])
  kept.stop('SIGTERM')
  await expect.poll(() => ended, { timeout: 10_000 }).toBe(null)
  expect(started.length).toBe(2)
}, 30_000)

test('a portal that never opened ends with its code', async () => {
  const code = await new Promise<number | null>((resolve) => {
    keepOpen(life('process.exit(3)'), resolve, () => undefined)
  })
  expect(code).toBe(3)
})
