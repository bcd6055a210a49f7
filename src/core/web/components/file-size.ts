import { roundHalfUp } from '../../shared/decimal.ts'
const units = ['Bytes', 'KB', 'MB', 'GB', 'TB'] as const

/** Size of a file in steps of 1024 with at most one decimal: 1,536 → '1.5 KB' (specification section 9). */
export function fileSizeText(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1)
  return `${roundHalfUp(bytes / 1024 ** step, 1)} ${units[step]}`
}
