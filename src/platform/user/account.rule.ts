import { isDay } from '../../core/shared/dates.ts'
import type { Reason } from '../../core/shared/resource.ts'
import type { FieldIssue } from '../../core/shared/session.ts'
import { accountStates, userKinds } from './user.resource.ts'
import { accountMessages } from './account.texts.ts'
import type { Said, Sentence } from '../../core/shared/sentence.ts'
import { accountActNames } from './account-names.texts.ts'

type State = (typeof accountStates)[keyof typeof accountStates]
export type AccountAct = 'unlock' | 'wake' | 'resetPassword' | 'stop' | 'retire' | 'resume'
export interface AccountMove {
  /** Text of the state history. */
  label: Sentence
  from: readonly State[]
  to: State
  /** The account gets a temporary password, which is shown once. */
  temporaryPassword: boolean
  /** Least characters of the reason that must be given. */
  reasonMin: number
  danger: boolean
}
const { active, locked, dormant, stopped } = accountStates
const move = (
  label: Sentence,
  from: readonly State[],
  to: State,
  more: Partial<AccountMove> = {},
): AccountMove => ({
  label,
  from,
  to,
  temporaryPassword: false,
  reasonMin: 0,
  danger: false,
  ...more,
})

/**
 * A system administrator's acts on an account (admin 4.2); the clock and the sign-in do those after the fifth
 * failure and after 90 days without a sign-in.
 */
export const accountMoves: Record<AccountAct, AccountMove> = {
  unlock: move(accountActNames.unlock, [locked], active, { temporaryPassword: true }),
  wake: move(accountActNames.wake, [dormant], active, { temporaryPassword: true }),
  resetPassword: move(accountActNames.resetPassword, [active], active, { temporaryPassword: true }),
  stop: move(accountActNames.stop, [active, locked, dormant], stopped, { reasonMin: 5, danger: true }),
  retire: move(accountActNames.retire, [active, locked, dormant], stopped, { danger: true }),
  resume: move(accountActNames.resume, [stopped], active, { temporaryPassword: true, reasonMin: 5 }),
}
export const isAccountAct = (name: string): name is AccountAct => Object.hasOwn(accountMoves, name)

/** Why a move cannot be made from a state, in the words of a refusal; nothing when it can. */
export function moveProblem(
  act: AccountAct,
  account: { acctStatusCd: string; retireYmd: string | null },
  today: string,
): Reason | undefined {
  if (act === 'resume' && account.retireYmd !== null && account.retireYmd <= today)
    return { guard: 'retired', message: accountMessages.stillRetired() }
  return undefined
}

interface UserValues {
  userId?: unknown
  userKindCd?: unknown
  vendorCd?: unknown
  deptCd?: unknown
  psrmYn?: unknown
  email?: unknown
  phoneNo?: unknown
  officeTel?: unknown
  entryYmd?: unknown
  retireYmd?: unknown
}
const given = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/**
 * Checks over the fields of a user, asked by the form and by the server (admin 2.1): a company for vendors
 * only, a department for employees.
 */
export function userIssues(values: UserValues): FieldIssue[] {
  const issues: FieldIssue[] = []
  const refuse = (wrong: boolean, path: string, message: Said) => {
    if (wrong) issues.push({ path, message })
  }
  const isVendor = values.userKindCd === userKinds.vendor
  refuse(
    given(values.userId) !== '' && !/^[A-Za-z0-9._-]+$/.test(given(values.userId)),
    'userId',
    accountMessages.idForm(),
  )
  refuse(isVendor && given(values.vendorCd) === '', 'vendorCd', accountMessages.vendorNeeded())
  refuse(!isVendor && given(values.vendorCd) !== '', 'vendorCd', accountMessages.vendorOnlyForVendors())
  refuse(isVendor && given(values.deptCd) !== '', 'deptCd', accountMessages.deptOnlyForEmployees())
  refuse(
    values.userKindCd === userKinds.employee && given(values.deptCd) === '',
    'deptCd',
    accountMessages.deptNeeded(),
  )
  refuse(!isVendor && values.psrmYn === 'Y', 'psrmYn', accountMessages.psrmOnlyForVendors())
  refuse(
    given(values.email) !== '' && !/^[^\s@]+@[^\s@]+$/.test(given(values.email)),
    'email',
    accountMessages.emailForm(),
  )
  for (const path of ['phoneNo', 'officeTel'] as const)
    refuse(
      given(values[path]) !== '' && !/^\+?[\d-]{2,20}$/.test(given(values[path])),
      path,
      accountMessages.phoneForm(),
    )
  const [entry, retire] = [given(values.entryYmd), given(values.retireYmd)]
  refuse(isDay(entry) && isDay(retire) && retire < entry, 'retireYmd', accountMessages.retireBeforeEntry())
  return issues
}

/** Days without a sign-in after which an account becomes dormant (admin 4.2). */
export const dormantDays = 90

const letters = ['abcdefghijkmnpqrstuvwxyz', '23456789', '!#%+-?'] as const
const temporaryLength = 12
/**
 * A password that fulfils R5 and can be read out: no 0 and O, no 1, I and l, all letters small.
 * @param below an even draw from 0 up to, not including, its argument
 */
export function temporaryPassword(below: (limit: number) => number): string {
  const all = letters.join('')
  const drawn = [...letters, ...Array.from({ length: temporaryLength - letters.length }, () => all)].map(
    (set) => set[below(set.length)]!,
  )
  for (let at = drawn.length - 1; at > 0; at--) {
    const other = below(at + 1)
    ;[drawn[at], drawn[other]] = [drawn[other]!, drawn[at]!]
  }
  return drawn.join('')
}
