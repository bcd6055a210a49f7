import { passwordMax } from '../../core/shared/limits.ts'
import { messages } from '../../core/shared/messages.ts'
import type { Said } from '../../core/shared/sentence.ts'
import { passwordMessages } from './session.texts.ts'

/** Days after which a password must be changed. */
export const passwordDays = 180
/** So many former passwords may not come back. */
export const passwordHistory = 3
export const isPasswordSha = (value: string): boolean => /^[0-9a-f]{64}$/.test(value)

/**
 * Kinds of characters: letters of the Latin alphabet, digits, everything else. Upper and lower case are one
 * kind.
 */
const kindsIn = (password: string): number =>
  [/[a-z]/i, /\d/, /[^a-z\d]/i].filter((kind) => kind.test(password)).length

/**
 * The reason why a new password is refused, or undefined (specification section 5; admin R5). The server
 * checks the rules that need the database (the last three passwords).
 */
export function passwordProblem(userId: string, password: string, repeat: string): Said | undefined {
  if (password === '') return messages.passwordRequired
  if (password !== repeat) return messages.passwordMismatch
  if (password.length > passwordMax) return messages.tooLong('비밀번호', passwordMax)
  const kinds = kindsIn(password)
  if (!((password.length >= 10 && kinds >= 2) || (password.length >= 8 && kinds >= 3)))
    return passwordMessages.composition()
  if (userId !== '' && password.toLowerCase().includes(userId.toLowerCase()))
    return passwordMessages.containsUserId()
  return undefined
}
