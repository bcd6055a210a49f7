const place = 'portal.closedNotices'

/** Popups put away until the next sign-in, in this window; what storage refuses is only forgotten. */
export const closedPopups = {
  /** A reminder is another popup than the one that was put away. */
  markOf: (noticeNo: number, remindDt: string | null): string => `${noticeNo}@${remindDt ?? ''}`,
  read(): string[] {
    try {
      const known: unknown = JSON.parse(sessionStorage.getItem(place) ?? '[]')
      return Array.isArray(known) ? known.map(String) : []
    } catch {
      return []
    }
  },
  write(marks: readonly string[]): void {
    try {
      sessionStorage.setItem(place, JSON.stringify(marks))
    } catch {
      // It comes up again, that is all.
    }
  },
  forget(): void {
    try {
      sessionStorage.removeItem(place)
    } catch {
      // Nothing was kept.
    }
  },
}
