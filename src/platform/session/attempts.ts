import { addMinutes } from '../../core/shared/dates.ts'
import { systemUserId } from '../../core/shared/session.ts'
import type { Sql } from '../../core/server/database/database.ts'
import { Refusal } from '../../core/server/http/errors.ts'
import { accountStates } from '../user/user.resource.ts'
import type { LoginKind } from './rights.ts'

/** Failures in a row within the window lock an account (admin 4.2). */
export const failuresAllowed = 5
const windowMinutes = 30
/** An employee's lock opens by itself after so long; a vendor's only by an administrator. */
const lockMinutes = 30
/**
 * A whole plant may sit behind one address; guessing many names from one is stopped here, for all processes
 * together.
 */
const addressFailures = 200

export const attemptMessages = {
  wrongPassword: (count: number) => `아이디 또는 비밀번호가 올바르지 않습니다. (${count}/${failuresAllowed})`,
  locked: '계정이 잠겼습니다. 관리자에게 문의하세요.',
  dormant: '휴면 계정입니다. 관리자에게 문의하세요.',
  stopped: '사용이 중지된 계정입니다. 관리자에게 문의하세요.',
  busyAddress: '로그인 시도가 너무 많습니다. 잠시 후 다시 시도해 주세요.',
} as const

interface Attempt {
  /** The door; WORKER: the digits with which a vendor's worker signs, whose name here is his number. */
  loginKind: LoginKind | 'WORKER'
  userId: string
  ip: string
}
const doorOf = (loginKind: Attempt['loginKind']): string => (loginKind === 'PSRM' ? 'VENDOR' : loginKind)
/**
 * Counted per door: who tries a name at the wrong one must not lock its owner out at the right one. At a
 * kiosk the name is a badge number.
 */
const keyOf = ({ loginKind, userId }: Pick<Attempt, 'loginKind' | 'userId'>): string =>
  `${doorOf(loginKind)}:${userId.toLowerCase().slice(0, 50)}`

/**
 * Counts a wrong password for the typed name and the address and locks the name at the fifth within 30
 * minutes. Names without an account are counted and locked just the same, so that nobody learns which names
 * exist.
 * @param minutes of the lock, where it opens by itself
 * @returns failures in a row of this name
 */
export async function countFailure(
  sql: Sql,
  attempt: Attempt,
  knownUserId: string | undefined,
  now: string,
  minutes = lockMinutes,
): Promise<number> {
  await count(sql, 'address', attempt.ip, now)
  const failures = Math.min(await count(sql, 'user', keyOf(attempt), now), failuresAllowed)
  const lockTo = doorOf(attempt.loginKind) === 'VENDOR' ? null : addMinutes(now, minutes)
  if (failures === failuresAllowed)
    await sql.query(
      `update "loginAttempt" set "lockToDt" = coalesce($2, 'infinity'::timestamptz) where "attemptKindCd" = 'user' and "attemptKey" = $1`,
      [keyOf(attempt), lockTo],
    )
  if (knownUserId) {
    await sql.query('update "user" set "failCnt" = $2 where "userId" = $1', [knownUserId, failures])
    if (failures === failuresAllowed) await lockAccount(sql, knownUserId, lockTo, now)
  }
  return failures
}

async function lockAccount(sql: Sql, userId: string, lockTo: string | null, now: string): Promise<void> {
  await sql.query(
    `with before as (select "userId", "acctStatusCd" from "user" where "userId" = $1),
       locked as (update "user" set "acctStatusCd" = $2, "lockToDt" = $3 where "userId" = $1 and "acctStatusCd" in ($2, $4) returning "userId")
     insert into "comStateHist" ("taskClassNm", "taskKey", "fromStatCd", "toStatCd", "actNm", "reason", "userId", "actDt")
     select 'user', "userId", $4, $2, '잠금', $5, $6, $7 from locked join before using ("userId") where "acctStatusCd" = $4`,
    [
      userId,
      accountStates.locked,
      lockTo,
      accountStates.active,
      `비밀번호 ${failuresAllowed}회 실패`,
      systemUserId,
      now,
    ],
  )
}

/** One more failure, or the first of a new window. */
async function count(sql: Sql, kind: 'user' | 'address', key: string, now: string): Promise<number> {
  const { failCnt } = await sql.one<{ failCnt: number }>(
    `insert into "loginAttempt" as a ("attemptKindCd", "attemptKey", "failCnt", "firstDt") values ($1, $2, 1, $3)
     on conflict ("attemptKindCd", "attemptKey") do update set
       "failCnt" = case when a."firstDt" + make_interval(mins => $4) <= $3 then 1 else a."failCnt" + 1 end,
       "firstDt" = case when a."firstDt" + make_interval(mins => $4) <= $3 then $3 else a."firstDt" end,
       "lockToDt" = null
     returning "failCnt"`,
    [kind, key, now, windowMinutes],
  )
  return failCnt
}

/** @throws Refusal 429 */
export async function refuseBusyAddress(sql: Sql, ip: string, now: string): Promise<void> {
  const busy = await sql.maybe(
    `select 1 from "loginAttempt" where "attemptKindCd" = 'address' and "attemptKey" = $1 and "failCnt" >= $2 and "firstDt" + make_interval(mins => $3) > $4`,
    [ip, addressFailures, windowMinutes, now],
  )
  if (busy) throw new Refusal(429, 'TOO_MANY_REQUESTS', attemptMessages.busyAddress)
}

/** Whether a name answers as locked that has no account (at this portal), or a badge at the kiosks. */
export async function isLockedAttempt(sql: Sql, attempt: Attempt, now: string): Promise<boolean> {
  const locked = await sql.maybe(
    `select 1 from "loginAttempt" where "attemptKindCd" = 'user' and "attemptKey" = $1 and "lockToDt" > $2`,
    [keyOf(attempt), now],
  )
  return locked !== undefined
}

/** Forgets the failures of one name at one door. */
export async function forgetFailures(
  sql: Sql,
  loginKind: Attempt['loginKind'],
  userId: string,
): Promise<void> {
  await sql.query(`delete from "loginAttempt" where "attemptKindCd" = 'user' and "attemptKey" = $1`, [
    keyOf({ loginKind, userId }),
  ])
}

/** Forgets the failures of an account: after a sign-in, and when an administrator opens its lock. */
export async function clearAttempts(sql: Sql, userId: string, now: string): Promise<void> {
  await sql.query(
    `delete from "loginAttempt" where "attemptKindCd" = 'user' and "attemptKey" = any($1::text[])`,
    [['MAIN', 'VENDOR'].map((portal) => `${portal}:${userId.toLowerCase()}`)],
  )
  // Names that somebody guessed long ago are forgotten on the way.
  await sql.query(
    `delete from "loginAttempt" where "firstDt" < $1::timestamptz - interval '1 day' and coalesce("lockToDt" < $1, true)`,
    [now],
  )
}
