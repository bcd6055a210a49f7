import { addDays } from '../../core/shared/dates.ts'
import type { Explanation } from '../../core/shared/explanation.ts'
import { rungOf, showDday } from '../../platform/notification/escalation.rule.ts'
import type { ChemicalParameters } from './chemical-parameters.rule.ts'
import { reviewDue } from './msds/msds.rule.ts'
import { approvalAlertDays, approvalAlerts, extensionDue } from './msds/secret-range.rule.ts'
import { chemicalSentences } from './chemical-module.texts.ts'
import { dueSentences } from './due-explanation.texts.ts'
import type { Said } from '../../core/shared/sentence.ts'

/** '왜?' of the two days of a sheet; absent where the sheet has none. */
export interface MsdsDues {
  review?: Explanation
  secret?: Explanation
}
/** '왜?' of the two days of a material check. */
export interface CheckDues {
  due?: Explanation
  valid?: Explanation
}

/** Who is told on which day: the rungs of an event as days. @param who people that owe it, in one word */
export function ladderInputs(rules: readonly string[], dueYmd: string, who: Said): Explanation['inputs'] {
  return rules
    .map(rungOf)
    .filter((rung) => rung !== undefined)
    .toSorted((one, other) => one.days - other.days)
    .map(({ days, to }) => ({
      label: dueSentences.alert({ day: showDday(days) }),
      value: dueSentences.toldTo({
        day: addDays(dueYmd, days),
        who: to === 'head' ? dueSentences.departmentHead() : who,
      }),
    }))
}

/**
 * '왜?' of the day by which an MSDS is looked at again.
 * @param confirmedYmd last day on which somebody found nothing to change, 'YYYY-MM-DD'
 * @param figures those in force when the day was set
 */
export function explainReviewDue(
  {
    revYmd,
    recvYmd,
    reviewDueYmd,
    confirmedYmd,
  }: { revYmd: string | null; recvYmd: string; reviewDueYmd: string; confirmedYmd: string | null },
  figures: Pick<ChemicalParameters, 'msdsReviewMonths' | 'version'>,
  ladder: readonly string[],
): Explanation {
  const { msdsReviewMonths: months } = figures
  const asWritten = reviewDue(revYmd, recvYmd, months)
  const asConfirmed = confirmedYmd && reviewDue(confirmedYmd, recvYmd, months)
  const confirmed = asConfirmed !== null && asConfirmed === reviewDueYmd
  return {
    title: dueSentences.reviewTitle({ day: reviewDueYmd }),
    inputs: [
      { label: dueSentences.revised(), value: revYmd ?? dueSentences.none() },
      { label: dueSentences.received(), value: recvYmd },
      ...(confirmedYmd ? [{ label: dueSentences.confirmed(), value: confirmedYmd }] : []),
      { label: dueSentences.reviewPeriod(), value: dueSentences.months({ months }) },
      ...ladderInputs(ladder, reviewDueYmd, dueSentences.chemicalPerson()),
      { label: dueSentences.overdue(), value: dueSentences.needsRevision({ day: addDays(reviewDueYmd, 1) }) },
    ],
    formula:
      confirmed || asWritten === reviewDueYmd
        ? dueSentences.laterFormula({
            days: confirmed ? dueSentences.confirmedAndReceived() : dueSentences.revisedAndReceived(),
            months,
            due: reviewDueYmd,
          })
        : dueSentences.setByFormerPeriod({ day: asConfirmed ?? asWritten }),
    source: chemicalSentences.companyFigures(),
    version: figures.version,
  }
}

/**
 * '왜?' of the end of an approval of secrecy: its years, until when it can be extended, when people are told.
 */
export function explainSecretEnd(
  { secretStartYmd, secretEndYmd }: { secretStartYmd: string; secretEndYmd: string },
  figures: Pick<ChemicalParameters, 'secretYears' | 'secretExtensionDays' | 'version'> &
    Parameters<typeof extensionDue>[1],
): Explanation {
  return {
    title: dueSentences.secretTitle({ day: secretEndYmd }),
    inputs: [
      { label: dueSentences.secretStart(), value: secretStartYmd },
      { label: dueSentences.term(), value: dueSentences.years({ years: figures.secretYears }) },
      {
        label: dueSentences.extensionUntil(),
        value: dueSentences.beforeEnd({
          day: extensionDue(secretEndYmd, figures),
          days: figures.secretExtensionDays,
        }),
      },
      ...approvalAlerts(secretEndYmd).map((day, index) => ({
        label: dueSentences.alertDays({ days: approvalAlertDays[index] ?? '' }),
        value: dueSentences.toldChemical({ day }),
      })),
    ],
    formula: dueSentences.secretFormula({ years: figures.secretYears, day: secretEndYmd }),
    source: dueSentences.secretSource(),
    version: figures.version,
  }
}

/**
 * '왜?' of the day by which the lines have given their opinions on a material.
 * @param acceptYmd null of a check that was migrated: nobody accepted it here
 * @param holidays days of the table between acceptance and due day, 'YYYY-MM-DD'
 */
export function explainCheckDue(
  {
    acceptYmd,
    dueYmd,
    lists,
    holidays,
  }: { acceptYmd: string | null; dueYmd: string; lists: readonly string[]; holidays: readonly string[] },
  figures: Pick<ChemicalParameters, 'reviewDays' | 'reviewDaysLegal' | 'version'>,
  ladder: readonly string[],
): Explanation {
  const legal = lists.length > 0
  const days = legal ? figures.reviewDaysLegal : figures.reviewDays
  return {
    title: dueSentences.reviewTitle({ day: dueYmd }),
    inputs: [
      { label: dueSentences.accepted(), value: acceptYmd ?? dueSentences.migrated() },
      { label: dueSentences.legal(), value: legal ? lists.join(', ') : dueSentences.notLegal() },
      { label: dueSentences.handling(), value: dueSentences.workdays({ days }) },
      {
        label: dueSentences.holidays(),
        value: holidays.length > 0 ? holidays.join(', ') : dueSentences.none(),
      },
      ...ladderInputs(ladder, dueYmd, dueSentences.reviewers()),
    ],
    formula: dueSentences.checkFormula({
      days,
      legal: legal ? dueSentences.insteadOf({ usual: figures.reviewDays, days }) : '',
      due: dueYmd,
    }),
    source: dueSentences.checkSource(),
    version: figures.version,
  }
}

/** '왜?' of the day until which an approved material may be bought. */
export const explainValidUntil = (
  { verdictYmd, validYmd }: { verdictYmd: string; validYmd: string },
  figures: Pick<ChemicalParameters, 'reviewValidMonths' | 'version'>,
  ladder: readonly string[],
): Explanation => ({
  title: dueSentences.validTitle({ day: validYmd }),
  inputs: [
    { label: dueSentences.decided(), value: verdictYmd },
    { label: dueSentences.term(), value: dueSentences.months({ months: figures.reviewValidMonths }) },
    ...ladderInputs(ladder, validYmd, dueSentences.buyers()),
    { label: dueSentences.overdue(), value: dueSentences.purchaseStops({ day: addDays(validYmd, 1) }) },
  ],
  formula: dueSentences.validFormula({ months: figures.reviewValidMonths, day: validYmd }),
  source: dueSentences.checkSource(),
  version: figures.version,
})
