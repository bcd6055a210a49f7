import { outboxTexts } from '../text/outbox.texts.ts'
import { sessionTexts } from '../text/session.texts.ts'
import { offlineWorkerFile } from '../../shared/offline-worker-file.ts'

/**
 * Fetches what is needed to say that the server is away, while it is there: the parts of the font that hold the
 * signs of those sentences, and the worker that answers for a page that cannot be loaded.
 */
export function prepareForOffline(): void {
  const sentences = [outboxTexts, sessionTexts].flatMap((table) => Object.values(table).flat()).join('')
  for (const weight of [400, 600])
    document.fonts.load(`${weight} 14px 'Pretendard Variable'`, sentences).catch(() => undefined)
  // Missing where plants run plain http inside.
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.register(`/${offlineWorkerFile}`).catch(() => undefined)
}
