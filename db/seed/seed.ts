import { randomInt } from 'node:crypto'
import { createDatabase, type Sql } from '../../src/core/server/database/database.ts'
import { systemGroupNo } from '../../src/platform/auth-group/auth-group.resource.ts'
import { hashPassword, passwordSha } from '../../src/platform/session/password.ts'
import { accountStates, userKinds } from '../../src/platform/user/user.resource.ts'
import { seedOrganisation } from './organisation.ts'
import { seedParts } from './parts.ts'
import { insertUsers, seedReference } from './reference.ts'
import type { SeedOptions } from '../../src/core/server/seed/seed-part.ts'

export { demoPassword, demoSignIns } from './organisation-facts.ts'
export { demoPin } from './kiosk.ts'

/**
 * Base data (menus, rights, codes, plants), and with `demo` the demonstration relative to `today`
 * (YYYY-MM-DD). May run at every start: existing rows stay as they are. Without the demonstration it makes
 * the first system administrator, whose random password is shown once.
 */
export async function seed(
  url: string,
  options: SeedOptions & { log?: (line: string) => void },
): Promise<void> {
  const log = options.log ?? ((line: string) => void process.stdout.write(`${line}\n`))
  const told = await filling(url, async (sql) => {
    await seedReference(sql)
    const administrator = options.demo
      ? await seedOrganisation(sql, options)
      : await firstAdministrator(sql, options.today)
    for (const part of await seedParts()) await part.seed(sql, options)
    return administrator
  })
  if (told)
    log(
      `시스템관리자 계정: ${told.userId} / 임시 비밀번호: ${told.password} (다시 표시되지 않으며, 첫 로그인 때 변경해야 합니다)`,
    )
}
/**
 * Brings this version's reference data (codes, menus, rights, events, figures) into a database that has been
 * in use.
 */
export async function deliverReference(url: string, today: string): Promise<void> {
  await filling(url, async (sql) => {
    await seedReference(sql)
    for (const part of await seedParts()) await part.seed(sql, { demo: false, today })
  })
}

/** Any constant of our own: several processes that start at once take turns. */
const lockKey = 727_275
async function filling<T>(url: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const database = createDatabase(url, { max: 1 })
  try {
    return await database.transaction(async (sql) => {
      await sql.query('select pg_advisory_xact_lock($1)', [lockKey])
      return work(sql)
    })
  } finally {
    await database.end()
  }
}
async function firstAdministrator(
  sql: Sql,
  today: string,
): Promise<{ userId: string; password: string } | undefined> {
  if (await sql.maybe('select 1 from "userAuthGrp" where "authGrpNo" = $1', [systemGroupNo])) return undefined
  const userId = 'admin'
  const password = randomPassword()
  await sql.query(
    `insert into "dept" ("deptCd", "deptNm", "plantCd", "fromYmd", "createUserId", "updateUserId") values ('D001', '본사', '0000', $1, 'system', 'system') on conflict do nothing`,
    [today],
  )
  await insertUsers(sql, [
    {
      userId,
      userNm: '시스템관리자',
      userKindCd: userKinds.employee,
      plantCd: '0000',
      deptCd: 'D001',
      psrmYn: 'N',
      email: 'admin@localhost',
      langCd: 'kr',
      acctStatusCd: accountStates.active,
      failCnt: 0,
      mustChgYn: 'Y',
      pwdChgDt: `${today}T00:00:00+09:00`,
      userPwdHash: await hashPassword(passwordSha(password)),
      groups: [systemGroupNo],
    },
  ])
  return { userId, password }
}

/** Without letters and digits that look alike. */
function randomPassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  return `${Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('')}-7`
}
