import { sessionEnd } from './session-end.ts'
import { createStore } from './store.ts'

// The request client asks for a sign-in and waits; the login dialog over the page answers. One question for
// all waiting calls.
const store = createStore<{ asking: boolean }>({ asking: false })
let waiting: { promise: Promise<boolean>; resolve: (signedIn: boolean) => void } | null = null

export const useLoginAsked = (): boolean => store.use((state) => state.asking)

/**
 * Opens the login dialog over the page; true once the user has signed in again, false when the dialog was
 * closed.
 */
export function askLogin(): Promise<boolean> {
  if (!waiting) {
    waiting = Promise.withResolvers<boolean>()
    store.set({ asking: true })
  }
  return waiting.promise
}

export function answerLogin(signedIn: boolean): void {
  const asked = waiting
  waiting = null
  if (signedIn) sessionEnd.over()
  store.set({ asking: false })
  asked?.resolve(signedIn)
}
