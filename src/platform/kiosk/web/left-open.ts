import { useState } from 'react'
import { session } from '../../../core/web/session-store.ts'

/** The page of a device: a task by its id, and the record that was chosen for it. */
export interface Place {
  task?: string
  recordNo?: number | undefined
}
interface LeftOpen {
  place: Place
  typed: Map<string, unknown>
  /** Milliseconds of the browser's clock. */
  since: number
}
/** Who comes back sooner finds what he typed; values that are older are read from the instrument anew. */
const keptMs = 5 * 60_000

/** By person, in the memory of this window alone: a PIN is never among it. */
const people = new Map<string, LeftOpen>()

export const leftOpen = {
  /** The place at which a person was when the device signed him out for time. */
  placeOf(userId: string): Place {
    const left = people.get(userId)
    if (left && Date.now() - left.since < keptMs) return left.place
    people.delete(userId)
    return {}
  },
  /** The person goes to another place: what was typed at the one before is done, or given up. */
  goTo(place: Place): void {
    const userId = session.get().user?.userId
    if (userId !== undefined) people.set(userId, { place, typed: new Map(), since: Date.now() })
  },
  forget: (userId: string): boolean => people.delete(userId),
}

/** A value that its person finds again when the device has signed him out for time. @param name within the task */
export function useLeftOpen<T>(name: string): { left: T | undefined; keep: (value: T) => void } {
  const [userId] = useState(() => session.get().user?.userId ?? '')
  const [left] = useState(() => people.get(userId)?.typed.get(name) as T | undefined)
  return { left, keep: (value) => keepTyped(userId, name, value) }
}
function keepTyped(userId: string, name: string, value: unknown): void {
  const open = people.get(userId)
  if (!open) return
  open.typed.set(name, value)
  open.since = Date.now()
}
