import type { Sql } from '../../core/server/database.ts'

/**
 * SQL: the appointee of a row of userDuty is away on a day, by the absence written in the appointment or by an absence of the person (DLG01) that is
 * for all business.
 * @param appointment alias of the row
 * @param day SQL expression of the day
 */
export const isAbsentSql = (appointment: string, day: string): string =>
  `((${appointment}."absentFromYmd" <= ${day} and ${appointment}."absentToYmd" >= ${day}) or exists (
     select 1 from "apprDelegate" away where away."fromUserId" = ${appointment}."userId" and away."delegateKindCd" = 'DLG01' and away."useYn" = 'Y'
       and coalesce(cardinality(away."bizCds"), 0) = 0 and away."fromDt"::date <= ${day} and away."toDt"::date >= ${day}))`
export const isInForceSql = (appointment: string, day: string): string =>
  `${appointment}."fromYmd" <= ${day} and coalesce(${appointment}."toYmd" >= ${day}, true)`

/** Who acts in a duty on a day: those appointed, and in their absence their deputies too (admin 2.1). */
export const holdersOf = async (sql: Sql, dutyCd: string, day: string): Promise<string[]> =>
  (
    await sql.query<{ userId: string }>(
      `select distinct p."userId" from "userDuty" y cross join lateral (
         select y."userId" union select y."deputyUserId" where y."deputyUserId" is not null and ${isAbsentSql('y', '$2::date')}) p
       where y."dutyCd" = $1 and ${isInForceSql('y', '$2::date')} order by p."userId"`,
      [dutyCd, day],
    )
  ).map(({ userId }) => userId)
