import { describe, expect, it } from 'vitest'
import { isPasswordSha, passwordProblem } from './password.rule.ts'
import { passwordSha } from './password.ts'
import { passwordMessages } from './session.texts.ts'

const problem = (password: string, repeat = password, userId = 'emp01') =>
  passwordProblem(userId, password, repeat)?.toString()

describe('R5 password', () => {
  it('is required, repeated and at most 100 characters long', () => {
    expect(problem('')).toBe('비밀번호를 반드시 입력하세요.')
    expect(problem('Abcdefg-12', 'Abcdefg-13')).toBe('비밀번호와 비밀번호 확인은 동일해야 합니다.')
    expect(problem(`${'a1'.repeat(50)}!`)).toBe('비밀번호 항목은 최대 100자까지 입력할 수 있습니다.')
    expect(problem('a1'.repeat(50))).toBeUndefined()
  })
  it.each([
    ['abcdefghi1', undefined],
    ['abcdefgh1', passwordMessages.composition()],
    ['abcdef1!', undefined],
    ['abcde1!', passwordMessages.composition()],
    ['abcdefghijkl', passwordMessages.composition()],
    ['AbcdefGhijkl', passwordMessages.composition()],
    ['my-EMP01-pass', passwordMessages.containsUserId()],
  ])('%s', (password, expected) => expect(problem(password)).toBe(expected?.toString()))

  it('travels as SHA-256 in lower-case hex digits', () => {
    expect(passwordSha('a')).toBe('ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb')
    expect(isPasswordSha(passwordSha('a'))).toBe(true)
    expect(isPasswordSha(passwordSha('a').toUpperCase())).toBe(false)
  })
})
