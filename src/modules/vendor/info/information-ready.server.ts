import type { Context } from '../../../core/server/entity/context.ts'
import type { Reason } from '../../../core/shared/resource.ts'
import { safetyInfoStates, signedStates, type SafetyInfoState } from './safety-info-transitions.rule.ts'
import { safetyInfoSentences } from './safety-info.texts.ts'
import { label } from '../../../core/shared/sentence.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { vendorRecords } from '../record-pages.rule.ts'

/** True if the company of a contract has signed for information on it (vendor R3). */
export const wasInformed = async ({ sql }: Pick<Context, 'sql'>, contractNo: number): Promise<boolean> =>
  (await sql.maybe(
    'select 1 from "safetyInfo" where "contractNo" = $1 and "state" = any($2::text[]) limit 1',
    [contractNo, signedStates],
  )) !== undefined

/** The same as a condition on a column that holds the number of a contract. */
export const informedSql = (contractNo: string): string =>
  `exists (select 1 from "safetyInfo" i where i."contractNo" = ${contractNo} and i."state" in (${signedStates.map((state) => `'${state}'`).join(', ')}))`

/**
 * Why a company may not begin work of 산업안전보건법 제65조: the sheet that the work names is not signed for; without
 * one named, no sheet is that it has signed for under a contract that covers the day.
 * @param day 'YYYY-MM-DD'
 */
export async function informationReasons(
  { sql }: Pick<Context, 'sql'>,
  work: { vendorCd: string; plantCd: string | null; safetyInfoNo: number | null },
  day: string,
): Promise<Reason[]> {
  const guard = 'information'
  if (work.safetyInfoNo !== null) {
    const named = await sql.maybe<{ safetyInfoCd: string; state: SafetyInfoState }>(
      'select "safetyInfoCd", "state" from "safetyInfo" where "safetyInfoNo" = $1',
      [work.safetyInfoNo],
    )
    if (named && signedStates.includes(named.state)) return []
    const message = safetyInfoSentences.notSigned({
      sheet: named?.safetyInfoCd ?? '',
      state: named ? label(safetyInfoStates[named.state]) : safetyInfoSentences.noState(),
    })
    return [{ guard, message, fixUrl: addressOf(vendorRecords.safetyInfo, work.safetyInfoNo) }]
  }
  const signed = await sql.maybe(
    `select 1 from "safetyInfo" i join "vendorContract" c using ("contractNo")
     where i."vendorCd" = $1 and i."plantCd" = $2 and i."state" = any($3::text[]) and $4::date between c."fromYmd" and c."toYmd" limit 1`,
    [work.vendorCd, work.plantCd, signedStates, day],
  )
  if (signed) return []
  const message = safetyInfoSentences.noneSigned()
  return [{ guard, message, fixUrl: '/vendor/base/safetyInfo' }]
}
