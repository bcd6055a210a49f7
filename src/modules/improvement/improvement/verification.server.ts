import { acts, audit } from '../../../core/server/entity/audit.ts'
import { reasonsOf } from '../../../core/server/entity/behaviour.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { badField, conflict, forbidden } from '../../../core/server/http/errors.ts'
import { checkedInput } from '../../../core/server/entity/save.ts'
import { text as textField } from '../../../core/shared/field.ts'
import { riskOf } from '../rules/grade.rule.ts'
import { guards, pictureFlags, who } from './improvement-guards.server.ts'
import type { Improvement } from './improvement.resource.ts'
import { refusals } from './improvement-refusals.texts.ts'

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null

/** Writes what a check found; the pictures of the visit that no earlier check has become its own. */
export async function noteVerify(
  context: Context,
  row: Improvement,
  { typeCd, resultCd, input }: { typeCd: 'F' | 'E'; resultCd: 'OK' | 'NG'; input: Record<string, unknown> },
): Promise<void> {
  const [freqAft, sevAft] = [Number(input['freqAft']) || null, Number(input['sevAft']) || null]
  const { imprVerifyNo } = await context.sql.one<{ imprVerifyNo: number }>(
    `insert into "improvementVerify" ("imprNo", "verifyTypeCd", "planYmd", "verifyDt", "verifyUserId", "resultCd", "commentTxt", "freqAft", "sevAft", "riskAft", "visitDt", "visitTxt")
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, i."visitDt", i."visitTxt"
     from (select 1) one left join "improvement" i on i."imprNo" = $1::bigint and i."visitUserId" = $5 returning "imprVerifyNo"`,
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
  // A visit stands for one check.
  await context.sql.query(
    `update "improvement" set "visitDt" = null, "visitUserId" = null, "visitTxt" = null where "imprNo" = $1`,
    [row.imprNo],
  )
  await context.sql.query(
    `insert into "improvementPicture" ("fileNo", "imprVerifyNo") select f."fileNo", $2 from "attachFile" f
     where f."taskClassNm" = 'improvement' and f."taskKey" = $1 and f."taskFlag" = $3 and f."delYn" = 'N' on conflict do nothing`,
    [String(row.imprNo), imprVerifyNo, pictureFlags.visit],
  )
}

/** States in which somebody looks at the place. */
const visitedStates: readonly string[] = ['done', 'verifying', 'effectPending']
/** Whether the caller may say that he stands at the place now. */
export const mayCheckIn = async (row: Improvement, context: Context): Promise<boolean> =>
  visitedStates.includes(row.state) &&
  (await reasonsOf('who', who.verifier(row, context))).length === 0 &&
  (await reasonsOf('fourEyes', guards.fourEyes(row, context))).length === 0

const visitInput = { siteCode: textField('현장 확인코드', { required: true, max: 20 }) }
/**
 * Whoever checks stands at the place: the code that is posted there proves it (impr.md 6).
 * @throws Refusal
 * 400, 403, 409
 */
export async function checkIn(row: Improvement, context: Context, body: unknown): Promise<void> {
  if (!visitedStates.includes(row.state)) throw conflict(refusals.visitLater())
  if (!(await mayCheckIn(row, context))) throw forbidden(refusals.coordinator())
  const { siteCode } = checkedInput(visitInput, body) as { siteCode: string }
  const area = await context.sql.maybe<{ areaNm: string }>(
    `select "areaNm" from "permitArea" where "plantCd" = $1 and upper("siteCode") = upper($2)`,
    [row.plantCd, siteCode.trim()],
  )
  if (!area) throw badField('siteCode', refusals.wrongCode())
  await context.sql.query(
    `update "improvement" set "visitDt" = $2, "visitUserId" = $3, "visitTxt" = $4 where "imprNo" = $1`,
    [row.imprNo, context.now, context.session.userId, area.areaNm],
  )
  await audit(context, acts.update, 'improvement', row.imprNo, { visitTxt: [row.visitTxt, area.areaNm] })
}
