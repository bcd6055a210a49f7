/** A substance of a permit, as its assessment knows it: by name or by CAS number. */
interface Named {
  matNm: string
  casNo: string | null
}
const plain = (name: string): string => name.trim().normalize('NFC').toLowerCase()

/** Substances of the assessment that the permit does not name (ptw.md 2, handledMats). */
export function assessedMissing(assessed: readonly string[] | null, given: readonly Named[]): string[] {
  const known = new Set(given.flatMap(({ matNm, casNo }) => [plain(matNm), plain(casNo ?? '')]))
  return (assessed ?? []).filter((name) => !known.has(plain(name)))
}

type Limits = Named & Record<'lelPct' | 'toxLimitPpm', number | null> & { ppeTxt: string | null }
/**
 * The substances of the assessment as lines of a new permit, with the limits of the register where it has them. What
 * is assessed is in the place already, unless the company says that it brings it.
 */
export const assessedLines = (assessed: readonly string[] | null, register: readonly Limits[]) =>
  (assessed ?? []).map((name) => {
    const known = register.find(({ matNm, casNo }) =>
      [plain(matNm), plain(casNo ?? '')].includes(plain(name)),
    )
    return {
      matNm: known?.matNm ?? name,
      casNo: known?.casNo ?? null,
      residueYn: 'Y',
      lelPct: known?.lelPct ?? null,
      toxLimitPpm: known?.toxLimitPpm ?? null,
      ppeTxt: known?.ppeTxt ?? null,
    }
  })
