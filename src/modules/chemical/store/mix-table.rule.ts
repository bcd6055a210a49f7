/** One cell of the table of segregation, as it is shown: what it says, why, and against which published table it was held. */
export interface MixCell {
  aTxt: string
  bTxt: string
  resultCd: string
  reasonTxt: string | null
  lawTxt: string
  firmYn: string
  /** CHM_INCOMP_CHECK; null: the company's own row. */
  checkCd: string | null
  checkTxt: string | null
  confirmNeededYn: string
}
/** A cell seen from one of its two groups. */
export interface MixPartner extends MixCell {
  /** The group beside it; the group itself on the diagonal. */
  otherCd: string
}

/** The cells of one group, one for each group that it may meet, in the order of the groups. */
export const partnersOf = (
  cells: readonly MixCell[],
  groupCd: string,
  order: readonly string[],
): MixPartner[] => {
  const place = new Map(order.map((code, index) => [code, index]))
  return cells
    .flatMap((cell) =>
      cell.aTxt === groupCd
        ? [{ ...cell, otherCd: cell.bTxt }]
        : cell.bTxt === groupCd
          ? [{ ...cell, otherCd: cell.aTxt }]
          : [],
    )
    .toSorted((one, other) => (place.get(one.otherCd) ?? 999) - (place.get(other.otherCd) ?? 999))
}

/** How many cells were held against a published table with which outcome. */
export function checkCounts(cells: readonly MixCell[]): Record<'EQ' | 'ST' | 'CF' | 'NO', number> {
  const counts = { EQ: 0, ST: 0, CF: 0, NO: 0 }
  for (const { checkCd } of cells)
    counts[checkCd === 'EQ' || checkCd === 'ST' || checkCd === 'CF' ? checkCd : 'NO'] += 1
  return counts
}
