import { Worker } from 'node:worker_threads'
import { expect, test, vi } from 'vitest'
import { hashPassword, passwordSha, verifyNothing, verifyPassword } from './password.ts'

const right = passwordSha('Safe-2026!')
const wrong = passwordSha('safe-2026!')

test('a hash is that of its password only, with the cost that was measured', async () => {
  const [hash, other] = await Promise.all([hashPassword(right), hashPassword(right)])
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(other).not.toBe(hash)
  expect(
    await Promise.all([
      verifyPassword(hash, right),
      verifyPassword(other, right),
      verifyPassword(hash, wrong),
    ]),
  ).toEqual([true, true, false])
  expect(await verifyNothing(right)).toBe(false)
})

test('a malformed hash fails the caller who asked, and nobody else', async () => {
  await expect(verifyPassword('no hash', right)).rejects.toThrow()
  expect(await verifyPassword(await hashPassword(right), right)).toBe(true)
})

test('a thread that dies leaves nobody waiting, neither who asked it nor who stands behind', async () => {
  const hash = await hashPassword(right)
  vi.spyOn(Worker.prototype, 'postMessage').mockImplementationOnce(function die(this: Worker) {
    void this.terminate()
  })
  const all = await Promise.allSettled(Array.from({ length: 6 }, () => verifyPassword(hash, right)))
  expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  expect(all.filter((each) => each.status === 'fulfilled' && each.value)).toHaveLength(5)
})
