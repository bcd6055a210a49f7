import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../core/web/api.ts'
import { rsaTarget } from '../../plan/rsa-target.resource.ts'
import type { Matrix } from '../../matrix/matrix.rule.ts'

/** A version of a matrix with its name. */
export type NamedMatrix = Matrix & { matrixCd: string; matrixNm: string }
/** What stands above the rows of a target; `hazard/sheet-facts.server.ts` answers it. */
export interface SheetFacts {
  rsaTypeCd: string
  matrix: NamedMatrix
  summary: {
    scored: number
    unscored: number
    notAccepted: number
    withoutMeasure: number
    worst?: { score: number; gradeCd: string }
  }
  closed: string | null
  improvePct: number | null
  steps: number
  tooLong: boolean
  newerBook: { rsaJobBookNo: number; jobBookCd: string; verNo: number } | null
}

/** Asked under the name of targets: a saved row does not fetch it, a step of the target does. */
export const useSheetFacts = (rsaTargetNo: number | undefined) =>
  useQuery({
    queryKey: [rsaTarget.name, 'sheet', rsaTargetNo],
    enabled: rsaTargetNo !== undefined,
    queryFn: async ({ signal }) =>
      (await api.get<{ data: SheetFacts }>(`/api/rsa/hazardsheet/${rsaTargetNo}`, undefined, { signal }))
        .data,
  })
