import { messages } from '../../shared/messages.ts'
import type { Reason } from '../../shared/resource.ts'
import type { Said } from '../../shared/sentence.ts'
import type { FieldIssue, SessionCode } from '../../shared/session.ts'
import { httpRefusals } from './http.texts.ts'

/**
 * A refusal that the user is told about. Thrown, never sent; one handler answers (specification section 8).
 */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  /** Message to the user; `message` is its Korean for logs. */
  readonly said: Said
  readonly fields: FieldIssue[]
  readonly reasons: Reason[]
  /** Figures that go with the refusal, such as how much would fit. */
  readonly data?: Record<string, unknown>
  /**
   * Set when the caller asked for another owner's row: the error handler then writes a row into the audit
   * trail, outside the transaction that is rolled back.
   */
  foreign?: { tableNm: string; rowKey: string }
  constructor(
    status: number,
    code: string,
    said: Said,
    more: { fields?: FieldIssue[]; reasons?: Reason[]; data?: Record<string, unknown> } = {},
  ) {
    super(String(said))
    this.said = said
    this.status = status
    this.code = code
    this.fields = more.fields ?? []
    this.reasons = more.reasons ?? []
    if (more.data) this.data = more.data
  }
}
/** 400: missing or malformed fields. */
export const badFields = (fields: FieldIssue[]): Refusal =>
  new Refusal(400, 'BAD_REQUEST', messages.badRequest, { fields })
export const badField = (path: string, message: Said): Refusal => badFields([{ path, message }])
/** 401 with one of the session codes. */
export const notSignedIn = (code: SessionCode, message: Said = httpRefusals.signInNeeded()): Refusal =>
  new Refusal(401, code, message)
export const forbidden = (message: Said = messages.foreignRow): Refusal =>
  new Refusal(403, 'FORBIDDEN', message)
export const notFound = (message: Said = messages.notFound): Refusal => new Refusal(404, 'NOT_FOUND', message)
/** 409: wrong state, duplicate, or somebody else was faster. */
export const conflict = (message: Said): Refusal => new Refusal(409, 'CONFLICT', message)
/** 422: a business rule refuses what one field says; its sentence stands at that field. */
export const ruleAt = (path: string, message: Said): Refusal =>
  new Refusal(422, 'RULE', message, { fields: [{ path, message }], reasons: [{ guard: path, message }] })
/** 422: a business rule refuses. */
export const refused = (
  reasons: Reason[],
  message: Said = reasons[0]?.message ?? messages.invalid,
  code = 'RULE',
): Refusal =>
  new Refusal(
    reasons.length > 0 && reasons.every(({ status }) => status === 409) ? 409 : 422,
    code,
    message,
    { reasons },
  )
