import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import { actingAs, asSystem, type Context } from '../../../core/server/entity/context.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { badField } from '../../../core/server/http/errors.ts'
import { addDays, momentOf } from '../../../core/shared/dates.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import {
  isUnderWay,
  reopenCheck,
  type CheckSource,
} from '../../../platform/check-form/check-answers.server.ts'
import { notify } from '../../../platform/notification/notification.server.ts'
import { parametersOn } from '../../../platform/parameter/parameter.server.ts'
import { vendorManagers } from '../../vendor/vendor-people.server.ts'
import { safetyRecords } from '../record-pages.rule.ts'
import { isSelfCheck } from './check-codes.rule.ts'
import { askForImprovements } from './check-improvement.server.ts'
import { checkFigures } from './check-parameters.rule.ts'
import { mayCheck, mayJudge } from './check-people.server.ts'
import { isLate, isMissed } from './check-plan.rule.ts'
import { checkRefusals } from './check-refusals.texts.ts'
import { safCheckResult, type CheckResultRow } from './check-result.resource.ts'
import { decideEntry } from '../spe/spe-gate.server.ts'
import { selfCheckFrom } from './self-check.rule.ts'

type Rule = Guard<typeof safCheckResult>

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
  // What was sent back is written again, whenever that is.
  if (row.state === 'sentBack') return undefined
  if (isMissed(day, row.missYmd)) return isSelfCheck(row) ? checkRefusals.monthPast() : checkRefusals.missed()
  const { earlyDays } = await checkFiguresOf(context, row.plantCd)
  if (isSelfCheck(row)) return notItsMonth(row, context, day, earlyDays)
  return row.dueYmd && day < addDays(row.dueYmd, -earlyDays)
    ? checkRefusals.notYet({ day: row.dueYmd, days: earlyDays })
    : undefined
}

/** A self-check is written in its own month. */
async function notItsMonth(
  row: CheckResultRow,
  { sql }: Context,
  day: string,
  earlyDays: number,
): Promise<Sentence | undefined> {
  const { cycleCd } = await sql.one<{ cycleCd: string }>(
    'select "cycleCd" from "safCheckPlan" where "checkPlanNo" = $1',
    [row.checkPlanNo],
  )
  const from = selfCheckFrom({ planYmd: row.planYmd!, dueYmd: row.dueYmd! }, cycleCd, earlyDays)
  return day < from ? checkRefusals.notYetMonth({ month: row.planYmd!.slice(0, 7), day: from }) : undefined
}

/**
 * Rounds are made by their plan, done by their sheet, and confirmed by somebody else. Those of a company are sent back
 * where the host does not believe them; the company then writes them again.
 */
const judge: Rule = (row, context) =>
  row.checkUserId === context.session.userId ? checkRefusals.notOwn() : mayJudge(row, context)
/** A sample that is under way is finished before the check is judged. */
const sampleDone: Rule = async ({ checkResultNo }, context) =>
  (await isUnderWay(hostCheck, context, checkResultNo)) ? checkRefusals.sampleOpen() : undefined
async function tellCompany(row: CheckResultRow, context: Context): Promise<void> {
  const { planNm } = await context.sql.one<{ planNm: string }>(
    'select "checkPlanNm" as "planNm" from "safCheckPlan" where "checkPlanNo" = $1',
    [row.checkPlanNo],
  )
  await notify(context, 'SAF_SELF_SENTBACK', {
    to: [...new Set([row.checkUserId, row.chargeUserId, ...(await vendorManagers(context, row.vendorCd!))])],
    variables: { checkPlanNm: planNm, dueDt: row.dueYmd ?? '', actUserNm: context.session.userNm },
    linkUrl: addressOf(safetyRecords.safCheckResult, row.checkResultNo),
    plantCd: row.plantCd,
  })
}
export const checkResultBehaviour = defineBehaviour(safCheckResult, {
  without: ['create', 'update', 'delete', 'multi'],
  mayEdit: () => checkRefusals.byItsSheet(),
  mayAttach: (row, context) => {
    if (row.state === 'confirmed') return checkRefusals.kept()
    // What a company has submitted stays as it is; the host adds the pictures of his own look.
    if (!isSelfCheck(row) || row.state !== 'done') return mayCheck(row, context)
    return context.session.vendorCd === null ? mayJudge(row, context) : checkRefusals.submitted()
  },
  transitions: {
    finish: {},
    miss: {},
    confirm: {
      may: judge,
      guards: { sample: sampleDone },
      set: (_row, { now, session }) => ({ confirmUserId: session.userId, confirmDt: now }),
    },
    sendBack: {
      may: judge,
      guards: { sample: sampleDone },
      effect: async (row, context) => {
        await reopenCheck(resultCheck, context, row.checkResultNo)
        if (row.vendorCd) await tellCompany(row, context)
      },
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
  begun: async ({ checkResultNo }, context) =>
    void (await setColumns(
      context,
      safCheckResult,
      checkResultNo,
      { startDt: context.enteredDt ?? context.now },
      { trail: false },
    )),
  finished: async (row, finished, context) => {
    requireProofs(row)
    const { score, resultCd, badCnt, fastYn, sameYn } = finished.outcome
    await setColumns(context, safCheckResult, row.checkResultNo, {
      checkFormNo: finished.form.checkFormNo,
      checkDt: context.enteredDt ?? context.now,
      checkUserId: context.session.userId,
      // What was sent back was handed in before: it is as late as it was then.
      lateYn: row.lateYn ?? (isLate(enteredDay(context), row.dueYmd!) ? 'Y' : 'N'),
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

/**
 * The sample of the host: the same version of the sheet, answered by himself before he confirms, so that both scores
 * stand side by side. What he finds bad becomes an improvement like what the company found. (vendor.md 6)
 */
export const hostCheck: CheckSource<typeof safCheckResult> = {
  behaviour: checkResultBehaviour,
  part: 'host',
  files: 'image',
  formNoOf: ({ checkFormNo }) => checkFormNo,
  placeOf: ({ plantCd, vendorCd }) => ({ plantCd, vendorCd }),
  mayAnswer: (row, context) => {
    if (!isSelfCheck(row)) return checkRefusals.selfOnly()
    return row.state === 'done' ? mayJudge(row, context) : checkRefusals.sampleSubmitted()
  },
  finished: async (row, finished, context) => {
    const { score, resultCd, badCnt } = finished.outcome
    await setColumns(context, safCheckResult, row.checkResultNo, {
      hostScore: score,
      hostResultCd: resultCd,
      hostBadCnt: badCnt,
      hostDt: context.enteredDt ?? context.now,
      hostUserId: context.session.userId,
    })
    await askForImprovements(row, finished, context)
  },
}
