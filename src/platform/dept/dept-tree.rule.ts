import type { FieldIssue } from '../../core/shared/session.ts'
import { deptMessages } from './dept-refusals.texts.ts'

export interface DeptPlace {
  deptCd: string
  pdeptCd: string | null
}
/** The facts that decide whether a department is in effect on a day. */
export interface DeptPeriod {
  fromYmd: string | null
  toYmd: string | null
  useYn: string | null
}

/** A department and everything below it (specification section 6; admin R2). A cycle is walked once. */
export function withDescendants(depts: readonly DeptPlace[], deptCd: string): string[] {
  const found = [deptCd]
  for (const each of found) {
    for (const child of depts)
      if (child.pdeptCd === each && !found.includes(child.deptCd)) found.push(child.deptCd)
  }
  return found
}

/** The departments above one, nearest first. */
export function ancestorsOf(depts: readonly DeptPlace[], deptCd: string): string[] {
  const found: string[] = []
  const parentOf = (code: string) => depts.find((each) => each.deptCd === code)?.pdeptCd
  for (let next = parentOf(deptCd); next && next !== deptCd && !found.includes(next); next = parentOf(next))
    found.push(next)
  return found
}

/**
 * Departments under a parent of another plant, which older versions let be saved: the rights of the people above
 * reach rows of that other plant until somebody puts them right.
 */
export const underOtherPlant = <D extends DeptPlace & { plantCd: string }>(depts: readonly D[]): D[] => {
  const plantOf = new Map(depts.map(({ deptCd, plantCd }) => [deptCd, plantCd]))
  return depts.filter(
    ({ pdeptCd, plantCd }) => pdeptCd !== null && (plantOf.get(pdeptCd) ?? plantCd) !== plantCd,
  )
}

/** True if a department is in effect on a day: in use and within its period. */
export const inEffect = ({ fromYmd, toYmd, useYn }: DeptPeriod, day: string): boolean =>
  useYn !== 'N' && (fromYmd ?? day) <= day && day <= (toYmd ?? day)

/** Why a department cannot stand below another, or nothing (admin 2.1: a tree without cycle). */
export const moveIssue = (
  depts: readonly DeptPlace[],
  deptCd: string,
  pdeptCd: string | null,
): FieldIssue | undefined =>
  pdeptCd !== null && withDescendants(depts, deptCd).includes(pdeptCd)
    ? { path: 'pdeptCd', message: deptMessages.cycle() }
    : undefined

/**
 * The departments of one parent after one of them was put at a place.
 * @param siblings codes in their present order, with or without the one that is put
 * @param index place among the others, 0 first; beyond the end is last
 */
export function placedAmong(siblings: readonly string[], deptCd: string, index: number): string[] {
  const others = siblings.filter((each) => each !== deptCd)
  return others.toSpliced(Math.min(index, others.length), 0, deptCd)
}
