import { recordPath } from '../../../../core/web/list/query-keys.ts'
import { usePdf } from '../../../../core/web/open-pdf.ts'
import { workPermit } from '../work-permit.resource.ts'

/** Opens the permit's paper. */
export function usePrintPermit(): { print: (permitNo: number) => Promise<void>; busy: boolean } {
  const { open, busy } = usePdf()
  return { print: (permitNo) => open(`${recordPath(workPermit, permitNo)}/print`), busy }
}
