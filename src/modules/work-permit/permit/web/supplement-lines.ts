import type { SupplementCode } from '../permit-codes.rule.ts'

export type SupplementLine = Record<string, unknown> & { supplCd: string; removed?: boolean }

/**
 * One line per chosen supplementary permit in the order of the codes. A line that is no longer chosen is kept
 * marked as removed, so that a slip of the finger does not cost what was typed; marked lines are not sent.
 */
export function withLines(
  codes: readonly SupplementCode[],
  lines: readonly SupplementLine[],
): SupplementLine[] {
  const chosen = codes.map((supplCd) => {
    const { removed: _removed, ...line } = lines.find((each) => each.supplCd === supplCd) ?? { supplCd }
    return line
  })
  const dropped = lines
    .filter(({ supplCd }) => !(codes as readonly string[]).includes(supplCd))
    .map((line) => ({ ...line, removed: true }))
  return [...chosen, ...dropped]
}
