import { api, type QueryParams } from '../../../core/web/api.ts'
import { useOpenPdf } from '../../../core/web/open-pdf.ts'

/** Opens a paper of the server. */
export function usePrint(): { print: (path: string, query?: QueryParams) => Promise<void>; busy: boolean } {
  const { open, busy } = useOpenPdf()
  return { print: (path, query) => open(() => api.blob(path, query, { overlay: true })), busy }
}
