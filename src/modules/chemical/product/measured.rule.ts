import type { FieldIssue } from '../../../core/shared/session.ts'
import { productRefusals } from './product.texts.ts'

/** What was measured of a product as a whole, or stands in its supplier's papers. */
export interface MeasuredFacts {
  lowReserveYn?: string | null
  viscosityVal?: number | null
  ateVal?: number | null
  ateDermalVal?: number | null
  ateGasVal?: number | null
  ateVaporVal?: number | null
  ateDustVal?: number | null
  testTxt?: string | null
}
/**
 * Data of the whole mixture that can set aside what its components say names where it comes from. (UN GHS rev. 10
 * 1.3.2.3, 3.1.3.4; 3.2.3.1.2; 3.10.3.3.1.1)
 */
export function evidenceIssues(facts: MeasuredFacts): FieldIssue[] {
  const given =
    facts.lowReserveYn === 'Y' ||
    [
      facts.viscosityVal,
      facts.ateVal,
      facts.ateDermalVal,
      facts.ateGasVal,
      facts.ateVaporVal,
      facts.ateDustVal,
    ].some((value) => value !== null && value !== undefined)
  return given && !facts.testTxt?.trim() ? [{ path: 'testTxt', message: productRefusals.testSource() }] : []
}
