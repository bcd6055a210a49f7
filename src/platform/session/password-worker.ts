import { parentPort } from 'node:worker_threads'
import { hashSync, verifySync } from '@node-rs/argon2'
import { leaveTheCoresToOthers } from '../../core/server/runtime/thread.ts'

/** 19 MiB, two passes, one lane: 18 ms (stack-server measurement). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A question of `password.ts` to its thread: check a hash against a password, or make a new hash. */
export interface PasswordQuestion {
  userPwdSHA: string
  userPwdHash?: string
}
export type PasswordAnswer = { answer: boolean | string } | { reason: string }

leaveTheCoresToOthers()
parentPort?.on('message', ({ userPwdSHA, userPwdHash }: PasswordQuestion) => {
  const say = (answer: PasswordAnswer) => parentPort?.postMessage(answer)
  try {
    say({
      answer: userPwdHash === undefined ? hashSync(userPwdSHA, cost) : verifySync(userPwdHash, userPwdSHA),
    })
  } catch (error) {
    say({ reason: String(error) })
  }
})
