import { useEffect, useRef } from 'react'
import type { AnyResource } from '../../shared/resource.ts'
import { api } from '../api.ts'
import { tabStore } from '../tab-store.ts'
import { useTab } from '../TabHost.tsx'
import { createStopwatch, type Stopwatch } from './stopwatch.ts'

/**
 * Tells the server how long a form was worked on, and whether it was saved or given up: the use statistics
 * name forms that are too long.
 */
export function useFormUse(resource: AnyResource, isNew: boolean) {
  const { key } = useTab()
  const watch = useRef<Stopwatch>(undefined)
  const finish = (savedYn: 'Y' | 'N') => {
    const seconds = watch.current?.seconds(Date.now())
    watch.current = undefined
    if (seconds === undefined) return
    const body = { tableNm: resource.name, newYn: isNew ? 'Y' : 'N', savedYn, seconds }
    api.post('/api/manage/formuse', body, { quiet: true, overlay: false }).catch(() => undefined)
  }
  const latest = useRef(finish)
  useEffect(() => {
    latest.current = finish
  })
  useEffect(
    () => () => {
      // A tab that is only hidden runs this too; the form is still there when its tab comes back.
      setTimeout(() => {
        const { list, active } = tabStore.get()
        if (active === key || !list.some((tab) => tab.key === key)) latest.current('N')
      })
    },
    [key],
  )
  return {
    /** Something was typed. */
    worked: () => {
      if (watch.current === undefined && !tabStore.get().list.some((tab) => tab.key === key)) return
      watch.current ??= createStopwatch(Date.now())
      watch.current.tick(Date.now())
    },
    saved: () => finish('Y'),
    left: () => finish('N'),
  }
}
