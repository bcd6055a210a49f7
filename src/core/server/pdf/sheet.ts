import { fileURLToPath } from 'node:url'
import { renderPdf } from './render-pdf.ts'

/**
 * A printed sheet: everything resolved to words, so that the template only lays out. A cell that begins with
 * '!' is drawn as a warning.
 */
export interface Sheet {
  title: string
  subtitle?: string
  /** Large letters for the wall. */
  poster?: boolean
  landscape?: boolean
  /** 결재란 at the top right: a box for each step; an empty `dt` is not signed yet. */
  stamps?: { role: string; name: string; dt: string }[]
  facts: { label: string; value: string; strong?: boolean }[]
  /** `signed`: rows with room for a hand. */
  tables: {
    title: string
    columns: { label: string; width?: number; number?: boolean }[]
    rows: string[][]
    signed?: boolean
  }[]
  notes: string[]
  printedDt: string
  printedBy: string
}
const template = fileURLToPath(new URL('sheet.typ', import.meta.url))
export const printSheet = (sheet: Sheet): Promise<Buffer> => renderPdf(template, sheet)

/** Header of an answer that shows a PDF under a Korean name. */
export const inlinePdf = (name: string): string =>
  `inline; filename*=UTF-8''${encodeURIComponent(`${name}.pdf`)}`
