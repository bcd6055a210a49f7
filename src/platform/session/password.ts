import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { createLine } from '../../core/server/runtime/in-line.ts'
import { startThread, type Thread } from '../../core/server/runtime/thread.ts'
import type { PasswordAnswer, PasswordQuestion } from './password-worker.ts'

/**
 * One core is left to everything else, and the threads on the other cores run at low priority (decision
 * 0049): a storm of sign-ins must not stop people who work. More threads would only wait and hold 19 MiB
 * each.
 */
const atOnce = Math.min(4, Math.max(1, availableParallelism() - 1))
/** A thread that nobody has asked anything for so long is ended: 11 MB. */
const idleMs = 60_000

const inTurn = createLine(atOnce)
const idle = new Map<Thread, NodeJS.Timeout>()

/** @throws Error when the thread dies, or the hash is none */
const ask = (question: PasswordQuestion): Promise<string | boolean> =>
  inTurn(async () => {
    const thread = takeThread()
    const said = await thread.ask<PasswordAnswer>(question)
    idle.set(thread, setTimeout(() => endThread(thread), idleMs).unref())
    if ('reason' in said) throw new Error(said.reason)
    return said.answer
  })
function takeThread(): Thread {
  for (const [thread, timer] of idle) {
    clearTimeout(timer)
    idle.delete(thread)
    if (thread.lives()) return thread
  }
  return startThread(new URL('./password-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 32 },
  })
}
function endThread(thread: Thread): void {
  idle.delete(thread)
  void thread.end()
}

/** userPwdSHA of the specification: SHA-256 of the password as 64 lower-case hex digits. */
export const passwordSha = (password: string): string => createHash('sha256').update(password).digest('hex')
/** argon2id of userPwdSHA. */
export const hashPassword = async (userPwdSHA: string): Promise<string> => String(await ask({ userPwdSHA }))
export const verifyPassword = async (userPwdHash: string, userPwdSHA: string): Promise<boolean> =>
  (await ask({ userPwdHash, userPwdSHA })) === true

let dummy: Promise<string> | undefined
/** Costs as much as a real check, so that an unknown name cannot be told by the time of the answer. */
export async function verifyNothing(userPwdSHA: string): Promise<false> {
  dummy ??= hashPassword('no password has this hash').catch((error: Error) => {
    // Made anew by the next one.
    dummy = undefined
    throw error
  })
  await verifyPassword(await dummy, userPwdSHA)
  return false
}
