import { passwordMax } from '../../core/shared/limits.ts'
import { messages } from '../../core/shared/messages.ts'
import type { Said } from '../../core/shared/sentence.ts'

export const passwordMessages = {
  composition:
    '비밀번호는 영문, 숫자, 특수문자 중 2종류 이상으로 10자 이상 또는 3종류 이상으로 8자 이상이어야 합니다.',
  containsUserId: '비밀번호에 아이디를 포함할 수 없습니다.',
  usedBefore: '최근 사용한 비밀번호 3개는 다시 사용할 수 없습니다.',
  wrongForm: '비밀번호의 형식이 올바르지 않습니다.',
  changeFirst: '비밀번호를 변경한 후 이용할 수 있습니다.',
} as const
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
 * Why a new password is refused, or undefined (specification section 5; admin R5).
 * What needs the database (the last three) is asked by the server.
 */
export function passwordProblem(userId: string, password: string, repeat: string): Said | undefined {
  if (password === '') return messages.passwordRequired
  if (password !== repeat) return messages.passwordMismatch
  if (password.length > passwordMax) return messages.tooLong('비밀번호', passwordMax)
  const kinds = kindsIn(password)
  if (!((password.length >= 10 && kinds >= 2) || (password.length >= 8 && kinds >= 3)))
    return passwordMessages.composition
  if (userId !== '' && password.toLowerCase().includes(userId.toLowerCase()))
    return passwordMessages.containsUserId
  return undefined
}
