import { keepLayouts, readLayout } from '../../grid/layout-store.ts'
import { api } from './api.ts'
import { session } from './session-store.ts'
import { createStore } from './store.ts'

type Settings = Readonly<Record<string, unknown>>
const store = createStore<{ settings: Settings }>({ settings: {} })

/** A drag tells many widths: the last of them is sent. */
const sentAfterMs = 600
let unsent: Record<string, unknown> = {}
let timer: ReturnType<typeof setTimeout> | undefined
/** The person whose settings these are. */
let owner = ''
function send(): void {
  const gridPref = unsent
  unsent = {}
  if (!session.signedIn()) return
  // An arrangement that could not be kept must not disturb the work.
  void api.put('/api/manage/userpref', { gridPref }, { quiet: true, overlay: false }).catch(() => undefined)
}

/**
 * What a person has arranged: columns of lists, folded panels, the first page. Kept at the account and told
 * with the session, so that no page has to ask for it.
 */
export const ownSettings = {
  /** The settings that came with the session of a person; what another person left unsent is dropped. */
  load(userId: string, settings: Settings): void {
    if (owner !== userId) {
      clearTimeout(timer)
      unsent = {}
    }
    owner = userId
    store.set({ settings: { ...settings, ...unsent } })
  },
  get: (key: string): unknown => store.get().settings[key] ?? undefined,
  put(key: string, value: unknown): void {
    store.set({ settings: { ...store.get().settings, [key]: value } })
    unsent[key] = value
    clearTimeout(timer)
    timer = setTimeout(send, sentAfterMs)
  },
}

keepLayouts({
  load(key) {
    const kept = ownSettings.get(`grid:${key}`)
    return kept === undefined ? undefined : readLayout(kept)
  },
  save: (key, layout) => ownSettings.put(`grid:${key}`, layout ?? null),
})

/** One setting, and how to change it. */
export function useOwnSetting(key: string): [value: unknown, keep: (value: unknown) => void] {
  const value = store.use(({ settings }) => settings[key] ?? undefined)
  return [value, (next) => ownSettings.put(key, next)]
}
