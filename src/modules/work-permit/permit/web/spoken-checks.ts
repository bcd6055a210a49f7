import type { Language } from '../../../../core/shared/session.ts'
import { wordsOf } from '../../../../core/shared/words.ts'
import { currentLanguage } from '../../../../core/web/text/text.ts'
import type { WorkPermit } from '../work-permit.resource.ts'

type Check = WorkPermit['checks'][number]

/** The measures of a permit as the reader reads them: what is confirmed has to be understood. */
export const spokenChecks = (checks: readonly Check[], language: Language): Check[] =>
  checks.map((check) => ({
    ...check,
    itemNm: wordsOf(check, 'itemNm', language),
    basisTxt: wordsOf(check, 'basisTxt', language) || null,
  }))
/** The measures that nobody has confirmed yet, for choosing one. */
export const openCheckChoices = (checks: readonly Check[]): { value: number; label: string }[] =>
  spokenChecks(checks, currentLanguage())
    .filter(({ needYn, confirmYn }) => needYn === 'Y' && confirmYn !== 'Y')
    .map(({ permitCheckNo, itemNm }) => ({ value: permitCheckNo, label: itemNm }))
