/** Where the build puts the worker; at the root, so that it hears every page. */
export const offlineWorkerFile = 'offline-worker.js'
/** Added to the worker's address where it also keeps the portal and what is taken along (decision 0168). */
export const keepsPortal = '?keeps=1'
/** Names the one file with all parts of this build, at the root: `PartsList`. */
export const partsListFile = 'offline-parts.json'
export interface PartsList {
  /** Address of the file that holds every script and the styles, by their address. */
  file: string
}
/** The page's tables in the browser's cache: the portal itself, and answers that somebody took along. */
export const offlineCaches = { portal: 'portal.parts', answers: 'portal.answers' } as const
/** Header of an answer that was taken along: when, as an ISO moment. Such an answer says nothing of the network. */
export const keptHeader = 'x-kept'
/** In the table of answers: the address under which a page that was taken along is written down. */
export const takenAddress = (page: string): string => `/taken?page=${encodeURIComponent(page)}`
export interface TakenPage {
  /** ISO moment. */
  takenDt: string
  /** Answers that came with it. */
  count: number
}
/** What a page tells the worker; it answers `WorkerAnswer` by the port that comes along. */
export type WorkerMessage =
  /** Keep the portal itself. */
  | { kind: 'keep' }
  /** From now on keep the answers that this window gets. */
  | { kind: 'take' }
  /** That was all of this page. */
  | { kind: 'taken'; page: string }
export interface WorkerAnswer {
  ok: boolean
  count: number
}
