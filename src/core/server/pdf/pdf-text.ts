import { Worker } from 'node:worker_threads'
import type { PdfTextAnswer } from './pdf-text-worker.ts'

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
 * The PDF cannot be read: damaged, encrypted, too costly, or pictures without text. The message is for the
 * user.
 */
export class PdfTextError extends Error {}
const unreadable =
  'PDF의 글자를 읽을 수 없습니다. 스캔한 그림이거나 암호가 있는 파일이면 본문을 직접 붙여 넣으세요.'

/**
 * The text of each page of a PDF, read in a thread of its own that is loaded when it is asked for and ended
 * afterwards.
 * @throws PdfTextError with a Korean message
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
    // What the reader warns of is not the log's.
    stdout: true,
    stderr: true,
  })
  try {
    const pages = await new Promise<string[]>((resolve, reject) => {
      const timer = setTimeout(() => reject(new PdfTextError(unreadable)), timeLimit)
      worker.once('exit', () => clearTimeout(timer))
      worker.once('exit', () => reject(new PdfTextError(unreadable)))
      worker.once('error', (error) => reject(new PdfTextError(unreadable, { cause: error })))
      worker.once('message', (answer: PdfTextAnswer) =>
        answer.pages ? resolve(answer.pages) : reject(new PdfTextError(unreadable, { cause: answer.reason })),
      )
    })
    if (pages.every((page) => page.trim() === '')) throw new PdfTextError(unreadable)
    return pages
  } finally {
    await worker.terminate()
  }
}
