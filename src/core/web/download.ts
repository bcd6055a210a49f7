import { momentOf } from '../shared/dates.ts'

/** Name of an Excel file: label plus the wall time of Seoul (specification section 9, admin R12). */
export const fileStamp = (label: string, now: Date = new Date()): string =>
  `${label}_${momentOf(now).slice(0, 19).replaceAll(/\D/g, '')}.xlsx`

/** Name in a content-disposition header; the UTF-8 form wins because Korean names stand only there. */
export function dispositionName(header: string | null): string | null {
  const encoded = header?.match(/filename\*\s*=\s*UTF-8''([^;]+)/i)?.[1]
  if (encoded) return decodeURIComponent(encoded.trim())
  return header?.match(/filename\s*=\s*"?([^";]+)"?/i)?.[1]?.trim() ?? null
}

/** Hands the bytes to the browser's own download. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
