import { addDays } from '../../src/core/shared/dates.ts'
import type { Sql } from '../../src/core/server/database.ts'
import { hashPassword, passwordSha } from '../../src/platform/session/password.ts'
import { accountStates, userKinds } from '../../src/platform/user/user.resource.ts'
import { insertRows } from './insert-rows.ts'
import { departments, deptHeads, employees, plantHeads, plantOf, processes } from './organisation-facts.ts'
import { insertUsers } from './reference.ts'
import type { SeedOptions } from './seed-part.ts'
import { seedVendors, vendorFacts } from './vendors.ts'

/** Signs in every account of the demonstration; printed at start, never set where real data lives. */
export const demoPassword = 'Portal!2026'

/** People, departments and companies of the demonstration: roles instead of personal names (admin section 11). */
export async function seedOrganisation(sql: Sql, { today }: SeedOptions): Promise<void> {
  const fromYmd = '2020-01-01'
  await insertRows(
    sql,
    'dept',
    departments.map(([deptCd, deptNm, deptNmEn, pdeptCd, plantCd], index) => ({
      deptCd,
      deptNm,
      deptNmEn,
      pdeptCd,
      plantCd,
      sortOrder: index + 1,
      fromYmd,
      useYn: 'Y',
    })),
  )
  await seedVendors(sql)
  const account = {
    langCd: 'kr',
    acctStatusCd: accountStates.active,
    failCnt: 0,
    mustChgYn: 'N',
    pwdChgDt: `${addDays(today, -1)}T00:00:00+09:00`,
    userPwdHash: await hashPassword(passwordSha(demoPassword)),
  }
  const staff = employees.map(([userId, userNm, deptCd, positionCd, groups], index) => ({
    userId,
    userNm,
    empNo: String(100_001 + index),
    userKindCd: userKinds.employee,
    plantCd: plantOf.get(deptCd),
    deptCd,
    positionCd,
    vendorCd: null,
    psrmYn: 'N',
    email: `${userId}@portal.example`,
    groups,
    ...account,
  }))
  const contractors = vendorFacts.flatMap(({ vendorCd, fieldNm }, index) => {
    const prefix = `vnd0${index + 1}`
    const person = { empNo: null, userKindCd: userKinds.vendor, plantCd: '1000', deptCd: null, positionCd: null, vendorCd, ...account }
    return [
      {
        ...person,
        userId: `${prefix}a`,
        userNm: `${fieldNm}관리자0${index + 1}`,
        psrmYn: 'Y',
        email: `${prefix}a@portal.example`,
        groups: [10],
      },
      {
        ...person,
        userId: `${prefix}s`,
        userNm: `${fieldNm}현장대리인0${index + 1}`,
        psrmYn: 'N',
        email: `${prefix}s@portal.example`,
        groups: [11],
      },
    ]
  })
  await insertUsers(sql, [...staff, ...contractors])
  for (const [deptCd, headUserId] of deptHeads)
    await sql.query('update "dept" set "headUserId" = $2 where "deptCd" = $1 and "headUserId" is null', [deptCd, headUserId])
  for (const [plantCd, headUserId] of plantHeads)
    await sql.query('update "plant" set "headUserId" = $2 where "plantCd" = $1 and "headUserId" is null', [plantCd, headUserId])
  await seedDuties(sql, today)
  await seedProcesses(sql)
}

/** Appointments; the two of the second permit issuer and gas tester end soon. */
async function seedDuties(sql: Sql, today: string): Promise<void> {
  if (await sql.maybe('select 1 from "userDuty" limit 1')) return
  const ending = new Map([
    ['issuer02', addDays(today, 20)],
    ['gas02', addDays(today, 12)],
  ])
  await insertRows(
    sql,
    'userDuty',
    employees.flatMap(([userId, , deptCd, , , duties]) =>
      duties.map((dutyCd) => ({
        userId,
        dutyCd,
        plantCd: plantOf.get(deptCd),
        deptCd: ['D14', 'D15', 'D16', 'D17'].includes(dutyCd) ? deptCd : null,
        fromYmd: addDays(today, -400),
        toYmd: ['D14', 'D16'].includes(dutyCd) ? (ending.get(userId) ?? null) : null,
      })),
    ),
  )
}

async function seedProcesses(sql: Sql): Promise<void> {
  await insertRows(
    sql,
    'process',
    processes
      .map(([processCd, processNm, plantCd]) => ({ processCd, processNm, plantCd, useYn: 'Y' }))
      .map((row, index) => ({ processNo: index + 1, ...row })),
  )
  await sql.query(`select setval(pg_get_serial_sequence('process', 'processNo'), (select max("processNo") from "process"))`)
  await insertRows(
    sql,
    'deptProcess',
    processes.flatMap(([, , plantCd, depts], index) => depts.map((deptCd) => ({ plantCd, deptCd, processNo: index + 1 }))),
  )
}
