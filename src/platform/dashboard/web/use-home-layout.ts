import { useOwnSetting } from '../../../core/web/own-settings.ts'
import type { HomeLayout } from '../layout.rule.ts'

/** The arrangement kept at the account; null when nothing was arranged. */
export function useHomeLayout(): [layout: HomeLayout | null, keep: (layout: HomeLayout | null) => void] {
  const [kept, keep] = useOwnSetting('home')
  return [(kept as HomeLayout | undefined) ?? null, keep]
}
