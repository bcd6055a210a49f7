import { said } from '../../../../core/web/text/text.ts'
import { gasFailures } from '../gas-failures.rule.ts'
import { gasContextOf } from '../permit-facts.rule.ts'

type Failing = Parameters<typeof gasFailures>
/** What was wrong with a kept measurement, in the language of the page. */
export function saidFailures(
  gas: Failing[0],
  permit: Parameters<typeof gasContextOf>[0],
  parameters: Failing[2],
): string {
  const failures = gasFailures(gas, gasContextOf(permit), parameters)
  return typeof failures === 'string' ? failures : failures.map((each) => said(each)).join(', ')
}
