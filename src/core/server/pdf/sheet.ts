import { disposition } from '../http/disposition.ts'
import { fileURLToPath } from 'node:url'
import { wordsIn } from '../../shared/four-texts.ts'
import { writtenIn, type Said } from '../../shared/sentence.ts'
import type { Language } from '../../shared/session.ts'
import { sheetTexts } from './pdf.texts.ts'
import { renderPdf } from './render-pdf.ts'

/**
 * A printed sheet: everything resolved to words or sentences, so that the template only lays out. A cell that
 * begins with '!' is drawn as a warning.
 */
export interface Sheet {
  title: Said
  subtitle?: Said
  /** Large letters for the wall. */
  poster?: boolean
  landscape?: boolean
  /** 결재란 at the top right: a box for each step; an empty `dt` is not signed yet. */
  stamps?: { role: Said; name: string; dt: string }[]
  facts: { label: Said; value: Said; strong?: boolean }[]
  /** `signed`: rows with room for a hand. */
  tables: {
    title: Said
    columns: { label: Said; width?: number; number?: boolean }[]
    rows: Said[][]
    signed?: boolean
  }[]
  /** Signatures drawn by hand, each with the name of its signer. */
  signatures?: { title: Said; rows: DrawnSignature[] }
  /** Whole pictures two by two; `missing` stands where a pair has one only. */
  pictures?: { title: Said; missing: Said; pairs: PicturePair[] }
  notes: Said[]
  printedDt: string
  printedBy: string
}
/** A signature as paper shows it. */
export interface DrawnSignature {
  name: string
  /** When it was given, for the screen. */
  dt: string
  /** Picture of the pad, base64. */
  png: string
}
/** Two pictures side by side, such as before and after. */
export interface PicturePair {
  /** Empty: none. */
  title: string
  leftLabel: string
  rightLabel: string
  left: PairSide | null
  right: PairSide | null
}
export interface PairSide {
  svg: string
  /** Height ÷ width. */
  ratio: number
  caption: string
}
const template = fileURLToPath(new URL('sheet.typ', import.meta.url))
/** @param language of whoever holds the paper in the hand */
export const printSheet = (sheet: Sheet, language: Language = 'kr'): Promise<Buffer> =>
  renderPdf(template, {
    ...(JSON.parse(writtenIn(language, () => JSON.stringify(drawable(sheet)))) as object),
    words: wordsIn(sheetTexts, language),
  })

/** The template draws SVG: a picture of the pad stands in one. */
const drawable = ({ signatures, ...sheet }: Sheet) => ({
  ...sheet,
  signatures: signatures && {
    ...signatures,
    rows: signatures.rows.map(({ png, ...row }) => ({ ...row, svg: svgAround(png) })),
  },
})
function svgAround(png: string): string {
  const head = Buffer.from(png, 'base64')
  // Width and height stand in the first chunk of every PNG (RFC 2083, IHDR).
  const size = `width="${head.readUInt32BE(16)}" height="${head.readUInt32BE(20)}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image href="data:image/png;base64,${png}" ${size}/></svg>`
}

/** Header of an answer that shows a PDF under a Korean name. */
export const inlinePdf = (name: string): string => disposition('inline', `${name}.pdf`)
