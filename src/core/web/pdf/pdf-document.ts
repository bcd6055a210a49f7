import { getDocument, GlobalWorkerOptions, PasswordResponses, version } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PDFDocumentProxy } from 'pdfjs-dist'
// oxlint-disable-next-line import/default -- Vite answers the address of the file
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = workerAddress
const parts = `/assets/pdfjs-${version}`

export interface PasswordAsked {
  /** One was given and does not fit. */
  wrong: boolean
  give: (password: string) => void
}
export interface OpeningPdf {
  /** Rejects when the file is no PDF, or a damaged one. */
  document: Promise<PDFDocumentProxy>
  /** Ends the worker that reads it; what it has read is gone. */
  close: () => void
}
/**
 * Reads a PDF in a worker of its own. Nothing in it runs or calls out: no script, no link, no form. Decoders of scanned
 * pictures run as plain script, because the policy of our pages allows no WebAssembly.
 */
export function openPdf(bytes: ArrayBuffer, onPassword: (asked: PasswordAsked) => void): OpeningPdf {
  const task = getDocument({
    data: bytes,
    cMapUrl: `${parts}/cmaps/`,
    standardFontDataUrl: `${parts}/standard_fonts/`,
    wasmUrl: `${parts}/wasm/`,
    useWorkerFetch: true,
    useWasm: false,
    disableWorkerRendering: true,
    verbosity: 0,
  })
  task.onPassword = (give: (password: string) => void, reason: number) =>
    onPassword({ wrong: reason === PasswordResponses.INCORRECT_PASSWORD, give })
  return {
    document: task.promise,
    close: () => void task.destroy(),
  }
}
