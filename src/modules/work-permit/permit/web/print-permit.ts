import { useState } from 'react'
import { api } from '../../../../core/web/api.ts'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { recordPath } from '../../../../core/web/list/query-keys.ts'
import { workPermit } from '../work-permit.resource.ts'

const keepAddressMs = 60_000

/** Opens the permit's paper in a new window; the window is opened at once, because browsers stop one that comes later. */
export function usePrintPermit(): { print: (permitNo: number) => Promise<void>; busy: boolean } {
  const notice = useNotice()
  const [busy, setBusy] = useState(false)
  const print = async (permitNo: number) => {
    const window = globalThis.open('', '_blank')
    setBusy(true)
    try {
      const address = URL.createObjectURL(await api.blob(`${recordPath(workPermit, permitNo)}/print`, undefined, { overlay: true }))
      if (window) window.location.replace(address)
      else globalThis.open(address, '_blank')
      setTimeout(() => URL.revokeObjectURL(address), keepAddressMs)
    } catch (error) {
      window?.close()
      notice.failure(error)
    } finally {
      setBusy(false)
    }
  }
  return { print, busy }
}
