import { roundHalfUp } from '../../../core/shared/decimal.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'
import {
  airUnits,
  exposureBases,
  forms,
  hazardBases,
  isAirborne,
  statementLevel,
  statementsIn,
  unitFactors,
  ventilations,
  type Form,
  type HazardBasis,
} from './charm-codes.rule.ts'
import type { CharmFigures } from './charm-parameters.rule.ts'
import { charmSays } from './charm.texts.ts'

/** Litres that one mole of an ideal gas fills at 25 ℃ and 1 atm. */
const molarVolume = 24.45

type Yn = 'Y' | 'N' | null | undefined
type Value = number | null | undefined
/** What a row says of a substance at a task. */
export interface CharmFacts {
  /** Somebody has fallen ill from this work (직업병 유소견자); nothing else of his health is kept. */
  d1Yn?: Yn
  measYn?: Yn
  /** 불검출: measured, and nothing found. */
  notFoundYn?: Yn
  measVal?: Value
  measUnitCd?: string | null
  twaVal?: Value
  twaUnitCd?: string | null
  molWeight?: Value
  dayQty?: Value
  dayUnitCd?: string | null
  /** %; all of it where nobody says how much. */
  contentPct?: Value
  formCd?: string | null
  stateCd?: string | null
  dustLv?: Value
  useTemp?: Value
  boilingPt?: Value
  ventCd?: string | null
  carcCd?: string | null
  mutaCd?: string | null
  reproCd?: string | null
  hCodeTxt?: string | null
  /** The supplier of a secret component declares it 특별관리물질, without saying what it is. */
  declaredYn?: Yn
}
export interface CharmGap {
  path: keyof CharmFacts
  message: Sentence
}
export interface CharmVerdict {
  /** % of the limit with one decimal; null when nothing was measured. */
  expPct: number | null
  expLv: number | null
  expBasisCd: string | null
  hazLv: number
  hazBasisCd: HazardBasis
  /** How the levels came, one step a line. */
  trace: Sentence[]
  warnings: Sentence[]
  /** What has to be known before the exposure can be judged: nothing is guessed. */
  gaps: CharmGap[]
}
/** A value cannot be turned into the unit of its limit without the molecular weight. (rsa.md 7) */
export class NoMolecularWeight extends Error {
  override name = 'NoMolecularWeight'
}

/**
 * A concentration in another unit of air, not rounded: 0.05 mg/m³ stays 0.05 (fit D24). mg/m³ = ppm × MW ÷ 24.45.
 * @throws NoMolecularWeight
 */
export function converted(value: number, from: string, to: string, molWeight: Value): number {
  if (from === to) return value
  if (!molWeight || molWeight <= 0) throw new NoMolecularWeight()
  return from === airUnits.parts ? (value * molWeight) / molarVolume : (value * molarVolume) / molWeight
}
const isAirUnit = (unitCd: string | null | undefined): unitCd is string =>
  unitCd === airUnits.parts || unitCd === airUnits.milligrams

/** The level of a share of the limit; at exactly 100 % it is 4, the stricter of two readings (fit D24, 확인 필요). */
export const sharedLevel = (pct: number, { lowPct, middlePct, highPct }: CharmFigures): number =>
  pct < lowPct ? 1 : pct < middlePct ? 2 : pct < highPct ? 3 : 4

/** 취급량 1 소, 2 중, 3 대 of kilograms or litres a day. */
export const quantityLevel = (amount: number, { middleQty, largeQty }: CharmFigures): number =>
  amount < middleQty ? 1 : amount < largeQty ? 2 : 3

/** 휘발성 of a boiling point at the temperature of use, ℃; at 20 ℃ the limits are 50 and 150. */
export function volatility(boilingPt: number, useTemp: number, figures: CharmFigures): number {
  const { highVolSlope, highVolBase, middleVolSlope, middleVolBase } = figures
  if (boilingPt < highVolSlope * useTemp + highVolBase) return 3
  return boilingPt < middleVolSlope * useTemp + middleVolBase ? 2 : 1
}

const quantityNames = ['small', 'middle', 'large'] as const
/** The exposure of a quantity and how far it spreads, before ventilation. */
export function baseLevel(quantity: number, form: Form, spread: number, figures: CharmFigures): number {
  const quantityNm = quantityNames[quantity - 1]!
  return figures[`${quantityNm}${form === forms.dust ? 'Dust' : 'Vapor'}${spread}` as keyof CharmFigures]
}
export const ventStep = (ventCd: string | null | undefined, figures: CharmFigures): number =>
  ventCd === ventilations.closed ? figures.ventClosed : ventCd === ventilations.local ? figures.ventLocal : 0

interface Exposure {
  expPct: number | null
  expLv: number | null
  expBasisCd: string | null
  trace: Sentence[]
  warnings: Sentence[]
  gaps: CharmGap[]
}
const nothing = { expPct: null, expLv: null, expBasisCd: null, trace: [], warnings: [], gaps: [] }

/** 노출수준 1–4: illness, else what was measured, else what is handled. (rsa.md 5.5 (1)) */
function exposureOf(facts: CharmFacts, figures: CharmFigures): Exposure {
  if (facts.d1Yn === 'Y')
    return { ...nothing, expLv: 4, expBasisCd: exposureBases.illness, trace: [charmSays.illness()] }
  if (facts.measYn !== 'Y') return handledExposure(facts, figures)
  if (facts.notFoundYn === 'Y' || facts.measVal === 0)
    return {
      ...nothing,
      expPct: 0,
      expLv: 1,
      expBasisCd: exposureBases.measured,
      trace: [charmSays.notFound()],
    }
  const { measVal, measUnitCd, twaVal, twaUnitCd, molWeight } = facts
  if (measVal === null || measVal === undefined)
    return { ...nothing, gaps: [{ path: 'measVal', message: charmSays.measuredNeeded() }] }
  if (!twaVal) return withoutLimit(facts, figures)
  if (!measUnitCd) return { ...nothing, gaps: [{ path: 'measUnitCd', message: charmSays.unitNeeded() }] }
  if (measUnitCd !== twaUnitCd && !(isAirUnit(measUnitCd) && isAirUnit(twaUnitCd)))
    return { ...nothing, gaps: [{ path: 'measUnitCd', message: charmSays.unitsDiffer() }] }
  const level = converted(measVal, measUnitCd, twaUnitCd, molWeight)
  const pct = roundHalfUp((level / twaVal) * 100, 1)
  const expLv = sharedLevel(pct, figures)
  const said = { limit: twaVal, pct: pct.toFixed(1), level: expLv }
  return {
    ...nothing,
    expPct: pct,
    expLv,
    expBasisCd: exposureBases.measured,
    trace: [
      ...(measUnitCd === twaUnitCd
        ? []
        : [
            charmSays.converted({
              value: measVal,
              from: unitNm(measUnitCd),
              to: unitNm(twaUnitCd),
              weight: molWeight!,
              result: significant(level),
            }),
          ]),
      charmSays.measured({ value: significant(level), ...said }),
    ],
  }
}
const unitNm = (unitCd: string) => (unitCd === airUnits.milligrams ? 'mg/m³' : unitCd)
/** Four significant figures, for reading only. */
const significant = (value: number): number => Number(value.toPrecision(4))
function withoutLimit(facts: CharmFacts, figures: CharmFigures): Exposure {
  const handled = handledExposure(facts, figures)
  return { ...handled, warnings: [charmSays.noLimit(), ...handled.warnings] }
}
function handledExposure(facts: CharmFacts, figures: CharmFigures): Exposure {
  const { dayQty, dayUnitCd, contentPct, formCd, dustLv, boilingPt, ventCd, stateCd } = facts
  const useTemp = facts.useTemp ?? figures.roomTemp
  const form = formCd === forms.dust ? forms.dust : formCd === forms.vapor ? forms.vapor : undefined
  const factor = dayUnitCd ? unitFactors[dayUnitCd] : undefined
  const gaps: CharmGap[] = []
  if (dayQty === null || dayQty === undefined)
    gaps.push({ path: 'dayQty', message: charmSays.quantityNeeded() })
  else if (factor === undefined) gaps.push({ path: 'dayUnitCd', message: charmSays.unitNeeded() })
  if (!form) gaps.push({ path: 'formCd', message: charmSays.formNeeded() })
  if (form === forms.dust && !dustLv) gaps.push({ path: 'dustLv', message: charmSays.dustNeeded() })
  const hasBoiling = boilingPt !== null && boilingPt !== undefined
  if (form === forms.vapor && !hasBoiling && !isAirborne(stateCd))
    gaps.push({ path: 'boilingPt', message: charmSays.boilingNeeded() })
  if (gaps.length > 0) return { ...nothing, gaps }
  const amount = (dayQty! * factor! * (contentPct ?? 100)) / 100
  const quantity = quantityLevel(amount, figures)
  const spread =
    form === forms.dust ? dustLv! : isAirborne(stateCd) ? 3 : volatility(boilingPt!, useTemp, figures)
  const base = baseLevel(quantity, form!, spread, figures)
  const step = ventStep(ventCd, figures)
  const expLv = Math.max(1, base - step)
  return {
    ...nothing,
    expLv,
    expBasisCd: exposureBases.handled,
    trace: [
      contentPct === null || contentPct === undefined
        ? charmSays.quantity({ amount: significant(amount), level: quantity })
        : charmSays.content({
            quantity: significant(dayQty! * factor!),
            pct: contentPct,
            amount: significant(amount),
            level: quantity,
          }),
      form === forms.dust
        ? charmSays.dust({ level: spread })
        : isAirborne(stateCd)
          ? charmSays.airborne({ level: spread })
          : charmSays.volatility({
              boiling: boilingPt!,
              temp: useTemp,
              high: figures.highVolSlope * useTemp + figures.highVolBase,
              middle: figures.middleVolSlope * useTemp + figures.middleVolBase,
              level: spread,
            }),
      step === 0
        ? charmSays.base({ quantity, spread, level: expLv })
        : charmSays.ventilated({ quantity, spread, base, step, level: expLv }),
    ],
    warnings: ventCd ? [] : [charmSays.ventUnknown()],
  }
}

const cmrNames = [
  ['carcCd', 'carcinogen'],
  ['mutaCd', 'mutagen'],
  ['reproCd', 'reproduction'],
] as const
interface Hazard {
  hazLv: number
  hazBasisCd: HazardBasis
  trace: Sentence[]
  warnings: Sentence[]
}
/** 유해성 1–4: CMR, else the limit, else the hazard statements. (rsa.md 5.5 (2)) */
function hazardOf(facts: CharmFacts, figures: CharmFigures): Hazard {
  const cmr = cmrNames.flatMap(([field, name]) => {
    const category = facts[field]
    return category ? [charmSays[name]({ category })] : []
  })
  if (cmr.length > 0 || facts.declaredYn === 'Y')
    return {
      hazLv: 4,
      hazBasisCd: hazardBases.cmr,
      trace: cmr.length > 0 ? cmr : [charmSays.declared()],
      warnings: [],
    }
  const limited = limitLevel(facts, figures)
  if (limited.hazLv !== undefined)
    return { hazLv: limited.hazLv, hazBasisCd: hazardBases.limit, trace: limited.trace, warnings: [] }
  const hCodes = statementsIn(facts.hCodeTxt)
  if (hCodes.length === 0)
    return {
      hazLv: 1,
      hazBasisCd: hazardBases.unknown,
      trace: [...limited.trace, charmSays.hazardUnknown()],
      warnings: [charmSays.careful()],
    }
  const hazLv = Math.max(...hCodes.map(statementLevel))
  const worst = hCodes.filter((each) => statementLevel(each) === hazLv).join(', ')
  return {
    hazLv,
    hazBasisCd: hazardBases.statement,
    trace: [...limited.trace, charmSays.statement({ codes: worst, level: hazLv })],
    warnings: [],
  }
}
function limitLevel(facts: CharmFacts, figures: CharmFigures): { hazLv?: number; trace: Sentence[] } {
  const { twaVal, twaUnitCd, molWeight, formCd } = facts
  if (!twaVal || !isAirUnit(twaUnitCd)) return { trace: [] }
  const isDust = formCd === forms.dust
  const unit = isDust ? airUnits.milligrams : airUnits.parts
  const limit = converted(twaVal, twaUnitCd, unit, molWeight)
  const bands = isDust
    ? [figures.dust4, figures.dust3, figures.dust2, figures.dust1]
    : [figures.gas4, figures.gas3, figures.gas2, figures.gas1]
  const at = bands.findIndex((edge) => limit <= edge)
  const said = { limit: significant(limit), unit: unitNm(unit) }
  if (at === -1) return { trace: [charmSays.limitAbove(said)] }
  return { hazLv: 4 - at, trace: [charmSays.limit({ ...said, level: 4 - at })] }
}

/**
 * CHARM of one substance at one task: exposure × hazard with every step in words. The score and its grade are the
 * matrix's. (rsa.md 5.5)
 * @throws NoMolecularWeight where a unit cannot be turned
 */
export function judgeCharm(facts: CharmFacts, figures: CharmFigures): CharmVerdict {
  const exposure = exposureOf(facts, figures)
  const hazard = hazardOf(facts, figures)
  const product =
    exposure.expLv === null
      ? []
      : [
          charmSays.product({
            exposure: exposure.expLv,
            hazard: hazard.hazLv,
            score: exposure.expLv * hazard.hazLv,
          }),
        ]
  return {
    ...exposure,
    hazLv: hazard.hazLv,
    hazBasisCd: hazard.hazBasisCd,
    trace: [...exposure.trace, ...hazard.trace, ...product],
    warnings: [...exposure.warnings, ...hazard.warnings],
  }
}
