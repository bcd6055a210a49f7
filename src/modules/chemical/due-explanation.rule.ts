import { addDays } from '../../core/shared/dates.ts'
import type { Explanation } from '../../core/shared/explanation.ts'
import { rungOf, showDday } from '../../platform/notification/escalation.rule.ts'
import type { ChemicalParameters } from './chemical-parameters.rule.ts'
import { reviewDue } from './msds/msds.rule.ts'
import { approvalAlertDays, approvalAlerts, extensionDue } from './msds/secret-range.rule.ts'

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
export function ladderInputs(rules: readonly string[], dueYmd: string, who: string): Explanation['inputs'] {
  return rules
    .map(rungOf)
    .filter((rung) => rung !== undefined)
    .toSorted((one, other) => one.days - other.days)
    .map(({ days, to }) => ({
      label: `알림 ${showDday(days)}`,
      value: `${addDays(dueYmd, days)} ${to === 'head' ? '부서장' : who}`,
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
    title: `검토기한 ${reviewDueYmd}`,
    inputs: [
      { label: '최종개정일', value: revYmd ?? '없음' },
      { label: '수령일', value: recvYmd },
      ...(confirmedYmd ? [{ label: '변경 없음 확인일', value: confirmedYmd }] : []),
      { label: '검토주기', value: `${months}개월` },
      ...ladderInputs(ladder, reviewDueYmd, '화학물질 담당'),
      { label: '기한 경과', value: `${addDays(reviewDueYmd, 1)}부터 개정필요` },
    ],
    formula:
      confirmed || asWritten === reviewDueYmd
        ? `${confirmed ? '변경 없음 확인일과 수령일' : '최종개정일과 수령일'} 중 늦은 날 + ${months}개월 = ${reviewDueYmd}`
        : `기한을 정한 날의 검토주기로 정해졌습니다. 지금 기준으로는 ${asConfirmed ?? asWritten}입니다.`,
    source: '회사 기준(법정 유효기간 없음)',
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
    title: `비공개 만료일 ${secretEndYmd}`,
    inputs: [
      { label: '비공개 시작일', value: secretStartYmd },
      { label: '유효기간', value: `${figures.secretYears}년` },
      {
        label: '연장신청 마감',
        value: `${extensionDue(secretEndYmd, figures)} (만료 ${figures.secretExtensionDays}일 전)`,
      },
      ...approvalAlerts(secretEndYmd).map((day, index) => ({
        label: `알림 D-${approvalAlertDays[index]}`,
        value: `${day} 화학물질 담당`,
      })),
    ],
    formula: `시작일 + ${figures.secretYears}년 − 1일 = ${secretEndYmd}`,
    source: '산업안전보건법 제112조, 시행규칙 제165조(확인 필요)',
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
    title: `검토기한 ${dueYmd}`,
    inputs: [
      { label: '접수일', value: acceptYmd ?? '기록 없음(이관자료)' },
      { label: '법정물질', value: legal ? lists.join(', ') : '해당 없음' },
      { label: '처리기한', value: `${days}근무일` },
      { label: '기간 중 공휴일', value: holidays.length > 0 ? holidays.join(', ') : '없음' },
      ...ladderInputs(ladder, dueYmd, '분야 검토자'),
    ],
    formula: `접수일 + ${days}근무일(토·일요일과 공휴일 제외${legal ? `, 법정물질 포함은 ${figures.reviewDays}일 대신 ${days}일` : ''}) = ${dueYmd}`,
    source: '자재 사전검토 지침(회사 기준)',
    version: figures.version,
  }
}

/** '왜?' of the day until which an approved material may be bought. */
export const explainValidUntil = (
  { verdictYmd, validYmd }: { verdictYmd: string; validYmd: string },
  figures: Pick<ChemicalParameters, 'reviewValidMonths' | 'version'>,
  ladder: readonly string[],
): Explanation => ({
  title: `승인 유효일 ${validYmd}`,
  inputs: [
    { label: '판정일', value: verdictYmd },
    { label: '유효기간', value: `${figures.reviewValidMonths}개월` },
    ...ladderInputs(ladder, validYmd, '구매·업체·화학물질 담당'),
    { label: '기한 경과', value: `${addDays(validYmd, 1)}부터 등록된 제품의 구매 차단` },
  ],
  formula: `판정일 + ${figures.reviewValidMonths}개월 = ${validYmd}`,
  source: '자재 사전검토 지침(회사 기준)',
  version: figures.version,
})
