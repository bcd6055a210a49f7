import { api } from '../../../../core/web/api.ts'
import { recordPath } from '../../../../core/web/list/query-keys.ts'
import { useOpenPdf } from '../../../../core/web/open-pdf.ts'
import { workPermit } from '../work-permit.resource.ts'

/** Opens the permit's paper. */
export function usePrintPermit(): { print: (permitNo: number) => Promise<void>; busy: boolean } {
  const { open, busy } = useOpenPdf()
  return { print: (permitNo) => open(() => api.blob(`${recordPath(workPermit, permitNo)}/print`, undefined, { overlay: true })), busy }
}
