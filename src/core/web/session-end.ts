import { createStore } from './store.ts'

const store = createStore({ elsewhere: false })

/**
 * Whether this window was signed out by a sign-in elsewhere. The call that found it out stops silently
 * (specification section 7); what is said, and the way back in, stands over the page.
 */
export const sessionEnd = {
  elsewhere: (): void => store.set({ elsewhere: true }),
  over: (): void => store.set({ elsewhere: false }),
}
export const useSessionEnd = (): boolean => store.use((state) => state.elsewhere)
