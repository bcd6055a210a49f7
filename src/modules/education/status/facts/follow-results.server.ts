import type { Context } from '../../../../core/server/entity/context.ts'
import { followMsdsClass } from '../msds/msds-need.server.ts'
import { followPeople } from './snapshot.server.ts'

/**
 * Keeps up what hangs on the results of a class, in the transaction that confirmed or cancelled them: how its people
 * stand today, and the needs of MSDS education that it fulfils.
 */
export async function followResults(context: Context, eduClassNo: number): Promise<void> {
  await followMsdsClass(context, eduClassNo)
  const people = await context.sql.query<{ userId: string }>(
    `select distinct "userId" from "eduResult" where "eduClassNo" = $1 and "userId" is not null order by 1`,
    [eduClassNo],
  )
  await followPeople(
    context,
    people.map(({ userId }) => userId),
  )
}
