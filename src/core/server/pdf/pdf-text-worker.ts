import { parentPort, workerData } from 'node:worker_threads'
import { extractText, getDocumentProxy } from 'unpdf'

export type PdfTextAnswer = { pages: string[]; reason?: undefined } | { pages?: undefined; reason: string }

/** A sheet of more pages is none; letters beyond this are not read. */
const maxPages = 100
const maxLetters = 500_000

async function answer(): Promise<PdfTextAnswer> {
  try {
    const document = await getDocumentProxy(workerData as Uint8Array, { disableFontFace: true })
    if (document.numPages > maxPages) return { reason: 'too many pages' }
    const { text } = await extractText(document)
    let left = maxLetters
    return { pages: text.map((page) => page.slice(0, Math.max(0, (left -= page.length) + page.length))) }
  } catch (error) {
    return { reason: String(error) }
  }
}

const said = await answer()
parentPort?.postMessage(said)
