interface Place {
  deptCd: string
  pdeptCd?: string | null
}
/** The department that is shown: the chosen one, before any choice the own one, else the top of the tree. */
export function chosenOf<D extends Place>(
  rows: readonly D[],
  selected: string | undefined,
  own: string | null,
): D | undefined {
  const at = (deptCd: string | null | undefined) => rows.find((row) => row.deptCd === deptCd)
  if (selected !== undefined) return at(selected)
  return at(own) ?? rows.find(({ pdeptCd }) => !at(pdeptCd)) ?? rows[0]
}
