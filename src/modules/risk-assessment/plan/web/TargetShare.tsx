import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Form, InputNumber, Input, Select } from 'antd'
import { useState } from 'react'
import { showMoment } from '../../../../core/shared/dates.ts'
import { ApiError } from '../../../../core/web/api-error.ts'
import { api } from '../../../../core/web/api.ts'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { FormDialog } from '../../../../core/web/components/FormDialog.tsx'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { useCodes } from '../../../../core/web/data/lookups.ts'
import { useSession } from '../../../../core/web/session-store.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { Part } from '../../web/Part.tsx'
import { rsaTarget, type RsaTarget } from '../rsa-target.resource.ts'
import { planTexts } from './plan-page.texts.ts'

interface Unread {
  userId: string | null
  userNm: string
  deptNm: string | null
}
/** How a result was told, who has read it, and who has not. */
export function TargetShare({ row }: { row: RsaTarget }) {
  const text = useTexts(planTexts)
  const tab = useTab()
  const { user } = useSession()
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const { data: unread } = useQuery({
    queryKey: [rsaTarget.name, 'unread', row.rsaTargetNo, row.updateDt, row.reads.length],
    queryFn: async ({ signal }) =>
      (
        await api.get<{ data: Unread[] }>(`${rsaTarget.path}/${row.rsaTargetNo}/unread`, undefined, {
          signal,
        })
      ).data,
  })
  const call = (act: string, body?: object) => async () => {
    await api.put(`${rsaTarget.path}/${row.rsaTargetNo}/${act}`, body)
    await client.invalidateQueries({ queryKey: [rsaTarget.name] })
  }
  const read = row.reads.some(({ userId }) => userId === user?.userId)
  return (
    <Part
      title={text('share')}
      extra={tab.canWrite && <Button onClick={() => setAsking(true)}>{text('addShare')}</Button>}
    >
      <ul>
        {row.shares.map((each) => (
          <li key={each.rsaShareNo}>
            {each.shareTypeNm} · {showMoment(each.shareDt)} · {each.placeTxt} ({each.targetCnt})
          </li>
        ))}
      </ul>
      <p>{text('readCnt', { read: row.reads.length, unread: unread?.length ?? 0 })}</p>
      {!read && (
        <p>
          <BusyButton type="primary" size="large" action={call('read', { understoodYn: 'Y' })}>
            {text('read')}
          </BusyButton>{' '}
          <BusyButton size="large" action={call('read', { understoodYn: 'N' })}>
            {text('notUnderstood')}
          </BusyButton>
        </p>
      )}
      {unread && unread.length > 0 && (
        <details>
          <summary>
            {text('unread')} ({unread.length})
          </summary>
          <p>{unread.map(({ userNm, deptNm }) => `${userNm} (${deptNm ?? ''})`).join(', ')}</p>
          {tab.canWrite && <BusyButton action={call('remind')}>{text('remind')}</BusyButton>}
        </details>
      )}
      {asking && <ShareDialog row={row} onClose={() => setAsking(false)} />}
    </Part>
  )
}

function ShareDialog({ row, onClose }: { row: RsaTarget; onClose: () => void }) {
  const text = useTexts(planTexts)
  const notice = useNotice()
  const client = useQueryClient()
  const { data: codes } = useCodes('RSA_SHARE')
  const [form] = Form.useForm<{ shareTypeCd: string; placeTxt?: string; targetCnt: number }>()
  const [busy, setBusy] = useState(false)
  const { fields } = rsaTarget.lines!.shares
  const save = async () => {
    const given = await form.validateFields()
    setBusy(true)
    try {
      await api.put(`${rsaTarget.path}/${row.rsaTargetNo}/shares`, {
        ...given,
        shareDt: new Date().toISOString(),
      })
      await client.invalidateQueries({ queryKey: [rsaTarget.name] })
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notice.failure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <FormDialog
      open
      form={form}
      title={text('addShare')}
      okText={text('ok')}
      cancelText={text('cancel')}
      confirmLoading={busy}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" name="rsa-share" initialValues={{ targetCnt: 1 }}>
        <Form.Item name="shareTypeCd" label={text('method')} required rules={[{ required: true }]}>
          <Select options={(codes ?? []).map(({ code, codeNm }) => ({ value: code, label: codeNm }))} />
        </Form.Item>
        <Form.Item name="placeTxt" label={fields.placeTxt.label}>
          <Input maxLength={200} />
        </Form.Item>
        <Form.Item name="targetCnt" label={fields.targetCnt.label} required rules={[{ required: true }]}>
          <InputNumber min={1} max={10_000} />
        </Form.Item>
      </Form>
    </FormDialog>
  )
}
