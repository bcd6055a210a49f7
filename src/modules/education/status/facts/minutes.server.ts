import type { Context } from '../../../../core/server/entity/context.ts'
import type { Minutes } from '../rules/regular.rule.ts'

/** Job education asks for the whole time of an appointment. */
const years = 12

/** Minutes that count, by person, until a day. */
export async function minutesOf(
  { sql }: Context,
  userIds: readonly string[],
  day: string,
): Promise<Map<string, Minutes[]>> {
  const rows = await sql.query<Minutes & { userId: string }>(
    `select "userId", "eduTypeCd", "specialWorkNo", "eduEndYmd"::text as "eduYmd", "recogMin"::int as "min", "eduNm" as "courseNm" from "eduResult"
     where "userId" = any($1::text[]) and "state" = 'confirmed' and "resultCd" = 'completed' and "eduEndYmd" <= $2::date
       and "eduEndYmd" > $2::date - make_interval(years => ${years})`,
    [userIds, day],
  )
  return Map.groupBy(rows, ({ userId }) => userId)
}
