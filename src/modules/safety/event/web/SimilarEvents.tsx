import { useDeferredValue } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Form } from 'antd'
import { api } from '../../../../core/web/api.ts'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { recordAddress } from '../../../../core/web/record-address.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import type { SimilarEvent } from '../event-similar.rule.ts'
import { safEvent } from '../saf-event.resource.ts'
import './event.css'
import { eventTexts } from './event.texts.ts'

const leastTyped = 4
const titleLength = 60
/** Past events like what is being typed: a near miss that resembles an accident is seen before it is sent. */
export function SimilarEvents({ form }: { form: RecordFormHandle<typeof safEvent> }) {
  const text = useTexts(eventTexts)
  const tab = useTab()
  const title = Form.useWatch('safEventNm', { form: form.antd, preserve: true }) as string | null | undefined
  const place = Form.useWatch('placeNm', { form: form.antd, preserve: true }) as string | null | undefined
  const summary = Form.useWatch('summaryTxt', { form: form.antd, preserve: true }) as
    | string
    | null
    | undefined
  // A report by thumb has no title yet: its first line will be one.
  const named = title || summary?.split('\n')[0]?.slice(0, titleLength)
  const typed = useDeferredValue(`${named ?? ''} ${place ?? ''}`.trim())
  const { data = [] } = useQuery({
    queryKey: [safEvent.name, 'similar', typed],
    queryFn: ({ signal }) =>
      api.get<{ data: SimilarEvent[] }>(`${safEvent.path}/similar`, { q: typed }, { signal }),
    select: (answer) => answer.data,
    enabled: typed.length >= leastTyped,
  })
  if (data.length === 0) return null
  return (
    <Block title={text('similar')}>
      <ul className="event-list">
        {data.map((row) => (
          <li key={row.safEventNo}>
            <a
              href={recordAddress(safEvent.name, row.safEventNo) ?? '#'}
              onClick={(click) => {
                click.preventDefault()
                const address = recordAddress(safEvent.name, row.safEventNo)
                if (address) tab.open(address)
              }}
            >
              {row.safEventNm}
            </a>
            <small>
              {row.safEventCd} · {row.occurYmd} · {row.placeNm}
            </small>
          </li>
        ))}
      </ul>
    </Block>
  )
}
