import type { Context } from '../../../core/server/entity/context.ts'
import { jsaHazardsOf } from './jsa-port.server.ts'
import { printWords } from './permit-print.texts.ts'

/** What may happen in each step, of the JSA of the order, as a fact of the printed permit; none without a JSA. */
export async function jsaFacts(
  context: Context,
  wkodNo: number,
): Promise<{ label: string; value: string; wide: boolean }[]> {
  const hazards = await jsaHazardsOf(context, wkodNo)
  if (hazards.length === 0) return []
  const value = hazards
    .map(
      ({ stepNo, stepTxt, hazardTxt, controlTxt, measureTxt }) =>
        `${stepNo ?? '-'}. ${stepTxt}: ${hazardTxt} → ${[controlTxt, measureTxt].filter(Boolean).join(', ')}`,
    )
    .join('\n')
  return [{ label: printWords.jsaHazards().in(context.session.language), value, wide: true }]
}
