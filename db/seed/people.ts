import { addDays } from '../../src/core/shared/dates.ts'
import type { Sql } from '../../src/core/server/database/database.ts'
import type { SeedOptions } from '../../src/core/server/seed/seed-part.ts'
import { insertRows } from '../../src/core/server/seed/insert-rows.ts'
import { assignKinds } from '../../src/platform/people/user-assign.resource.ts'
import { plantOf } from './organisation-facts.ts'

/** Department, process, job, shift group and class of worker. */
type Place = readonly [
  deptCd: string,
  processCd: string | null,
  jobCd: string,
  shiftCd: string,
  classCd: string,
]
/** Where people stand at present: everybody of the first plant, and of the others as in a register that is being filled. */
const places: readonly (readonly [userId: string, place: Place])[] = [
  ['issuer01', ['D111', 'YS-RX', 'WJB02', 'SHG01', 'SUP']],
  ['issuer11', ['D111', 'YS-RX', 'WJB02', 'SHG02', 'SUP']],
  ['gas01', ['D111', 'YS-RX', 'WJB01', 'SHG01', 'FLD']],
  ['watch01', ['D111', 'YS-DT', 'WJB01', 'SHG02', 'FLD']],
  ['issuer02', ['D112', 'YS-TK', 'WJB02', 'SHG03', 'SUP']],
  ['issuer12', ['D112', 'YS-TK', 'WJB02', 'SHG04', 'SUP']],
  ['gas02', ['D112', 'YS-TK', 'WJB01', 'SHG03', 'FLD']],
  ['watch02', ['D112', 'YS-SH', 'WJB06', 'SHG04', 'FLD']],
  ['issuer03', ['D113', 'YS-UT', 'WJB02', 'SHG01', 'SUP']],
  ['issuer13', ['D113', 'YS-BO', 'WJB02', 'SHG02', 'SUP']],
  ['rqst01', ['D121', null, 'WJB03', 'SHG00', 'FLD']],
  ['rqst02', ['D122', null, 'WJB04', 'SHG00', 'FLD']],
  ['saf01', ['D131', null, 'WJB07', 'SHG00', 'FLD']],
  ['saf02', ['D131', null, 'WJB07', 'SHG00', 'FLD']],
  ['fire01', ['D131', null, 'WJB07', 'SHG00', 'FLD']],
  ['rso01', ['D131', null, 'WJB07', 'SHG00', 'FLD']],
  ['safhead01', ['D130', null, 'WJB07', 'SHG00', 'SUP']],
  ['env01', ['D132', null, 'WJB07', 'SHG00', 'FLD']],
  ['env02', ['D132', null, 'WJB07', 'SHG00', 'FLD']],
  ['hea01', ['D133', null, 'WJB07', 'SHG00', 'OFC']],
  ['mgmt01', ['D100', null, 'WJB08', 'SHG00', 'OFC']],
  ['approver01', ['D110', null, 'WJB02', 'SHG00', 'SUP']],
  ['duty01', ['D110', null, 'WJB02', 'SHG01', 'SUP']],
  ['approver02', ['D120', null, 'WJB03', 'SHG00', 'SUP']],
  ['coop01', ['D122', null, 'WJB04', 'SHG00', 'SUP']],
  ['emp01', ['D111', 'YS-RX', 'WJB01', 'SHG01', 'FLD']],
  ['emp03', ['D112', 'YS-TK', 'WJB01', 'SHG03', 'FLD']],
  ['emp04', ['D113', 'YS-UT', 'WJB01', 'SHG02', 'FLD']],
  ['hq01', ['D002', null, 'WJB08', 'SHG00', 'OFC']],
  ['issuer21', ['D211', 'US-RX', 'WJB02', 'SHG01', 'SUP']],
  ['issuer31', ['D310', 'DS-RX', 'WJB02', 'SHG01', 'SUP']],
]
/** An operator who changed the department 45 days ago, from production to maintenance. */
const moved = {
  userId: 'emp02',
  daysAgo: 45,
  before: ['D111', 'YS-DT', 'WJB01', 'SHG02', 'FLD'],
  after: ['D121', null, 'WJB03', 'SHG00', 'FLD'],
} as const
const sinceDays = 400
/** Who is away: from, to and kind. */
const leaves = [
  ['watch01', -2, 3, 'ULK01'],
  ['gas02', -20, null, 'ULK03'],
  ['rqst02', 12, 16, 'ULK01'],
  ['emp03', -380, 90, 'ULK04'],
  ['emp04', -390, null, 'ULK02'],
] as const

/** Shift groups, one change of department and leaves of the demonstration. */
export async function seedPeople(sql: Sql, { demo, today }: SeedOptions): Promise<void> {
  if (!demo || (await sql.maybe('select 1 from "userAssign" limit 1'))) return
  const processes = await sql.query<{ processCd: string; processNo: number }>(
    'select "processCd", "processNo" from "process"',
  )
  const row = (userId: string, place: Place, fromYmd: string, toYmd: string | null) => {
    const [deptCd, processCd, jobCd, shiftCd, workerClassCd] = place
    return {
      userId,
      assignKindCd: assignKinds.main,
      plantCd: plantOf.get(deptCd),
      deptCd,
      processNo: processes.find((each) => each.processCd === processCd)?.processNo ?? null,
      jobCd,
      shiftCd,
      workerClassCd,
      fromYmd,
      toYmd,
    }
  }
  const since = addDays(today, -sinceDays)
  const { userId, daysAgo, before, after } = moved
  await insertRows(sql, 'userAssign', [
    ...places.map(([person, place]) => row(person, place, since, null)),
    row(userId, before, since, addDays(today, -daysAgo - 1)),
    row(userId, after, addDays(today, -daysAgo), null),
  ])
  const away = leaves.map(([person, from, to, leaveKindCd]) => {
    const deptCd = places.find(([each]) => each === person)![1][0]
    return {
      userId: person,
      leaveKindCd,
      fromYmd: addDays(today, from),
      toYmd: to === null ? null : addDays(today, to),
      plantCd: plantOf.get(deptCd),
      deptCd,
    }
  })
  await insertRows(sql, 'userLeave', away)
}
