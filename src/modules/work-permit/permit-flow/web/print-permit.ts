import { recordPath } from '../../../../core/web/data/query-keys.ts'
import { usePdf } from '../../../../core/web/open-pdf.ts'
import type { Paper } from '../../paper/papers.rule.ts'
import { workPermit } from '../../permit/work-permit.resource.ts'

/** Opens the permit's own paper, or one beside it. */
export function usePrintPermit(): {
  print: (permitNo: number, paper?: Paper) => Promise<void>
  busy: boolean
} {
  const { open, busy } = usePdf()
  return {
    print: (permitNo, paper) =>
      open(`${recordPath(workPermit, permitNo)}/${paper ? `paper/${paper}` : 'print'}`),
    busy,
  }
}
