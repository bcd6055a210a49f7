import { addDays, addMonths, daysBetween } from '../../../core/shared/dates.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'
import {
  assessmentKinds,
  assessmentTypes,
  hierarchy,
  shareTypes,
  triggers,
  walkMethod,
  workerRoles,
  type RiskGrade,
} from '../risk-codes.rule.ts'
import { planRefusals } from './plan-refusals.texts.ts'

/** Day by which a first assessment begins: a month after the business began, at the end of a short month. (제15조제1항; rsa.md 5.6) */
export const firstDueYmd = (originYmd: string, months: number): string => addMonths(originYmd, months)
/** Day by which the next regular assessment is due: a year after the last was finished. (제15조제3항) */
export const regularDueYmd = (doneYmd: string, months: number): string => addMonths(doneYmd, months)
/** Day by which an occasional assessment is due, at the latest; work waits for it anyway. (제13조제2항) */
export const occasionDueYmd = (
  foundYmd: string,
  triggerCd: string,
  { occasionDays, nearMissDays }: { occasionDays: number; nearMissDays: number },
): string => addDays(foundYmd, triggerCd === triggers.nearMiss ? nearMissDays : occasionDays)

interface DueFacts {
  rsaKindCd: string
  originYmd: string | null
  /** Day on which the last assessment of the department was finished. */
  lastDoneYmd: string | null
  /** The earliest due day of the reasons that the plan takes up. */
  occasionDueYmd: string | null
}
/** The legal due day of a plan; null where none is known. */
export function planDueYmd(
  { rsaKindCd, originYmd, lastDoneYmd, occasionDueYmd: earliest }: DueFacts,
  { firstMonths, regularMonths }: { firstMonths: number; regularMonths: number },
): string | null {
  if (rsaKindCd === assessmentKinds.first) return originYmd && firstDueYmd(originYmd, firstMonths)
  if (rsaKindCd === assessmentKinds.regular) return lastDoneYmd && regularDueYmd(lastDoneYmd, regularMonths)
  return rsaKindCd === assessmentKinds.occasional ? earliest : null
}
/** Days before the due day on which people are told, the longest first, without those that are past. */
export const warnDays = (
  dueYmd: string,
  today: string,
  figures: { dueWarnFirst: number; dueWarnSecond: number; dueWarnLast: number },
): number[] =>
  [figures.dueWarnFirst, figures.dueWarnSecond, figures.dueWarnLast].filter(
    (days) => daysBetween(today, dueYmd) <= days,
  )

/** The worst of several grades; low where there is none. */
export const worstGrade = (grades: readonly (RiskGrade | null)[]): RiskGrade =>
  grades.includes('H') ? 'H' : grades.includes('M') ? 'M' : 'L'

export interface PlannedTarget {
  rsaTargetNm: string
  excludeYn: 'Y' | 'N' | null
  noWorkerReason: string | null
  roles: readonly string[]
}
/** What keeps a plan from being submitted. (rsa.md 4) */
export function planGaps(
  { rsaKindCd, prepCds }: { rsaKindCd: string; prepCds: readonly string[] | null },
  targets: readonly PlannedTarget[],
  { prepLeast, hasRule }: { prepLeast: number; hasRule: boolean },
): Sentence[] {
  const assessed = targets.filter(({ excludeYn }) => excludeYn !== 'Y')
  return [
    ...(assessed.length === 0 ? [planRefusals.noTargets()] : []),
    ...assessed
      .filter(
        ({ roles, noWorkerReason }) => !noWorkerReason && !roles.some((role) => workerRoles.includes(role)),
      )
      .map(({ rsaTargetNm }) => planRefusals.targetNoWorker({ target: rsaTargetNm })),
    ...((prepCds?.length ?? 0) < prepLeast ? [planRefusals.prepLeast({ n: prepLeast })] : []),
    ...(rsaKindCd === assessmentKinds.first && !hasRule ? [planRefusals.ruleNeeded()] : []),
  ]
}

export interface ReviewFacts {
  methodCds: readonly string[] | null
  noWalkReason: string | null
  noWorkerReason: string | null
  team: readonly {
    teamRoleCd: string
    name: string
    signDt: string | null
    opinionTxt: string | null
    answerTxt: string | null
  }[]
  lines: { scored: number; unscored: number; withoutMeasure: number }
}
/** What keeps a target from its review: all of it at once. (rsa.md 4; 지침 제9조, 제2024-76호의 근로자 참여) */
export function reviewGaps({
  methodCds,
  noWalkReason,
  noWorkerReason,
  team,
  lines,
}: ReviewFacts): Sentence[] {
  const workers = team.filter(({ teamRoleCd }) => workerRoles.includes(teamRoleCd))
  const unsigned = workers.filter(({ signDt }) => !signDt)
  const unanswered = team.filter(({ opinionTxt, answerTxt }) => opinionTxt && !answerTxt).length
  return [
    ...(methodCds?.includes(walkMethod) || noWalkReason ? [] : [planRefusals.walkMissing()]),
    ...(lines.scored + lines.unscored === 0 ? [planRefusals.noRows()] : []),
    ...(lines.unscored > 0 ? [planRefusals.unscored({ n: lines.unscored })] : []),
    ...(lines.withoutMeasure > 0 ? [planRefusals.withoutMeasure({ n: lines.withoutMeasure })] : []),
    ...(workers.length === 0 && !noWorkerReason ? [planRefusals.noWorkerSign()] : []),
    ...(unsigned.length > 0
      ? [planRefusals.signMissing({ names: unsigned.map(({ name }) => name).join(', ') })]
      : []),
    ...(unanswered > 0 ? [planRefusals.openOpinion({ n: unanswered })] : []),
  ]
}

/** A row of the highest grade whose measures are protective equipment alone is not acceptable. (rsa.md 4; 제12조) */
export const isProtectiveOnly = (interimYn: 'Y' | 'N', hierCds: readonly string[]): boolean =>
  interimYn === 'Y' && hierCds.length > 0 && hierCds.every((each) => each === hierarchy.protective)

/** Who confirms a target: 안전담당, of CHARM 보건관리자. */
export const confirmsHealth = (rsaTypeCd: string): boolean => rsaTypeCd === assessmentTypes.charm

/** What keeps a confirmed target from counting as told. (rsa.md 4; 지침 제14조) */
export function shareGaps(shares: readonly { shareTypeCd: string }[], readCnt: number): Sentence[] {
  const told = shares.some(
    ({ shareTypeCd }) => shareTypeCd === shareTypes.post || shareTypeCd === shareTypes.meeting,
  )
  return [...(told ? [] : [planRefusals.shareNeeded()]), ...(readCnt > 0 ? [] : [planRefusals.nobodyRead()])]
}
