import { roundHalfUp } from '../../../core/shared/decimal.ts'
import type { CourseStep, GradeRow } from './vendor-grade.rule.ts'

/** One line of the picture: the mean of a group's scores in each half-year; null where nobody was evaluated. */
export interface CourseLine {
  name: string
  values: (number | null)[]
}
export interface Course {
  /** Halves of calendar years, '2026-1', oldest first. */
  halves: string[]
  lines: CourseLine[]
}

/** The latest result of each half counts: one that was given anew stands for the one before. */
const byHalf = (course: readonly CourseStep[]): Map<string, number> =>
  new Map(course.map(({ half, score }) => [half, score]))
const nextHalf = (half: string): string =>
  half.endsWith('1') ? `${half.slice(0, 4)}-2` : `${Number(half.slice(0, 4)) + 1}-1`
/** Halves from the first to the last, those without a result too. */
function halvesBetween(found: readonly string[]): string[] {
  const sorted = found.toSorted()
  const [first, last] = [sorted[0], sorted.at(-1)]
  const halves: string[] = []
  for (let half = first; half !== undefined && last !== undefined && half <= last; half = nextHalf(half))
    halves.push(half)
  return halves
}

/**
 * The course of grades: the mean score of each group of companies by half-year.
 * @param groupsOf names of the groups that a row belongs to, such as its plant or each of its fields
 */
export function courseOf(
  rows: readonly Pick<GradeRow, 'course'>[],
  groupsOf: (row: number) => readonly string[],
): Course {
  const halves = halvesBetween(rows.flatMap(({ course }) => course.map(({ half }) => half)))
  const groups = new Map<string, Map<string, number[]>>()
  for (const [index, { course }] of rows.entries())
    for (const name of groupsOf(index)) {
      const group = groups.get(name) ?? new Map<string, number[]>()
      groups.set(name, group)
      for (const [half, score] of byHalf(course)) group.set(half, [...(group.get(half) ?? []), score])
    }
  const mean = (scores: readonly number[] | undefined): number | null =>
    scores ? roundHalfUp(scores.reduce((sum, score) => sum + score, 0) / scores.length, 1) : null
  return {
    halves,
    lines: [...groups]
      .filter(([, group]) => group.size > 0)
      .map(([name, group]) => ({ name, values: halves.map((half) => mean(group.get(half))) })),
  }
}
