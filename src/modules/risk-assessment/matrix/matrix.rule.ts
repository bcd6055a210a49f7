import type { Sentence } from '../../../core/shared/sentence.ts'
import { matrixRefusals } from './matrix-refusals.texts.ts'

export type Axis = 'freq' | 'sev'
export interface MatrixLevel {
  axisCd: string
  levelVal: number | null
  levelNm?: string
}
export interface MatrixCell {
  freqVal: number | null
  sevVal: number | null
  scoreVal: number
}
export interface MatrixGrade {
  fromScore: number
  toScore: number
  gradeCd: string
  gradeNm: string
  color: string
  acceptYn: 'Y' | 'N' | null
  interimYn?: 'Y' | 'N' | null
  dueDays?: number | null
  registerGradeCd?: string | null
  guideTxt?: string | null
}
/** A matrix as rules read it. Without cells a score is the product of frequency and severity. */
export interface Matrix {
  levels: readonly MatrixLevel[]
  cells: readonly MatrixCell[]
  grades: readonly MatrixGrade[]
}
/** What a matrix says of a frequency and a severity. */
export interface Scored {
  score: number
  gradeCd: string
  acceptYn: 'Y' | 'N'
  /** Days in which it is to be lowered; null where it is accepted. */
  dueDays: number | null
  /** A stopgap is needed on the same day. */
  interimYn: 'Y' | 'N'
  /** Grade of the improvement that its measure becomes (fit D12); null where it is accepted. */
  registerGrade: string | null
}

/** A level or a score that the matrix does not know; the field that named it, and the sentence about it. */
export class MatrixRefusal extends Error {
  readonly field: Axis
  readonly sentence: Sentence
  constructor(field: Axis, sentence: Sentence) {
    super(String(sentence))
    this.field = field
    this.sentence = sentence
  }
}

/** The levels of an axis, lowest first. */
export const levelsOf = ({ levels }: Pick<Matrix, 'levels'>, axis: Axis): number[] =>
  levels
    .flatMap(({ axisCd, levelVal }) => (axisCd === axis && levelVal !== null ? [levelVal] : []))
    .toSorted((one, other) => one - other)

/** The score of two levels; undefined where the matrix has cells but none for them. */
export function scoreOf({ cells }: Pick<Matrix, 'cells'>, freq: number, sev: number): number | undefined {
  if (cells.length === 0) return freq * sev
  return cells.find(({ freqVal, sevVal }) => freqVal === freq && sevVal === sev)?.scoreVal
}
export const gradesOf = ({ grades }: Pick<Matrix, 'grades'>, score: number): MatrixGrade[] =>
  grades.filter(({ fromScore, toScore }) => fromScore <= score && score <= toScore)

/**
 * Judges a frequency and a severity. (rsa.md 5.1–5.5)
 * @throws MatrixRefusal for a level that the matrix does not have, and a score without one grade
 */
export function scoreWith(matrix: Matrix, freq: number, sev: number): Scored {
  for (const [axis, level] of [
    ['freq', freq],
    ['sev', sev],
  ] as const) {
    const known = levelsOf(matrix, axis)
    if (known.includes(level)) continue
    const ends = { from: known[0] ?? 0, to: known.at(-1) ?? 0 }
    throw new MatrixRefusal(
      axis,
      axis === 'freq' ? matrixRefusals.freqBetween(ends) : matrixRefusals.sevBetween(ends),
    )
  }
  const score = scoreOf(matrix, freq, sev)
  if (score === undefined) throw new MatrixRefusal('freq', matrixRefusals.cellMissing({ freq, sev }))
  return gradeWith(matrix, score)
}
/** What a matrix says of a score. @throws MatrixRefusal where it has not exactly one grade */
export function gradeWith(matrix: Matrix, score: number): Scored {
  const [grade, second] = gradesOf(matrix, score)
  if (!grade) throw new MatrixRefusal('freq', matrixRefusals.noGrade({ score }))
  if (second) throw new MatrixRefusal('freq', matrixRefusals.twoGrades({ score }))
  const { gradeCd, dueDays, interimYn, registerGradeCd } = grade
  const accepted = grade.acceptYn === 'Y'
  return {
    score,
    gradeCd,
    acceptYn: accepted ? 'Y' : 'N',
    dueDays: accepted ? null : (dueDays ?? null),
    interimYn: interimYn === 'Y' ? 'Y' : 'N',
    registerGrade: accepted ? null : (registerGradeCd ?? null),
  }
}

/** Every score that comes out of the matrix, lowest first. */
export function reachable(matrix: Matrix): number[] {
  const scores = levelsOf(matrix, 'freq').flatMap((freq) =>
    levelsOf(matrix, 'sev').flatMap((sev) => scoreOf(matrix, freq, sev) ?? []),
  )
  return [...new Set(scores)].toSorted((one, other) => one - other)
}
/** The largest score, for shares of it; 1 where the matrix has none. */
export const largestScore = (matrix: Matrix): number => reachable(matrix).at(-1) ?? 1

export interface MatrixProblem {
  field: string
  message: Sentence
}
const registerOrder = ['L', 'M', 'H', 'U']
const strictness = ({ acceptYn, registerGradeCd }: MatrixGrade): number =>
  acceptYn === 'Y' ? 0 : 1 + registerOrder.indexOf(registerGradeCd ?? '')

/**
 * What is wrong with a matrix: every reachable score has exactly one grade, a higher level never scores lower, a higher
 * grade is never milder, and nothing above the ceiling is accepted. (rsa.md 2, 7; fit D25)
 * @param acceptCeiling largest score that the company lets a matrix accept (RSA.acceptCeiling)
 */
export function matrixProblems(matrix: Matrix, acceptCeiling: number): MatrixProblem[] {
  const problems = levelProblems(matrix)
  if (problems.length > 0) return problems
  problems.push(...cellProblems(matrix))
  return problems.length > 0 ? problems : gradeProblems(matrix, acceptCeiling)
}
function levelProblems(matrix: Matrix): MatrixProblem[] {
  const problems: MatrixProblem[] = []
  for (const axis of ['freq', 'sev'] as const) {
    const known = levelsOf(matrix, axis)
    if (known.length === 0) return [{ field: 'levels', message: matrixRefusals.noLevels() }]
    const twice = known.find((level, index) => known.indexOf(level) !== index)
    if (twice !== undefined)
      problems.push({ field: 'levels', message: matrixRefusals.levelTwice({ level: twice }) })
  }
  return problems
}
function cellProblems(matrix: Matrix): MatrixProblem[] {
  const { cells } = matrix
  const [freqs, sevs] = [levelsOf(matrix, 'freq'), levelsOf(matrix, 'sev')]
  const problems: MatrixProblem[] = []
  const told = (message: Sentence) => problems.push({ field: 'cells', message })
  const seen = new Set<string>()
  for (const { freqVal, sevVal } of cells) {
    const [freq, sev] = [freqVal ?? -1, sevVal ?? -1]
    if (!freqs.includes(freq) || !sevs.includes(sev)) told(matrixRefusals.cellOutside({ freq, sev }))
    if (seen.has(`${freq} ${sev}`)) told(matrixRefusals.cellTwice({ freq, sev }))
    seen.add(`${freq} ${sev}`)
  }
  for (const [at, freq] of freqs.entries())
    for (const [place, sev] of sevs.entries()) {
      const score = scoreOf(matrix, freq, sev)
      if (score === undefined) {
        told(matrixRefusals.cellMissing({ freq, sev }))
        continue
      }
      const below = [
        at > 0 ? scoreOf(matrix, freqs[at - 1]!, sev) : undefined,
        place > 0 ? scoreOf(matrix, freq, sevs[place - 1]!) : undefined,
      ]
      if (below.some((lower) => lower !== undefined && lower > score))
        told(matrixRefusals.milder({ freq, sev }))
    }
  return problems
}
function gradeProblems(matrix: Matrix, acceptCeiling: number): MatrixProblem[] {
  const problems: MatrixProblem[] = []
  const told = (message: Sentence) => problems.push({ field: 'grades', message })
  const grades = matrix.grades.toSorted(
    (one, other) => one.fromScore - other.fromScore || one.toScore - other.toScore,
  )
  const scores = reachable(matrix)
  for (const [index, grade] of grades.entries()) {
    const { fromScore, toScore, gradeCd, acceptYn, dueDays, registerGradeCd } = grade
    if (fromScore > toScore) told(matrixRefusals.gradeOrder())
    if (grades.findIndex((other) => other.gradeCd === gradeCd) !== index)
      told(matrixRefusals.gradeTwice({ grade: gradeCd }))
    if (acceptYn !== 'Y' && (dueDays === null || dueDays === undefined || !registerGradeCd))
      told(matrixRefusals.followUp())
    const above = scores.find(
      (score) => acceptYn === 'Y' && score > acceptCeiling && fromScore <= score && score <= toScore,
    )
    if (above !== undefined) told(matrixRefusals.aboveCeiling({ most: acceptCeiling }))
    const lower = grades[index - 1]
    if (!lower) continue
    if (acceptYn === 'Y' && lower.acceptYn !== 'Y') told(matrixRefusals.acceptOrder())
    else if (
      strictness(grade) < strictness(lower) ||
      (acceptYn !== 'Y' && lower.acceptYn !== 'Y' && (dueDays ?? 0) > (lower.dueDays ?? 0))
    )
      told(matrixRefusals.gradeMilder())
  }
  for (const score of scores) {
    const found = gradesOf(matrix, score).length
    if (found === 0) told(matrixRefusals.noGrade({ score }))
    if (found > 1) told(matrixRefusals.twoGrades({ score }))
  }
  return problems
}

/** The grade of the plan's approval that a register grade stands for (fit D30): U and H → H, M → M, else L. */
export const riskGradeOf = (registerGrade: string | null): 'H' | 'M' | 'L' =>
  registerGrade === 'U' || registerGrade === 'H' ? 'H' : registerGrade === 'M' ? 'M' : 'L'
