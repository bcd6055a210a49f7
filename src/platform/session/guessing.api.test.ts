import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoPassword } from '../../../db/seed/seed.ts'
import { cloneDatabase, type TestDatabase } from '../../../test/database.ts'
import { printFigures } from '../../../test/figures.ts'
import { testPlatform, type TestPlatform } from '../../../test/platform.ts'
import { momentOf } from '../../core/shared/dates.ts'
import { attempt, type Outcome } from './attempts.ts'
import { passwordSha } from './password.ts'

let database: TestDatabase
let platform: TestPlatform
beforeAll(async () => {
  database = await cloneDatabase()
  platform = await testPlatform(database.url, { loginPerMinute: 100_000 })
})
afterAll(async () => {
  await platform?.close()
  await database?.drop()
})
beforeEach(async () => {
  await platform.engine.database.query('delete from "loginAttempt"')
})
const signIn = (userId: string, password: string, remoteAddress = '10.1.1.1') =>
  platform.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { userId, userPwdSHA: passwordSha(password) },
    remoteAddress,
  })
const wrong = passwordSha('a wrong password')

describe('a thousand guesses at once', () => {
  it.each(['MAIN', 'VENDOR', 'KIOSK', 'WORKER'] as const)(
    'compare five at the door %s',
    async (loginKind) => {
      let compared = 0
      const now = momentOf(platform.clock.now())
      const guess = (): Promise<Outcome> =>
        attempt(platform.engine.database, {
          loginKind,
          userId: 'guessed-at',
          now,
          compare: async () => {
            compared++
            await wait(5)
            return false
          },
        })
      const outcomes = await Promise.all(Array.from({ length: 1_000 }, guess))
      printFigures({ door: loginKind, guesses: 1_000, compared })
      expect(compared).toBe(5)
      expect(outcomes.filter(({ is }) => is === 'wrong').length).toBe(5)
      expect(outcomes.filter(({ is }) => is === 'locked').length).toBe(995)
    },
  )

  it('do not let the right password in among the wrong ones', async () => {
    const guesses = await Promise.all([
      ...Array.from({ length: 200 }, (_, at) => signIn('saf01', `Guess-${at}!`)),
      signIn('saf01', demoPassword),
    ])
    expect(guesses.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      ...Array.from({ length: 5 }, () => 401),
      ...Array.from({ length: 196 }, () => 403),
    ])
  })

  it('two hundred guesses at a signature find out nothing, and end the session from which they come', async () => {
    const { accessToken } = await platform.login('gas01')
    const prove = (userPwdSHA: string) =>
      platform.call(accessToken, 'PUT', '/api/my/pin', {
        pinPwd: '739154',
        pinPwdRepeat: '739154',
        userPwdSHA,
      })
    const answers = await Promise.all([
      ...Array.from({ length: 200 }, () => prove(wrong)),
      prove(passwordSha(demoPassword)),
    ])
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toEqual([])
    const compared = answers.filter(({ body }) => body.includes('WRONG_PASSWORD'))
    printFigures({ door: 'signature', guesses: answers.length, compared: compared.length })
    expect(compared.length).toBe(5)
    expect((await platform.call(accessToken, 'GET', '/api/auth/valid')).statusCode).toBe(401)
    const notices = await platform.engine.database.query(
      `select 1 from "noti" where "userId" = 'gas01' and "eventCd" = 'ACC_LOCKED'`,
    )
    expect(notices.length).toBe(1)
    // Too many confirmations in a minute are not even looked at, and his address stays open to everybody
    // else.
    expect(statuses).toContain(429)
    expect((await signIn('mgmt21', demoPassword, '127.0.0.1')).statusCode).toBe(200)
  })
})

describe('an address', () => {
  it('the sign-in stays open to others, however often one account fails', async () => {
    for (let count = 0; count < 150; count++) await signIn('env01', `Guess-${count}!`, '10.2.2.2')
    expect((await signIn('hea01', demoPassword, '10.2.2.2')).statusCode).toBe(200)
  })
  it('the sign-in closes to strangers after a hundred names, and stays open to addresses that signed in before', async () => {
    expect((await signIn('mgmt01', demoPassword, '10.3.3.3')).statusCode).toBe(200)
    for (let count = 0; count < 100; count++) await signIn(`nobody-${count}`, 'Guess-1!', '10.3.3.3')
    expect((await signIn('coop01', demoPassword, '10.3.3.3')).statusCode).toBe(429)
    expect((await signIn('mgmt01', demoPassword, '10.3.3.3')).statusCode).toBe(200)
    platform.clock.forwardMinutes(31)
    expect((await signIn('coop01', demoPassword, '10.3.3.3')).statusCode).toBe(200)
  })
})
