/**
 * Matches by what stands on the lists, in the order in which each is met: a product of five substances is five rows, however
 * many laws name them.
 */
export function bySubject<T>(
  rows: readonly T[],
  subjectOf: (row: T) => string,
): { subject: string; group: T[] }[] {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const group = groups.get(subjectOf(row))
    if (group) group.push(row)
    else groups.set(subjectOf(row), [row])
  }
  return [...groups].map(([subject, group]) => ({ subject, group }))
}
