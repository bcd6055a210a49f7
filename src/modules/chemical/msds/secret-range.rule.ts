import type { ChemicalParameters } from '../chemical-parameters.rule.ts'
import { periodEnd } from '../../../core/shared/periods.ts'
import { roundHalfUp } from '../../../core/shared/decimal.ts'
import { addDays } from '../../../core/shared/dates.ts'
import { draftSentences, msdsSentences } from './msds.texts.ts'
import type { Said } from '../../../core/shared/sentence.ts'

type Figures = Pick<
  ChemicalParameters,
  'altRangeLowPct' | 'altRangeHighPct' | 'altRangeEdgePct' | 'secretYears' | 'secretExtensionDays'
>

export interface Range {
  min: number
  max: number
}
/** A content with so many %P below and above it, within 0 and 100. */
export const around = (content: number, by: number): Range => ({
  min: Math.max(0, round(content - by)),
  max: Math.min(100, round(content + by)),
})
const round = (value: number): number => roundHalfUp(value, 4)

/** Widest alternative range of an approved secret component, in %. (MSDS 고시 제17조 제5항) */
export const alternativeRange = (content: number, figures: Figures): Range =>
  around(content, content < figures.altRangeEdgePct ? figures.altRangeLowPct : figures.altRangeHighPct)

/** What is wrong with a stated alternative range, or nothing. */
export function alternativeRangeIssue(content: number, stated: Range, figures: Figures): Said | undefined {
  const widest = alternativeRange(content, figures)
  if (stated.min >= widest.min && stated.max <= widest.max && stated.min <= content && stated.max >= content)
    return undefined
  return msdsSentences.alternativeRange({ least: widest.min, most: widest.max })
}

/** Last day of an approval that begins on a day: so many years less one day. @param startYmd 'YYYY-MM-DD' */
export const approvalEnd = (startYmd: string, figures: Figures): string =>
  periodEnd(startYmd, figures.secretYears * 12)
/** Last day on which the extension of an approval may be asked for. */
export const extensionDue = (endYmd: string, figures: Figures): string =>
  addDays(endYmd, -figures.secretExtensionDays)
/** Days before the end on which people are told. */
export const approvalAlertDays = [120, 60, 40] as const
export const approvalAlerts = (endYmd: string): string[] =>
  approvalAlertDays.map((days) => addDays(endYmd, -days))

/** The approval of a sheet as it stands in the register. */
interface Approval {
  secretYn?: string | null
  secretApprNo?: string | null
  secretStartYmd?: string | null
  secretEndYmd?: string | null
}
/**
 * What section 3 of a Korean sheet says of the components that stand there by alternative data: number and
 * term of the approval.
 * @param altNms alternative names; none: nothing is said (산업안전보건법 제112조, MSDS 고시 제17조)
 */
export const approvalLines = (
  altNms: readonly string[],
  { secretYn, secretApprNo, secretStartYmd, secretEndYmd }: Approval,
): string[] =>
  altNms.length === 0
    ? []
    : [
        secretYn === 'Y' && secretApprNo
          ? String(
              draftSentences.alternativeApproved({
                names: altNms.join(', '),
                number: secretApprNo,
                start: secretStartYmd ?? '',
                end: secretEndYmd ?? '',
              }),
            )
          : String(draftSentences.alternativeUnapproved({ names: altNms.join(', ') })),
      ]
/**
 * M02: a Korean sheet with secret components names the approval of their alternative data. (산업안전보건법 제112조
 * 제1항)
 */
export const approvalWarning = (
  altNms: readonly string[],
  { secretYn, secretApprNo }: Approval,
): Said | undefined =>
  altNms.length === 0 || (secretYn === 'Y' && secretApprNo)
    ? undefined
    : msdsSentences.noApproval({ names: altNms.join(', ') })

/**
 * Regulated lists whose substances cannot be hidden behind alternative data: 금지, 허가, 관리대상, 특별관리, 허용기준, 측정,
 * 특검. (MSDS 고시 제16조)
 */
export const unhideable: ReadonlySet<string> = new Set([
  'O1',
  'O2',
  'O3',
  'O4',
  'O5',
  'O7',
  'O8',
  'C4',
  'C5',
  'C6',
  'C7',
])
export const unhideableMessage = msdsSentences.unhideable()

/**
 * Whether Korean law lets the component be stated by alternative data.
 * @param regCds lists that the true
 * substance stands on
 */
export const mayHide = (regCds: readonly string[]): boolean => !regCds.some((each) => unhideable.has(each))
