import type { Context } from '../../../core/server/entity/context.ts'
import { recurrenceAfter, recurrenceSince, repeatLikeness, repeatMonths } from '../rules/recurrence.rule.ts'

/** A place as it is compared: without blanks and marks. */
const placeSql = (alias: string): string =>
  `regexp_replace(${alias}."placeNm", '[[:space:]·.,()_-]', '', 'g')`
const samePlaceSql = (one: string, other: string): string =>
  `${other}."plantCd" = ${one}."plantCd"
     and ((nullif(${one}."processNo", 0) is not null and ${other}."processNo" = ${one}."processNo") or ${other}."facilityNo" = ${one}."facilityNo"
       or ${placeSql(other)} = ${placeSql(one)})`
/**
 * SQL: both findings are of the same kind at the same process, facility or place of a plant (sameFinding of
 * the rules).
 */
export const sameFindingSql = (one: string, other: string): string =>
  `${other}."hazardTypeCd" = ${one}."hazardTypeCd" and ${samePlaceSql(one, other)}`
/**
 * SQL: the other came after the one was done, of the same kind at the same place: its effect does not hold
 * (IMP-09).
 */
export const recurredSql = (one: string, other: string): string =>
  `${other}."imprNo" <> ${one}."imprNo" and ${sameFindingSql(one, other)} and ${other}."reqDt" > ${one}."doneDt"
     and ${other}."parentImprNo" is distinct from ${one}."imprNo" and ${other}."state" not in ('cancelled', 'merged', 'rejected')`
/**
 * SQL: an earlier finding at the same place within a year that is of the same kind, or whose title says much
 * the same by trigrams, because two who report the same thing do not always choose the same kind (features 9:
 * same place and type in 12 months, badge from trigram and place match).
 */
export const repeatedSql = (one: string, other: string): string =>
  `${other}."imprNo" <> ${one}."imprNo" and ${samePlaceSql(one, other)}
     and (${other}."hazardTypeCd" = ${one}."hazardTypeCd" or similarity("doubled"(${other}."imprNm"), "doubled"(${one}."imprNm")) >= ${repeatLikeness}) and ${other}."state" not in ('draft', 'cancelled', 'merged', 'rejected')
     and ${other}."imprNo" is distinct from ${one}."parentImprNo" and ${other}."reqDt" < ${one}."reqDt" and ${other}."reqDt" >= ${one}."reqDt" - interval '${repeatMonths} months'`

interface Found {
  plantCd: string
  processNo?: number | null
  placeNm: string
  facilityNo?: number | null
  hazardTypeCd: string
}
/** The closed improvement that a new finding repeats, the latest one; null when there is none (IMP-10). */
export async function recurrenceOf({ sql, now, today }: Context, input: Found): Promise<number | null> {
  const found = {
    plantCd: input.plantCd,
    processNo: input.processNo ?? null,
    placeNm: input.placeNm,
    facilityNo: input.facilityNo ?? null,
    hazardTypeCd: input.hazardTypeCd,
  }
  const closed = await sql.query<Parameters<typeof recurrenceAfter>[0] & { imprNo: number }>(
    `select "imprNo", "plantCd", "processNo", "placeNm", "facilityNo", "hazardTypeCd", to_json("closeDt")#>>'{}' as "closeDt" from "improvement"
     where "plantCd" = $1 and "hazardTypeCd" = $2 and "state" = 'closed' and "closeDt" >= $3::date
       and (("processNo" <> 0 and "processNo" = $4) or "facilityNo" = $5
         or regexp_replace("placeNm", '[[:space:]·.,()_-]', '', 'g') = regexp_replace($6, '[[:space:]·.,()_-]', '', 'g'))
     order by "closeDt" desc limit 50`,
    [
      found.plantCd,
      found.hazardTypeCd,
      recurrenceSince(today),
      found.processNo,
      found.facilityNo,
      found.placeNm,
    ],
  )
  return closed.find((each) => recurrenceAfter(each, { ...found, reqDt: now }) !== undefined)?.imprNo ?? null
}
