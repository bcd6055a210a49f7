import { useQuery } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { api } from '../../../core/web/api.ts'
import { useCall } from './queries.ts'

interface Failed {
  eventNo: number
  imprCd: string
  imprNm: string
  sourceModuleCd: string
  eventCd: string
  tryCnt: number
  errorTxt: string | null
}
/** 연동오류: what a source could not be told. */
export function OutboxErrors() {
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
      title={`출처에 알리지 못한 연동 ${data.length}건`}
      description={
        <ul className="impr-related">
          {data.map((each) => (
            <li key={each.eventNo}>
              <span>
                {each.sourceModuleCd} · {each.eventCd} · {each.tryCnt}회
              </span>
              {each.imprCd} {each.imprNm} <em className="impr-more">{each.errorTxt}</em>
              <Button size="small" loading={busy} onClick={() => void call(`/api/impr/outbox/${each.eventNo}/retry`, {}, '다시 보냅니다.')}>
                다시 보내기
              </Button>
            </li>
          ))}
        </ul>
      }
    />
  )
}
