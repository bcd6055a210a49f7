import type { Sentence } from '../../../../core/shared/sentence.ts'
import { causeLevels, management, weakControls } from './event-codes.rule.ts'
import { causeRefusals } from './cause-quality.texts.ts'
import type { EventFigures } from './event-parameters.rule.ts'

export interface Cause {
  /** Place in the tree: 1, 1.1, 1.2 … */
  branchTxt: string
  upBranchTxt?: string | null
  levelCd: string
  m4Cd: string
}
export interface Why {
  branchTxt: string
  whySeq: number
  answerTxt?: string | null
  evidenceTxt?: string | null
}
export interface Prevention {
  branchTxt: string
  controlCd: string
}
const carelessness = /부주의|주의\s*소홀|안전\s*의식/
const filled = (text: string | null | undefined): boolean => (text ?? '').trim() !== ''

/** Every cause has a number of its own, and hangs under one that is there; no circle. */
export function treeFaults(causes: readonly Cause[]): Sentence[] {
  const parents = new Map(causes.map(({ branchTxt, upBranchTxt }) => [branchTxt, upBranchTxt ?? null]))
  const twice = causes.filter(
    ({ branchTxt }, index) => causes.findIndex((cause) => cause.branchTxt === branchTxt) < index,
  )
  const reachesTop = (branchTxt: string): boolean => {
    const seen = new Set<string>()
    let at: string | null | undefined = branchTxt
    while (at) {
      if (seen.has(at) || !parents.has(at)) return false
      seen.add(at)
      at = parents.get(at)
    }
    return true
  }
  return [
    ...twice.map(({ branchTxt }) => causeRefusals.twice({ cause: branchTxt })),
    ...causes
      .filter(({ branchTxt }) => !reachesTop(branchTxt))
      .map(({ branchTxt }) => causeRefusals.hanging({ cause: branchTxt })),
  ]
}

/**
 * What is missing before the causes stand (SAF-08; 중대재해처벌법 시행령 제4조 재발방지대책): a root cause, a root in
 * management or a reason, three to seven answered whys with evidence for each root cause.
 */
export function causeFaults(
  {
    causes,
    whys,
    noManagementReason,
  }: { causes: readonly Cause[]; whys: readonly Why[]; noManagementReason?: string | null },
  { whyLeast, whyMost }: Pick<EventFigures, 'whyLeast' | 'whyMost'>,
): Sentence[] {
  const roots = causes.filter(({ levelCd }) => levelCd === causeLevels.root)
  const faults: Sentence[] = treeFaults(causes)
  if (roots.length === 0) faults.push(causeRefusals.noRoot())
  else if (!roots.some(({ m4Cd }) => m4Cd === management) && !filled(noManagementReason))
    faults.push(causeRefusals.noManagement())
  for (const { branchTxt } of roots) {
    const steps = whys.filter((why) => why.branchTxt === branchTxt)
    if (steps.length < whyLeast || steps.length > whyMost)
      faults.push(causeRefusals.whys({ cause: branchTxt, least: whyLeast, most: whyMost, n: steps.length }))
    if (steps.some(({ answerTxt, evidenceTxt }) => !filled(answerTxt) || !filled(evidenceTxt)))
      faults.push(causeRefusals.unanswered({ cause: branchTxt }))
  }
  return faults
}
/** Root causes whose last why ends with somebody's carelessness: told as a warning, not refused. */
export const careless = (whys: readonly Why[]): string[] => {
  const last = new Map<string, Why>()
  for (const why of whys)
    if (why.whySeq >= (last.get(why.branchTxt)?.whySeq ?? 0)) last.set(why.branchTxt, why)
  return [...last.values()]
    .filter(({ answerTxt }) => carelessness.test(answerTxt ?? ''))
    .map(({ branchTxt }) => branchTxt)
}

/** What is missing before the measures stand: one for each root cause, and not training and equipment alone. */
export function measureFaults({
  causes,
  preventions,
  weakReason,
}: {
  causes: readonly Cause[]
  preventions: readonly Prevention[]
  weakReason?: string | null
}): Sentence[] {
  const faults = causes
    .filter(({ levelCd }) => levelCd === causeLevels.root)
    .filter(({ branchTxt }) => !preventions.some((prevention) => prevention.branchTxt === branchTxt))
    .map(({ branchTxt }) => causeRefusals.noPrevention({ cause: branchTxt }))
  const weak =
    preventions.length > 0 && preventions.every(({ controlCd }) => weakControls.includes(controlCd))
  return weak && !filled(weakReason) ? [...faults, causeRefusals.weak()] : faults
}
