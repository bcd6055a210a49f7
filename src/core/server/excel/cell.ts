import { dayMs } from '../../shared/dates.ts'

/** The value of one cell. A date is a serial number in the file, see `serialToDate`. */
export type CellValue = string | number | boolean | null

/** A cell of an error workbook: filled red, with `error` as a note that opens on the cell. */
export interface CellWithError {
  value: CellValue
  error: string
}

export type CellInput = CellValue | CellWithError

/** Excel refuses to open a file with a longer text in a cell (characters). */
export const maxCellText = 32_767
/** Rows of one sheet, fixed by the file format. */
export const maxSheetRows = 1_048_576

const secondsPerDay = 86_400
/** Day 0 of Excel, 30 December 1899, in days before 1 January 1970. */
const epochDay = 25_569
/**
 * Excel believes in 29 February 1900 (serial 60): every earlier day carries one less than the true distance.
 */
const phantomLeapDay = 60

/** `0` → `A`, `25` → `Z`, `26` → `AA`. */
export function columnName(index: number): string {
  const head = index >= 26 ? columnName(Math.floor(index / 26) - 1) : ''
  return head + String.fromCodePoint(65 + (index % 26))
}

/** The column of a cell reference, counted from 0: `AB12` → `27`. -1 when the reference has no letters. */
export function columnIndex(reference: string): number {
  let index = 0
  for (let at = 0; at < reference.length; at++) {
    const letter = (reference.codePointAt(at) ?? 0) & ~0x20
    if (letter < 65 || letter > 90) break
    index = index * 26 + letter - 64
  }
  return index - 1
}

/**
 * 'YYYY-MM-DD', optionally followed by ' HH:mm' or ' HH:mm:ss' (a T instead of the blank is fine), as Excel's
 * serial number. The text is taken as it stands on the clock: no time zone is involved, so a text with an
 * offset (`Z`, `+09:00`) is not a date here. Null for anything else, for days that do not exist and for days
 * before 1900-01-01, which Excel does not know.
 */
export function dateToSerial(text: string): number | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/.exec(text)
  if (!parts) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0))
  if (hour > 23 || minute > 59 || second > 59) return null
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day)
    return null
  const trueDistance = date.getTime() / dayMs + epochDay
  const days = trueDistance <= phantomLeapDay ? trueDistance - 1 : trueDistance
  if (days < 1) return null
  return days + (hour * 3600 + minute * 60 + second) / secondsPerDay
}

/**
 * The day of a serial number, 'YYYY-MM-DD'. Null outside 1900-01-01 … 9999-12-31 and for the day that never
 * was (1900-02-29).
 */
export function serialToDate(serial: number): string | null {
  return splitSerial(serial)?.date ?? null
}

/**
 * The moment of a serial number, 'YYYY-MM-DD HH:mm'; seconds are cut, as Excel shows it. Null as in
 * `serialToDate`.
 */
export function serialToDateTime(serial: number): string | null {
  const parts = splitSerial(serial)
  return parts && `${parts.date} ${parts.time}`
}

/**
 * The clock time of a serial number, 'HH:mm' or with seconds; a bare time typed into Excel is a number from 0
 * up to 1. Null for a negative number.
 */
export function serialToTime(serial: number, seconds = false): string | null {
  if (!Number.isFinite(serial) || serial < 0) return null
  const secondOfDay = Math.round(serial * secondsPerDay) % secondsPerDay
  return seconds ? `${clock(secondOfDay)}:${String(secondOfDay % 60).padStart(2, '0')}` : clock(secondOfDay)
}

function splitSerial(serial: number): { date: string; time: string } | null {
  if (!Number.isFinite(serial)) return null
  // Fractions of a day are not exact in binary: 09:00 may arrive as 08:59:59.9999.
  const seconds = Math.round(serial * secondsPerDay)
  const days = Math.floor(seconds / secondsPerDay)
  if (days < 1 || days === phantomLeapDay || days > 2_958_465) return null
  const trueDistance = days < phantomLeapDay ? days + 1 : days
  const date = new Date((trueDistance - epochDay) * dayMs).toISOString().slice(0, 10)
  return { date, time: clock(seconds - days * secondsPerDay) }
}

function clock(secondOfDay: number): string {
  const hour = String(Math.floor(secondOfDay / 3600)).padStart(2, '0')
  const minute = String(Math.floor(secondOfDay / 60) % 60).padStart(2, '0')
  return `${hour}:${minute}`
}
