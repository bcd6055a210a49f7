import type { Size } from '../shared/session.ts'
import { createStore, remembered } from './store.ts'

export type Theme = 'light' | 'dark'
interface Preferences {
  size: Size
  sidebarOpen: boolean
  theme: Theme
}
const sizes: readonly string[] = ['medium', 'small', 'mini'] satisfies Size[]
const startSize = (): Size => {
  const value = remembered.read('size')
  return value !== null && sizes.includes(value) ? (value as Size) : 'medium'
}
const startTheme = (): Theme => {
  const value = remembered.read('theme')
  if (value === 'light' || value === 'dark') return value
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

const store = createStore<Preferences>({
  size: startSize(),
  sidebarOpen: remembered.read('sidebar') !== 'N',
  theme: startTheme(),
})

/** What the user has set for this browser; kept in local storage (specification sections 4 and 9). */
export const preferences = {
  get: store.get,
  setSize(size: Size): void {
    remembered.write('size', size)
    store.set({ size })
  },
  setSidebar(sidebarOpen: boolean): void {
    remembered.write('sidebar', sidebarOpen ? 'Y' : 'N')
    store.set({ sidebarOpen })
  },
  setTheme(theme: Theme): void {
    remembered.write('theme', theme)
    store.set({ theme })
  },
}
export const usePreferences = (): Preferences => store.use((state) => state)
