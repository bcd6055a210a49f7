import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../core/web/api.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { workPermit } from '../work-permit.resource.ts'
import { jsaTexts } from './jsa-hazards.texts.ts'

interface Hazard {
  stepNo: number | null
  stepTxt: string
  hazardTxt: string
  controlTxt: string | null
  measureTxt: string | null
}

/** The steps of the order's JSA and what may happen in each, to be read out in the meeting before the work. */
export function JsaHazards({ permitNo }: { permitNo: number }) {
  const say = useTexts(jsaTexts)
  const { data } = useQuery({
    queryKey: [workPermit.name, 'jsahazards', permitNo],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: Hazard[] }>(`${workPermit.path}/${permitNo}/jsahazards`, undefined, { signal }))
        .data,
  })
  if (!data || data.length === 0) return null
  return (
    <details className="permit-note" open>
      <summary>{say('title', { count: data.length })}</summary>
      <ol className="permit-people">
        {data.map(({ stepNo, stepTxt, hazardTxt, controlTxt, measureTxt }, index) => (
          <li key={index}>
            <span>
              <strong>
                {stepNo ?? '-'}. {stepTxt}
              </strong>
              <em>{hazardTxt}</em>
              <span className="permit-note">{[controlTxt, measureTxt].filter(Boolean).join(' · ')}</span>
            </span>
          </li>
        ))}
      </ol>
    </details>
  )
}
