import { changeLines } from '../../../core/server/entity/lines.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { refused } from '../../../core/server/http/errors.ts'
import { agreedDue, dueMoment, halfDue } from '../rules/due.rule.ts'
import { riskOf, type Grade } from '../rules/grade.rule.ts'
import { notLowerIssue, riskAfterIssue } from '../rules/verify.rule.ts'
import { judgeActions } from './action-parts.server.ts'
import { gradeOf } from './improvement-guards.server.ts'
import { improvement, type Improvement } from './improvement.resource.ts'
import { holidaysAround, ruleOf } from './people.server.ts'
import { tell, type Audience } from './notices.server.ts'
import { raise } from './outbox.server.ts'
import { riskAfter } from './source-scale.server.ts'
import { noteVerify } from './verification.server.ts'
import { refusals } from './improvement-refusals.texts.ts'
import type { Said } from '../../../core/shared/sentence.ts'
import type { Move } from './improvement-behaviour.server.ts'
import { givenText } from '../given-text.ts'

const rule422 = (guard: string, message: Said) => refused([{ guard, message }])

/**
 * When it is due now: on the day that its source has agreed on for this grade, otherwise by the hours of the
 * grade at this source.
 */
export async function dueOf(
  context: Context,
  row: Pick<Improvement, 'sourceModuleCd' | 'sourceDueYmd' | 'gradeCd' | 'rcvDt'>,
  grade: Grade,
  legalDueYmd: string | null,
): Promise<string> {
  const { dueHours, holidayPullYn } = await ruleOf(context.sql, row.sourceModuleCd)
  const holidays = await holidaysAround(context.sql, context.today)
  const byHours = dueMoment(
    { received: context.now, grade, hours: dueHours[grade], legalDueYmd },
    { pull: holidayPullYn === 'Y', holidays },
  )
  const agreedYmd = row.sourceDueYmd
  if (agreedYmd === null || agreedYmd < context.today) return byHours
  return agreedDue({ agreedYmd, legalDueYmd }, byHours, row.rcvDt === null && grade === row.gradeCd)
}
export const told =
  (
    eventCd: string,
    audience: readonly Audience[],
    more?: (row: Improvement, context: Context) => Promise<void>,
  ): NonNullable<Move['effect']> =>
  async (row, context, input) => {
    await tell(context, eventCd, row, audience, { reason: givenText(input['reason']) })
    await more?.(row, context)
  }

/** A refused check: back to the doer with half of the grade's hours. */
export const backToDoer: Move['set'] = async (row, { now, sql }) => {
  const { dueHours } = await ruleOf(sql, row.sourceModuleCd)
  const grade = gradeOf(row)
  return {
    reopenCnt: (row.reopenCnt ?? 0) + 1,
    dueDt: halfDue(now, grade, dueHours[grade], row.legalDueYmd),
    doneDt: null,
    effectYmd: null,
    closeDt: null,
  }
}

export const checkedRisk: NonNullable<Move['set']> = async (row, context, input) => {
  const after = await riskAfter(row, context, input)
  const reason = givenText(input['riskReason']) ?? undefined
  const issue =
    'scoreAft' in after
      ? notLowerIssue(row.scoreBef, after.scoreAft, reason)
      : riskAfterIssue(row.riskBef, { ...after, reason })
  if (issue) throw rule422('risk', issue)
  return 'scoreAft' in after ? after : { riskAft: riskOf(after.freqAft, after.sevAft) }
}
/** A check that was passed is written down and told to the source. */
export async function onVerified(...[row, context, input]: Parameters<NonNullable<Move['effect']>>) {
  await noteVerify(context, row, { typeCd: 'F', resultCd: 'OK', input })
  await judgeActions(context, row, 'good')
  await raise(context, row.imprNo, 'verified')
}
export const onClosed = told('IMPR_CLOSED', ['requester', 'watchers', 'doer'], async (row, context) =>
  raise(context, row.imprNo, 'closed'),
)

/** Decides the open request for an extension. */
export const decideExtension = async (
  row: Improvement,
  context: Context,
  extStatCd: 'A' | 'R',
  reason: string | null,
) => {
  const open = row.extensions.filter((extension) => extension.extStatCd === 'S')
  const decided = open.map(({ imprExtensionNo }) => ({
    imprExtensionNo,
    extStatCd,
    apprUserId: context.session.userId,
    apprDt: context.now,
    apprReason: reason,
  }))
  await changeLines(context, improvement, 'extensions', row.imprNo, decided, { trail: false })
  await tell(context, 'IMPR_EXT_DECIDED', row, ['doer', 'requester'], {
    reason: String(extStatCd === 'A' ? refusals.approved() : refusals.refused({ reason: reason ?? '' })),
  })
}

/** Lowered at most once: the history says how often. */
export const loweredBefore = async ({ sql }: Context, imprNo: number): Promise<boolean> =>
  (await sql.maybe(
    `select 1 from "auditLog" where "tableNm" = 'improvement' and "rowKey" = $1 and "diff" ? 'gradeCd'
       and array_position('{U,H,M,L}', "diff" -> 'gradeCd' ->> 0) < array_position('{U,H,M,L}', "diff" -> 'gradeCd' ->> 1)`,
    [String(imprNo)],
  )) !== undefined
