import type { Sentence } from '../../core/shared/sentence.ts'
import { batchFailures } from './batch-failure.texts.ts'

type Failure = Exclude<keyof typeof batchFailures, 'withCause'>

/** Codes of the operating system. */
const ofSystem: Readonly<Record<string, Failure>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EACCES: 'denied',
  EPERM: 'denied',
  EROFS: 'denied',
  ENOENT: 'missing',
  ENOTDIR: 'missing',
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  ENOTFOUND: 'unreachable',
  EAI_AGAIN: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ETIMEDOUT: 'unreachable',
}
/** Codes of PostgreSQL, and the classes of those that are not named. (PostgreSQL, appendix A) */
const ofDatabase: Readonly<Record<string, Failure>> = {
  '57014': 'tooSlow',
  '55P03': 'collided',
  '08': 'databaseAway',
  '57': 'databaseAway',
  '53': 'databaseFull',
  '40': 'collided',
  '22': 'rule',
  '23': 'rule',
}

const failureOf = (code: string): Failure =>
  ofSystem[code] ??
  ofDatabase[code] ??
  (code.length === 5 ? ofDatabase[code.slice(0, 2)] : undefined) ??
  'unknown'

/**
 * Why a job failed, in words for people, with the words of the program behind them. What the portal refused
 * itself speaks for itself.
 */
export function failureTold(error: unknown): Sentence | string {
  if (error instanceof Error && /[가-힣]/.test(error.message)) return error.message
  const { code } = (error ?? {}) as { code?: unknown }
  const what = batchFailures[failureOf(typeof code === 'string' ? code : '')]()
  return batchFailures.withCause({ what, cause: String(error) })
}
