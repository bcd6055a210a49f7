import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../core/web/api.ts'
import { mostCounted, type UseCount } from '../where-used-answers.rule.ts'

/**
 * How many products contain a substance. All cells of a page share one question, which nobody asks while the
 * column is hidden.
 */
export function UseCountCell({ chemNo, page }: { chemNo: number; page: readonly number[] }) {
  const { data } = useQuery({
    queryKey: ['chmChemical', 'useCounts', page],
    queryFn: ({ signal }) =>
      api.get<{ data: UseCount[] }>('/api/chm/chemicalusecounts', { chemNos: page.join(',') }, { signal }),
    select: (answer) => answer.data.find((each) => each.chemNo === chemNo)?.prodCnt,
  })
  if (data === undefined) return null
  return <>{data > mostCounted ? `${mostCounted.toLocaleString('ko-KR')}+` : data.toLocaleString('ko-KR')}</>
}
