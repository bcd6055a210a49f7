import { useState } from 'react'
import { api, type QueryParams } from '../../../../core/web/api.ts'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { recordPath } from '../../../../core/web/list/query-keys.ts'
import { workPermit } from '../work-permit.resource.ts'

const keepAddressMs = 60_000

/** Opens a PDF of the server in a new window; the window is opened at once, because browsers stop one that comes later. */
export function usePdf(): { open: (path: string, query?: QueryParams) => Promise<void>; busy: boolean } {
  const notice = useNotice()
  const [busy, setBusy] = useState(false)
  const open = async (path: string, query?: QueryParams) => {
    const window = globalThis.open('', '_blank')
    setBusy(true)
    try {
      const address = URL.createObjectURL(await api.blob(path, query, { overlay: true }))
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
  return { open, busy }
}
/** The permit's paper. */
export function usePrintPermit(): { print: (permitNo: number) => Promise<void>; busy: boolean } {
  const { open, busy } = usePdf()
  return { print: (permitNo) => open(`${recordPath(workPermit, permitNo)}/print`), busy }
}
