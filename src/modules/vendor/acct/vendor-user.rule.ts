import { addMinutes } from '../../../core/shared/dates.ts'
import type { FieldIssue } from '../../../core/shared/session.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'
import { vendorUserSentences } from './vendor-user.texts.ts'

/** Items of VND_USER_ROLE, and the delivered group of rights that each is. */
export const roles = { manager: 'VUR01', staff: 'VUR02' } as const
export const groupOf: Readonly<Record<string, number>> = { [roles.manager]: 10, [roles.staff]: 11 }

/** An invitation opens for so long, and once (vendor 2.1). */
const inviteMinutes = 72 * 60
export const inviteEnd = (now: string): string => addMinutes(now, inviteMinutes)

export interface Invitation {
  state: string
  inviteToDt: string | null
}
/** Why an invitation does not open any more; undefined when it does. */
export function inviteProblem({ state, inviteToDt }: Invitation, now: string): Sentence | undefined {
  if (state === 'cancelled') return vendorUserSentences.inviteCancelled()
  if (state !== 'invited') return vendorUserSentences.inviteUsed()
  return inviteToDt !== null && Date.parse(inviteToDt) > Date.parse(now)
    ? undefined
    : vendorUserSentences.inviteOver()
}

/** An ID that somebody of a company chooses: 6–20 small letters, digits and underscores (vendor 2.1). */
export const isVendorUserId = (userId: string): boolean => /^[a-z0-9_]{6,20}$/.test(userId)

/** Faults of what an invited person has filled in, at its fields; the password has its own rule. */
export function joinIssues(given: { userId?: unknown; privAgreeYn?: unknown }): FieldIssue[] {
  return [
    ...(typeof given.userId === 'string' && isVendorUserId(given.userId)
      ? []
      : [{ path: 'userId', message: vendorUserSentences.idForm() }]),
    ...(given.privAgreeYn === 'Y' ? [] : [{ path: 'privAgreeYn', message: vendorUserSentences.agree() }]),
  ]
}

interface Edition {
  consentKindCd: string
  applyFromYmd: string
}
/** The edition of a text that holds on a day, 'YYYY-MM-DD': the one that began last. */
export const editionOn = <E extends Edition>(
  editions: readonly E[],
  kind: string,
  day: string,
): E | undefined =>
  editions
    .filter(({ consentKindCd, applyFromYmd }) => consentKindCd === kind && applyFromYmd <= day)
    .toSorted((one, other) => (one.applyFromYmd < other.applyFromYmd ? 1 : -1))[0]

/** Items of VND_CONSENT: who agrees, and to what (개인정보 보호법 제15조·제17조·제23조, vendor 8). */
export const consents = {
  account: 'VCS01',
  worker: 'VCS02',
  provider: 'VCS03',
  sensitive: 'VCS04',
} as const
