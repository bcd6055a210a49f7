import { dateToSerial, maxCellText } from './cell.ts'
import type { CellValue } from './cell.ts'
import type { WorkbookColumn } from './sheet-layout.ts'
import { escapeCellText } from './xml-text.ts'

/** Excel keeps 15 digits; a longer number is written as text rather than changed. */
const exactNumber = /^-?(?:0|[1-9]\d{0,14})(?:\.\d+)?$/
/** Any reader takes it for a text that goes on. */
const cutMark = '… [...]'

/**
 * The value as the column's format wants it: '2026-11-20' becomes a real date, '1234.50' (a database's
 * numeric) a real number. A value that does not fit its format stays what it is, so that the reader of the
 * file sees it.
 */
export function toFormat(value: CellValue, format: WorkbookColumn['format']): CellValue {
  if (value === null || value === '') return null
  if (typeof value === 'number' && !Number.isFinite(value)) return null
  if (format === 'text') return String(value)
  if (typeof value !== 'string' || format === undefined) return value
  if (format === 'date' || format === 'datetime') return dateToSerial(value) ?? value
  return exactNumber.test(value) && value.replace(/\D/g, '').length <= 15 ? Number(value) : value
}

/**
 * One `<c>` element. Text is always an inline string and never a formula, whatever it begins with.
 * A text Excel could not open is cut visibly.
 */
export function cellXml(reference: string, style: number, value: CellValue): string {
  if (value === null) return `<c r="${reference}" s="${style}"/>`
  if (typeof value === 'number') return `<c r="${reference}" s="${style}"><v>${value}</v></c>`
  if (typeof value === 'boolean') return `<c r="${reference}" s="${style}" t="b"><v>${value ? 1 : 0}</v></c>`
  return `<c r="${reference}" s="${style}" t="inlineStr"><is>${textXml(value)}</is></c>`
}

/** One `<t>` element, at most `maxCellText` characters. */
export function textXml(text: string): string {
  const fitting = text.length > maxCellText ? cutText(text) : text
  const space = /^\s|\s$|\n/.test(fitting) ? ' xml:space="preserve"' : ''
  return `<t${space}>${escapeCellText(fitting)}</t>`
}

function cutText(text: string): string {
  const kept = text.slice(0, maxCellText - cutMark.length)
  // Never half of an emoji.
  return (kept.isWellFormed() ? kept : kept.replace(/[\ud800-\udbff]$/, '')) + cutMark
}
