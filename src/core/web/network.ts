import { createStore } from './store.ts'

const store = createStore({ lost: false })
let losses = 0
function set(lost: boolean): void {
  if (store.get().lost === lost) return
  if (lost) losses++
  store.set({ lost })
}

/**
 * True if the server can be reached, as far as this window knows: by the browser's word and by the last call.
 */
export const network = {
  isLost: (): boolean => store.get().lost,
  /** A call got no answer. */
  lost: (): void => set(true),
  /** The network is back. */
  reached: (): void => set(false),
  /**
   * A call begins; the function answered is called when it has its answer. One that was asked for before the
   * network went, and comes after, says nothing of now.
   */
  asking: (): (() => void) => {
    const before = losses
    return () => {
      if (losses === before) network.reached()
    }
  },
  subscribe: store.subscribe,
}
export const useNetworkLost = (): boolean => store.use((state) => state.lost)

/** Hears the browser itself; answers the stop. */
export function watchNetwork(): () => void {
  if (!navigator.onLine) network.lost()
  addEventListener('offline', network.lost)
  addEventListener('online', network.reached)
  return () => {
    removeEventListener('offline', network.lost)
    removeEventListener('online', network.reached)
  }
}
