import { Worker } from 'node:worker_threads'
import type { PdfTextAnswer } from './pdf-text-worker.ts'
import { pdfSays } from './pdf.texts.ts'

/**
 * Heap of the reading thread in megabytes, and its time in ms: a sheet of thirty pages takes about one
 * second.
 */
const heapLimit = 512
const timeLimit = 30_000
const maxWorkers = 1
let running = 0
const waiting: (() => void)[] = []

/**
 * The PDF cannot be read: damaged, encrypted, too costly, or pictures without text. `said` is for the user.
 */
export class PdfTextError extends Error {
  readonly said = pdfSays.unreadable()
  constructor(options?: ErrorOptions) {
    super(String(pdfSays.unreadable()), options)
  }
}

/**
 * The text of each page of a PDF, read in a thread of its own that is loaded when it is asked for and ended
 * afterwards.
 * @throws PdfTextError
 */
export async function pdfText(file: Buffer): Promise<string[]> {
  if (running >= maxWorkers) await new Promise<void>((resolve) => waiting.push(resolve))
  running++
  try {
    return await readInThread(file)
  } finally {
    running--
    waiting.shift()?.()
  }
}

async function readInThread(file: Buffer): Promise<string[]> {
  const copy = new Uint8Array(file)
  const worker = new Worker(new URL('./pdf-text-worker.ts', import.meta.url), {
    workerData: copy,
    transferList: [copy.buffer],
    resourceLimits: { maxOldGenerationSizeMb: heapLimit },
    // Warnings of the PDF reader do not go to the log.
    stdout: true,
    stderr: true,
  })
  try {
    const pages = await new Promise<string[]>((resolve, reject) => {
      const timer = setTimeout(() => reject(new PdfTextError()), timeLimit)
      worker.once('exit', () => clearTimeout(timer))
      worker.once('exit', () => reject(new PdfTextError()))
      worker.once('error', (error) => reject(new PdfTextError({ cause: error })))
      worker.once('message', (answer: PdfTextAnswer) =>
        answer.pages ? resolve(answer.pages) : reject(new PdfTextError({ cause: answer.reason })),
      )
    })
    if (pages.every((page) => page.trim() === '')) throw new PdfTextError()
    return pages
  } finally {
    await worker.terminate()
  }
}
