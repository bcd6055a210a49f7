import { defined } from '../../../../core/shared/defined.ts'
import { api } from '../../../../core/web/api.ts'
import { useWedge } from '../../../../core/web/scan/use-wedge.ts'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { stockListPath } from '../../store/storage-portlet.rule.ts'
import type { ScannedContainer } from '../stock-at.rule.ts'
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

/** A wedge scanner finds a container from anywhere on the page that is shown. */
export function useWedgeContainer(onFound?: OnFound): void {
  const { active } = useTab()
  const find = useFindContainer(onFound)
  useWedge((code) => void find(code), active)
}
