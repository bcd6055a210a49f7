import { useState } from 'react'
import { ApiError } from './api-error.ts'
import { randomHex } from './random.ts'

interface Open {
  requestKey: string
  body: string
  running: number
}

/**
 * Gives each thing that is submitted its X-Idempotency-Key. The key stays until the server has answered: what
 * is sent again after a broken connection, or pressed twice, is the same request. Another body that is sent
 * meanwhile is another thing.
 */
export function createSubmission() {
  const known = new Map<string, Open>()
  return async <T>(purpose: string, body: unknown, send: (requestKey: string) => Promise<T>): Promise<T> => {
    const text = JSON.stringify(body) ?? ''
    const before = known.get(purpose)
    const open =
      before && (before.running === 0 || before.body === text)
        ? before
        : { requestKey: randomHex(), body: text, running: 0 }
    known.set(purpose, open)
    const settle = () => known.get(purpose) === open && known.delete(purpose)
    open.running++
    try {
      const answer = await send(open.requestKey)
      settle()
      return answer
    } catch (error) {
      // Refused is answered; a lost answer (0) or a broken server (5xx) leaves open whether it was done.
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) settle()
      throw error
    } finally {
      open.running--
    }
  }
}

/** One for a form or a page, as long as it stands. */
export function useSubmission(): ReturnType<typeof createSubmission> {
  const [submission] = useState(createSubmission)
  return submission
}
