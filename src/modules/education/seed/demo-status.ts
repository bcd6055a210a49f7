import type { Sql } from '../../../core/server/database/database.ts'
import { insertRows } from '../../../core/server/seed/insert-rows.ts'
import type { SeedOptions } from '../../../core/server/seed/seed-part.ts'
import { addDays, addMonths } from '../../../core/shared/dates.ts'
import { assignKinds } from '../../../platform/people/user-assign.resource.ts'
import { handledBy } from '../status/msds/msds-need.server.ts'
import { periodOf } from '../status/rules/regular.rule.ts'

/** Who lacked half an hour when the last half or year ended. */
const wasShort = 'watch02'
const marker = '직전 기간 정기교육'

/**
 * What people had learned before the half that goes on: regular hours of the last half, or of the last year for
 * supervisors, one person half an hour short; job education of those whom the law trains, one refresher open.
 */
export async function seedStatus(sql: Sql, { demo, today }: SeedOptions): Promise<void> {
  if (!demo || (await sql.maybe('select 1 from "eduResult" where "eduNm" = $1 limit 1', [marker]))) return
  const people = await sql.query<{
    userId: string
    userNm: string
    plantCd: string
    deptCd: string
    workerClassCd: string
    requiredMin: number
    periodCd: string
  }>(
    `select a."userId", u."userNm", a."plantCd", a."deptCd", a."workerClassCd", r."requiredMin"::int as "requiredMin", r."periodCd"
     from "userAssign" a join "user" u using ("userId") join "eduLegalRule" r on r."eduTypeCd" = 'REG' and r."workerClassCd" = a."workerClassCd" and r."toYmd" is null
     where a."assignKindCd" = $1 and a."toYmd" is null and a."fromYmd" < $2::date
       and not exists (select 1 from "userLeave" l where l."userId" = a."userId" and l."fromYmd" < $2::date) order by a."userId"`,
    [assignKinds.main, addMonths(today, -6)],
  )
  const appointed = await sql.query<{
    userId: string
    userNm: string
    plantCd: string
    deptCd: string | null
    fromYmd: string
    requiredMin: number
  }>(
    `select y."userId", u."userNm", u."plantCd", u."deptCd", y."fromYmd"::text as "fromYmd", r."requiredMin"::int as "requiredMin"
     from "userDuty" y join "user" u using ("userId") join "eduLegalRule" r on r."eduTypeCd" = 'JOB' and r."dutyCd" = y."dutyCd" and r."periodCd" <> 'Y2'
     where coalesce(y."toYmd" >= $1::date, true) and y."userId" <> 'saf02' order by y."userDutyNo"`,
    [today],
  )
  const result = (
    person: { userId: string; userNm: string; plantCd: string; deptCd: string | null },
    values: { eduNm: string; eduTypeCd: string; eduEndYmd: string; recogMin: number },
  ) => ({
    personNm: person.userNm,
    userId: person.userId,
    plantCd: person.plantCd,
    deptCd: person.deptCd,
    eduStartYmd: values.eduEndYmd,
    resultCd: 'completed',
    sourceCd: 'internal',
    state: 'confirmed',
    ...values,
  })
  await insertSheets(sql, today)
  await insertRows(sql, 'eduResult', [
    ...people.map((person) => {
      const before = addDays(periodOf(person.periodCd, today).from, -1)
      return result(person, {
        eduNm: marker,
        eduTypeCd: 'REG',
        eduEndYmd: addDays(before, -20),
        recogMin: person.requiredMin - (person.userId === wasShort ? 30 : 0),
      })
    }),
    ...appointed.map((person) =>
      result(person, {
        eduNm: '직무교육 신규과정',
        eduTypeCd: 'JOB',
        eduEndYmd: addDays(addMonths(person.fromYmd, 2), 10),
        recogMin: person.requiredMin,
      }),
    ),
  ])
}

/** Who handles which product has learned most of their sheets; one in four is still to come. (EDU-14) */
async function insertSheets(sql: Sql, today: string): Promise<void> {
  const handled = await handledBy({ sql }, today)
  await insertRows(
    sql,
    'eduMsdsNeed',
    handled.map(({ userId, prodNo, plantCd, deptCd, processNo }, index) => {
      const open = index % 4 === 3
      return {
        userId,
        prodNo,
        plantCd,
        deptCd,
        processNo,
        reasonCd: 'newProduct',
        occurYmd: addDays(today, open ? -10 : -60),
        dueYmd: addDays(today, open ? 20 : -30),
        doneYmd: open ? null : addDays(today, -40),
        state: open ? 'due' : 'done',
      }
    }),
  )
}
