import { delegateKinds } from '../approval/appr-delegate.resource.ts'
import type { Sql } from '../../core/server/database/database.ts'

/** SQL: the appointment itself says that its appointee is away on the day; never null. */
export const isAwaySql = (appointment: string, day: string): string =>
  `coalesce(${appointment}."absentFromYmd" <= ${day} and ${appointment}."absentToYmd" >= ${day}, false)`
/**
 * SQL: the appointee of a row of userDuty is away on a day, by the absence written in the appointment or by
 * an absence of the person (DLG01) that is for all business.
 * @param appointment alias of the row
 * @param day SQL expression of the day
 */
export const isAbsentSql = (appointment: string, day: string): string =>
  `(${isAwaySql(appointment, day)} or exists (
     select 1 from "apprDelegate" away where away."fromUserId" = ${appointment}."userId" and away."delegateKindCd" = '${delegateKinds.absence}' and away."useYn" = 'Y'
       and coalesce(cardinality(away."bizCds"), 0) = 0 and away."fromDt"::date <= ${day} and away."toDt"::date >= ${day}))`
export const isInForceSql = (appointment: string, day: string): string =>
  `${appointment}."fromYmd" <= ${day} and coalesce(${appointment}."toYmd" >= ${day}, true)`

/**
 * SQL: who acts in an appointment on a day, one `userId` a row: who is appointed, and in the absence the
 * deputy too (admin 2.1). For a lateral join.
 */
export const actingSql = (appointment: string, day: string): string =>
  `(select ${appointment}."userId" union select ${appointment}."deputyUserId" where ${appointment}."deputyUserId" is not null and ${isAbsentSql(appointment, day)})`

/**
 * The people who act in a duty on a day: the appointees, and during their absence also their deputies (admin
 * 2.1).
 */
export const holdersOf = async (sql: Sql, dutyCd: string, day: string): Promise<string[]> =>
  (
    await sql.query<{ userId: string }>(
      `select distinct p."userId" from "userDuty" y cross join lateral ${actingSql('y', '$2::date')} p
       where y."dutyCd" = $1 and ${isInForceSql('y', '$2::date')} order by p."userId"`,
      [dutyCd, day],
    )
  ).map(({ userId }) => userId)
