import { isCasNumber, isEcNumber } from './cas-number.rule.ts'
import { roundHalfUp } from '../../../core/shared/decimal.ts'
import { headings, ordinal } from './pasted-headings.texts.ts'

/** What a pasted text says of a substance, under the names of its fields; °C, kPa, % by volume, g/mol. */
export interface PastedSubstance {
  casNo?: string
  ecNo?: string
  keNo?: string
  unNo?: string
  chemNm?: string
  chemNmEn?: string
  molFormula?: string
  molWeight?: number
  meltingPt?: number
  boilingPt?: number
  flashPt?: number
  autoIgnTemp?: number
  lelVal?: number
  uelVal?: number
  vaporPress?: number
  specGravity?: number
  vaporDensity?: number
  twaVal?: number
  stelVal?: number
  expUnitCd?: string
}
const kPaPer: Readonly<Record<string, number>> = {
  mmhg: 0.133322,
  torr: 0.133322,
  hpa: 0.1,
  mbar: 0.1,
  pa: 0.001,
  kpa: 1,
}
const number = String.raw`(?<value>[-−–]?\s?\d[\d,]*(?:\.\d+)?)`

/** The first number behind the words, on their line or the next one; '자료없음' is none. */
function valueAfter(text: string, words: string): { value: number; rest: string } | undefined {
  const found = new RegExp(
    String.raw`(?:^|\n|[.:·]\s?)\s*(?:${ordinal}\.\s*)?(?:${words})(?:[ \t:]*\n[ \t]*|[^\n\d−–-]*)${number}(?<rest>[^\n]*)`,
  ).exec(text)
  if (!found?.groups) return undefined
  const value = Number(found.groups['value']!.replaceAll(/[,\s]/g, '').replace(/[−–]/, '-'))
  return Number.isFinite(value) ? { value, rest: found.groups['rest'] ?? '' } : undefined
}
const textAfter = (text: string, words: string): string | undefined =>
  new RegExp(
    String.raw`(?:^|\n)\s*(?:${ordinal}\.\s*)?(?:${words})\s*[:：]?[ \t]*\n?[ \t]*(?<value>[^\n]{1,200})`,
  )
    .exec(text)
    ?.groups?.['value']?.trim()
const firstOf = (text: string, pattern: RegExp, isRight: (found: string) => boolean): string | undefined =>
  [...text.matchAll(pattern)].map(([found]) => found).find(isRight)
const rounded = (value: number): number => roundHalfUp(value, 3)

/**
 * What KOSHA, NICS or a supplier writes of a substance, read from the text as it is copied from their page:
 * numbers by their check digits, properties behind their headings of section 9, exposure limits behind TWA
 * and STEL. What is not sure is left out; a person looks at it and saves. (chm.md 6)
 */
export function pastedSubstance(given: string): PastedSubstance {
  const text = given.normalize('NFKC').replaceAll('\r', '')
  const pressure = valueAfter(text, headings.vapourPressure)
  const unit = /^\s*(?:\([^)]*\)\s*)?(mmhg|torr|hpa|mbar|kpa|pa)/i
    .exec(pressure?.rest ?? '')?.[1]
    ?.toLowerCase()
  // Both notices and KOSHA write the upper limit first.
  const range = new RegExp(
    String.raw`(?:${headings.explosiveRange})[^\n\d]*\n?[^\n\d]{0,10}(?<upper>\d+(?:\.\d+)?)\s*%?\s*[/~]\s*(?<lower>\d+(?:\.\d+)?)`,
  ).exec(text)?.groups
  const limit = (name: string) =>
    new RegExp(
      String.raw`${name}\s*[-:：]?\s*(?<value>\d+(?:\.\d+)?)\s*(?<unit>ppm|mg\s*/\s*(?:m3|㎥|m³))`,
      'i',
    ).exec(text)?.groups
  const [twa, stel] = [limit('TWA'), limit('STEL')]
  const limitUnit = (twa ?? stel)?.['unit']
  const formula = textAfter(text, headings.formula)?.split(/\s/)[0]
  const entries: [keyof PastedSubstance, string | number | undefined][] = [
    ['casNo', firstOf(text, /\b\d{2,7}-\d{2}-\d\b/g, isCasNumber)],
    ['ecNo', firstOf(text, /\b\d{3}-\d{3}-\d\b/g, isEcNumber)],
    ['keNo', firstOf(text, /\bKE-\d{5}\b/g, () => true)],
    ['unNo', /(?:UN|유엔)\s*(?:번호|No\.?|number)?[^\n\d]{0,12}(\d{4})\b/i.exec(text)?.[1]],
    ['chemNm', textAfter(text, headings.nameKorean)],
    ['chemNmEn', textAfter(text, headings.nameEnglish)],
    ['molFormula', formula && /^(?:[A-Z][a-z]?\d*)+$/.test(formula) ? formula : undefined],
    ['molWeight', valueAfter(text, headings.molecularWeight)?.value],
    ['meltingPt', valueAfter(text, headings.meltingPoint)?.value],
    ['boilingPt', valueAfter(text, headings.boilingPoint)?.value],
    ['flashPt', valueAfter(text, headings.flashPoint)?.value],
    ['autoIgnTemp', valueAfter(text, headings.autoIgnition)?.value],
    ['uelVal', range && Number(range['upper'])],
    ['lelVal', range && Number(range['lower'])],
    ['vaporPress', pressure && unit ? rounded(pressure.value * kPaPer[unit]!) : undefined],
    ['specGravity', valueAfter(text, headings.gravity)?.value],
    ['vaporDensity', valueAfter(text, headings.vapourDensity)?.value],
    ['twaVal', twa && Number(twa['value'])],
    ['stelVal', stel && Number(stel['value'])],
    ['expUnitCd', limitUnit && (/ppm/i.test(limitUnit) ? 'ppm' : 'mgm3')],
  ]
  const found = Object.fromEntries(
    entries.filter(([, value]) => value !== undefined && value !== ''),
  ) as PastedSubstance
  // A range that is none was read from something else.
  if (found.lelVal !== undefined && found.uelVal !== undefined && found.lelVal >= found.uelVal) {
    delete found.lelVal
    delete found.uelVal
  }
  return found
}
