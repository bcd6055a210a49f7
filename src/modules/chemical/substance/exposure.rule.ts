/** Litres that one mole of an ideal gas fills at 25 ℃ and 1 atm. */
const molarVolume = 24.45
const round = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits

/** mg/m³ of a concentration in ppm. @param molWeight g/mol */
export const milligramsOf = (ppm: number, molWeight: number): number => round((ppm * molWeight) / molarVolume, 1)
/** ppm of a concentration in mg/m³. @param molWeight g/mol */
export const ppmOf = (milligrams: number, molWeight: number): number => round((milligrams * molarVolume) / molWeight, 3)

/**
 * Sum of exposures to substances of like effect, EM = Σ C/T; above 1 the limit is exceeded. (노출기준 고시 제6조)
 * @throws RangeError when a limit is not above zero
 */
export function mixedExposure(parts: readonly { level: number; limit: number }[]): { em: number; exceeded: boolean } {
  if (parts.some(({ limit }) => !(limit > 0))) throw new RangeError('노출기준이 없는 물질은 계산할 수 없습니다.')
  const sum = parts.reduce((total, { level, limit }) => total + level / limit, 0)
  const em = round(sum, 4)
  return { em, exceeded: em > 1 }
}

/**
 * Acute toxicity estimate of a mixture, 100 / Σ(Cᵢ/ATEᵢ).
 * @param parts contents in % and ATE in mg/kg (or the unit of the route)
 * @returns undefined when no component is acutely toxic
 */
export function mixedAcuteToxicity(parts: readonly { contentPct: number; ate: number }[]): number | undefined {
  const sum = parts.reduce((total, { contentPct, ate }) => total + contentPct / ate, 0)
  return sum > 0 ? round(100 / sum, 1) : undefined
}

/** Upper ends of the categories of acute oral toxicity in mg/kg body weight (GHS table 3.1.1). */
const oralEdges = [
  [5, 'O1'],
  [50, 'O2'],
  [300, 'O3'],
  [2000, 'O4'],
] as const
/** Category of acute oral toxicity, or undefined when it is not classified. */
export const oralCategory = (ate: number): string | undefined => oralEdges.find(([edge]) => ate <= edge)?.[1]
