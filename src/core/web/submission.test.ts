import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { createSubmission } from './submission.ts'

const failed = (status: number) => new ApiError(status, { message: 'x', fields: [], reasons: [] } as never)
/** Sends and answers with the key that went along; `error` is what the server or the network made of it. */
function sender() {
  const submission = createSubmission()
  const keys: string[] = []
  const send = (body: unknown, error?: Error) =>
    submission('/api/things', body, (requestKey) => {
      keys.push(requestKey)
      return error ? Promise.reject(error) : Promise.resolve(requestKey)
    })
  return { send, keys }
}

test('a lost answer and a broken server keep the key, also when the text was changed meanwhile', async () => {
  const { send, keys } = sender()
  await expect(send({ a: 1 }, failed(0))).rejects.toThrow()
  await expect(send({ a: 1 }, failed(502))).rejects.toThrow()
  await send({ a: 2 })
  expect(new Set(keys).size).toBe(1)
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
})

test('an answer, saved or refused, ends the submission, and the next one is another request', async () => {
  const { send, keys } = sender()
  await send({ a: 1 })
  await expect(send({ a: 1 }, failed(400))).rejects.toThrow()
  await send({ a: 1 })
  expect(new Set(keys).size).toBe(3)
})

test('two presses at once are one request, and two different things at once are two', async () => {
  const { send, keys } = sender()
  await Promise.all([send({ a: 1 }), send({ a: 1 }), send({ a: 2 })])
  expect(keys[0]).toBe(keys[1])
  expect(keys[2]).not.toBe(keys[0])
})
