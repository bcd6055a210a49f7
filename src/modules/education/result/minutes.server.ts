import type { Context } from '../../../core/server/entity/context.ts'
import { assignKinds } from '../../../platform/people/user-assign.resource.ts'
import { educationFiguresOn } from '../education-parameters.server.ts'
import { countsSql } from './education-facts.server.ts'
import { exemptTypes, halves } from './exempt.rule.ts'
import { recognised, type CountedResult, type RecognisedMinutes } from './minutes.rule.ts'
import type { Person } from './person-place.server.ts'

export interface PersonMinutes extends RecognisedMinutes {
  person: Person
}
interface Found extends CountedResult {
  userId: string | null
  vendorWorkerNo: number | null
}
/**
 * What counts for which kind of education of people in a period, without anything standing twice within one kind.
 * Results that count are verified or confirmed; the class of a person is that of the day. (edu.md EDU-02, 09, 18)
 */
export async function recognisedMinutes(
  context: Context,
  people: readonly Person[],
  { from, to }: { from: string; to: string },
): Promise<PersonMinutes[]> {
  const userIds = people.flatMap((person) => ('userId' in person ? [person.userId] : []))
  const workers = people.flatMap((person) => ('userId' in person ? [] : [person.vendorWorkerNo]))
  const rows = await context.sql.query<Found>(
    `select r."userId", r."vendorWorkerNo", r."eduTypeCd", r."specialWorkNo", r."eduEndYmd"::text as "eduYmd", r."recogMin"::float8 as "min", r."eduNm" as "courseNm", t."workerClassCd"
     from "eduResult" r left join "userAssign" t on t."userId" = r."userId" and t."assignKindCd" = '${assignKinds.main}'
       and t."fromYmd" <= r."eduEndYmd" and coalesce(t."toYmd" >= r."eduEndYmd", true)
     where ${countsSql('r')} and (r."userId" = any($1::text[]) or r."vendorWorkerNo" = any($2::bigint[])) and r."eduEndYmd" between $3::date and $4::date
     order by r."eduEndYmd", r."eduResultNo"`,
    [userIds, workers, from, to],
  )
  const exempted = await context.sql.query<{
    userId: string | null
    vendorWorkerNo: number | null
    half: string
    applyYear: string
  }>(
    `select "userId", "vendorWorkerNo", "applyYear", "applyHalfCd" as "half" from "eduExempt"
     where "state" = 'approved' and "exemptTypeCd" = '${exemptTypes.otherLaw}' and ("userId" = any($1::text[]) or "vendorWorkerNo" = any($2::bigint[]))`,
    [userIds, workers],
  )
  const figures = await educationFiguresOn(context, null, to)
  const keyOf = (each: { userId: string | null; vendorWorkerNo: number | null }) =>
    each.userId ?? `w${each.vendorWorkerNo}`
  const exemptHalves = new Map<string, Set<string>>()
  for (const each of exempted) {
    const known = exemptHalves.get(keyOf(each)) ?? new Set<string>()
    for (const half of each.half === halves.year ? [halves.first, halves.second] : [each.half])
      known.add(`${each.applyYear}-${half}`)
    exemptHalves.set(keyOf(each), known)
  }
  return rows.flatMap(({ userId, vendorWorkerNo, ...result }) => {
    const person: Person = userId !== null ? { userId } : { vendorWorkerNo: vendorWorkerNo! }
    return recognised([result], figures, exemptHalves.get(keyOf({ userId, vendorWorkerNo }))).map((each) => ({
      person,
      ...each,
    }))
  })
}
