import { markPictures } from './side-tables.server.ts'
import { reasonsOf } from '../../../core/server/entity/behaviour.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { badField, conflict, forbidden } from '../../../core/server/http/errors.ts'
import { addLine } from '../../../core/server/entity/lines.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { checkedInput } from '../../../core/server/entity/save.ts'
import { text as textField } from '../../../core/shared/field.ts'
import { riskOf } from '../rules/grade.rule.ts'
import { guards, pictureFlags, who } from './improvement-guards.server.ts'
import { improvement, type Improvement } from './improvement.resource.ts'
import { refusals } from './improvement-refusals.texts.ts'
import { givenText } from '../given-text.ts'

/** Writes what a check found; the pictures of the visit that no earlier check has become its own. */
export async function noteVerify(
  context: Context,
  row: Improvement,
  { typeCd, resultCd, input }: { typeCd: 'F' | 'E'; resultCd: 'OK' | 'NG'; input: Record<string, unknown> },
): Promise<void> {
  const [freqAft, sevAft] = [Number(input['freqAft']) || null, Number(input['sevAft']) || null]
  const { userId } = context.session
  const ownVisit = row.visitUserId === userId
  const verify = {
    verifyTypeCd: typeCd,
    planYmd: typeCd === 'E' ? row.effectYmd : null,
    verifyDt: context.now,
    verifyUserId: userId,
    resultCd,
    commentTxt:
      [givenText(input['commentTxt']), givenText(input['riskReason'])].filter(Boolean).join(' / ') ||
      givenText(input['reason']),
    freqAft,
    sevAft,
    riskAft: riskOf(freqAft, sevAft),
    scoreAft: typeCd === 'F' && resultCd === 'OK' ? row.scoreAft : null,
    visitDt: ownVisit ? row.visitDt : null,
    visitTxt: ownVisit ? row.visitTxt : null,
  }
  const imprVerifyNo = await addLine(context, improvement, 'verifies', row.imprNo, verify, { trail: false })
  // A visit stands for one check.
  const noVisit = { visitDt: null, visitUserId: null, visitTxt: null }
  await setColumns(context, improvement, row.imprNo, noVisit, { trail: false, stamps: false })
  await markPictures(context, { imprNo: row.imprNo, group: pictureFlags.visit }, { imprVerifyNo })
}

/** States in which somebody looks at the place. */
const visitedStates: readonly string[] = ['done', 'verifying', 'effectPending']
/** Tells whether the caller may prove to be at the place now. */
export const mayCheckIn = async (row: Improvement, context: Context): Promise<boolean> =>
  visitedStates.includes(row.state) &&
  (await reasonsOf('who', who.verifier(row, context))).length === 0 &&
  (await reasonsOf('fourEyes', guards.fourEyes(row, context))).length === 0

const visitInput = { siteCode: textField('현장 확인코드', { required: true, max: 20 }) }
/**
 * Proves that the checking person is at the place, by the code posted there (impr.md 6).
 * @throws Refusal 400, 403, 409
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
  const visit = { visitDt: context.now, visitUserId: context.session.userId, visitTxt: area.areaNm }
  await setColumns(context, improvement, row.imprNo, visit, {
    trail: { visitTxt: [row.visitTxt, area.areaNm] },
    stamps: false,
  })
}
