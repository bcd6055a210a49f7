import { nearGrades, type NearGrade } from './event-codes.rule.ts'
import type { EventFigures } from './event-parameters.rule.ts'

type Limits = Pick<EventFigures, 'nearHigh' | 'nearMiddle' | 'nearRepeat'>

/**
 * 아차사고 등급 (SAF-09; 회사 기준): frequency × severity of 1 to 5. The third report of one kind at one place within the
 * period is a grade higher.
 * @param reportsHere reports of that kind at that place within the period, this one among them
 * @returns null where nobody has judged yet
 */
export function nearMissGrade(
  freq: number | null,
  sev: number | null,
  reportsHere: number,
  limits: Limits,
): { score: number; grade: NearGrade } | null {
  if (freq === null || sev === null) return null
  const score = freq * sev
  const grade: NearGrade = score >= limits.nearHigh ? 'high' : score >= limits.nearMiddle ? 'middle' : 'low'
  const repeated = reportsHere >= limits.nearRepeat
  return { score, grade: repeated ? nearGrades[Math.max(0, nearGrades.indexOf(grade) - 1)]! : grade }
}
