import { useState } from 'react'
import { Alert, DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showMoment } from '../../../core/shared/dates.ts'
import { messages } from '../../../core/shared/messages.ts'
import { api, ApiError, type Answer } from '../../../core/web/api.ts'
import { Dialog } from '../../../core/web/components/Dialog.tsx'
import { queryKeys, recordPath } from '../../../core/web/data/query-keys.ts'
import { useSubmission } from '../../../core/web/submission.ts'
import { useTab } from '../../../core/web/TabHost.tsx'
import { workPermit } from '../permit/work-permit.resource.ts'
import type { OrderCopy } from './copy-order.rule.ts'
import { workOrder } from './work-order.resource.ts'
import { said } from '../../../core/web/text/text.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { orderTexts } from './work-order-page.texts.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { workOrderRecords } from '../record-pages.rule.ts'
import '../../../core/shared/picker-clock.ts'

/** Copies an order with all its permits to another day, and says whom the new day keeps from the work. */
export function CopyWithPermits({ wkodNo, onClose }: { wkodNo: number; onClose: () => void }) {
  const say = useTexts(orderTexts)
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
    if (!start) return setMessage(said(messages.requiredField(say('plannedStart'))))
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
    if (copy) tab.open(addressOf(workOrderRecords.workOrder, copy.wkodNo))
  }
  return (
    <Dialog
      open
      title={say('copyTitle')}
      okText={copy ? say('openNew') : say('copy')}
      cancelText={copy ? say('close') : say('cancel')}
      confirmLoading={copying.isPending}
      onOk={() => (copy ? open() : void send())}
      onCancel={onClose}
    >
      {copy ? (
        <CopyResult copy={copy} />
      ) : (
        <div className="order-copying">
          <p>{say('copyHelp')}</p>
          <label htmlFor="order-copy-start">{say('newStart')}</label>
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
  const say = useTexts(orderTexts)
  const warned = permits.filter(({ warnings }) => warnings.length > 0)
  return (
    <div className="order-copying">
      <p>
        {say('copied', { count: permits.length })} {warned.length === 0 && left.length === 0 && say('nobody')}
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
        <Alert
          key={permitCd}
          type="error"
          showIcon
          title={say('notCopied', { permit: permitCd, why: said(message) })}
        />
      ))}
    </div>
  )
}
