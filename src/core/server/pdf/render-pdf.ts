import { Worker } from 'node:worker_threads'
import type { PdfJob, PdfOutcome } from './typst-worker.ts'

/**
 * The compiler keeps memory for every different document (105 → 349 MB after 3,000), so its thread is
 * replaced.
 */
const documentsPerWorker = 1000

/** Longest time for one document, ms; a 20-page list takes less than one second. */
const timeLimit = 60_000

interface Waiting {
  resolve: (pdf: Buffer) => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout
}

interface Renderer {
  worker: Worker
  waiting: Map<number, Waiting>
  started: number
}

let current: Renderer | undefined
let lastJobNo = 0

/**
 * Draws a PDF from a Typst template in a thread of its own.
 * @param template absolute path of the .typ file; it may read files of its own folder and the shared
 * parts (typst-compiler.ts), and imports no packages
 * @param data anything JSON can carry; the template reads it with `json(bytes(sys.inputs.data))`, so text in
 * it is never markup
 * @throws Error when the template does not compile, takes too long, or the thread dies
 */
export function renderPdf(template: string, data: unknown): Promise<Buffer> {
  const renderer = rendererForNext()
  const job: PdfJob = { jobNo: (lastJobNo += 1), template, json: JSON.stringify(data) }
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => discard(renderer, new Error(`${template} took longer than ${timeLimit} ms`)),
      timeLimit,
    )
    renderer.waiting.set(job.jobNo, { resolve, reject, timer })
    renderer.worker.ref()
    renderer.worker.postMessage(job)
  })
}

/** Ends the thread; documents that are being drawn are refused. The next `renderPdf` starts a new one. */
export function closePdfRenderer(): void {
  if (current) discard(current, new Error('the server is closing'))
}

function rendererForNext(): Renderer {
  if (current && current.started >= documentsPerWorker) current = undefined
  current ??= startRenderer()
  current.started += 1
  return current
}

function startRenderer(): Renderer {
  const worker = new Worker(new URL('typst-worker.ts', import.meta.url))
  const renderer: Renderer = { worker, waiting: new Map(), started: 0 }
  worker.on('message', (outcome: PdfOutcome) => settle(renderer, outcome))
  worker.on('error', (error) => discard(renderer, error))
  worker.on('exit', () => discard(renderer, new Error('the PDF thread ended')))
  return renderer
}

function settle(renderer: Renderer, outcome: PdfOutcome): void {
  const job = renderer.waiting.get(outcome.jobNo)
  if (!job) return
  renderer.waiting.delete(outcome.jobNo)
  clearTimeout(job.timer)
  if ('error' in outcome) job.reject(new Error(outcome.error))
  else job.resolve(Buffer.from(outcome.pdf.buffer, outcome.pdf.byteOffset, outcome.pdf.byteLength))
  if (renderer.waiting.size > 0) return
  // An idle thread must not keep the process alive; a replaced one is not needed any more.
  if (renderer === current) renderer.worker.unref()
  else void renderer.worker.terminate()
}

function discard(renderer: Renderer, reason: Error): void {
  if (renderer === current) current = undefined
  for (const job of renderer.waiting.values()) {
    clearTimeout(job.timer)
    job.reject(reason)
  }
  renderer.waiting.clear()
  void renderer.worker.terminate()
}
