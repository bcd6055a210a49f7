import {
  keepsPortal,
  offlineCaches,
  offlineWorkerFile,
  takenAddress,
  type TakenPage,
  type WorkerAnswer,
  type WorkerMessage,
} from '../../shared/offline-files.ts'
import { api } from '../api.ts'
import { queryClient } from '../query.ts'
import { remembered } from '../store.ts'

/** Browsers keep nothing for later where a plant runs plain http. */
export const canTakeAlong = (): boolean => 'serviceWorker' in navigator && 'caches' in globalThis

/** When this page was taken along in this browser. */
export async function takenPage(page: string): Promise<TakenPage | undefined> {
  if (!canTakeAlong()) return undefined
  const written = await caches.match(takenAddress(page), { cacheName: offlineCaches.answers })
  return written && ((await written.json()) as TakenPage)
}

/**
 * Keeps the portal and the present answers of this page in this browser, until the person signs out (decision 0168).
 * @param page address of the page, with its query
 * @throws when the worker did not start, or the server could not be reached
 */
export async function takeAlong(page: string): Promise<void> {
  await startKeeping()
  await ask({ kind: 'take' })
  // Asked for by every page that opens; then what this page shows.
  const quiet = { quiet: true }
  await Promise.all([
    api.get('/api/auth/userinfo', {}, quiet),
    api.get('/menus', {}, quiet),
    api.get('/api/auth/valid', {}, quiet),
    queryClient.refetchQueries({ type: 'active' }, { throwOnError: true }),
  ])
  await ask({ kind: 'taken', page })
  remembered.write('taken', 'Y')
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, networkMode: 'offlineFirst' },
  })
}

/** Resolves once the worker that keeps the portal hears this window. */
async function startKeeping(): Promise<void> {
  const { serviceWorker } = navigator
  const keeps = () => serviceWorker.controller?.scriptURL.endsWith(keepsPortal) ?? false
  await serviceWorker.register(`/${offlineWorkerFile}${keepsPortal}`)
  while (!keeps())
    await new Promise((resolve) =>
      serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
}
async function ask(message: WorkerMessage): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  const answered = new Promise<WorkerAnswer>((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data as WorkerAnswer))
    port1.start()
  })
  navigator.serviceWorker.controller?.postMessage(message, [port2])
  const { ok, count } = await answered
  if (!ok || (message.kind === 'taken' && count === 0)) throw new Error('nothing was taken along')
}
