import type { FastifyRequest } from 'fastify'
import { keyOf, type Behaviour } from '../../core/server/entity/behaviour.ts'
import type { Context, Engine } from '../../core/server/entity/context.ts'
import { conflict, forbidden, refused } from '../../core/server/http/errors.ts'
import { writing } from '../../core/server/entity/idempotency.ts'
import { loadRecord } from '../../core/server/entity/record.ts'
import { allowedTransitions, runTransition } from '../../core/server/entity/transition.ts'
import { messages } from '../../core/shared/messages.ts'
import type { Transition } from '../../core/shared/resource.ts'
import type { ApprovalInput, RequestInput } from './approval-answers.rule.ts'
import { statuses } from './approval-codes.rule.ts'
import { writeMove, type RqstRow } from './documents.server.ts'
import { drafterOf, openDocumentOf, usualTitle, writeSteps } from './open-request.server.ts'
import { askedTransition } from './request-form.server.ts'
import { personSteps } from './step-people.server.ts'
import { approvalRefusals } from './approval-acts.texts.ts'

/**
 * 상신 through the engine's own address, which is the module's transition; or 임시저장, which leaves the record
 * where it is.
 * @returns number of the document
 * @throws Refusal 400, 403, 404, 409, 422
 */
export async function makeRequest(
  engine: Engine,
  request: FastifyRequest,
  input: RequestInput,
): Promise<number> {
  const { behaviour, action, link } = askedTransition(
    request.session,
    input.taskClassNm,
    input.taskActNm ?? undefined,
  )
  const { title, cont, urgentYn, steps } = input
  const approval = { title, cont, urgentYn, steps }
  return writing(engine, request, async (context) => {
    if (input.draftYn === 'Y') return saveDraft(context, behaviour, input.apprBizKey, action, approval)
    const row = await loadRecord(behaviour.resource, context, input.apprBizKey, true)
    const key = keyOf(behaviour.resource, row)
    await runTransition(behaviour, context, key, action, { approval })
    return (await openDocumentOf(context, behaviour.resource.name, String(key), link.biz))!.apprRqstNo
  })
}

/**
 * 임시저장: the document without its number, the record where it is.
 * @returns number of the document
 * @throws Refusal 403, 404, 409, 422
 */
export async function saveDraft(
  context: Context,
  behaviour: Behaviour,
  apprBizKey: string,
  action: string,
  input: ApprovalInput,
): Promise<number> {
  const { sql, session } = context
  const row = await loadRecord(behaviour.resource, context, apprBizKey, true)
  const key = keyOf(behaviour.resource, row)
  const link = (behaviour.resource.transitions as Record<string, Transition<string>>)[action]!.approval!
  const { resource } = behaviour
  const reasons = (await allowedTransitions(behaviour, row, context)).find(
    (each) => each.action === action,
  )?.reasons
  if (!reasons)
    throw conflict(messages.wrongState((resource.states as Record<string, string>)[String(row['state'])]!))
  const own = reasons.find(({ guard }) => guard === 'who' || guard === 'right')
  if (own) throw forbidden(own.message)
  const stored = await openDocumentOf(context, resource.name, String(key), link.biz)
  if (stored && stored.apprStatusCd !== statuses.draft) throw conflict(approvalRefusals.openAlready())
  if (stored && stored.draftUserId !== session.userId) throw forbidden(approvalRefusals.drafterOnly())
  const people = input.steps
    ? await personSteps(context, drafterOf(context), link.biz, input.steps)
    : undefined
  if (people && people.problems.length > 0)
    throw refused(people.problems.map((message) => ({ guard: 'person', message })))
  const head = [
    input.title ?? stored?.title ?? usualTitle(resource, key, row),
    input.cont ?? null,
    input.urgentYn ?? 'N',
  ]
  const rqst = stored
    ? await sql.one<RqstRow>(
        `update "apprRqst" set "title" = $2, "cont" = $3, "urgentYn" = $4, "updateUserId" = $5, "updateDt" = now() where "apprRqstNo" = $1 returning *`,
        [stored.apprRqstNo, ...head, session.userId],
      )
    : await sql.one<RqstRow>(
        `insert into "apprRqst" ("title", "cont", "urgentYn", "apprBizCd", "taskClassNm", "apprBizKey", "taskActNm", "draftUserId", "draftDeptCd", "plantCd",
           "apprStatusCd", "roundNo", "createUserId", "updateUserId") values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 1, $8, $8) returning *`,
        [
          ...head,
          link.biz,
          resource.name,
          String(key),
          action,
          session.userId,
          session.deptCd,
          session.plantCd,
          statuses.draft,
        ],
      )
  if (people) {
    await sql.query('delete from "apprStep" where "apprRqstNo" = $1', [rqst.apprRqstNo])
    const rows = people.steps.map(({ stepKindCd, userId, parallelGrp }, index) => ({
      seq: index + 1,
      stepKindCd,
      userId,
      parallelGrp,
      fixedYn: 'N' as const,
    }))
    await writeSteps(context, rqst, rows)
  }
  await writeMove(context, rqst.apprRqstNo, {
    from: stored ? statuses.draft : null,
    to: statuses.draft,
    actNm: '임시저장',
  })
  return rqst.apprRqstNo
}
