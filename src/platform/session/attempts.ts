import { addMinutes } from '../../core/shared/dates.ts'
import { systemUserId } from '../../core/shared/session.ts'
import type { Sql } from '../../core/server/database/database.ts'
import { Refusal } from '../../core/server/http/errors.ts'
import { accountStates } from '../user/user.resource.ts'
import type { LoginKind } from './rights.ts'
import { attemptMessages } from './session.texts.ts'
import { historySays } from './history.texts.ts'

/** Failures in a row within the window lock an account (admin 4.2). */
export const failuresAllowed = 5
const windowMinutes = 30
/** An employee's lock opens by itself after so long; a vendor's only by an administrator. */
const lockMinutes = 30
/**
 * A whole plant may sit behind one address; guessing at so many different names from one is stopped here, for
 * all processes together.
 */
const addressNames = 100

interface Attempt {
  /** The door; WORKER: the PIN with which a vendor's worker signs, whose name here is his number. */
  loginKind: LoginKind | 'WORKER'
  userId: string
}
const doorOf = (loginKind: Attempt['loginKind']): string => (loginKind === 'PSRM' ? 'VENDOR' : loginKind)
/**
 * Failures are counted per door: trying a name at the wrong one must not lock its owner out at the right one.
 * At a kiosk the name is a badge number.
 */
const keyOf = ({ loginKind, userId }: Attempt): string =>
  `${doorOf(loginKind)}:${userId.toLowerCase().slice(0, 50)}`

export interface Compared extends Attempt {
  now: string
  /** The account behind the name, whose lock is written down with the fifth failure. */
  knownUserId?: string | undefined
  /** From where somebody tries who is not signed in: different names from there are counted. */
  ip?: string | undefined
  /** Minutes of the lock, where it opens by itself. */
  minutes?: number
  /** The one look at the secret; outside any transaction, it takes its time. */
  compare: () => Promise<boolean>
}
/** `locked`: nothing was compared. `wrong` with the failures in a row; the fifth has locked the name. */
export type Outcome = { is: 'right' } | { is: 'locked' } | { is: 'wrong'; count: number; locks: boolean }

/** Guesses at one name wait for each other in this process: what one finds out, the next one hears. */
const turns = new Map<string, Promise<unknown>>()
async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = turns.get(key) ?? Promise.resolve()
  const mine = before.then(work, work)
  const settled = mine.catch(() => undefined)
  turns.set(key, settled)
  try {
    return await mine
  } finally {
    if (turns.get(key) === settled) turns.delete(key)
  }
}

/**
 * The only way to compare a secret: a try is taken before anything is compared, by one statement that gives
 * five within 30 minutes, and given back when the secret was right. However many guesses arrive together, five
 * are compared. Names without an account are counted and locked just the same, so that nobody learns which
 * names exist.
 */
export const attempt = (sql: Sql, given: Compared): Promise<Outcome> =>
  inTurn(keyOf(given), async (): Promise<Outcome> => {
    const { now, knownUserId, ip, minutes = lockMinutes, compare } = given
    const key = keyOf(given)
    const count = await takeTry(sql, key, now)
    if (count === undefined) return { is: 'locked' }
    if (await compare()) {
      await sql.query(`delete from "loginAttempt" where "attemptKindCd" = 'user' and "attemptKey" = $1`, [
        key,
      ])
      return { is: 'right' }
    }
    if (ip !== undefined) await countName(sql, ip, key, now)
    const lockTo = doorOf(given.loginKind) === 'VENDOR' ? null : addMinutes(now, minutes)
    const locks = count === failuresAllowed
    if (locks)
      await sql.query(
        `update "loginAttempt" set "lockToDt" = coalesce($2, 'infinity'::timestamptz) where "attemptKindCd" = 'user' and "attemptKey" = $1`,
        [key, lockTo],
      )
    if (knownUserId) {
      await sql.query('update "user" set "failCnt" = $2 where "userId" = $1', [knownUserId, count])
      if (locks) await lockAccount(sql, knownUserId, lockTo, now)
    }
    return { is: 'wrong', count, locks }
  })

/** The number of this try, or undefined when there is none left: locked, or five are being compared. */
async function takeTry(sql: Sql, key: string, now: string): Promise<number | undefined> {
  const over = `coalesce(a."lockToDt" <= $2, a."firstDt" + make_interval(mins => $3) <= $2)`
  const taken = await sql.maybe<{ failCnt: number }>(
    `insert into "loginAttempt" as a ("attemptKindCd", "attemptKey", "failCnt", "firstDt") values ('user', $1, 1, $2)
     on conflict ("attemptKindCd", "attemptKey") do update set
       "failCnt" = case when ${over} then 1 else a."failCnt" + 1 end,
       "firstDt" = case when ${over} then $2 else a."firstDt" end,
       "lockToDt" = null
     where ${over} or (a."lockToDt" is null and a."failCnt" < $4)
     returning "failCnt"`,
    [key, now, windowMinutes, failuresAllowed],
  )
  return taken?.failCnt
}

async function lockAccount(sql: Sql, userId: string, lockTo: string | null, now: string): Promise<void> {
  await sql.query(
    `with before as (select "userId", "acctStatusCd" from "user" where "userId" = $1),
       locked as (update "user" set "acctStatusCd" = $2, "lockToDt" = $3 where "userId" = $1 and "acctStatusCd" in ($2, $4) returning "userId")
     insert into "comStateHist" ("taskClassNm", "taskKey", "fromStatCd", "toStatCd", "actNm", "reason", "userId", "actDt")
     select 'user', "userId", $4, $2, $8, $5, $6, $7 from locked join before using ("userId") where "acctStatusCd" = $4`,
    [
      userId,
      accountStates.locked,
      lockTo,
      accountStates.active,
      String(historySays.failures({ count: failuresAllowed })),
      systemUserId,
      now,
      String(historySays.lockAct()),
    ],
  )
}

/** A name that failed at an address, once within the window: one person who mistypes is one name. */
async function countName(sql: Sql, ip: string, key: string, now: string): Promise<void> {
  const isNew = await sql.maybe(
    `insert into "loginAttempt" as a ("attemptKindCd", "attemptKey", "failCnt", "firstDt") values ('addressName', $1, 1, $2)
     on conflict ("attemptKindCd", "attemptKey") do update set "firstDt" = $2
     where a."firstDt" + make_interval(mins => $3) <= $2 returning 1`,
    [`${ip} ${key}`, now, windowMinutes],
  )
  if (!isNew) return
  await sql.query(
    `insert into "loginAttempt" as a ("attemptKindCd", "attemptKey", "failCnt", "firstDt") values ('address', $1, 1, $2)
     on conflict ("attemptKindCd", "attemptKey") do update set
       "failCnt" = case when a."firstDt" + make_interval(mins => $3) <= $2 then 1 else a."failCnt" + 1 end,
       "firstDt" = case when a."firstDt" + make_interval(mins => $3) <= $2 then $2 else a."firstDt" end`,
    [ip, now, windowMinutes],
  )
}

/**
 * Stops an address from which many names were guessed at. Who has signed in from there lately gets through: a
 * plant behind one address goes on working.
 * @throws Refusal 429
 */
export async function refuseBusyAddress(sql: Sql, ip: string, userId: string, now: string): Promise<void> {
  const busy = await sql.maybe(
    `select 1 from "loginAttempt" where "attemptKindCd" = 'address' and "attemptKey" = $1 and "failCnt" >= $2 and "firstDt" + make_interval(mins => $3) > $4
       and not exists (select 1 from "loginHist" h where h."userId" = $5 and h."ip" = $1 and h."resultCd" = 'SUCCESS' and h."dt" > $4::timestamptz - interval '90 days')`,
    [ip, addressNames, windowMinutes, now, userId],
  )
  if (busy) throw new Refusal(429, 'TOO_MANY_REQUESTS', attemptMessages.busyAddress())
}

/** Tells whether a name without an account (at this portal), or a badge at the kiosks, answers as locked. */
export async function isLockedAttempt(sql: Sql, given: Attempt, now: string): Promise<boolean> {
  const locked = await sql.maybe(
    `select 1 from "loginAttempt" where "attemptKindCd" = 'user' and "attemptKey" = $1 and "lockToDt" > $2`,
    [keyOf(given), now],
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

/** Confirmations of somebody signed in, a minute: the five tries bound the wrong ones, this the work. */
const confirmationsPerMinute = 120
const paces = new Map<string, { since: number; count: number }>()
/** @throws Refusal 429 */
export function refuseHaste(userId: string): void {
  const now = performance.now()
  const pace = paces.get(userId)
  if (!pace || now - pace.since >= 60_000) {
    if (paces.size > 10_000) paces.clear()
    paces.set(userId, { since: now, count: 1 })
  } else if (++pace.count > confirmationsPerMinute)
    throw new Refusal(429, 'TOO_MANY_REQUESTS', attemptMessages.busyAddress())
}
