import type { ApprovalOpening } from '../../core/server/entity/approval-port.ts'
import type { PlainRow } from '../../core/server/entity/behaviour.ts'
import { isSystem, type Context } from '../../core/server/entity/context.ts'
import { conflict, forbidden, refused } from '../../core/server/http/errors.ts'
import { nextNumber } from '../../core/server/entity/numbering.ts'
import { loadRecord } from '../../core/server/entity/record.ts'
import type { Fields } from '../../core/shared/field.ts'
import { nameBeside, type AnyResource } from '../../core/shared/resource.ts'
import type { ApprovalInput, StepInput } from './approval-answers.rule.ts'
import { statuses, stepKinds, stepStatuses } from './approval-codes.rule.ts'
import { tell } from './approval-events.server.ts'
import { cancelTitle, documentToCancel, requireCancelWords } from './cancelling.server.ts'
import { evaluate } from './condition.rule.ts'
import { loadSteps, policyOf, writeMove, type Policy, type RqstRow } from './documents.server.ts'
import { approvalInput } from './request-input.server.ts'
import { snapshotOf } from './snapshot.server.ts'
import { arrive, showCopies } from './step-arrival.server.ts'
import { personSteps, policySteps, type Drafter } from './step-people.server.ts'
import { planSteps, withFixed, type PersonStep, type PlannedRow } from './step-plan.rule.ts'
import { approvalRefusals } from './approval-acts.texts.ts'
import type { Sentence } from '../../core/shared/sentence.ts'

/** The document of a record that is not closed: a draft, one on its way, or one that came back. */
export const openDocumentOf = (
  context: Context,
  taskClassNm: string,
  apprBizKey: string,
  apprBizCd: string,
): Promise<RqstRow | undefined> =>
  context.sql.maybe<RqstRow>(
    `select * from "apprRqst" where "taskClassNm" = $1 and "apprBizKey" = $2 and "apprBizCd" = $3 and "apprStatusCd" not in ($4, $5) for update`,
    [taskClassNm, apprBizKey, apprBizCd, statuses.done, statuses.discarded],
  )

/**
 * 상신 (admin 4.2), in the transaction of the module's transition: the document with its snapshot and steps;
 * the first ones arrive. A draft of the record becomes the document; one that came back goes into its next
 * round.
 * @throws Refusal 400, 403 (not the drafter of the document), 409 (one is on its way), 422 (steps)
 */
export async function openRequest({
  behaviour,
  context,
  key,
  action,
  link,
  input: given,
}: ApprovalOpening): Promise<void> {
  if (isSystem(context.session)) throw new Error(`${behaviour.resource.name}.${action} needs a drafter`)
  const input = approvalInput(given)
  const { resource } = behaviour
  const stored = await openDocumentOf(context, resource.name, String(key), link.biz)
  if (stored && (stored.apprStatusCd === statuses.progress || stored.apprStatusCd === statuses.held))
    throw conflict(approvalRefusals.openAlready())
  if (stored && stored.draftUserId !== context.session.userId) throw forbidden(approvalRefusals.drafterOnly())
  const closed = await documentToCancel(context, resource, key, action)
  if (closed)
    requireCancelWords(context, closed, input.cont === undefined ? (stored?.cont ?? null) : input.cont)
  const policy = await policyOf(context.sql, link.biz)
  // The signed text is kept in Korean, whatever language the drafter reads.
  const inKorean = { ...context, session: { ...context.session, language: 'kr' as const } }
  const record = await loadRecord(behaviour.resource, inKorean, key)
  const rows = await plannedRows(context, policy, record, {
    given: input.steps,
    former: stored && !input.steps ? await formerSteps(context, stored) : [],
  })
  const rqst = await writeRqst(context, resource, {
    stored,
    key,
    action,
    biz: link.biz,
    input,
    record,
    cancelRqstNo: closed?.apprRqstNo ?? null,
  })
  await context.sql.query(
    `insert into "apprSnapshot" ("apprRqstNo", "roundNo", "title", "cont", "record", "createDt") values ($1, $2, $3, $4, $5::jsonb, $6)`,
    [
      rqst.apprRqstNo,
      rqst.roundNo,
      rqst.title,
      rqst.cont,
      JSON.stringify(await snapshotOf(inKorean, resource, key, record)),
      context.now,
    ],
  )
  await writeSteps(context, rqst, rows)
  await writeMove(context, rqst.apprRqstNo, {
    from: stored?.apprStatusCd ?? null,
    to: statuses.progress,
    actNm: rqst.roundNo > 1 ? '재상신' : '상신',
    reason: rqst.cont?.slice(0, 1000) ?? null,
  })
  await arrive(
    context,
    rqst,
    policy,
    Math.min(...rows.filter(({ stepKindCd }) => !isCopyKind(stepKindCd)).map(({ seq }) => seq)),
  )
  await tell(context, 'APPR_ARRIVED', rqst, await showCopies(context, rqst, stepKinds.copy))
}
const isCopyKind = (kind: string) => kind === stepKinds.copy || kind === stepKinds.circulate

/** Steps that the drafter gave in the draft or in the round before, fixed ones among them. */
export async function formerSteps(context: Context, stored: RqstRow): Promise<StepInput[]> {
  return (await loadSteps(context.sql, stored.apprRqstNo))
    .filter(({ roundNo, stepKindCd }) => roundNo === stored.roundNo && stepKindCd !== stepKinds.draft)
    .map(({ stepKindCd, userId, parallelGrp }) => ({ stepKindCd, userId, parallelGrp }))
}

export const drafterOf = ({ session }: Context): Drafter => session
/** Fixed steps of a policy whose condition is true of the record, as persons. */
export const fixedSteps = (
  context: Context,
  policy: Policy,
  record: PlainRow,
): Promise<{ steps: PersonStep[]; problems: Sentence[] }> =>
  personSteps(
    context,
    drafterOf(context),
    policy.apprBizCd,
    policySteps(policy.fixedSteps.filter(({ condExpr }) => !condExpr || evaluate(condExpr, record))),
  )

async function plannedRows(
  context: Context,
  policy: Policy,
  record: PlainRow,
  { given, former }: { given: StepInput[] | undefined; former: StepInput[] },
): Promise<PlannedRow[]> {
  const { userId } = context.session
  const fixed = await fixedSteps(context, policy, record)
  const asked = given ?? former
  const own =
    asked.length > 0 ? await personSteps(context, drafterOf(context), policy.apprBizCd, asked) : undefined
  const problems = [...fixed.problems, ...(own?.problems ?? [])]
  if (problems.length > 0) throw refused(problems.map((message) => ({ guard: 'person', message })))
  // Nobody was asked about the steps of the round before: what the record needs since then is added to them.
  const steps = own && !given ? withFixed(userId, own.steps, fixed.steps) : own?.steps
  const plan = planSteps(userId, steps, fixed.steps)
  if ('reasons' in plan) throw refused(plan.reasons)
  return plan.rows
}

/**
 * The usual title of a document: kind of record, its number, and what people call it, such as the product of a
 * sheet or the use of a material.
 */
export const usualTitle = (resource: AnyResource, key: string | number, record: PlainRow): string => {
  const fields = Object.entries(resource.fields as Fields)
  const numbered = fields.find(([, { numbering }]) => numbering !== undefined)?.[0]
  const number = record[numbered ?? resource.key.replace(/No$/, 'Cd')]
  const subject = fields
    .filter(
      ([name, { kind, required, textKey }]) =>
        name !== numbered &&
        required &&
        (kind === 'text' || kind === 'textarea' || (kind === 'ref' && !textKey)),
    )
    .map(([name, { kind }]) => record[kind === 'ref' ? nameBeside(name) : name])
    .find((value): value is string => typeof value === 'string' && value !== '')
  // A record without a number is known by what it is searched by, such as a half-year.
  const called = fields
    .filter(([, { kind, required, searchable }]) => kind === 'text' && searchable && !required)
    .map(([name]) => record[name])
  const known =
    [number, ...called].find((value): value is string => typeof value === 'string' && value !== '') ??
    String(key)
  return [resource.title, known, subject === known ? undefined : subject?.slice(0, mostSubject)]
    .filter(Boolean)
    .join(' ')
}

/** Letters of what a record is called that a title takes in. */
const mostSubject = 60
interface Writing {
  stored: RqstRow | undefined
  key: string | number
  action: string
  biz: string
  input: ApprovalInput
  record: PlainRow
  cancelRqstNo: number | null
}
async function writeRqst(
  context: Context,
  resource: AnyResource,
  { stored, key, action, biz, input, record, cancelRqstNo }: Writing,
): Promise<RqstRow> {
  const { sql, session, now } = context
  const head = {
    title:
      input.title ??
      stored?.title ??
      (cancelRqstNo ? cancelTitle(usualTitle(resource, key, record)) : usualTitle(resource, key, record)),
    cont: input.cont === undefined ? (stored?.cont ?? null) : input.cont,
    urgentYn: input.urgentYn ?? stored?.urgentYn ?? 'N',
  }
  const docNo = stored?.docNo ?? (await documentNumber(context))
  if (!stored)
    return sql.one<RqstRow>(
      `insert into "apprRqst" ("docNo", "title", "cont", "urgentYn", "apprBizCd", "taskClassNm", "apprBizKey", "taskActNm", "draftUserId", "draftDeptCd",
         "plantCd", "draftDt", "apprStatusCd", "cancelRqstNo", "roundNo", "createUserId", "updateUserId")
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, 1, $9, $9) returning *`,
      [
        docNo,
        head.title,
        head.cont,
        head.urgentYn,
        biz,
        resource.name,
        String(key),
        action,
        session.userId,
        session.deptCd,
        session.plantCd,
        now,
        statuses.progress,
        cancelRqstNo,
      ],
    )
  const roundNo = stored.apprStatusCd === statuses.draft ? stored.roundNo : stored.roundNo + 1
  if (stored.apprStatusCd === statuses.draft)
    await sql.query('delete from "apprStep" where "apprRqstNo" = $1', [stored.apprRqstNo])
  return sql.one<RqstRow>(
    `update "apprRqst" set "docNo" = $2, "title" = $3, "cont" = $4, "urgentYn" = $5, "taskActNm" = $6, "draftDt" = $7, "apprStatusCd" = $8,
       "roundNo" = $9, "updateUserId" = $10, "cancelRqstNo" = $11, "updateDt" = now() where "apprRqstNo" = $1 returning *`,
    [
      stored.apprRqstNo,
      docNo,
      head.title,
      head.cont,
      head.urgentYn,
      action,
      now,
      statuses.progress,
      roundNo,
      session.userId,
      cancelRqstNo,
    ],
  )
}

/** AP-YS-2026-0007 (admin R9): the plant by its short name, gapless within a year. */
async function documentNumber({ sql, session, today }: Context): Promise<string> {
  const plant = session.plantCd
    ? await sql.maybe<{ shortNm: string }>('select "shortNm" from "plant" where "plantCd" = $1', [
        session.plantCd,
      ])
    : undefined
  return nextNumber(sql, 'AP-{plant}-{YYYY}-{seq4}', {
    plantCd: plant?.shortNm ?? 'HQ',
    day: today,
  })
}

/** The drafter's own stamp and the planned steps. */
export async function writeSteps(
  { sql, session, now }: Context,
  rqst: RqstRow,
  rows: readonly PlannedRow[],
): Promise<void> {
  const planned = rows.map((row) => ({
    ...row,
    stepStatusCd: stepStatuses.planned,
    actUserId: null,
    actDt: null,
  }))
  const drafter = {
    seq: 0,
    stepKindCd: stepKinds.draft,
    userId: session.userId,
    parallelGrp: null,
    fixedYn: 'N',
    stepStatusCd: stepStatuses.approved,
    actUserId: session.userId,
    actDt: now,
  }
  const all = rqst.apprStatusCd === statuses.draft ? planned : [drafter, ...planned]
  await sql.query(
    `insert into "apprStep" ("apprRqstNo", "roundNo", "seq", "stepKindCd", "userId", "parallelGrp", "fixedYn", "stepStatusCd", "actUserId", "actDt")
     select $1, $2, x."seq", x."stepKindCd", x."userId", x."parallelGrp", x."fixedYn", x."stepStatusCd", x."actUserId", x."actDt"
     from jsonb_to_recordset($3::jsonb) as x("seq" int, "stepKindCd" text, "userId" text, "parallelGrp" int, "fixedYn" text, "stepStatusCd" text, "actUserId" text, "actDt" timestamptz)
     order by x."seq"`,
    [rqst.apprRqstNo, rqst.roundNo, JSON.stringify(all)],
  )
}
