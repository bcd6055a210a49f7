import { defined } from '../../core/shared/defined.ts'
import { keyOf, type Behaviour, type PlainRow } from '../../core/server/entity/behaviour.ts'
import { codeSentences } from '../../core/server/entity/code-sentences.ts'
import type { Context } from '../../core/server/entity/context.ts'
import { badField, forbidden, notFound } from '../../core/server/http/errors.ts'
import { loadRecord } from '../../core/server/entity/record.ts'
import { behaviourNamed } from '../../core/server/entity/registry.ts'
import { columnsOfMove } from '../../core/server/entity/transition.ts'
import { mayUse, type Session } from '../../core/server/http/session.ts'
import type { Fields } from '../../core/shared/field.ts'
import { messages } from '../../core/shared/messages.ts'
import type { AnyResource, ApprovalLink, Transition } from '../../core/shared/resource.ts'
import { label, saidIn } from '../../core/shared/sentence.ts'
import type { PlannedStep, RequestForm, Snapshot, SnapshotDiff, StepInput } from './approval-answers.rule.ts'
import { isActing, statuses, stepStatuses } from './approval-codes.rule.ts'
import { stepSays } from './approval-names.texts.ts'
import { lineOwners } from './appr-line.resource.ts'
import { cancelTitle, documentToCancel } from './cancelling.server.ts'
import { policyOf, type RqstRow } from './documents.server.ts'
import { fieldsOf } from './condition.rule.ts'
import { drafterOf, fixedSteps, formerSteps, usualTitle } from './open-request.server.ts'
import { approversOf } from './organisation.server.ts'
import { diffSnapshots } from './snapshot-diff.rule.ts'
import { shownText, snapshotOf } from './snapshot.server.ts'
import { personSteps } from './step-people.server.ts'
import { askedOnce, withFixed, type PersonStep } from './step-plan.rule.ts'

interface Asked {
  behaviour: Behaviour
  action: string
  link: ApprovalLink
}
/**
 * The transition that goes through approval.
 * @throws Refusal 400, 403 (no write right on the record's pages)
 */
export function askedTransition(session: Session, taskClassNm: string, taskActNm: string | undefined): Asked {
  const behaviour = behaviourNamed(taskClassNm)
  if (!behaviour) throw badField('taskClassNm', messages.badChoice('업무구분'))
  if (!mayUse(session, behaviour.resource.menus, 'write')) throw forbidden(messages.noWriteRight)
  const transitions = Object.entries(
    (behaviour.resource.transitions ?? {}) as Record<string, Transition<string>>,
  )
  const found = transitions.find(
    ([action, { approval }]) => approval && (taskActNm === undefined || action === taskActNm),
  )
  if (!found) throw badField('taskActNm', messages.badChoice('업무행위'))
  return { behaviour, action: found[0], link: found[1].approval! }
}

/**
 * Initial content of the 상신 popup: fixed steps, the lines to choose from, and the outcome of the round
 * before.
 * @throws Refusal 400, 403, 404
 */
export async function requestForm(
  context: Context,
  query: { taskClassNm: string; apprBizKey: string; taskActNm?: string },
): Promise<RequestForm> {
  const { behaviour, action, link } = askedTransition(context.session, query.taskClassNm, query.taskActNm)
  const { resource } = behaviour
  const record = await loadRecord(behaviour.resource, context, query.apprBizKey)
  const key = keyOf(resource, record)
  const policy = await policyOf(context.sql, link.biz)
  const stored = await context.sql.maybe<RqstRow>(
    `select * from "apprRqst" where "taskClassNm" = $1 and "apprBizKey" = $2 and "apprBizCd" = $3 and "apprStatusCd" in ($4, $5, $6)`,
    [resource.name, String(key), link.biz, statuses.draft, statuses.rejected, statuses.withdrawn],
  )
  // Somebody whom two rules of the policy mean is asked once, as 상신 itself does: a head who also holds the duty.
  // The conditions are asked of the record as the transition will leave it: 상신 asks them then.
  const moved = { ...record, ...(await columnsOfMove(behaviour, record, context, action)) }
  const all = await fixedSteps(context, policy, moved)
  const fixed = askedOnce(all.steps).filter(
    ({ userId, stepKindCd }) => !(isActing(stepKindCd) && userId === context.session.userId),
  )
  const former = stored
    ? (await personSteps(context, drafterOf(context), link.biz, await formerSteps(context, stored))).steps
    : []
  const steps =
    former.length > 0
      ? marked(withFixed(context.session.userId, former, all.steps), fixed)
      : fixed.map((step) => ({ ...step, fixedYn: 'Y' as const }))
  const closed = await documentToCancel(context, resource, key, action)
  return {
    taskClassNm: resource.name,
    apprBizKey: String(key),
    taskActNm: action,
    apprBizCd: link.biz,
    formNm: policy.formNm,
    title: stored?.title ?? (closed ? cancelTitle(closed.title) : usualTitle(resource, key, record)),
    agreePolicyCd: policy.agreePolicyCd,
    dueDays: policy.dueDays,
    steps: await planned(context, steps, (condition) =>
      because(context, condition, resource.fields as Fields, moved),
    ),
    cancelDocNo: closed?.docNo ?? null,
    lines: await offeredLines(context, link.biz),
    previous: stored ? await previousOf(context, stored, behaviour.resource) : null,
  }
}
type Marked = PersonStep & { fixedYn: 'Y' | 'N' }
const isSame = (one: PersonStep, other: PersonStep) =>
  one.userId === other.userId && one.stepKindCd === other.stepKindCd
/** Which of the steps are fixed, and by which rule. */
const marked = (steps: readonly PersonStep[], fixed: readonly PersonStep[]): Marked[] =>
  steps.map((step) => {
    const same = fixed.find((each) => isSame(each, step))
    return same
      ? { ...step, ...defined({ rule: same.rule ?? undefined }), fixedYn: 'Y' as const }
      : { ...step, fixedYn: 'N' as const }
  })

/** What a condition has found in the record: the fields that it looks at, with their values. */
async function because(
  { sql, session }: Context,
  condition: string,
  fields: Fields,
  record: PlainRow,
): Promise<string | null> {
  const found: string[] = []
  for (const name of fieldsOf(condition)) {
    const field = fields[name]
    if (!field || field.secret) continue
    // The transition may have changed the code, and the name beside it is of before.
    const names = field.kind === 'code' && field.source ? await codeSentences(sql, field.source) : undefined
    const value =
      field.kind === 'flag'
        ? stepSays[record[name] === 'Y' ? 'yes' : 'no']()
        : (names?.get(String(record[name])) ?? shownText(fields, name, record))
    found.push(`${label(field.label).in(session.language)} ${saidIn(value, session.language)}`.trim())
  }
  return found.length > 0 ? found.join(', ') : null
}

async function planned(
  context: Context,
  steps: readonly Marked[],
  becauseOf: (condition: string) => Promise<string | null>,
): Promise<PlannedStep[]> {
  const people = await approversOf(
    context.sql,
    steps.map(({ userId }) => userId),
    context.today,
  )
  const ruleOf = async ({ rule }: Marked): Promise<PlannedStep['rule']> =>
    rule ? { targetCd: rule.targetCd, because: rule.condExpr ? await becauseOf(rule.condExpr) : null } : null
  return Promise.all(
    steps.map(async (step) => ({
      stepKindCd: step.stepKindCd,
      userId: step.userId,
      userNm: step.userNm,
      deptNm: people.get(step.userId)?.deptNm ?? null,
      positionNm: people.get(step.userId)?.positionNm ?? null,
      parallelGrp: step.parallelGrp,
      fixedYn: step.fixedYn,
      rule: await ruleOf(step),
    })),
  )
}

/** Lines of the person, of the department and for all, of this business or of any. */
async function offeredLines(context: Context, apprBizCd: string): Promise<RequestForm['lines']> {
  const { session, sql } = context
  const lines = await sql.query<{
    apprLineNo: number
    apprLineNm: string
    ownerKindCd: string
    items: (StepInput & { seq: number })[]
  }>(
    `select l."apprLineNo", l."apprLineNm", l."ownerKindCd",
       (select coalesce(json_agg(i order by i."seq", i."apprLineItemNo"), '[]') from "apprLineItem" i where i."apprLineNo" = l."apprLineNo") as items
     from "apprLine" l where coalesce(l."apprBizCd", $1) = $1
       and (l."ownerKindCd" = $4 or l."ownerUserId" = $2 and l."ownerKindCd" = $5 or l."ownerDeptCd" = $3 and l."ownerKindCd" = $6)
     order by l."ownerKindCd", l."apprLineNm" limit 100`,
    [apprBizCd, session.userId, session.deptCd, lineOwners.common, lineOwners.person, lineOwners.dept],
  )
  const offered: RequestForm['lines'] = []
  for (const { apprLineNo, apprLineNm, ownerKindCd, items } of lines) {
    const { steps, problems } = await personSteps(context, drafterOf(context), apprBizCd, items)
    offered.push({
      apprLineNo,
      apprLineNm,
      ownerKindCd,
      steps: await planned(
        context,
        steps.map((step) => ({ ...step, fixedYn: 'N' as const })),
        () => Promise.resolve(null),
      ),
      problem: problems[0] ?? null,
    })
  }
  return offered
}

async function previousOf(
  context: Context,
  stored: RqstRow,
  resource: AnyResource,
): Promise<NonNullable<RequestForm['previous']>> {
  const { sql } = context
  const rejected = await sql.maybe<{ opinion: string | null }>(
    `select "opinion" from "apprStep" where "apprRqstNo" = $1 and "roundNo" = $2 and "stepStatusCd" = '${stepStatuses.rejected}' order by "actDt" desc limit 1`,
    [stored.apprRqstNo, stored.roundNo],
  )
  const { apprRqstNo, docNo, roundNo, apprStatusCd, cont } = stored
  return {
    apprRqstNo,
    docNo,
    roundNo,
    apprStatusCd,
    cont,
    opinion: rejected?.opinion ?? null,
    diff: await diffSince(context, stored, resource),
  }
}
/** The record as it is now against the last 상신. */
async function diffSince(
  context: Context,
  stored: RqstRow,
  resource: AnyResource,
): Promise<SnapshotDiff | null> {
  const last = await context.sql.maybe<{ record: Snapshot }>(
    'select "record" from "apprSnapshot" where "apprRqstNo" = $1 and "roundNo" = $2',
    [stored.apprRqstNo, stored.roundNo],
  )
  const behaviour = last && behaviourNamed(resource.name)
  if (!behaviour) return null
  const inKorean = { ...context, session: { ...context.session, language: 'kr' as const } }
  const record = await loadRecord(behaviour.resource, inKorean, stored.apprBizKey)
  return diffSnapshots(last.record, await snapshotOf(inKorean, resource, stored.apprBizKey, record))
}

/** @throws Refusal 404 when a query of the form lacks the record's address */
export function formQuery(given: unknown): { taskClassNm: string; apprBizKey: string; taskActNm?: string } {
  const { taskClassNm, apprBizKey, taskActNm } = (given ?? {}) as Record<string, unknown>
  if (typeof taskClassNm !== 'string' || typeof apprBizKey !== 'string') throw notFound()
  return { taskClassNm, apprBizKey, taskActNm: typeof taskActNm === 'string' ? taskActNm : undefined }
}
