import { useCallback, useEffect, useState } from 'react'
import type { GridLayout } from './layout-store.ts'
import type { LayoutStore } from './layout-store.ts'

export interface LayoutHandle {
  layout: GridLayout
  /** Shows the change and, unless `keep` is false (a drag that goes on), stores it. */
  change: (patch: GridLayout, keep?: boolean) => void
  /** Width in pixels, undefined for the width of the definition; `done` when the drag ends. */
  resize: (name: string, width: number | undefined, done: boolean) => void
  reset: () => void
}

/**
 * The user's arrangement of one grid, loaded from and saved to the store; without a key it lasts as long as
 * the page.
 */
export function useLayout(key: string | undefined, store: LayoutStore): LayoutHandle {
  const [stored] = useState(() => (key === undefined ? undefined : store.load(key)))
  const [layout, setLayout] = useState<GridLayout>(() => (stored instanceof Promise ? {} : (stored ?? {})))

  useEffect(() => {
    if (!(stored instanceof Promise)) return undefined
    let current = true
    stored.then(
      (loaded) => current && setLayout(loaded ?? {}),
      // A layout that cannot be loaded must not stop the list: the page's own arrangement stays.
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [stored])

  const change = useCallback(
    (patch: GridLayout, keep = true) => {
      const next = { ...layout, ...patch }
      setLayout(next)
      if (keep && key !== undefined) void store.save(key, next)
    },
    [layout, key, store],
  )
  const resize = useCallback(
    (name: string, width: number | undefined, done: boolean) => {
      const { [name]: _before, ...widths } = layout.widths ?? {}
      change({ widths: width === undefined ? widths : { ...widths, [name]: width } }, done)
    },
    [layout, change],
  )
  const reset = useCallback(() => {
    setLayout({})
    if (key !== undefined) void store.save(key, undefined)
  }, [key, store])
  return { layout, change, resize, reset }
}
