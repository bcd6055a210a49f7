import type { Context } from '../../../core/server/context.ts'
import { riskOf } from '../rules/grade.rule.ts'
import { pictureFlags } from './improvement-guards.server.ts'
import type { Improvement } from './improvement.resource.ts'

const text = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null)

/** Writes what a check found; the pictures of the visit that no earlier check has become its own. */
export async function noteVerify(
  context: Context,
  row: Improvement,
  { typeCd, resultCd, input }: { typeCd: 'F' | 'E'; resultCd: 'OK' | 'NG'; input: Record<string, unknown> },
): Promise<void> {
  const [freqAft, sevAft] = [Number(input['freqAft']) || null, Number(input['sevAft']) || null]
  const { imprVerifyNo } = await context.sql.one<{ imprVerifyNo: number }>(
    `insert into "improvementVerify" ("imprNo", "verifyTypeCd", "planYmd", "verifyDt", "verifyUserId", "resultCd", "commentTxt", "freqAft", "sevAft", "riskAft")
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning "imprVerifyNo"`,
    [
      row.imprNo,
      typeCd,
      typeCd === 'E' ? row.effectYmd : null,
      context.now,
      context.session.userId,
      resultCd,
      text(input['commentTxt']) ?? text(input['reason']),
      freqAft,
      sevAft,
      riskOf(freqAft, sevAft),
    ],
  )
  await context.sql.query(
    `insert into "improvementPicture" ("fileNo", "imprVerifyNo") select f."fileNo", $2 from "attachFile" f
     where f."taskClassNm" = 'improvement' and f."taskKey" = $1 and f."taskFlag" = $3 and f."delYn" = 'N' on conflict do nothing`,
    [String(row.imprNo), imprVerifyNo, pictureFlags.visit],
  )
}
