import { fileStalledMs, requestTimeoutMs } from '../../shared/limits.ts'

/**
 * Sends like `fetch`, and fails as without network when no byte goes out for a while: a thin line may take as long as it
 * needs, and who stands in the field does not wait for a dead one. The server gets the usual time for its answer. (`fetch`
 * does not tell how much has gone.)
 * @param onStalled called before it is given up for want of progress
 */
export function watchedUpload(url: URL, init: RequestInit, onStalled?: () => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(init.method ?? 'GET', url)
    request.responseType = 'blob'
    for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value)
    let timer: ReturnType<typeof setTimeout>
    const patience = (ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        onStalled?.()
        request.abort()
      }, ms)
    }
    const lost = () => reject(new TypeError('Failed to send'))
    init.signal?.addEventListener('abort', () => request.abort())
    patience(fileStalledMs)
    request.upload.addEventListener('progress', () => patience(fileStalledMs))
    request.upload.addEventListener('load', () => patience(requestTimeoutMs))
    request.addEventListener('loadend', () => clearTimeout(timer))
    request.addEventListener('error', lost)
    request.addEventListener('abort', lost)
    request.addEventListener('load', () => resolve(answerOf(request)))
    request.send(init.body as FormData)
  })
}

function answerOf(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().trim().split(/\r\n/)
  const headers = lines
    .filter((line) => line.includes(':'))
    .map((line): [string, string] => {
      const at = line.indexOf(':')
      return [line.slice(0, at), line.slice(at + 1).trim()]
    })
  return new Response(request.response as Blob, { status: request.status, headers })
}
