import { addDays } from '../../src/core/shared/dates.ts'
import type { Sql } from '../../src/core/server/database/database.ts'
import { reportDue } from '../../src/platform/duty/appointment.rule.ts'
import { groupKinds, type GroupKind } from '../../src/platform/group/grp.resource.ts'
import { hashPassword, passwordSha } from '../../src/platform/session/password.ts'
import { accountStates, userKinds } from '../../src/platform/user/user.resource.ts'
import { insertRows } from '../../src/core/server/seed/insert-rows.ts'
import {
  demoPassword,
  departments,
  deptHeads,
  employees,
  plantHeads,
  plantOf,
  processes,
} from './organisation-facts.ts'
import { duties } from './reference-facts.ts'
import { insertUsers } from './reference.ts'
import type { SeedOptions } from '../../src/core/server/seed/seed-part.ts'
import { seedVendors, vendorFacts } from './vendors.ts'

/**
 * People, departments and companies of the demonstration: roles instead of personal names (admin section 11).
 */
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
    // Receivers of improvements are told of urgent ones by SMS.
    phoneNo: groups.some((group) => [3, 4, 5].includes(group)) ? `010-0000-${1001 + index}` : null,
    // Who is asked is named with the office telephone.
    officeTel: `061-000-${2001 + index}`,
    groups,
    ...account,
  }))
  const contractors = vendorFacts.flatMap(({ vendorCd, fieldNm }, index) => {
    const prefix = `vnd0${index + 1}`
    const person = {
      empNo: null,
      phoneNo: null,
      officeTel: null,
      userKindCd: userKinds.vendor,
      plantCd: '1000',
      deptCd: null,
      positionCd: null,
      vendorCd,
      ...account,
    }
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
  await insertUsers(sql, [
    ...staff,
    ...contractors.map((person) =>
      person.userId === lockedUserId ? { ...person, ...lockedAt(today) } : person,
    ),
  ])
  for (const [deptCd, headUserId] of deptHeads)
    await sql.query('update "dept" set "headUserId" = $2 where "deptCd" = $1 and "headUserId" is null', [
      deptCd,
      headUserId,
    ])
  for (const [plantCd, headUserId] of plantHeads)
    await sql.query('update "plant" set "headUserId" = $2 where "plantCd" = $1 and "headUserId" is null', [
      plantCd,
      headUserId,
    ])
  await seedDuties(sql, today)
  await seedProcesses(sql)
  await seedGroups(sql)
}

/** A contractor's account that is locked and waits for its release. */
const lockedUserId = 'vnd05a'
const lockedAt = (today: string) => ({
  acctStatusCd: accountStates.locked,
  failCnt: 5,
  unlockRqstDt: `${addDays(today, -1)}T17:40:00+09:00`,
})

/** Duties that are held for an area, not for the whole plant. */
const areaDuties: readonly string[] = ['D14', 'D15', 'D16', 'D17']
/** Appointments that somebody has to look after: two end soon, one report is late, one is due. */
const ending = new Map([
  ['issuer02/D14', 20],
  ['gas02/D16', 12],
])
const unreported = new Map([
  ['fire01/D13', -20],
  ['env02/D10', -5],
])
const deputies = new Map([
  ['saf01/D04', 'saf02'],
  ['approver01/D15', 'approver02'],
])

async function seedDuties(sql: Sql, today: string): Promise<void> {
  if (await sql.maybe('select 1 from "userDuty" limit 1')) return
  await insertRows(
    sql,
    'userDuty',
    employees.flatMap(([userId, , deptCd, , , held]) =>
      held.map((dutyCd) => {
        const key = `${userId}/${dutyCd}`
        const fromYmd = addDays(today, unreported.get(key) ?? -400)
        const due = reportDue(fromYmd, duties.find((duty) => duty.dutyCd === dutyCd)?.rptDays ?? null)
        const end = ending.get(key)
        return {
          userId,
          dutyCd,
          plantCd: plantOf.get(deptCd),
          deptCd: areaDuties.includes(dutyCd) ? deptCd : null,
          fromYmd,
          toYmd: end === undefined ? null : addDays(today, end),
          rptDueYmd: unreported.has(key) ? due : null,
          rptYmd: due !== null && !unreported.has(key) ? addDays(fromYmd, 7) : null,
          deputyUserId: deputies.get(key) ?? null,
        }
      }),
    ),
  )
  // Nobody of head office handles chemicals; the largest plant's 유해화학물질관리자 agrees to its verdicts.
  await insertRows(sql, 'userDuty', [
    { userId: 'env01', dutyCd: 'D09', plantCd: '0000', fromYmd: addDays(today, -400) },
  ])
}

/** Groups of each kind, for notices and mail. */
async function seedGroups(sql: Sql): Promise<void> {
  const groups: readonly [name: string, kind: GroupKind, shareYn: 'Y' | 'N', members: readonly string[]][] = [
    ['안전보건 담당자', groupKinds.user, 'Y', ['hq01', 'hq02', 'saf01', 'saf02', 'hea01', 'saf21', 'saf31']],
    [
      '작업허가 발급·승인자',
      groupKinds.user,
      'Y',
      ['issuer01', 'issuer02', 'issuer03', 'approver01', 'approver02'],
    ],
    ['여수 생산부서', groupKinds.dept, 'Y', ['D110']],
    ['전 사업장 안전환경부서', groupKinds.dept, 'Y', ['D130', 'D230', 'D330']],
    ['상주 협력업체', groupKinds.vendor, 'N', vendorFacts.slice(0, 3).map(({ vendorCd }) => vendorCd)],
  ]
  for (const [grpNm, grpKindCd, shareYn, members] of groups) {
    if ((await insertRows(sql, 'grp', [{ grpNm, grpKindCd, ownerUserId: 'hq01', shareYn }])) === 0) continue
    const { grpNo } = await sql.one<{ grpNo: number }>('select "grpNo" from "grp" where "grpNm" = $1', [
      grpNm,
    ])
    await insertRows(
      sql,
      'grpMember',
      members.map((memberId) => ({ grpNo, memberId })),
      false,
    )
  }
}

async function seedProcesses(sql: Sql): Promise<void> {
  await insertRows(
    sql,
    'process',
    processes
      .map(([processCd, processNm, plantCd]) => ({
        processCd,
        processNm,
        plantCd,
        fromYmd: '2020-01-01',
        useYn: 'Y',
      }))
      .map((row, index) => ({ processNo: index + 1, ...row })),
  )
  await sql.query(
    `select setval(pg_get_serial_sequence('process', 'processNo'), (select max("processNo") from "process"))`,
  )
  await insertRows(
    sql,
    'deptProcess',
    processes.flatMap(([, , plantCd, depts], index) =>
      depts.map((deptCd) => ({ plantCd, deptCd, processNo: index + 1 })),
    ),
  )
}
