import { fileURLToPath } from 'node:url'
import { renderSVG } from 'uqr'
import { renderPdf } from './render-pdf.ts'

const template = fileURLToPath(new URL('label-sheet.typ', import.meta.url))

/** A label to stick on a thing. */
export interface CodeLabel {
  name: string
  /** Where it belongs: plant, store, room. */
  path: string
  /** The number in letters, for who cannot scan. */
  mark: string
  /** Content of the code; the mark when absent. */
  code?: string
}
/** Labels with a QR code, two in a row on A4, as PDF. */
export const printLabels = (title: string, labels: readonly CodeLabel[]): Promise<Buffer> =>
  renderPdf(template, {
    title,
    labels: labels.map(({ code, ...label }) => ({
      ...label,
      qr: renderSVG(code ?? label.mark, { ecc: 'M', border: 1 }),
    })),
  })
