import { createStore } from './store.ts'

const store = createStore({ shown: 0 })
let passes = 0

/** True while the 'Loading...' overlay lies over the page. */
export const useOverlay = (): boolean => store.use((state) => state.shown > 0)

/**
 * Shows the overlay unless the pass counter is above 0 (specification section 4); answers what takes it away
 * again.
 */
export function showOverlay(): () => void {
  if (passes > 0) return () => undefined
  store.set({ shown: store.get().shown + 1 })
  let done = false
  return () => {
    if (done) return
    done = true
    store.set({ shown: store.get().shown - 1 })
  }
}

/** Raises the pass counter: no overlay appears until the answered function is called. */
export function passOverlay(): () => void {
  passes++
  let done = false
  return () => {
    if (done) return
    done = true
    passes--
  }
}
