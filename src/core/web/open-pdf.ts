import { useState } from 'react'
import { useNotice } from './components/notice.tsx'

const keepAddressMs = 60_000

/** Opens a PDF in a new window; the window is opened at once, because browsers stop one that comes later. */
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
