/** A move of the place as its agreement is concerned. */
export interface MovedPlace {
  permitAdjustNo: number
  adjustCd: string
  agreeYn: string | null
  otherPermitNo: number | null
  confirmDt: string | null
  otherDt: string | null
}

/** Who has not agreed to a move yet: the issuer of its area, the people of the other work. */
export const missingAgreements = (move: MovedPlace): ('issuer' | 'other')[] =>
  move.agreeYn !== 'Y'
    ? []
    : [
        ...(move.confirmDt === null ? (['issuer'] as const) : []),
        ...(move.otherPermitNo !== null && move.otherDt === null ? (['other'] as const) : []),
      ]

/**
 * Moves that somebody still has to agree to. Other coordinates alone move no tank and no pipe, so a permit is not
 * issued while its place is one party's word (산업안전보건법 제64조제1항제8호). A later move replaces the earlier ones.
 */
export function openMoves<M extends MovedPlace>(adjusts: readonly M[]): M[] {
  const moves = adjusts.filter(({ adjustCd }) => adjustCd === 'place')
  const newest = new Map(moves.map((move) => [move.otherPermitNo, move]))
  return [...newest.values()].filter((move) => missingAgreements(move).length > 0)
}
