import type { Explanation } from '../../../core/shared/explanation.ts'
import { roundHalfUp } from '../../../core/shared/decimal.ts'
import type { ChemicalParameters } from '../chemical-parameters.rule.ts'
import { exposureSentences } from './substance.texts.ts'

/** Litres that one mole of an ideal gas fills at 25 ℃ and 1 atm. */
const molarVolume = 24.45

/** mg/m³ of a concentration in ppm. @param molWeight g/mol */
export const milligramsOf = (ppm: number, molWeight: number): number =>
  roundHalfUp((ppm * molWeight) / molarVolume, 1)

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
  const em = roundHalfUp(sum, 4)
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
  return sum > 0 ? roundHalfUp(100 / sum, 1) : undefined
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
 * @param own what was measured of the mixture as a whole, mg/kg; then nothing is added up (UN GHS rev. 10 3.1.3.4)
 * @returns undefined when no open component is acutely toxic (chm.md 5.7)
 */
export function mixtureToxicity(
  parts: readonly MixturePart[],
  figures: Estimates,
  hidden = 0,
  own: number | null = null,
): MixtureToxicity | undefined {
  if (own !== null) return measuredToxicity(own, figures)
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
      title: exposureSentences.oralTitle(),
      inputs: [
        ...known.map(({ chemNm, contentPct, ate: each, ateVal, oralCatCd: cat }) => ({
          label: chemNm,
          value:
            ateVal === null
              ? exposureSentences.converted({ pct: contentPct, ate: each, category: cat?.slice(1) ?? '' })
              : exposureSentences.measured({ pct: contentPct, ate: each }),
        })),
        ...(hidden > 0
          ? [
              {
                label: exposureSentences.secret(),
                value: exposureSentences.secretNotCounted({ count: hidden }),
              },
            ]
          : []),
      ],
      formula: exposureSentences.ateFormula({
        ate,
        verdict: verdictOf(oralCatCd),
      }),
      source: exposureSentences.ateSource(),
      version: figures.version,
    },
  }
}

const verdictOf = (oralCatCd: string | undefined) =>
  oralCatCd ? exposureSentences.category({ category: oralCatCd.slice(1) }) : exposureSentences.notClassified()
function measuredToxicity(ate: number, { version }: Estimates): MixtureToxicity {
  const oralCatCd = oralCategory(ate)
  return {
    ate,
    oralCatCd,
    hCode: oralCatCd && oralStatements[oralCatCd],
    explanation: {
      title: exposureSentences.oralTitle(),
      inputs: [{ label: exposureSentences.ownAte(), value: `${ate} mg/kg` }],
      formula: exposureSentences.ownAteFormula({ ate, verdict: verdictOf(oralCatCd) }),
      source: exposureSentences.ateSource(),
      version,
    },
  }
}

/** '왜?' of the sum of exposures. @param parts levels and limits of a component in one unit */
export function explainExposure(
  parts: readonly { chemNm: string; level: number; limit: number; unit: string }[],
): Explanation {
  const { em, exceeded } = mixedExposure(parts)
  return {
    title: exposureSentences.exposureTitle(),
    inputs: parts.map(({ chemNm, level, limit, unit }) => ({
      label: chemNm,
      value: `${level} ÷ ${limit} ${unit} = ${roundHalfUp(level / limit, 4)}`,
    })),
    formula: exposureSentences.exposureFormula({
      em,
      verdict: exceeded ? exposureSentences.exceeds() : exposureSentences.within(),
    }),
    source: exposureSentences.exposureSource(),
  }
}
