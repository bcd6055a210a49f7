import { defined } from '../../../../core/shared/defined.ts'
import { useEffect, useRef } from 'react'
import { api } from '../../../../core/web/api.ts'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { stockListPath } from '../../store/storage-portlet.rule.ts'
import type { ScannedContainer } from '../stock-at.rule.ts'
import { nothingRead, wedgeKey } from '../wedge.rule.ts'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { storageRecords } from '../../record-pages.rule.ts'

export type OnFound = (found: ScannedContainer) => void

/**
 * What a code stands for, looked up; without `onFound` it is opened in its own tab. Answers whether there was
 * something.
 */
export function useFindContainer(onFound?: OnFound): (code: string) => Promise<boolean> {
  const tab = useTab()
  const notice = useNotice()
  const open: OnFound = ({ reagentRqstNo, place, lots }) => {
    const [first, second] = lots
    const stocks = (query: Record<string, string | number>) =>
      tab.open(
        `${stockListPath}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()}`,
      )
    if (reagentRqstNo !== null) tab.open(addressOf(storageRecords.chmReagentRqst, reagentRqstNo))
    else if (place)
      stocks({
        storeNo: place.storeNo,
        ...defined({ placeCd: place.placeCd ?? undefined }),
      })
    else if (first && !second) stocks({ lotNo: first.lotNo, open: first.stockNo })
    else if (first) stocks({ lotNo: first.lotNo })
  }
  return async (code) => {
    try {
      const { data } = await api.get<{ data: ScannedContainer }>(
        `/api/chm/container/${encodeURIComponent(code)}`,
      )
      ;(onFound ?? open)(data)
      return true
    } catch (error) {
      notice.failure(error)
      return false
    }
  }
}

const isTypedInto = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable=true], [role=dialog]') !== null

/**
 * A wedge scanner works on the whole page, whatever has the focus: only what is typed into a field stays
 * there.
 */
export function useWedge(onFound?: OnFound): void {
  const { active } = useTab()
  const find = useFindContainer(onFound)
  const last = useRef(find)
  useEffect(() => {
    last.current = find
  })
  useEffect(() => {
    if (!active) return undefined
    let read = nothingRead
    const onKey = (event: KeyboardEvent) => {
      if (isTypedInto(event.target) || event.ctrlKey || event.altKey || event.metaKey) return
      const next = wedgeKey(read, event.key, event.timeStamp)
      read = next.read
      if (next.code === undefined) return
      // The scanner's Enter is not meant for the button that has the focus.
      event.preventDefault()
      void last.current(next.code)
    }
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  }, [active])
}
