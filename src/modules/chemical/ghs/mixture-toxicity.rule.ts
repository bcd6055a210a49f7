import type { MixtureComponent, MixtureLine } from './mixture-classification.rule.ts'
import { roundHalfUp } from '../../../core/shared/decimal.ts'
import { mixtureSentences as say } from './mixture.texts.ts'

/** Routes of acute toxicity, as the categories of the class name them. */
export type Route = 'O' | 'D' | 'I'
export type InhaledForm = 'gas' | 'vapour' | 'dust'
/** Oral and dermal in mg/kg; inhaled in ppm (gas) or mg/L (vapour; dust and mist), four hours. */
export type Scale = 'O' | 'D' | InhaledForm
export type RouteEstimates = Readonly<Partial<Record<Scale, number>>>
const inhaledForms: readonly InhaledForm[] = ['gas', 'vapour', 'dust']
const units: Readonly<Record<Scale, string>> = {
  O: 'mg/kg',
  D: 'mg/kg',
  gas: 'ppm',
  vapour: 'mg/L',
  dust: 'mg/L',
}

/**
 * Converted point estimates of the categories 1 … 4. (UN GHS rev. 10 table 3.1.2; to be confirmed in 별표 1)
 */
const estimates: Readonly<Record<Scale, readonly number[]>> = {
  O: [0.5, 5, 100, 500],
  D: [5, 50, 300, 1100],
  gas: [10, 100, 700, 4500],
  vapour: [0.05, 0.5, 3, 11],
  dust: [0.005, 0.05, 0.5, 1.5],
}
/** Upper ends of the categories 1 … 4. (UN GHS rev. 10 table 3.1.1) */
const edges: Readonly<Record<Scale, readonly number[]>> = {
  O: [5, 50, 300, 2000],
  D: [50, 200, 1000, 2000],
  gas: [100, 500, 2500, 20_000],
  vapour: [0.5, 2, 10, 20],
  dust: [0.05, 0.5, 1, 5],
}
const statements: Readonly<Record<Route, readonly string[]>> = {
  O: ['H300', 'H300', 'H301', 'H302'],
  D: ['H310', 'H310', 'H311', 'H312'],
  I: ['H330', 'H330', 'H331', 'H332'],
}
/** The class of acute toxicity. (code group GHS_CLASS) */
export const acuteToxicity = 'H01'
/** Components below it do not count unless they are fatal. (UN GHS rev. 10 3.1.3.3) */
const relevantPct = 1
/** From this share of components of unknown toxicity on the sum is corrected. (3.1.3.6.2.3) */
const unknownPct = 10

/**
 * ATEmix of one route and the components it comes from; undefined when none is toxic by it. `strongest`: the
 * category of the most toxic of them, from 0 on.
 */
export function estimateOf(
  parts: readonly MixtureComponent[],
  route: Route,
  form: InhaledForm,
  unknown = 0,
): { ate: number; strongest: number; counted: MixtureComponent[] } | undefined {
  const scale = route === 'I' ? form : route
  const known = parts.flatMap((part) => {
    const catCd = part.lines
      .filter(({ ghsClassCd, ghsCatCd }) => ghsClassCd === acuteToxicity && ghsCatCd.startsWith(route))
      .map(({ ghsCatCd }) => Number(ghsCatCd.slice(1)))
      .toSorted((one, other) => one - other)[0]
    const ate = part.ate?.[scale] ?? (catCd === undefined ? undefined : estimates[scale][catCd - 1])
    if (ate === undefined || (part.pct < relevantPct && (catCd ?? 4) > 2)) return []
    return [{ part, ate, at: part.ate?.[scale] === undefined ? catCd! - 1 : categoryAt(scale, ate) }]
  })
  const sum = known.reduce((total, { part, ate }) => total + part.pct / ate, 0)
  if (sum <= 0) return undefined
  const whole = unknown > unknownPct ? 100 - unknown : 100
  const toxic = known.map(({ at }) => at).filter((at) => at >= 0)
  return {
    ate: roundHalfUp(whole / sum, 3),
    strongest: toxic.length > 0 ? Math.min(...toxic) : 0,
    counted: known.map(({ part }) => part),
  }
}

/** The category that an estimate falls into, from 0 on; -1 above all. */
function categoryAt(scale: Scale, ate: number): number {
  return edges[scale].findIndex((edge) => ate <= edge)
}
const acuteLine = (route: Route, at: number, why: MixtureLine['why']): MixtureLine => ({
  ghsClassCd: acuteToxicity,
  ghsCatCd: `${route}${at + 1}`,
  hCode: statements[route][at]!,
  why,
})

/**
 * Acute toxicity of each route. What was measured of the mixture as a whole decides its route; of several
 * inhaled forms the strongest stands. Else the estimates of the components are added. (UN GHS rev. 10
 * 3.1.3.4, 3.1.3.6)
 */
export function routeLines(
  parts: readonly MixtureComponent[],
  form: InhaledForm,
  unknown: number,
  own: RouteEstimates = {},
): MixtureLine[] {
  return (['O', 'D', 'I'] as const).flatMap((route): MixtureLine[] => {
    const scales: readonly Scale[] = route === 'I' ? inhaledForms : [route]
    const measured = scales.flatMap((scale) => {
      const ate = own[scale]
      return ate === undefined ? [] : [{ scale, ate, at: categoryAt(scale, ate) }]
    })
    if (measured.length > 0) {
      const [first] = measured.filter(({ at }) => at >= 0).toSorted((one, other) => one.at - other.at)
      return first
        ? [acuteLine(route, first.at, say.measuredAte({ ate: first.ate, unit: units[first.scale] }))]
        : []
    }
    const found = estimateOf(parts, route, form, unknown)
    const estimated = found ? categoryAt(route === 'I' ? form : route, found.ate) : -1
    if (!found || estimated < 0) return []
    // The point estimate of a category is the edge of the stronger one; a mixture is no more toxic than its
    // most toxic component.
    const at = Math.max(estimated, found.strongest)
    const names = found.counted.map(({ chemNm }) => chemNm ?? String(say.secret())).join(', ')
    return [acuteLine(route, at, say.estimate({ ate: found.ate, names }))]
  })
}
