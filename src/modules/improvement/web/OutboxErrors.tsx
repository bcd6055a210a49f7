import { useQuery } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { api } from '../../../core/web/api.ts'
import { useCall } from './queries.ts'
import { ruleTexts } from './rule.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

interface Failed {
  eventNo: number
  imprCd: string
  imprNm: string
  sourceModuleCd: string
  eventCd: string
  tryCnt: number
  errorTxt: string | null
}
/** 연동오류: events that did not reach their source. */
export function OutboxErrors() {
  const text = useTexts(ruleTexts)
  const { data = [] } = useQuery({
    queryKey: ['improvement', 'outbox'],
    queryFn: ({ signal }) => api.get<{ data: Failed[] }>('/api/impr/outbox', undefined, { signal }),
    select: (answer) => answer.data,
  })
  const { call, busy } = useCall()
  if (data.length === 0) return null
  return (
    <Alert
      type="error"
      showIcon
      title={text('untold', { count: data.length })}
      description={
        <ul className="impr-related">
          {data.map((each) => (
            <li key={each.eventNo}>
              <span>
                {each.sourceModuleCd} · {each.eventCd} · {text('tries', { count: each.tryCnt })}
              </span>
              {each.imprCd} {each.imprNm} <em className="impr-more">{each.errorTxt}</em>
              <Button
                size="small"
                loading={busy}
                onClick={() => void call(`/api/impr/outbox/${each.eventNo}/retry`, {}, text('retry.done'))}
              >
                {text('retry')}
              </Button>
            </li>
          ))}
        </ul>
      }
    />
  )
}
