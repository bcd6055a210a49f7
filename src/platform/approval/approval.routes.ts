import type { FastifyInstance, FastifyRequest } from 'fastify'
import { connectApproval } from '../../core/server/entity/approval-port.ts'
import { inTransaction, reading, type Engine } from '../../core/server/entity/context.ts'
import { badField, notFound, Refusal } from '../../core/server/http/errors.ts'
import { writingAfter } from '../../core/server/entity/idempotency.ts'
import { connectSignatures } from '../../core/server/entity/signature.ts'
import { checkedInput } from '../../core/server/entity/save.ts'
import type { Session } from '../../core/server/http/session.ts'
import { flag, text, textarea } from '../../core/shared/field.ts'
import { messages } from '../../core/shared/messages.ts'
import { connectFileReader } from '../attachment/attachment-rights.ts'
import { signing } from './approval-acts.rule.ts'
import { acts, boxes, type Act, type ActInput, type Box, type BulkResult } from './approval-answers.rule.ts'
import { performAct, requireAct, requireWords } from './acts.server.ts'
import { isAgreement } from './approval-codes.rule.ts'
import { approvalBoxMenu, boxCounts, boxList, type BoxQuery } from './boxes.server.ts'
import { isFileReader } from './document-rights.server.ts'
import { documentView } from './document-view.server.ts'
import { findDocument } from './find-document.server.ts'
import { openRequest } from './open-request.server.ts'
import { makeRequest } from './make-request.server.ts'
import { formQuery, requestForm } from './request-form.server.ts'
import { signingDepts, signingPeople } from './organisation.server.ts'
import { recordApprovals } from './record-approvals.server.ts'
import { requestInput } from './request-input.server.ts'
import { confirmPassword } from './sign-password.server.ts'
import { approvalRefusals } from './approval-acts.texts.ts'

const readers = { menus: [approvalBoxMenu, 'manage/appr/apprAdmin'], right: 'read' } as const
const signers = { menus: [approvalBoxMenu], right: 'write' } as const
const tags = ['결재']
const actFields = {
  opinion: textarea('의견', { max: 1000 }),
  agreeYn: flag('동의'),
  userPwdSHA: text('비밀번호', { max: 64 }),
}
const bulkMax = 100

type Keyed = FastifyRequest<{ Params: { no: string } }>

/** Boxes, document view, acts and 상신 (admin 7). */
export async function approvalRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  connectApproval(openRequest)
  connectSignatures(confirmPassword)
  connectFileReader(isFileReader)

  app.get(
    '/api/manage/apprbox',
    { config: { access: readers }, schema: { tags, summary: '결재함 건수' } },
    async (request) => ({
      data: await boxCounts(reading(engine, request.session)),
    }),
  )
  app.get<{ Params: { box: string }; Querystring: BoxQuery }>(
    '/api/manage/apprbox/:box',
    { config: { access: readers }, schema: { tags, summary: '결재함 목록' } },
    async (request) => {
      const asked = request.params.box as Box
      if (!boxes.includes(asked)) throw notFound()
      return boxList(reading(engine, request.session), asked, request.query)
    },
  )
  app.get<{ Querystring: BoxQuery }>(
    '/api/manage/apprrequest',
    { config: { access: readers }, schema: { tags, summary: '본인이 기안한 결재문서' } },
    async (request) => boxList(reading(engine, request.session), 'mine', request.query),
  )
  // Everybody who may write the record may ask for its approval, a vendor too; the functions check the
  // record's own menus.
  app.get(
    '/api/manage/apprrequest/form',
    { config: { access: 'signedIn' }, schema: { tags, summary: '상신 화면의 처음 값' } },
    async (request) => ({
      data: await requestForm(reading(engine, request.session), formQuery(request.query)),
    }),
  )
  app.get(
    '/api/manage/apprrequest/record',
    { config: { access: 'signedIn' }, schema: { tags, summary: '자료의 결재문서' } },
    async (request) => ({
      data: await recordApprovals(reading(engine, request.session), formQuery(request.query)),
    }),
  )
  app.post(
    '/api/manage/apprrequest',
    { config: { access: 'signedIn' }, schema: { tags, summary: '상신·임시저장' } },
    async (request, reply) => {
      const apprRqstNo = await makeRequest(engine, request, requestInput(request.body))
      void reply.code(201)
      return documentView(reading(engine, request.session), apprRqstNo)
    },
  )

  app.get(
    '/api/manage/apprpeople/depts',
    { config: { access: readers }, schema: { tags, summary: '결재선의 부서' } },
    async (request) => ({
      data: await signingDepts(reading(engine, request.session)),
    }),
  )
  app.get<{ Querystring: { q?: string; deptCd?: string } }>(
    '/api/manage/apprpeople',
    { config: { access: readers }, schema: { tags, summary: '결재선의 사람' } },
    async (request) => ({ data: await signingPeople(reading(engine, request.session), request.query) }),
  )
  app.get(
    '/api/manage/appr/:no',
    { config: { access: readers }, schema: { tags, summary: '결재문서' } },
    async (request: Keyed) => documentView(reading(engine, request.session), request.params.no),
  )
  for (const act of acts) {
    app.put(
      `/api/manage/appr/:no/${act}`,
      { config: { access: signers }, schema: { tags, summary: `결재 ${act}` } },
      async (request: Keyed) => {
        const input = checkedInput(actFields, request.body) as ActInput
        await signOne(engine, request, act, input)
        return documentView(reading(engine, request.session), request.params.no)
      },
    )
  }
  app.post(
    '/api/manage/appr/bulk',
    { config: { access: signers }, schema: { tags, summary: '일괄 승인' } },
    async (request) => {
      const { apprRqstNos, ...rest } = (
        typeof request.body === 'object' && request.body !== null ? request.body : {}
      ) as Record<string, unknown>
      if (!Array.isArray(apprRqstNos) || apprRqstNos.length === 0 || apprRqstNos.length > bulkMax)
        throw badField('apprRqstNos', messages.badType('결재문서'))
      if (!apprRqstNos.every((no) => Number.isSafeInteger(no) && no > 0))
        throw badField('apprRqstNos', messages.badType('결재문서'))
      const numbers = [...new Set(apprRqstNos as number[])]
      let data: BulkResult[] = []
      const sign = async () =>
        (data = await signMany(engine, request.session, numbers, checkedInput(actFields, rest)))
      return { data: await writingAfter(engine, request, sign, async () => data) }
    },
  )
}

/**
 * Asks for turn, words and password before the transaction, so that a wrong password is counted; the act
 * itself looks again.
 */
async function signOne(engine: Engine, request: Keyed, act: Act, input: ActInput): Promise<void> {
  const { session } = request
  const { no } = request.params
  const look = async () => {
    const found = await findDocument(reading(engine, session), no)
    requireAct(act, found.facts)
    requireWords(act, input)
    if (found.policy.signPwYn === 'Y' && signing.includes(act))
      await confirmPassword(engine, session, input.userPwdSHA)
  }
  await writingAfter(engine, request, look, (context) => performAct(context, no, act, input))
}

/** Each document on its own: what one refuses does not stop the others. */
async function signMany(
  engine: Engine,
  session: Session,
  numbers: readonly number[],
  input: ActInput,
): Promise<BulkResult[]> {
  const results: BulkResult[] = []
  // A password is asked for and counted once, not once a document.
  if (input.userPwdSHA) await confirmPassword(engine, session, input.userPwdSHA)
  for (const apprRqstNo of numbers) {
    const result: BulkResult = { apprRqstNo, docNo: null, ok: true, message: null, reasons: [] }
    results.push(result)
    try {
      const found = await findDocument(reading(engine, session), apprRqstNo)
      result.docNo = found.rqst.docNo
      const act = found.facts.stepKindCd && isAgreement(found.facts.stepKindCd) ? 'agree' : 'approve'
      requireAct(act, found.facts)
      if (found.policy.bulkYn !== 'Y') throw new Refusal(409, 'CONFLICT', approvalRefusals.notInBulk())
      if (found.policy.signPwYn === 'Y' && !input.userPwdSHA)
        await confirmPassword(engine, session, undefined)
      await inTransaction(engine, session, (context) =>
        performAct(context, apprRqstNo, act, { opinion: input.opinion ?? null, agreeYn: 'Y' }),
      )
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      Object.assign(result, { ok: false, message: error.message, reasons: error.reasons })
    }
  }
  return results
}
