import { createStore } from '../store.ts'

const store = createStore({ lost: false })
const set = (lost: boolean): void => void (store.get().lost === lost || store.set({ lost }))

/** Whether the server can be reached, as far as this window knows: the browser says so, or the last call got no answer. */
export const network = {
  isLost: (): boolean => store.get().lost,
  /** A call got no answer. */
  lost: (): void => set(true),
  /** Some answer came. */
  reached: (): void => set(false),
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
