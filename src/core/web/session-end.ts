import { createStore } from './store.ts'

const store = createStore({ elsewhere: false })

/**
 * Tells whether a sign-in elsewhere has signed this window out. The call that found it out stops silently
 * (specification section 7); the message and the way back in are shown over the page.
 */
export const sessionEnd = {
  elsewhere: (): void => store.set({ elsewhere: true }),
  over: (): void => store.set({ elsewhere: false }),
}
export const useSessionEnd = (): boolean => store.use((state) => state.elsewhere)
