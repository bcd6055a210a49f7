import { defined } from '../../../core/shared/defined.ts'
import { same } from '../../../core/server/entity/audit.ts'
import type { Behaviour, FileAct, PlainRow } from '../../../core/server/entity/behaviour.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { badField, badFields, forbidden } from '../../../core/server/http/errors.ts'
import { messages } from '../../../core/shared/messages.ts'
import { dayOfMoment } from '../../../core/shared/moment.ts'
import type { FieldIssue } from '../../../core/shared/session.ts'
import { refuseForeignProcess } from '../../../platform/process/process.server.ts'
import { actionState, type ActionResult } from '../rules/action.rule.ts'
import {
  gradeOfRisk,
  gradeOfScore,
  higher,
  isGrade,
  overridden,
  ownScale,
  riskOf,
} from '../rules/grade.rule.ts'
import { gradeOf } from './improvement-guards.server.ts'
import { improvement, type Improvement } from './improvement.resource.ts'
import { evidenceStates } from './improvement-transitions.rule.ts'
import { improvementFigures, isCoordinator, isDoer, isRequester, ruleOf } from './people.server.ts'
import { recurrenceOf } from './recurrence.server.ts'
import { healthIssue, healthSource } from '../rules/health.rule.ts'
import { ratiosOf } from '../rules/improvement-parameters.rule.ts'
import { sourceOfContext, type SourceScore } from './source-context.server.ts'
import { refusals } from './improvement-refusals.texts.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'

/**
 * Decides which fields may be written: plan and result while it is being put right, the request before it is
 * received; the coordinator may also correct the request.
 */
export const mayEdit = async (row: Improvement, context: Context): Promise<Sentence | undefined> => {
  if (row.state === 'draft' || row.state === 'rejected')
    return isRequester(row, context) ? undefined : refusals.requester()
  if (row.state === 'requested' || row.state === 'received')
    return (await isCoordinator(row, context)) ? undefined : refusals.coordinator()
  if (row.state === 'inProgress') return (await isDoer(row, context)) ? undefined : refusals.doer()
  return refusals.editStates()
}

function actionIssues(row: Partial<Improvement>, before: Improvement, today: string): FieldIssue[] {
  const actions = row.actions ?? []
  const issues = actions.flatMap((action, index): FieldIssue[] => [
    ...(action.actionTypeCd === 'TEMP' && !action.endYmd
      ? [{ path: `actions.${index}.endYmd`, message: refusals.temporaryEnd() }]
      : []),
    ...(before.dueDt && action.planYmd > dayOfMoment(before.dueDt)
      ? [
          {
            path: `actions.${index}.planYmd`,
            message: refusals.planInTime({ day: dayOfMoment(before.dueDt) }),
          },
        ]
      : []),
    ...(action.doneDt && dayOfMoment(action.doneDt) > today
      ? [{ path: `actions.${index}.doneDt`, message: refusals.doneLater() }]
      : []),
    ...(action.doneDt && !action.doDesc
      ? [{ path: `actions.${index}.doDesc`, message: messages.requiredField('조치내용') }]
      : []),
  ])
  const urgent = ['U', 'H'].includes(gradeOf(before))
  const today0 = actions.some(
    ({ actionTypeCd, planYmd, doneDt }) => actionTypeCd === 'TEMP' && (planYmd <= today || doneDt),
  )
  if (urgent && actions.length > 0 && !today0 && before.tempActYn !== 'Y')
    issues.push({ path: 'actions', message: refusals.temporaryNeeded() })
  return issues
}

/**
 * People with a part in it add pictures and papers until it has ended. From 조치완료 on the files are evidence:
 * none is removed or described again, and no picture before or after is added (impr.md 8, IMP-16).
 */
export const mayAttach = async (
  row: Improvement,
  context: Context,
  { group, act }: FileAct,
): Promise<Sentence | undefined> => {
  // Every reader may comment and attach a file, also after its end; comments stay.
  if (group === 'comment' || group === 'innerComment')
    return act === 'change' || (group === 'innerComment' && context.session.vendorCd)
      ? refusals.commentStays()
      : undefined
  if (['closed', 'cancelled', 'merged'].includes(row.state)) return refusals.finishedAttach()
  if (evidenceStates.includes(row.state)) {
    if (act === 'change') return refusals.evidenceStays()
    if (group === 'before' || group === 'after') return refusals.evidenceCloses()
  }
  // Pictures of a check stay with it.
  if (group === 'visit' && act === 'change' && row.verifies.length > 0) return refusals.evidenceStays()
  const mine =
    isRequester(row, context) || (await isDoer(row, context)) || (await isCoordinator(row, context))
  return mine ? undefined : refusals.attachPeople()
}

/** Sets the state of each action from its result; a state sent by the caller is ignored. */
function withStates<A extends { imprActionNo?: number } & ActionResult>(
  given: readonly A[],
  before: Improvement['actions'],
): A[] {
  return given.map((action) => {
    const stored = before.find(({ imprActionNo }) => imprActionNo === action.imprActionNo)
    // A field that is not given keeps what is stored.
    return { ...action, statCd: actionState({ ...stored, ...action }, stored) }
  })
}

/** A matter from health checks must not name a person (impr.md 8), whoever writes it. @throws Refusal 400 */
async function refusePerson(
  input: Partial<Record<'imprNm' | 'problemDesc' | 'reqContent' | 'immActDesc' | 'placeNm', unknown>> & {
    plantCd?: unknown
  },
  { sql }: Context,
): Promise<void> {
  const people = await sql.query<{ userNm: string }>(
    'select distinct "userNm" from "user" where "plantCd" = $1 and "userNm" is not null',
    [input.plantCd],
  )
  const names = people.map(({ userNm }) => userNm)
  for (const name of ['imprNm', 'problemDesc', 'reqContent', 'immActDesc', 'placeNm'] as const) {
    const issue = healthIssue(typeof input[name] === 'string' ? input[name] : '', names)
    if (issue) throw badField(name, issue)
  }
}

/** The text of a foreign scale with its score: 'KRAS 3×3 6/9'. */
const scaleOf = (given: SourceScore | undefined): string | null =>
  given ? `${given.scaleNm} ${given.score}/${given.max}` : null

type Save = NonNullable<Behaviour<typeof improvement>['beforeSave']>
/**
 * Grade, source and recurrence are calculated from the input; while it is put right, only plan and result are
 * taken.
 */
export const beforeSave: Save = async (input, context, before) => {
  const { session, now, sql } = context
  if (before?.state === 'inProgress') {
    const changed = Object.keys(improvement.fields).find(
      (name) => name in input && !same((input as PlainRow)[name], (before as PlainRow)[name]),
    )
    if (changed) throw badField(changed, refusals.planOnly())
    const issues = actionIssues(input as Partial<Improvement>, before, dayOfMoment(now))
    if (issues.length > 0) throw badFields(issues)
    return {
      ...input,
      ...defined({ actions: input.actions ? withStates(input.actions, before.actions) : undefined }),
    }
  }
  if (session.vendorCd) throw forbidden(refusals.vendorActions())
  if ((input.actions?.length ?? 0) > 0) throw badField('actions', refusals.actionsLater())
  if (
    !(await sql.maybe('select 1 from "dept" where "deptCd" = $1 and "plantCd" = $2', [
      input.deptCd,
      input.plantCd,
    ]))
  )
    throw badField('deptCd', refusals.plantDept())
  await refuseForeignProcess(sql, input)
  if (Boolean(input.freqBef) !== Boolean(input.sevBef)) throw badField('sevBef', refusals.bothRisks())
  const source = sourceOfContext(context)
  const sourceModuleCd = before?.sourceModuleCd ?? source?.sourceModuleCd ?? 'SUG'
  if (sourceModuleCd === healthSource) await refusePerson(input, context)
  const rule = await ruleOf(sql, sourceModuleCd)
  const ratios = ratiosOf(await improvementFigures(sql, input.plantCd, now))
  const judged = input.freqBef && input.sevBef ? gradeOfRisk(input.freqBef, input.sevBef, ratios) : undefined
  const scored = source?.score && gradeOfScore(source.score.score, source.score.max, ratios)
  const legal = input.legalYn === 'Y'
  // A spread matter is the same by its nature, so it is not a recurrence.
  const known = before !== undefined || Boolean(source?.parentImprNo)
  const recurOf = known ? (before?.recurOfNo ?? null) : await recurrenceOf(context, input)
  const base =
    judged ??
    (before && isGrade(before.gradeCd) ? before.gradeCd : (source?.gradeCd ?? scored ?? rule.defGradeCd))
  const given = source?.gradeCd ? higher(base, source.gradeCd) : base
  return {
    ...input,
    riskBef: riskOf(input.freqBef, input.sevBef),
    scaleNm: judged
      ? ownScale
      : ((before?.scaleNm === ownScale ? null : before?.scaleNm) ?? scaleOf(source?.score)),
    legalYn: input.legalYn ?? 'N',
    tempActYn: input.tempActYn ?? 'N',
    gradeCd: overridden(given, {
      legal,
      seriousAccident: source?.seriousAccident ?? false,
      recurrence: !before && Boolean(recurOf),
    }),
    ...(before
      ? {}
      : {
          sourceModuleCd,
          sourceKey: source?.sourceKey ?? null,
          sourceSubKey: source?.sourceSubKey ?? null,
          // The way back to a person's health record stays there.
          sourceUrl: sourceModuleCd === healthSource ? null : (source?.sourceUrl ?? null),
          reqUserId: source ? source.reqUserId : session.userId,
          reqDeptCd: source ? source.reqDeptCd : session.deptCd,
          reqVendorCd: source?.reqVendorCd ?? null,
          anonYn: source?.anonYn ?? 'N',
          reqDt: now,
          recurOfNo: recurOf,
          parentImprNo: source?.parentImprNo ?? null,
          legalDueYmd: source?.legalDueYmd ?? input.legalDueYmd ?? null,
          sourceDueYmd: source?.dueYmd ?? null,
          proposeUserId: source?.proposedUserId ?? null,
          proposeVendorCd: source?.proposedVendorCd ?? null,
          proposeDeptCd: source?.proposedDeptCd ?? null,
          scoreBef: source?.score?.score ?? null,
          extCnt: 0,
          reopenCnt: 0,
          handOverCnt: 0,
          rejCnt: 0,
        }),
  }
}
