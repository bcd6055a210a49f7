import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'

/** 19 MiB, two passes, one lane: 18 ms (stack-server measurement). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** One core is left to everybody else: a storm of sign-ins must not stop those who work. More than the thread pool has only queue and hold 19 MiB each. */
const atOnce = Math.min(4, Math.max(1, availableParallelism() - 1))
let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

/** userPwdSHA of the specification: SHA-256 of the password as 64 lower-case hex digits. */
export const passwordSha = (password: string): string => createHash('sha256').update(password).digest('hex')
/** argon2id of userPwdSHA. */
export const hashPassword = (userPwdSHA: string): Promise<string> => inTurn(() => hash(userPwdSHA, cost))
export const verifyPassword = (userPwdHash: string, userPwdSHA: string): Promise<boolean> => inTurn(() => verify(userPwdHash, userPwdSHA))

let dummy: Promise<string> | undefined
/** Costs as much as a real check, so that an unknown name cannot be told by the time of the answer. */
export async function verifyNothing(userPwdSHA: string): Promise<false> {
  dummy ??= hashPassword('no password has this hash')
  await verifyPassword(await dummy, userPwdSHA)
  return false
}
