import { useSyncExternalStore } from 'react'

/** A value outside React that components can follow; twenty lines instead of a library. */
export interface Store<T> {
  get: () => T
  set: (change: Partial<T>) => void
  subscribe: (listener: () => void) => () => void
  /** Follows one part; `select` must answer the same object for the same state. */
  use: <S>(select: (state: T) => S) => S
}

export function createStore<T extends object>(initial: T): Store<T> {
  let state = initial
  const listeners = new Set<() => void>()
  const store: Store<T> = {
    get: () => state,
    set(change) {
      state = { ...state, ...change }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    use: (select) => useSyncExternalStore(store.subscribe, () => select(state)),
  }
  return store
}

/** localStorage that never throws: private windows and full disks only lose the memory, not the page. */
export const remembered = {
  read(name: string): string | null {
    try {
      return localStorage.getItem(`portal.${name}`)
    } catch {
      return null
    }
  },
  write(name: string, value: string | null): void {
    try {
      if (value === null) localStorage.removeItem(`portal.${name}`)
      else localStorage.setItem(`portal.${name}`, value)
    } catch {
      // nothing depends on it
    }
  },
}
