import type { SupplementCode } from './permit-codes.rule.ts'

/**
 * Whether the vendor has to be informed in writing before the work (산업안전보건법 제65조제1항, 시행령 제54조): the inside of
 * and work on equipment with dangerous chemicals, places where people may suffocate, and ground that may
 * collapse.
 */
export const informationNeeded = (
  supplCds: readonly SupplementCode[],
  lines: readonly { supplCd: string; flammableYn?: string | null; toxicYn?: string | null }[],
): boolean =>
  supplCds.includes('S1') ||
  supplCds.includes('S3') ||
  lines.some(
    ({ supplCd, flammableYn, toxicYn }) => supplCd === 'S7' && (flammableYn === 'Y' || toxicYn === 'Y'),
  )
