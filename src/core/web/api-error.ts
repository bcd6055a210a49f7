import { messages } from '../shared/messages.ts'
import type { ErrorBody } from '../shared/session.ts'
import { said } from './text/text.ts'

/** A refused or failed request. `status` is 0 when no answer came. */
export class ApiError extends Error {
  body: ErrorBody
  status: number
  /** True once the user has seen it (or must not see it); then nobody shows it again. */
  shown = false

  constructor(status: number, body: ErrorBody) {
    super(body.message)
    this.name = 'ApiError'
    this.status = status
    this.body = body
  }
}

const emptyBody = (url: URL, status: number, message: string): ErrorBody => ({
  errorCode: status === 0 ? 'NETWORK' : `HTTP_${status}`,
  timestamp: new Date().toISOString(),
  message,
  cause: null,
  causeDetail: null,
  url: url.pathname,
  queryString: url.search.slice(1),
  returnCode: status,
  logNo: null,
  fields: [],
  reasons: [],
})

/** Specification section 8: the message is literally 'Network Error'; the notice turns it into Korean. */
export const networkError = (url: URL): ApiError => new ApiError(0, emptyBody(url, 0, 'Network Error'))

/** Reads the refusal of the server; a proxy's HTML page becomes a plain error with its status. */
export async function errorOf(response: Response, url: URL): Promise<ApiError> {
  const fallback = emptyBody(
    url,
    response.status,
    response.status === 400 ? said(messages.badRequest) : said(messages.serverError),
  )
  try {
    const body = (await response.json()) as Partial<ErrorBody>
    return new ApiError(response.status, { ...fallback, ...body })
  } catch {
    return new ApiError(response.status, fallback)
  }
}
