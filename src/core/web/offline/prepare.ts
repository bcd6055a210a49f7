import { keepsPortal, offlineWorkerFile, type WorkerMessage } from '../../shared/offline-files.ts'
import { sweepFiles } from '../outbox/outbox-files.ts'
import { remembered } from '../store.ts'
import { outboxTexts } from '../text/outbox.texts.ts'
import { sessionTexts } from '../text/session.texts.ts'

/**
 * Fetches what is needed to say that the server is away, while it is there: the parts of the font that hold the
 * signs of those sentences, and the worker that answers for a page that cannot be loaded. On what is carried about, and
 * where somebody took a page along, the worker keeps the portal too.
 */
export function prepareForOffline(): void {
  const sentences = [outboxTexts, sessionTexts].flatMap((table) => Object.values(table).flat()).join('')
  for (const weight of [400, 600])
    document.fonts.load(`${weight} 14px 'Pretendard Variable'`, sentences).catch(() => undefined)
  void sweepFiles().catch(() => undefined)
  // Missing where plants run plain http inside.
  if (!('serviceWorker' in navigator)) return
  const keeps = remembered.read('taken') !== null || matchMedia('(pointer: coarse)').matches
  navigator.serviceWorker
    .register(`/${offlineWorkerFile}${keeps ? keepsPortal : ''}`)
    .then(() => (keeps ? navigator.serviceWorker.ready : undefined))
    .then((ready) => ready?.active?.postMessage({ kind: 'keep' } satisfies WorkerMessage))
    .catch(() => undefined)
}
