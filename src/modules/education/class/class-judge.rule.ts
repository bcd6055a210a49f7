import { defined } from '../../../core/shared/defined.ts'
import { roundHalfUp } from '../../../core/shared/decimal.ts'

/** EDU_PASS_TYPE_CD: what a course is completed by: attendance, exam, or both. */
const passTypes = { attendance: 'A', exam: 'E', both: 'B' } as const
/** EDU_METHOD_CD of a course that is taken at a distance, at any hour. */
const remoteMethod = 'O'

export interface CourseRule {
  passTypeCd: string | null
  methodCd: string | null
  minAttendPct: number | null
  progressMinPct: number | null
  /** Minutes count although the person did not complete the course. */
  partialYn: 'Y' | 'N' | null
}
export interface Shown {
  recogMin: number
  recogPct: number
  /** Undefined where no exam was taken. */
  examScore: number | undefined
  examPassed: boolean
  /** Undefined where the course has no material. */
  progressPct: number | undefined
}
export interface JudgeFigures {
  minAttendPct: number
  remoteExamShare: number
  remotePassScore: number
  remoteProgressPct: number
}
type JudgeReason = 'attendance' | 'exam' | 'progress' | 'score'
export interface Judgement {
  completed: boolean
  /** Minutes that count for the law. */
  countedMin: number
  /** What was missing; empty where the course was completed. */
  missing: JudgeReason[]
  /** Weighted score of a course at a distance. */
  score?: number
}

/**
 * Weighted score of a course at a distance: exam × 0.8 + progress × 0.2. (EDU-11; 안전보건교육규정, 확인 필요)
 */
export const remoteScore = (exam: number, progress: number, { remoteExamShare }: JudgeFigures): number =>
  roundHalfUp(exam * remoteExamShare + progress * (1 - remoteExamShare), 1)

/** Who has completed a class, and how many minutes of it count. (EDU-10, 11, 12) */
export function judge(course: CourseRule, shown: Shown, figures: JudgeFigures): Judgement {
  const missing: JudgeReason[] = []
  let score: number | undefined
  if (course.methodCd === remoteMethod) {
    const progress = shown.progressPct ?? 0
    score = remoteScore(shown.examScore ?? 0, progress, figures)
    if (progress < (course.progressMinPct ?? figures.remoteProgressPct)) missing.push('progress')
    if (score < figures.remotePassScore) missing.push('score')
  } else {
    const { passTypeCd } = course
    // An exam alone does not replace having been there.
    if (shown.recogPct < (course.minAttendPct ?? figures.minAttendPct)) missing.push('attendance')
    if (passTypeCd !== passTypes.attendance && passTypeCd !== null && !shown.examPassed) missing.push('exam')
    if (course.progressMinPct !== null && (shown.progressPct ?? 100) < course.progressMinPct)
      missing.push('progress')
  }
  const completed = missing.length === 0
  return {
    completed,
    countedMin: completed || course.partialYn === 'Y' ? shown.recogMin : 0,
    missing,
    ...defined({ score }),
  }
}

/** Completed among those who should have: 372 of 412 without 12 excluded are 93.0 per cent. (EDU-16) */
export const completionRate = (
  counts: Readonly<Record<'targets' | 'excluded' | 'completed', number>>,
): number | undefined => {
  const due = counts.targets - counts.excluded
  return due > 0 ? roundHalfUp((counts.completed / due) * 100, 1) : undefined
}

/** People of a rule who still need a class: each once, without those who have had it. (EDU-14) */
export const stillNeeded = <T extends number | string>(people: readonly T[], taught: readonly T[]): T[] => {
  const known = new Set(taught)
  return [...new Set(people)].filter((person) => !known.has(person))
}
