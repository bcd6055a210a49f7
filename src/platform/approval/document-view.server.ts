import type { Context } from '../../core/server/entity/context.ts'
import { Refusal } from '../../core/server/http/errors.ts'
import { historyOf } from '../../core/server/entity/history.ts'
import { loadRecord } from '../../core/server/entity/record.ts'
import { behaviourNamed } from '../../core/server/entity/registry.ts'
import { mayUse } from '../../core/server/http/session.ts'
import { allowedTransitions } from '../../core/server/entity/transition.ts'
import type { Reason } from '../../core/shared/resource.ts'
import { actReasons, type AnyAct } from './approval-acts.rule.ts'
import { acts, type ApprovalView, type Snapshot } from './approval-answers.rule.ts'
import { isActing, stepKinds } from './approval-codes.rule.ts'
import { apprRqst } from './appr-rqst.resource.ts'
import { cancelActionOf, cancelView } from './cancelling.server.ts'
import { findDocument, type Found } from './find-document.server.ts'
import { diffSnapshots } from './snapshot-diff.rule.ts'
import { withNames } from './step-names.server.ts'
import { actLabels, stepSays } from './approval-names.texts.ts'

interface SnapshotRow {
  roundNo: number
  title: string
  cont: string | null
  createDt: string
  record: Snapshot
}

/** The whole document as its reader gets it (admin 6 document view). @throws Refusal 403, 404 */
export async function documentView(context: Context, given: string | number): Promise<ApprovalView> {
  const { sql } = context
  const found = await findDocument(context, given)
  const { rqst, policy } = found
  const { steps: stored, ...data } = await loadRecord(apprRqst, context, rqst.apprRqstNo)
  const steps = await withNames(context, stored)
  const snapshots = await sql.query<SnapshotRow>(
    'select "roundNo", "title", "cont", "createDt", "record" from "apprSnapshot" where "apprRqstNo" = $1 order by "roundNo" desc',
    [rqst.apprRqstNo],
  )
  const [present, before] = snapshots
  const round = steps.filter(({ roundNo }) => roundNo === rqst.roundNo)
  const copies = (kind: string) =>
    round.filter(({ stepKindCd }) => stepKindCd === kind).map(({ userId }) => userId)
  const { formNm, agreePolicyCd, jeonKyulYn, bulkYn, signPwYn, keepYear } = policy
  return {
    data,
    policy: { formNm, agreePolicyCd, jeonKyulYn, bulkYn, signPwYn, keepYear },
    steps: round,
    rounds: snapshots.map((snapshot) => ({
      ...snapshot,
      steps: steps.filter(({ roundNo }) => roundNo === snapshot.roundNo),
    })),
    diff:
      present && before && present.roundNo === rqst.roundNo
        ? diffSnapshots(before.record, present.record)
        : null,
    opinions: steps
      .filter(({ opinion, stepKindCd }) => opinion && isActing(stepKindCd))
      .map((step) => ({
        roundNo: step.roundNo,
        userNm: step.actUserNm ?? step.userNm,
        stepKindNm: step.stepKindNm ?? '',
        mark: step.mark,
        stepStatusCd: step.stepStatusCd,
        opinion: step.opinion!,
        actDt: step.actDt!,
      })),
    history: (await historyOf(apprRqst, context, rqst.apprRqstNo)).states.map((row) => {
      const move = row as { fromState: string | null; toState: string } & Omit<
        ApprovalView['history'][number],
        'fromStatCd' | 'toStatCd'
      >
      return {
        actNm: move.actNm,
        fromStatCd: move.fromState,
        toStatCd: move.toState,
        reason: move.reason,
        userId: move.userId,
        userNm: move.userNm,
        actDt: move.actDt,
      }
    }),
    refUserIds: copies(stepKinds.copy),
    openUserIds: copies(stepKinds.circulate),
    cancel: await cancelView(context, rqst),
    allowed: await allowedActs(context, found),
    link: {
      frontEndUrl: pageOf(context, rqst.taskClassNm),
      taskClassNm: rqst.taskClassNm,
      taskKey: rqst.apprBizKey,
    },
  }
}
/** The first page of the record that the reader may open. */
function pageOf({ session }: Context, taskClassNm: string): string | null {
  const menus = behaviourNamed(taskClassNm)?.resource.menus ?? []
  return menus.find((menu) => mayUse(session, [menu], 'read')) ?? null
}

/** Every act with the reasons why the reader may not do it now; 상신 and 취소요청 also ask the module. */
async function allowedActs(context: Context, found: Found): Promise<ApprovalView['allowed']> {
  const every: AnyAct[] = ['submit', ...acts, 'cancel']
  const allowed: ApprovalView['allowed'] = []
  for (const action of every) {
    const reasons = actReasons(action, found.facts)
    const moves =
      action === 'submit'
        ? found.rqst.taskActNm
        : action === 'cancel'
          ? cancelActionOf(found.rqst)
          : undefined
    allowed.push({
      action,
      label: actLabels[action].in(context.session.language),
      reasons: moves && reasons.length === 0 ? await moduleReasons(context, found, action, moves) : reasons,
    })
  }
  return allowed
}
async function moduleReasons(
  context: Context,
  { rqst }: Found,
  act: AnyAct,
  moves: string,
): Promise<Reason[]> {
  const behaviour = behaviourNamed(rqst.taskClassNm)
  if (!behaviour) return [{ guard: 'record', message: stepSays.noRecord() }]
  try {
    const row = await loadRecord(behaviour.resource, context, rqst.apprBizKey)
    const transition = (await allowedTransitions(behaviour, row, context)).find(
      ({ action }) => action === moves,
    )
    return (
      transition?.reasons ?? [
        {
          guard: 'record',
          message: act === 'cancel' ? stepSays.cannotCancel() : stepSays.cannotSubmit(),
        },
      ]
    )
  } catch (error) {
    if (error instanceof Refusal) return [{ guard: 'record', message: error.said }]
    throw error
  }
}
