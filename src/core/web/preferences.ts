import { sizeGrid } from '../../grid/spoken.ts'
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
const machineIsDark = matchMedia('(prefers-color-scheme: dark)')
/** Paper is white, whatever the screen is. */
const onPaper = matchMedia('print')
const chosenTheme = (): Theme | undefined => {
  const value = remembered.read('theme')
  return value === 'light' || value === 'dark' ? value : undefined
}
const currentTheme = (): Theme =>
  onPaper.matches ? 'light' : (chosenTheme() ?? (machineIsDark.matches ? 'dark' : 'light'))

const store = createStore<Preferences>({
  size: startSize(),
  sidebarOpen: remembered.read('sidebar') !== 'N',
  theme: currentTheme(),
})
sizeGrid(store.get().size)
// A machine that turns dark in the evening takes the portal along until the person chooses.
const follow = () => store.set({ theme: currentTheme() })
machineIsDark.addEventListener('change', follow)
onPaper.addEventListener('change', follow)

/** The user's settings for this browser; kept in local storage (specification sections 4 and 9). */
export const preferences = {
  get: store.get,
  setSize(size: Size): void {
    remembered.write('size', size)
    store.set({ size })
    sizeGrid(size)
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
