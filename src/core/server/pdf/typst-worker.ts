import { parentPort } from 'node:worker_threads'
import { createTypst } from './typst-compiler.ts'

export interface PdfJob {
  jobNo: number
  template: string
  json: string
}

export type PdfOutcome = { jobNo: number; pdf: Uint8Array } | { jobNo: number; error: string }

const typst = createTypst()

parentPort?.on('message', ({ jobNo, template, json }: PdfJob) => {
  try {
    const pdf = new Uint8Array(typst.pdf(template, json))
    parentPort?.postMessage({ jobNo, pdf } satisfies PdfOutcome, [pdf.buffer])
  } catch (error) {
    parentPort?.postMessage({
      jobNo,
      error: error instanceof Error ? error.message : String(error),
    } satisfies PdfOutcome)
  }
})
