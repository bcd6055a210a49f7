import type { Sentence } from '../../../core/shared/sentence.ts'
import {
  judgeGas,
  type GasContext,
  type GasMeasurement,
  type GasMeasurementType,
} from './gas-criteria.rule.ts'
import type { PermitParameters } from './permit-parameters.rule.ts'

type KeptGas = Omit<GasMeasurement, 'measTypeCd'> & { measTypeCd: string; failTxt: string | null }

/**
 * What was wrong with a measurement that is kept, as sentences for its reader: the record holds the Korean words
 * that were said. Limits that have been changed since find other faults or none; then the kept words remain.
 */
export function gasFailures(
  gas: KeptGas,
  context: GasContext,
  parameters: PermitParameters | undefined,
): readonly Sentence[] | string {
  const measured = { ...gas, measTypeCd: gas.measTypeCd as GasMeasurementType }
  const failures = parameters ? judgeGas(measured, context, parameters).failures : []
  const kept = gas.failTxt ?? ''
  return failures.join(', ') === kept ? failures : kept
}
