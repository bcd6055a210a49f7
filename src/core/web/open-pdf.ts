import { useState } from 'react'
import { api, type QueryParams } from './api.ts'
import { useNotice } from './components/notice.tsx'

const keepAddressMs = 60_000

/**
 * Opens a PDF that is loaded in any way in a new window; the window is opened at once, because browsers stop
 * one that comes later.
 */
export function useOpenPdf(): { open: (load: () => Promise<Blob>) => Promise<void>; busy: boolean } {
  const notice = useNotice()
  const [busy, setBusy] = useState(false)
  const open = async (load: () => Promise<Blob>) => {
    const window = globalThis.open('', '_blank')
    setBusy(true)
    try {
      const address = URL.createObjectURL(await load())
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

/** Opens a PDF of the server by its path. */
export function usePdf(): { open: (path: string, query?: QueryParams) => Promise<void>; busy: boolean } {
  const { open, busy } = useOpenPdf()
  return { open: (path, query) => open(() => api.blob(path, query, { overlay: true })), busy }
}
