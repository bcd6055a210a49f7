import { remembered } from './store.ts'

/** A page or record that was opened in this browser. */
export interface Recent {
  title: string
  address: string
}
const most = 30

/** The newest first; of one user only, so that a shared computer tells nothing of another's work. */
export function recentOf(userId: string): Recent[] {
  try {
    const kept = JSON.parse(remembered.read('recent') ?? 'null') as { userId: string; list: Recent[] } | null
    return kept?.userId === userId && Array.isArray(kept.list) ? kept.list : []
  } catch {
    return []
  }
}
export function rememberRecent(userId: string, recent: Recent): void {
  const list = [recent, ...recentOf(userId).filter(({ address }) => address !== recent.address)].slice(
    0,
    most,
  )
  remembered.write('recent', JSON.stringify({ userId, list }))
}

/** How often a page was opened in this browser, by one user only. */
export function usesOf(userId: string): Map<string, number> {
  try {
    const kept = JSON.parse(remembered.read('uses') ?? 'null') as {
      userId: string
      uses: Record<string, number>
    } | null
    return new Map(kept?.userId === userId ? Object.entries(kept.uses) : [])
  } catch {
    return new Map()
  }
}
export function rememberUse(userId: string, address: string): void {
  const uses = usesOf(userId)
  uses.set(address, (uses.get(address) ?? 0) + 1)
  remembered.write('uses', JSON.stringify({ userId, uses: Object.fromEntries(uses) }))
}
