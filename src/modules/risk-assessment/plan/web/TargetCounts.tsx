import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../core/web/api.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { rsaTarget, type RsaTarget } from '../rsa-target.resource.ts'
import { planTexts } from './plan-page.texts.ts'

export interface Counts {
  rowCnt: number
  openRowCnt: number
  worstScore: number | null
  worstGradeCd: string | null
}
/** The rows of a sheet as they are now: the record itself says them from its review on. */
export function TargetCounts({ row }: { row: Pick<RsaTarget, 'rsaTargetNo' | 'updateDt' | 'state'> }) {
  const text = useTexts(planTexts)
  const { data } = useQuery({
    queryKey: [rsaTarget.name, 'counts', row.rsaTargetNo, row.updateDt],
    enabled: row.state !== 'waiting',
    queryFn: async ({ signal }) =>
      (
        await api.get<{ data: Counts & { worstGradeNm: string | null } }>(
          `${rsaTarget.path}/${row.rsaTargetNo}/counts`,
          undefined,
          {
            signal,
            quiet: true,
          },
        )
      ).data,
  })
  if (!data) return null
  const { rowCnt, openRowCnt, worstScore, worstGradeNm } = data
  return (
    <span>
      · {text('counts', { rows: rowCnt, open: openRowCnt })}
      {worstScore !== null && ` · ${text('worst', { score: worstScore, grade: worstGradeNm ?? '' })}`}
    </span>
  )
}
