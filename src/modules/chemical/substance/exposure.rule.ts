import type { Explanation } from '../../../core/shared/explanation.ts'
import type { ChemicalParameters } from '../chemical-parameters.rule.ts'

/** Litres that one mole of an ideal gas fills at 25 ℃ and 1 atm. */
const molarVolume = 24.45
const round = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits

/** mg/m³ of a concentration in ppm. @param molWeight g/mol */
export const milligramsOf = (ppm: number, molWeight: number): number =>
  round((ppm * molWeight) / molarVolume, 1)
/** ppm of a concentration in mg/m³. @param molWeight g/mol */
export const ppmOf = (milligrams: number, molWeight: number): number =>
  round((milligrams * molarVolume) / molWeight, 3)

/**
 * Sum of exposures to substances of like effect, EM = Σ C/T; above 1 the limit is exceeded. (노출기준 고시 제6조)
 * @throws RangeError when a limit is not above zero
 */
export function mixedExposure(parts: readonly { level: number; limit: number }[]): {
  em: number
  exceeded: boolean
} {
  if (parts.some(({ limit }) => !(limit > 0)))
    throw new RangeError('노출기준이 없는 물질은 계산할 수 없습니다.')
  const sum = parts.reduce((total, { level, limit }) => total + level / limit, 0)
  const em = round(sum, 4)
  return { em, exceeded: em > 1 }
}

/**
 * Acute toxicity estimate of a mixture, 100 / Σ(Cᵢ/ATEᵢ).
 * @param parts contents in % and ATE in mg/kg (or the unit of the route)
 * @returns undefined when no component is acutely toxic
 */
export function mixedAcuteToxicity(
  parts: readonly { contentPct: number; ate: number }[],
): number | undefined {
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

/** An open component of a product as its mixture is judged; a secret one is left out and counted. */
export interface MixturePart {
  chemNm: string
  casNo: string | null
  /** %; the typical content. */
  contentPct: number
  /** 노출기준 TWA in `expUnitNm`. */
  twaVal: number | null
  expUnitNm: string | null
  /** Measured ATE of the oral route, mg/kg; null: by its category. */
  ateVal: number | null
  /** Category of acute oral toxicity, O1 … O4. */
  oralCatCd: string | null
}
type Estimates = Pick<ChemicalParameters, 'ateOral1' | 'ateOral2' | 'ateOral3' | 'ateOral4' | 'version'>
const estimateOf: Readonly<Record<string, keyof Omit<Estimates, 'version'>>> = {
  O1: 'ateOral1',
  O2: 'ateOral2',
  O3: 'ateOral3',
  O4: 'ateOral4',
}
/** Hazard statement of a category of acute oral toxicity. */
const oralStatements: Readonly<Record<string, string>> = { O1: 'H300', O2: 'H300', O3: 'H301', O4: 'H302' }

export interface MixtureToxicity {
  /** mg/kg */
  ate: number
  oralCatCd: string | undefined
  hCode: string | undefined
  explanation: Explanation
}
/**
 * Acute oral toxicity of a mixture with its why: the measured ATE of a component, else the point estimate of
 * its category.
 * @param hidden secret components, which are not counted
 * @returns undefined when no open component is acutely toxic (chm.md 5.7)
 */
export function mixtureToxicity(
  parts: readonly MixturePart[],
  figures: Estimates,
  hidden = 0,
): MixtureToxicity | undefined {
  const known = parts.flatMap((part) => {
    const name = part.oralCatCd ? estimateOf[part.oralCatCd] : undefined
    const ate = part.ateVal ?? (name && figures[name])
    return ate && part.contentPct > 0 ? [{ ...part, ate }] : []
  })
  const ate = mixedAcuteToxicity(known)
  if (ate === undefined) return undefined
  const oralCatCd = oralCategory(ate)
  return {
    ate,
    oralCatCd,
    hCode: oralCatCd && oralStatements[oralCatCd],
    explanation: {
      title: '혼합물의 급성독성(경구)',
      inputs: [
        ...known.map(({ chemNm, contentPct, ate: each, ateVal, oralCatCd: cat }) => ({
          label: chemNm,
          value: `${contentPct}% ÷ ATE ${each} mg/kg${ateVal === null ? ` (구분${cat?.slice(1) ?? ''} 변환값)` : ''}`,
        })),
        ...(hidden > 0
          ? [
              {
                label: '영업비밀 성분',
                value: `${hidden}종은 계산에 넣지 않았습니다. 공급사 MSDS를 따릅니다.`,
              },
            ]
          : []),
      ],
      formula: `ATEmix = 100 ÷ Σ(함유량 ÷ ATE) = ${ate} mg/kg → ${oralCatCd ? `구분${oralCatCd.slice(1)}` : '분류되지 않음'} (5·50·300·2,000 이하)`,
      source: '화학물질의 분류·표시 및 물질안전보건자료에 관한 기준 별표 1(변환값 확인 필요)',
      version: figures.version,
    },
  }
}

/** '왜?' of the sum of exposures. @param parts levels and limits of a component in one unit */
export function explainExposure(
  parts: readonly { chemNm: string; level: number; limit: number; unit: string }[],
): Explanation {
  const { em, exceeded } = mixedExposure(parts)
  return {
    title: '혼합 노출 EM',
    inputs: parts.map(({ chemNm, level, limit, unit }) => ({
      label: chemNm,
      value: `${level} ÷ ${limit} ${unit} = ${round(level / limit, 4)}`,
    })),
    formula: `EM = Σ(C ÷ T) = ${em} → ${exceeded ? '1을 초과하여 노출기준 초과' : '1 이하'}`,
    source: '화학물질 및 물리적 인자의 노출기준 제6조(서로 작용하는 증거가 없는 한 더합니다)',
  }
}
