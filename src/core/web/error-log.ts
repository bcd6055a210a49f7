import { ApiError, api, report } from './api.ts'

const most = 10
const sent = new Set<string>()

/**
 * Adds an uncaught error with its URL to the error log of the server (specification section 8); each once,
 * ten at most per load.
 */
export function logError(error: unknown): void {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  const known = `${name}: ${message}`
  if (sent.has(known) || sent.size >= most) return
  sent.add(known)
  const body = {
    errorCode: 'BROWSER',
    message,
    cause: name,
    causeDetail: stack ?? null,
    url: location.href,
    queryString: location.search.slice(1),
    returnCode: 0,
  }
  api.post('/api/manage/errorlogs', body, { quiet: true, overlay: false }).catch(() => undefined)
}

/** Refusals that nobody caught are shown; everything else is logged. */
export function watchErrors(): void {
  addEventListener('error', (event) => {
    // Browsers tell of a postponed ResizeObserver round as an error; nothing is wrong then.
    if (event.message.includes('ResizeObserver')) return
    logError(event.error ?? event.message)
  })
  addEventListener('unhandledrejection', (event) => {
    const reason: unknown = event.reason
    if (reason instanceof DOMException && reason.name === 'AbortError') return
    if (!(reason instanceof ApiError)) return logError(reason)
    event.preventDefault()
    report(reason)
  })
}
