/** One thing that waits for a person. */
export interface WorkItem {
  /** Kind of the waiting work, such as 'permitApproval'; the list shows its label. */
  kind: string
  label: string
  title: string
  /** Place and owner: the second line. */
  more: string
  /** By when; null when nothing runs out. */
  dueDt: string | null
  /** The record that opens. */
  resource: string
  key: string | number
  /** The address that opens instead, where the caller acts elsewhere than on the page of the record. */
  url?: string
}

/**
 * Overdue first, the longest overdue at the top; then what is due next; then what has no due time, the newest
 * record first.
 */
export function inWorkOrder<T extends Pick<WorkItem, 'dueDt' | 'key'>>(items: readonly T[]): T[] {
  return items.toSorted((one, other) => {
    if (one.dueDt === null || other.dueDt === null) {
      if (one.dueDt !== other.dueDt) return one.dueDt === null ? 1 : -1
      return Number(other.key) - Number(one.key) || 0
    }
    return Date.parse(one.dueDt) - Date.parse(other.dueDt)
  })
}
export const isOverdue = (item: Pick<WorkItem, 'dueDt'>, now: string): boolean =>
  item.dueDt !== null && Date.parse(item.dueDt) < Date.parse(now)

export interface WorkAnswer {
  now: string
  items: WorkItem[]
  /** There are more than are listed. */
  more: boolean
  overdue: number
}
