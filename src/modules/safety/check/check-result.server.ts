import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import { actingAs, asSystem, type Context } from '../../../core/server/entity/context.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { badField } from '../../../core/server/http/errors.ts'
import { addDays, momentOf } from '../../../core/shared/dates.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'
import type { CheckSource } from '../../../platform/check-form/check-answers.server.ts'
import { parametersOn } from '../../../platform/parameter/parameter.server.ts'
import { askForImprovements } from './check-improvement.server.ts'
import { checkFigures } from './check-parameters.rule.ts'
import { mayCheck, planner } from './check-people.server.ts'
import { isLate, isMissed } from './check-plan.rule.ts'
import { checkRefusals } from './check-refusals.texts.ts'
import { safCheckResult, type CheckResultRow } from './check-result.resource.ts'
import { decideEntry } from '../spe/spe-gate.server.ts'

export const checkFiguresOf = async ({ sql, today }: Context, plantCd: string | null) =>
  checkFigures.of(await parametersOn(sql, checkFigures.prefix, plantCd, today))

/** The day on which a person did something, whenever it arrived. */
const enteredDay = ({ enteredDt, now }: Context): string => momentOf(new Date(enteredDt ?? now)).slice(0, 10)

/**
 * Why a round cannot be done on the day on which it was entered: too early, or the next one is due. What was entered in
 * time and arrives late counts, even when the clock has called the round missed meanwhile.
 */
export async function whyNotNow(row: CheckResultRow, context: Context): Promise<Sentence | undefined> {
  const day = enteredDay(context)
  if (isMissed(day, row.missYmd)) return checkRefusals.missed()
  const { earlyDays } = await checkFiguresOf(context, row.plantCd)
  return row.dueYmd && day < addDays(row.dueYmd, -earlyDays)
    ? checkRefusals.notYet({ day: row.dueYmd, days: earlyDays })
    : undefined
}

/** Rounds are made by their plan, done by their sheet, and confirmed by somebody else. */
export const checkResultBehaviour = defineBehaviour(safCheckResult, {
  without: ['create', 'update', 'delete', 'multi'],
  mayEdit: () => checkRefusals.byItsSheet(),
  mayAttach: (row, context) => {
    if (row.state === 'confirmed') return checkRefusals.kept()
    return mayCheck(row, context)
  },
  transitions: {
    finish: {},
    miss: {},
    confirm: {
      may: (row, context) =>
        row.checkUserId === context.session.userId ? checkRefusals.notOwn() : planner(row, context),
      set: (_row, { now, session }) => ({ confirmUserId: session.userId, confirmDt: now }),
    },
  },
})

/** The version of the sheet that is fixed now, of the sheet that the plan names. */
const versionNow = async ({ sql }: Context, checkFormNo: number | null): Promise<number | null> =>
  (
    await sql.maybe<{ checkFormNo: number }>(
      `select n."checkFormNo" from "checkForm" f join "checkForm" n on n."checkFormCd" = f."checkFormCd" and n."state" = 'fixed' where f."checkFormNo" = $1`,
      [checkFormNo],
    )
  )?.checkFormNo ?? null

/** What a plan asks for before a check is finished. @throws Refusal 400 */
function requireProofs(row: CheckResultRow): void {
  if (row.presenceYn === 'Y' && !row.vendorCd && !row.speEntryNo && !row.presenceDt)
    throw badField('codeTxt', checkRefusals.presenceFirst())
  if (row.witnessYn === 'Y' && !row.witnessNm) throw badField('witnessNm', checkRefusals.witnessFirst())
}

/** The sheet of a round: whoever finishes it has checked. (SAF-10; saf.md 4) */
export const resultCheck: CheckSource<typeof safCheckResult> = {
  behaviour: checkResultBehaviour,
  files: 'image',
  formNoOf: ({ checkFormNo }, context) => versionNow(context, checkFormNo),
  placeOf: ({ plantCd, vendorCd }) => ({ plantCd, vendorCd }),
  mayAnswer: async (row, context) => mayCheck(row, context) ?? (await whyNotNow(row, context)),
  finished: async (row, finished, context) => {
    requireProofs(row)
    const { score, resultCd, badCnt, fastYn, sameYn } = finished.outcome
    await setColumns(context, safCheckResult, row.checkResultNo, {
      checkFormNo: finished.form.checkFormNo,
      checkDt: context.enteredDt ?? context.now,
      checkUserId: context.session.userId,
      lateYn: isLate(enteredDay(context), row.dueYmd!) ? 'Y' : 'N',
      score,
      resultCd,
      badCnt,
      fastYn,
      sameYn,
    })
    await actingAs(context, asSystem('안전점검 완료'), (own) =>
      runTransition(checkResultBehaviour, own, row.checkResultNo, 'finish'),
    )
    await askForImprovements(row, finished, context)
    if (row.speEntryNo) await decideEntry(context, row.speEntryNo, finished.bad)
  },
}
