import { addMonths } from '../../../core/shared/dates.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'
import { permitTypes, supplements } from '../../work-permit/permit/permit-codes.rule.ts'
import { jsaSays } from './jsa.texts.ts'

/** Steps beyond which a JSA is divided: whoever reads more at the work does not read them. (rsa.md 5.3) */
export const mostSteps = 10
export const stepsOf = (rows: readonly { stepNo: number | null }[]): number =>
  new Set(rows.flatMap(({ stepNo }) => (stepNo === null ? [] : [stepNo]))).size
export const isTooLong = (steps: number): boolean => steps > mostSteps

/** How many people do a job, and how often each: the two sides of 반복성. */
export type People = 'few' | 'many'
export type Often = 'lessThanDaily' | 'daily' | 'moreThanDaily'
/**
 * 반복성 1, 2, 3 of a job: few people and less than daily is 1, many and more often than daily is 3, all else 2.
 * (rsa.md 5.3; KOSHA GUIDE P-140, 배점 확인 필요)
 */
export const repetition = (people: People, often: Often): 1 | 2 | 3 =>
  people === 'few' && often === 'lessThanDaily' ? 1 : people === 'many' && often === 'moreThanDaily' ? 3 : 2

/** A JSA as an order asks it. */
export interface JsaFacts {
  jsaCd: string | null
  state: string
  plantCd: string
  vendorCd: string | null
  permitTypeCd: string | null
  supplCds: readonly string[] | null
  validToYmd: string | null
  stepCnt: number
}
/** The work that is to be done under it. */
export interface JsaWork {
  plantCd: string
  vendorCd: string | null
  permitTypeCd: string | null
  supplCds: readonly string[] | null
  workYmd: string
}
const confirmedStates: readonly string[] = ['confirmed', 'shared']

/** The last day on which a JSA holds that was confirmed on a day: 12 months from 2026-03-10 are through 2027-03-10. */
export const jsaValidTo = (confirmYmd: string, months: number): string => addMonths(confirmYmd, months)

/**
 * Why a work may not be done under a JSA: it is not confirmed, has no steps, is of another plant or company, is too old
 * on the day, or does not cover the kinds of work. A kind that comes later therefore asks for a JSA anew. (rsa.md 5.3;
 * fit D16)
 */
export function jsaReasons(jsa: JsaFacts, work: JsaWork): Sentence[] {
  const name = jsa.jsaCd ?? ''
  if (!confirmedStates.includes(jsa.state)) return [jsaSays.notConfirmed({ jsa: name })]
  const reasons: Sentence[] = []
  if (jsa.stepCnt === 0) reasons.push(jsaSays.noSteps({ jsa: name }))
  if (jsa.plantCd !== work.plantCd) reasons.push(jsaSays.otherPlant({ jsa: name }))
  // A JSA of the plant serves every company; one of a company serves that company.
  if (jsa.vendorCd && jsa.vendorCd !== work.vendorCd) reasons.push(jsaSays.otherVendor({ jsa: name }))
  if (!jsa.validToYmd || jsa.validToYmd < work.workYmd)
    reasons.push(jsaSays.tooOld({ jsa: name, until: jsa.validToYmd ?? '' }))
  const missing = missingKinds(jsa, work)
  if (missing.length > 0) reasons.push(jsaSays.otherKinds({ jsa: name, kinds: missing }))
  return reasons
}
/** Kinds of the work that the JSA was not made for. */
function missingKinds(jsa: JsaFacts, work: JsaWork): Sentence[] {
  const covered = jsa.supplCds ?? []
  const hot = work.permitTypeCd === 'H' && jsa.permitTypeCd !== 'H' ? [permitTypes.H] : []
  const others = (work.supplCds ?? [])
    .filter((code) => !covered.includes(code))
    .flatMap((code) => supplements[code as keyof typeof supplements] ?? [])
  return [...hot, ...others]
}
