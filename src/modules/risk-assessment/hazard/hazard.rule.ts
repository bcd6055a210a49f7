import type { Sentence } from '../../../core/shared/sentence.ts'
import { addDays } from '../../../core/shared/dates.ts'
import { roundHalfUp } from '../../../core/shared/decimal.ts'
import {
  gradeWith,
  levelsOf,
  MatrixRefusal,
  reachable,
  scoreWith,
  type Matrix,
  type Scored,
} from '../matrix/matrix.rule.ts'
import { assessmentTypes, hierarchy } from '../risk-codes.rule.ts'
import { hazardRefusals } from './hazard-refusals.texts.ts'

/** Answers of a checklist (RSA_OK). */
export const okAnswers = { fine: 'fine', improve: 'improve', none: 'none' } as const

/** What is entered of the risk of a row. */
export interface EnteredRisk {
  freq?: number | null
  sev?: number | null
  expFreq?: number | null
  expSev?: number | null
  controlTxt?: string | null
  occurTypeCd?: string | null
  decideTxt?: string | null
  measureTxt?: string | null
  hierCd?: string | null
  dueYmd?: string | null
  overrideReason?: string | null
}
/** What the server makes of it. */
export interface JudgedRisk {
  freq: number | null
  sev: number | null
  score: number | null
  gradeCd: string | null
  acceptYn: 'Y' | 'N' | null
  expFreq: number | null
  expSev: number | null
  expScore: number | null
  expGradeCd: string | null
  expAcceptYn: 'Y' | 'N' | null
}
export interface RowIssue {
  path: string
  message: Sentence
}
export interface RowCircumstances {
  rsaTypeCd: string
  /** The day from which the time for a measure counts. */
  today: string
  /** Steps by which management and protective equipment alone may lower the frequency (RSA.mildFreqSteps). */
  mildFreqSteps: number
  /** Orders (RSA_HIER) of further measures that serve the row. */
  moreHierCds?: readonly string[]
  /** False: the day by which the measure is due was looked at before. */
  dueChanged?: boolean
}

const { management, protective } = hierarchy
const isMild = (hierCd: string): boolean => hierCd === management || hierCd === protective
const isBlank = (value: string | null | undefined): boolean => !value?.trim()

/** Methods of one level have one frequency: what is chosen is the level alone. (rsa.md 5.2) */
export const isOfOneLevel = (matrix: Pick<Matrix, 'levels'>): boolean => levelsOf(matrix, 'freq').length === 1

/** The highest score that a matrix accepts; undefined where it accepts none. */
export const acceptedUpTo = (matrix: Matrix): number | undefined =>
  reachable(matrix).findLast((score) => gradeWith(matrix, score).acceptYn === 'Y')
/** What is expected of a measure is still above what is acceptable: it is said, and hinders nobody. (rsa.md 7) */
export const isStillAbove = (matrix: Matrix, score: number | null | undefined): boolean =>
  score != null && gradeWith(matrix, score).acceptYn !== 'Y'

/** The level of a checklist's answer: the highest where something is to be improved, none where it does not apply. */
export function levelOfAnswer(
  matrix: Pick<Matrix, 'levels'>,
  okCd: string | null | undefined,
): number | null {
  const levels = levelsOf(matrix, 'sev')
  if (okCd === okAnswers.improve) return levels.at(-1) ?? null
  return okCd === okAnswers.fine ? (levels[0] ?? null) : null
}

/** 보완율 = 보완 / (적정 + 보완) in percent with one decimal; null where nothing applies. (rsa.md 5.2) */
export function improvementShare(answers: readonly (string | null | undefined)[]): number | null {
  const improve = answers.filter((each) => each === okAnswers.improve).length
  const asked = improve + answers.filter((each) => each === okAnswers.fine).length
  return asked === 0 ? null : roundHalfUp((improve / asked) * 100, 1)
}

/** The frequency that a row means: the only one of its matrix where a level was chosen. */
function freqOf(
  matrix: Matrix,
  freq: number | null | undefined,
  sev: number | null | undefined,
): number | null {
  if (freq === null || freq === undefined)
    return sev !== null && sev !== undefined && isOfOneLevel(matrix) ? levelsOf(matrix, 'freq')[0]! : null
  return isOfOneLevel(matrix) && (sev === null || sev === undefined) ? null : freq
}
/** Judges two levels, or neither; a lone one, or one that the matrix does not have, is an issue at its field. */
function judgedPair(
  matrix: Matrix,
  freq: number | null,
  sev: number | null,
  names: { freq: string; sev: string },
  issues: RowIssue[],
): Scored | undefined {
  if (freq === null && sev === null) return undefined
  if (freq === null || sev === null) {
    issues.push({ path: freq === null ? names.freq : names.sev, message: hazardRefusals.bothLevels() })
    return undefined
  }
  try {
    return scoreWith(matrix, freq, sev)
  } catch (refusal) {
    if (!(refusal instanceof MatrixRefusal)) throw refusal
    issues.push({ path: names[refusal.field], message: refusal.sentence })
    return undefined
  }
}

/**
 * Judges a row by the matrix of its target. A score says how things are with the present controls, so that these stand
 * before it; what is expected needs a measure, is never higher, and is lowered by management or protective equipment
 * alone by one step of frequency and never in severity, unless a reason says why. (rsa.md 5.1, 5.2, 5.7, 5.8)
 */
export function judgeRow(
  matrix: Matrix,
  row: EnteredRisk,
  circumstances: RowCircumstances,
): { risk: JudgedRisk; issues: RowIssue[] } {
  const issues: RowIssue[] = []
  const [sev, expSev] = [row.sev ?? null, row.expSev ?? null]
  const freq = freqOf(matrix, row.freq, sev)
  const expFreq = freqOf(matrix, row.expFreq, expSev)
  const now = judgedPair(matrix, freq, sev, { freq: 'freq', sev: 'sev' }, issues)
  const then = judgedPair(matrix, expFreq, expSev, { freq: 'expFreq', sev: 'expSev' }, issues)
  if (now) issues.push(...presentIssues(row, circumstances))
  issues.push(...measureIssues(row, now, circumstances))
  if (then) issues.push(...loweringIssues(matrix, row, now, circumstances))
  return {
    issues,
    risk: {
      freq,
      sev,
      score: now?.score ?? null,
      gradeCd: now?.gradeCd ?? null,
      acceptYn: now?.acceptYn ?? null,
      expFreq,
      expSev,
      expScore: then?.score ?? null,
      expGradeCd: then?.gradeCd ?? null,
      expAcceptYn: then?.acceptYn ?? null,
    },
  }
}
function presentIssues(row: EnteredRisk, { rsaTypeCd }: RowCircumstances): RowIssue[] {
  const { checklist, level3 } = assessmentTypes
  const issues: RowIssue[] = []
  if (rsaTypeCd !== checklist && isBlank(row.controlTxt))
    issues.push({ path: 'controlTxt', message: hazardRefusals.controlFirst() })
  if (rsaTypeCd !== checklist && isBlank(row.occurTypeCd))
    issues.push({ path: 'occurTypeCd', message: hazardRefusals.occurrenceFirst() })
  if (rsaTypeCd === level3 && isBlank(row.decideTxt))
    issues.push({ path: 'decideTxt', message: hazardRefusals.levelReason() })
  return issues
}
function measureIssues(
  { measureTxt, hierCd, dueYmd }: EnteredRisk,
  now: Scored | undefined,
  { today, dueChanged = true }: RowCircumstances,
): RowIssue[] {
  if (isBlank(measureTxt)) return []
  const issues: RowIssue[] = []
  if (isBlank(hierCd)) issues.push({ path: 'hierCd', message: hazardRefusals.hierarchyFirst() })
  if (isBlank(dueYmd)) issues.push({ path: 'dueYmd', message: hazardRefusals.dueFirst() })
  else if (dueChanged && now?.dueDays && dueYmd! > addDays(today, now.dueDays))
    issues.push({
      path: 'dueYmd',
      message: hazardRefusals.dueBeyond({ grade: now.gradeCd, days: now.dueDays }),
    })
  return issues
}
function loweringIssues(
  matrix: Matrix,
  row: EnteredRisk,
  now: Scored | undefined,
  { mildFreqSteps, moreHierCds = [] }: RowCircumstances,
): RowIssue[] {
  if (!now) return [{ path: 'freq', message: hazardRefusals.presentFirst() }]
  const hierCds = [...(isBlank(row.hierCd) ? [] : [row.hierCd!]), ...moreHierCds]
  if (isBlank(row.measureTxt) && moreHierCds.length === 0)
    return [{ path: 'measureTxt', message: hazardRefusals.measureFirst() }]
  if (!isBlank(row.overrideReason)) return []
  const oneLevel = isOfOneLevel(matrix)
  const steps = (axis: 'freq' | 'sev', from: number, to: number) =>
    levelsOf(matrix, axis).indexOf(from) - levelsOf(matrix, axis).indexOf(to)
  const bySev = steps('sev', row.sev!, row.expSev!)
  const byFreq = oneLevel ? 0 : steps('freq', row.freq!, row.expFreq!)
  const issues: RowIssue[] = []
  if (byFreq < 0) issues.push({ path: 'expFreq', message: hazardRefusals.notHigher() })
  if (bySev < 0) issues.push({ path: 'expSev', message: hazardRefusals.notHigher() })
  if (hierCds.length > 0 && hierCds.every(isMild)) {
    // Where one level says both, it stands for the frequency.
    const most = mildFreqSteps
    if (byFreq > most) issues.push({ path: 'expFreq', message: hazardRefusals.mildFreq({ most }) })
    if (bySev > (oneLevel ? most : 0))
      issues.push({
        path: 'expSev',
        message: oneLevel ? hazardRefusals.mildLevel({ most }) : hazardRefusals.mildSev(),
      })
  }
  return issues
}
