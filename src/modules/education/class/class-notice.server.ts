import type { Context } from '../../../core/server/entity/context.ts'
import { showMoment } from '../../../core/shared/dates.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { notify } from '../../../platform/notification/notification.server.ts'
import { vendorManagers } from '../../vendor/vendor-people.server.ts'
import { educationRecords } from '../record-pages.rule.ts'
import type { EduClass } from './edu-class.resource.ts'

export const classLink = (eduClassNo: number): string => addressOf(educationRecords.eduClass, eduClassNo)
type Told = Pick<EduClass, 'eduClassNo' | 'classNm' | 'startDt' | 'placeNm' | 'plantCd'>
export const classWords = ({ classNm, startDt, placeNm }: Omit<Told, 'eduClassNo' | 'plantCd'>) => ({
  classNm,
  startDt: showMoment(startDt),
  placeNm: placeNm ?? '',
})

/**
 * Tells the people of a class who have an account, and of companies their managers.
 * @param only the people, by eduTargetNo; absent: everybody who has a seat
 * @returns the people who are told of, by eduTargetNo
 */
export async function tellTargets(
  context: Context,
  row: Told,
  eventCd: string,
  only?: readonly number[],
): Promise<void> {
  const people = await context.sql.query<{
    eduTargetNo: number
    userId: string | null
    vendorCd: string | null
  }>(
    `select "eduTargetNo", "userId", "vendorCd" from "eduTarget"
     where "eduClassNo" = $1 and "state" in ('invited', 'attended') and ($2::bigint[] is null or "eduTargetNo" = any($2::bigint[]))`,
    [row.eduClassNo, only ?? null],
  )
  const managers: string[] = []
  for (const vendorCd of new Set(people.flatMap((person) => person.vendorCd ?? [])))
    managers.push(...(await vendorManagers(context, vendorCd)))
  await notify(context, eventCd, {
    to: people.map(({ userId }) => userId),
    variables: classWords(row),
    linkUrl: classLink(row.eduClassNo),
    plantCd: row.plantCd,
  })
  await notify(context, eventCd, {
    to: managers,
    variables: classWords(row),
    linkUrl: null,
    plantCd: row.plantCd,
  })
}
