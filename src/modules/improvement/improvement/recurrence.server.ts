import type { Context } from '../../../core/server/context.ts'
import { recurrenceAfter, recurrenceSince } from '../rules/recurrence.rule.ts'
import { raise } from './outbox.server.ts'

interface Found {
  plantCd: string
  processNo?: number | null
  placeNm: string
  facilityNo?: number | null
  hazardTypeCd: string
}
/** The closed improvement that a new finding repeats, the latest one; null when there is none (IMP-10). */
export async function recurrenceOf({ sql, now }: Context, input: Found): Promise<number | null> {
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
    [found.plantCd, found.hazardTypeCd, recurrenceSince(now.slice(0, 10)), found.processNo, found.facilityNo, found.placeNm],
  )
  return closed.find((each) => recurrenceAfter(each, { ...found, reqDt: now }) !== undefined)?.imprNo ?? null
}

/** The source is told once that its row is there. */
export async function afterCreate(key: number | string, context: Context, before: unknown): Promise<void> {
  if (before === undefined) await raise(context, Number(key), 'created')
}
