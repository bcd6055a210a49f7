import { addDays, addMonths } from '../../../core/shared/dates.ts'
import type { Explanation } from '../../../core/shared/explanation.ts'
import { assessmentKinds, triggers } from '../risk-codes.rule.ts'
import type { RiskFigures } from '../risk-parameters.rule.ts'
import { dueSays } from './due-why.texts.ts'

/** '왜?' of the legal day of a plan (지침 제15조: 최초 1개월, 정기 1년; 수시는 제13조제2항). Undefined without a day. */
export function explainPlanDue(
  plan: { rsaKindCd: string; dueYmd: string | null; originYmd: string | null; lastDoneYmd: string | null },
  { firstMonths, regularMonths }: Pick<RiskFigures, 'firstMonths' | 'regularMonths'>,
): Explanation | undefined {
  const { rsaKindCd, dueYmd: day, originYmd, lastDoneYmd } = plan
  if (!day) return undefined
  const of = (
    label: Explanation['inputs'][number]['label'],
    value: string,
    formula: Explanation['formula'],
    article: string,
  ): Explanation => ({
    title: dueSays.legal({ day }),
    inputs: [{ label, value }],
    formula,
    source: dueSays.guideline({ article }),
  })
  if (rsaKindCd === assessmentKinds.first && originYmd)
    return of(
      dueSays.began(),
      originYmd,
      dueSays.plusMonths({ from: originYmd, n: firstMonths, day: addMonths(originYmd, firstMonths) }),
      '제15조제1항',
    )
  if (rsaKindCd === assessmentKinds.regular && lastDoneYmd)
    return of(
      dueSays.lastDone(),
      lastDoneYmd,
      dueSays.plusMonths({ from: lastDoneYmd, n: regularMonths, day: addMonths(lastDoneYmd, regularMonths) }),
      '제15조제3항',
    )
  return rsaKindCd === assessmentKinds.occasional
    ? of(dueSays.earliest(), day, dueSays.ofReasons(), '제13조제2항')
    : of(dueSays.entered(), day, dueSays.company(), '제15조')
}

/** '왜?' of the day by which an occasional assessment is made; a day that was entered may be earlier. (제13조제2항) */
export function explainOccasionDue(
  { triggerCd, foundYmd, dueYmd }: { triggerCd: string; foundYmd: string; dueYmd: string },
  { occasionDays, nearMissDays }: Pick<RiskFigures, 'occasionDays' | 'nearMissDays'>,
): Explanation {
  const n = triggerCd === triggers.nearMiss ? nearMissDays : occasionDays
  const latest = addDays(foundYmd, n)
  return {
    title: dueSays.occasion({ day: dueYmd }),
    inputs: [
      { label: dueSays.found(), value: foundYmd },
      ...(dueYmd < latest ? [{ label: dueSays.entered(), value: dueYmd }] : []),
    ],
    formula: dueSays.plusDays({ from: foundYmd, n, day: latest }),
    source: dueSays.guideline({ article: '제13조제2항' }),
  }
}

/** '왜?' of the day by which a measure is carried out: the days of its grade. (rsa.md 5.8; 제12조) */
export function explainMeasureDue(
  measure: { dueYmd: string; gradeCd: string; gradeNm: string; createYmd: string; dueDays: number | null },
  matrix: { name: string; ver: number },
): Explanation {
  const { dueYmd, gradeCd, gradeNm, createYmd: from, dueDays: n } = measure
  return {
    title: dueSays.measure({ day: dueYmd }),
    inputs: [
      { label: dueSays.grade(), value: `${gradeCd} ${gradeNm}` },
      { label: dueSays.decided(), value: from },
      { label: dueSays.entered(), value: dueYmd },
    ],
    formula:
      n === null ? dueSays.company() : dueSays.withinDays({ grade: gradeCd, from, n, day: addDays(from, n) }),
    source: dueSays.matrix(matrix),
  }
}

/** '왜?' of the last day of a JSA: the months that permits take one. */
export const explainJsaDue = (confirmYmd: string, months: number, validToYmd: string): Explanation => ({
  title: dueSays.jsa({ day: validToYmd }),
  inputs: [{ label: dueSays.confirmed(), value: confirmYmd }],
  formula: dueSays.plusMonths({ from: confirmYmd, n: months, day: validToYmd }),
  source: dueSays.company(),
})
