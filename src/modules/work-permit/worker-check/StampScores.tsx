import { useQuery } from '@tanstack/react-query'
import { api, type Answer } from '../../../core/web/api.ts'
import { ScrollRegion } from '../../../core/web/components/ScrollRegion.tsx'
import type { StampRow } from './stamp-score.rule.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { workerCheckTexts } from './worker-check.texts.ts'

/** From this share on a row is marked. */
const marked = 20

/**
 * 형식적 확인 by area: approvals and ticks that came too fast to have been looked at. Nothing where nothing was
 * signed.
 */
export function StampScores({ month }: { month: string }) {
  const say = useTexts(workerCheckTexts)
  const { data = [] } = useQuery({
    queryKey: ['workPermit', 'stamps', month],
    queryFn: ({ signal }) => api.get<Answer<StampRow[]>>('/api/saf/stampscore', { month }, { signal }),
    select: (answer) => answer.data,
  })
  if (data.length === 0) return null
  return (
    <section className="stamp-scores" aria-labelledby="stamp-scores">
      <h2 id="stamp-scores">{say('stamps')}</h2>
      <p>{say('stampHelp')}</p>
      <ScrollRegion label={say('stampRegion')} className="status-table">
        <table>
          <thead>
            <tr>
              {(['area', 'approvals', 'fast', 'checks', 'quick', 'share'] as const).map((label) => (
                <th key={label} scope="col">
                  {say(label)}
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
