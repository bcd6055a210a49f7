import { useState } from 'react'
import { Alert, DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showMoment } from '../../../core/shared/dates.ts'
import { messages } from '../../../core/shared/messages.ts'
import { api, ApiError, type Answer } from '../../../core/web/api.ts'
import { Dialog } from '../../../core/web/components/Dialog.tsx'
import { queryKeys, recordPath } from '../../../core/web/list/query-keys.ts'
import { useSubmission } from '../../../core/web/submission.ts'
import { useTab } from '../../../core/web/TabHost.tsx'
import { workPermit } from '../permit/work-permit.resource.ts'
import { orderAddress } from './addresses.web.ts'
import type { OrderCopy } from './copy-order.rule.ts'
import { workOrder } from './work-order.resource.ts'
import { said } from '../../../core/web/text/text.ts'

/** Copies an order with all its permits to another day, and says whom the new day keeps from the work. */
export function CopyWithPermits({ wkodNo, onClose }: { wkodNo: number; onClose: () => void }) {
  const tab = useTab()
  const client = useQueryClient()
  const submission = useSubmission()
  const [start, setStart] = useState<Dayjs | null>(null)
  const [message, setMessage] = useState<string>()
  const path = `${recordPath(workOrder, wkodNo)}/copy`
  const copying = useMutation({
    mutationFn: (planStartDt: string) =>
      submission(path, { planStartDt }, (requestKey) =>
        api.post<Answer<OrderCopy>>(path, { planStartDt }, { requestKey }),
      ),
    onSuccess: () =>
      Promise.all(
        [workOrder, workPermit].map((resource) =>
          client.invalidateQueries({ queryKey: queryKeys.all(resource) }),
        ),
      ),
    onError: () => undefined,
  })
  const copy = copying.data?.data
  const send = async () => {
    if (!start) return setMessage(messages.requiredField('예정 시작'))
    setMessage(undefined)
    try {
      await copying.mutateAsync(start.format('YYYY-MM-DD HH:mm'))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setMessage(error.body.fields[0]?.message ?? error.message)
    }
  }
  const open = () => {
    onClose()
    if (copy) tab.open(orderAddress(copy.wkodNo))
  }
  return (
    <Dialog
      open
      title="의뢰와 허가 모두 복사"
      okText={copy ? '새 의뢰 열기' : '복사'}
      cancelText={copy ? '닫기' : '취소'}
      confirmLoading={copying.isPending}
      onOk={() => (copy ? open() : void send())}
      onCancel={onClose}
    >
      {copy ? (
        <CopyResult copy={copy} />
      ) : (
        <div className="order-copying">
          <p>
            의뢰와 그 아래의 작업허가(반려·취소 제외)를 작성 상태로 복사합니다. 시각은 새 예정 시작일만큼
            옮기고, 측정·서명·확인은 복사하지 않습니다.
          </p>
          <label htmlFor="order-copy-start">새 예정 시작</label>
          <DatePicker
            id="order-copy-start"
            showTime={{ format: 'HH:mm', defaultValue: dayjs('08:00', 'HH:mm') }}
            format={['YYYY-MM-DD HH:mm', 'YYYYMMDDHHmm']}
            value={start}
            onChange={setStart}
          />
        </div>
      )}
      {message && <Alert type="error" showIcon title={message} />}
    </Dialog>
  )
}

function CopyResult({ copy: { permits, left } }: { copy: OrderCopy }) {
  const warned = permits.filter(({ warnings }) => warnings.length > 0)
  return (
    <div className="order-copying">
      <p>
        의뢰 1건과 작업허가 {permits.length}건을 복사했습니다.{' '}
        {warned.length === 0 && left.length === 0 && '새 날짜에 걸리는 사람은 없습니다.'}
      </p>
      {warned.map(({ permitNo, permitNm, startDt, warnings }) => (
        <Alert
          key={permitNo}
          type="warning"
          showIcon
          title={`${permitNm} · ${showMoment(startDt)}`}
          description={
            <ul>
              {warnings.map((warning) => (
                <li key={said(warning)}>{said(warning)}</li>
              ))}
            </ul>
          }
        />
      ))}
      {left.map(({ permitCd, message }) => (
        <Alert key={permitCd} type="error" showIcon title={`${permitCd}: 복사하지 못했습니다. ${message}`} />
      ))}
    </div>
  )
}
