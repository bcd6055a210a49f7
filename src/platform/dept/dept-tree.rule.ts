export interface DeptPlace {
  deptCd: string
  pdeptCd: string | null
}

/** A department and everything below it (specification section 6; admin R2). A cycle is walked once. */
export function withDescendants(depts: readonly DeptPlace[], deptCd: string): string[] {
  const found = [deptCd]
  for (const each of found) {
    for (const child of depts) if (child.pdeptCd === each && !found.includes(child.deptCd)) found.push(child.deptCd)
  }
  return found
}

/** The departments above one, nearest first. */
export function ancestorsOf(depts: readonly DeptPlace[], deptCd: string): string[] {
  const found: string[] = []
  const parentOf = (code: string) => depts.find((each) => each.deptCd === code)?.pdeptCd
  for (let next = parentOf(deptCd); next && next !== deptCd && !found.includes(next); next = parentOf(next)) found.push(next)
  return found
}

/** A user may act on a department that is the own one or lies below it. */
export const mayActOn = (depts: readonly DeptPlace[], own: string, other: string): boolean => withDescendants(depts, own).includes(other)
