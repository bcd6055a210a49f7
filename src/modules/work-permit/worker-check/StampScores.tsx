import { useQuery } from '@tanstack/react-query'
import { api, type Answer } from '../../../core/web/api.ts'
import { ScrollRegion } from '../../../core/web/components/ScrollRegion.tsx'
import type { StampRow } from './stamp-score.rule.ts'

/** From this share on a row is marked. */
const marked = 20

/**
 * 형식적 확인 by area: approvals and ticks that came too fast to have been looked at. Nothing where nothing was
 * signed.
 */
export function StampScores({ month }: { month: string }) {
  const { data = [] } = useQuery({
    queryKey: ['workPermit', 'stamps', month],
    queryFn: ({ signal }) => api.get<Answer<StampRow[]>>('/api/saf/stampscore', { month }, { signal }),
    select: (answer) => answer.data,
  })
  if (data.length === 0) return null
  return (
    <section className="stamp-scores" aria-labelledby="stamp-scores">
      <h2 id="stamp-scores">형식적 확인(구역별)</h2>
      <p>
        허가를 열지 않았거나 열자마자 한 승인, 앞 항목과 거의 동시에 한 안전조치 확인의 비율입니다(기준은
        환경값). 평가가 아니라 점검할 곳을 찾는 데 씁니다.
      </p>
      <ScrollRegion label="구역별 형식적 확인" className="status-table">
        <table>
          <thead>
            <tr>
              {['구역', '승인', '빠른 승인', '안전조치 확인', '연속 확인', '비율(%)'].map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.map(({ areaCd, areaNm, approvals, fast, checks, quick, score }) => (
              <tr key={areaCd}>
                <th scope="row">{areaNm}</th>
                <td>{approvals}</td>
                <td>{fast}</td>
                <td>{checks}</td>
                <td>{quick}</td>
                <td className={score >= marked ? 'is-bad' : undefined}>{score}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  )
}
