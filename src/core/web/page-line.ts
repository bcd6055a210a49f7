import { createStore } from './store.ts'

/** The room at the end of the breadcrumb, in which a page puts its help and its own buttons. */
const store = createStore<{ room: HTMLElement | null }>({ room: null })

export const pageLine = {
  /** A ref for the element; null when it goes. */
  set: (room: HTMLElement | null): void => {
    if (store.get().room !== room) store.set({ room })
  },
  use: (): HTMLElement | null => store.use(({ room }) => room),
}
