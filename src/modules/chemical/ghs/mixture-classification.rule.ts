import type { Said, Sentence } from '../../../core/shared/sentence.ts'
import {
  aquaticLines,
  aspirationLine,
  contentLines,
  eyeLine,
  isExtreme,
  organLines,
  skinLine,
} from './mixture-sums.rule.ts'
import { routeLines, type InhaledForm, type RouteEstimates } from './mixture-toxicity.rule.ts'
import { mixtureSentences as say } from './mixture.texts.ts'

/** A hazard class of a component, with what its supplier or the list says beyond the class. */
export interface ComponentClass {
  ghsClassCd: string
  ghsCatCd: string
  hCode: string | null
  /** Specific concentration limit, %; it stands before the generic one. */
  limitPct?: number | null
  /** M-factor of a substance that is very toxic to water. */
  multipleVal?: number | null
}
export interface MixtureComponent {
  /** Null for a component that its supplier keeps to itself: it counts, but is not named. */
  chemNm: string | null
  /** %; the largest content that is known. */
  pct: number
  lines: readonly ComponentClass[]
  /** Measured acute toxicity estimates; a route without one takes the point estimate of its category. */
  ate?: RouteEstimates
}
/** What was measured of the mixture itself. */
export interface MixtureFacts {
  stateCd: string
  flashPt?: number | null
  boilingPt?: number | null
  ph?: number | null
  /** A test or the supplier says that little acid or alkali neutralises it: the pH alone does not corrode. */
  lowReserve?: boolean
  /** mm²/s at 40 ℃ */
  viscosity?: number | null
  /** Acute toxicity estimates of the mixture as a whole; a route that has one is not calculated. */
  own?: RouteEstimates
  /** A product of one substance has that substance's physical classes and needs no test of its own. */
  oneSubstance?: boolean
}
/** A class of the mixture and why; a person confirms it. */
export interface MixtureLine {
  ghsClassCd: string
  ghsCatCd: string
  hCode: string
  why: Sentence
}
export interface MixtureClassification {
  lines: MixtureLine[]
  /** What cannot be said without a test of the mixture or the substance of a secret component. */
  open: Sentence[]
}
export const nameOf = ({ chemNm }: MixtureComponent): Said => chemNm ?? say.secret()

/** Physical classes do not follow from the components: the mixture is tested. */
const physical = /^P/
const flammableLiquid = 'P06'

/**
 * 인화성 액체 of a mixture from its own flash and boiling point. (UN GHS rev. 10 table 2.6.1)
 * @returns nothing above 93 ℃ and where nothing was measured
 */
export function flammabilityOf({ flashPt, boilingPt }: MixtureFacts): MixtureLine | undefined {
  if (flashPt === null || flashPt === undefined || flashPt > 93) return undefined
  const [ghsCatCd, hCode] =
    flashPt < 23
      ? boilingPt !== null && boilingPt !== undefined && boilingPt <= 35
        ? ['1', 'H224']
        : ['2', 'H225']
      : flashPt <= 60
        ? ['3', 'H226']
        : ['4', 'H227']
  return { ghsClassCd: flammableLiquid, ghsCatCd, hCode, why: say.flashPoint({ degrees: flashPt }) }
}

/** What stays open: physical hazards without a test, components that nobody has classified. */
function openOf(
  parts: readonly MixtureComponent[],
  facts: MixtureFacts,
  unknown: readonly Said[],
): Sentence[] {
  const burning = parts.filter(({ lines }) => lines.some(({ ghsClassCd }) => ghsClassCd === flammableLiquid))
  const others = parts.filter(({ lines }) =>
    lines.some(({ ghsClassCd }) => physical.test(ghsClassCd) && ghsClassCd !== flammableLiquid),
  )
  const names = (some: readonly MixtureComponent[]) => some.map((each) => String(nameOf(each))).join(', ')
  return [
    ...(!facts.oneSubstance && burning.length > 0 && (facts.flashPt === null || facts.flashPt === undefined)
      ? [say.flashNotDetermined({ names: names(burning) })]
      : []),
    ...(!facts.oneSubstance && others.length > 0
      ? [say.physicalNotDetermined({ names: names(others) })]
      : []),
    ...(facts.lowReserve && isExtreme(facts.ph ?? null) ? [say.lowReserve({ ph: facts.ph ?? '' })] : []),
    ...(unknown.length > 0 ? [say.notClassified({ names: unknown.map(String).join(', ') })] : []),
  ]
}

/**
 * The classification of a mixture by the GHS mixture rules, one category a class, each with its reason: generic
 * and specific limits, additivity for skin and eye, estimates of acute toxicity for every route, M-factors for
 * water, flammability from the mixture's own flash point. Nothing is copied from a component. (UN GHS rev. 10
 * chapters 3.1–4.1; 화학물질의 분류·표시 및 물질안전보건자료에 관한 기준 별표 1, limits to be confirmed)
 * @param unknown names of components that nobody has classified, or whose substance nobody knows
 */
export function classifyMixture(
  parts: readonly MixtureComponent[],
  facts: MixtureFacts,
  unknown: { names: readonly Said[]; pct: number } = { names: [], pct: 0 },
): MixtureClassification {
  const form: InhaledForm = facts.stateCd === 'V' ? 'gas' : facts.stateCd === 'L' ? 'vapour' : 'dust'
  const ph = facts.lowReserve ? null : (facts.ph ?? null)
  const skin = skinLine(parts, ph)
  const corrosive = skin !== undefined && skin.ghsCatCd !== '2'
  const lines = [
    flammabilityOf(facts),
    ...routeLines(parts, form, unknown.pct, facts.own),
    skin,
    // What corrodes the skin damages the eye as well: H314 says both.
    corrosive ? undefined : eyeLine(parts, ph),
    ...contentLines(parts, facts.stateCd === 'V'),
    ...organLines(parts),
    facts.stateCd === 'L' ? aspirationLine(parts, facts.viscosity ?? null) : undefined,
    ...aquaticLines(parts),
  ].filter((line) => line !== undefined)
  return { lines, open: openOf(parts, facts, unknown.names) }
}
