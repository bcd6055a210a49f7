import { said, useLanguage } from '../../../../core/web/text/text.ts'
import { gasPointName, judgeGas, type GasMeasurementType } from '../../permit/gas-criteria.rule.ts'
import { gasContextOf } from '../../permit/permit-facts.rule.ts'
import { keptReason } from '../../permit/kept-reason.rule.ts'
import { clockReasons } from '../../permit/permit-field.texts.ts'
import { usePermitParameters, type PermitDetail } from '../../permit/web/permit-queries.ts'

const stoppedByGas = 'GAS'

/**
 * Why the work was stopped. The record keeps the words that were said; what a gas test, the clock or an
 * emergency stopped is said in the language of the reader, from the record itself: whoever must leave has to
 * understand it.
 */
export function StopReason({ permit }: { permit: PermitDetail['data'] }) {
  const language = useLanguage()
  const parameters = usePermitParameters(permit.plantCd)
  const event = permit.events.find(({ eventCd }) => eventCd === 'suspend')
  const kept = event?.reasonTxt ?? null
  if (language === 'kr') return kept
  if (permit.suspReasonCd !== stoppedByGas || event?.reasonKeptTxt || !parameters)
    return <Reason of={event} />
  const unfit = permit.gases.find(({ judgeCd }) => judgeCd === 'unfit')
  const measured = unfit && { ...unfit, measTypeCd: unfit.measTypeCd as GasMeasurementType }
  const failures = measured ? judgeGas(measured, gasContextOf(permit), parameters).failures : []
  // Limits that have been changed since find nothing wrong: then the kept words are the only ones.
  return failures.length === 0
    ? kept
    : said(clockReasons.gasUnfit({ failures, point: gasPointName(unfit?.pointCd) }))
}

/** Why the permit has ended by the clock, in the language of the reader. */
export function EndReason({ permit }: { permit: PermitDetail['data'] }) {
  useLanguage()
  return <Reason of={permit.events.find(({ eventCd }) => eventCd === 'expire')} />
}
function Reason({ of }: { of: PermitDetail['data']['events'][number] | undefined }) {
  const reason = of && keptReason(of)
  return reason ? said(reason) : null
}
