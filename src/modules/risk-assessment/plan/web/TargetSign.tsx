import { useQueryClient } from '@tanstack/react-query'
import { Button, Form, Input, Select } from 'antd'
import { useState } from 'react'
import { ApiError } from '../../../../core/web/api-error.ts'
import { api } from '../../../../core/web/api.ts'
import { FormDialog } from '../../../../core/web/components/FormDialog.tsx'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { SignDialog } from '../../../../core/web/record/SignDialog.tsx'
import { useSession } from '../../../../core/web/session-store.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { openTargetStates } from '../../risk-codes.rule.ts'
import { Part } from '../../web/Part.tsx'
import { rsaTarget, type RsaTarget } from '../rsa-target.resource.ts'
import { planTexts } from './plan-page.texts.ts'

/** The own signature of a member, and that of a company's worker at this device. */
export function TargetSign({ row }: { row: RsaTarget }) {
  const text = useTexts(planTexts)
  const { user } = useSession()
  const client = useQueryClient()
  const [asked, setAsked] = useState<'own' | 'worker'>()
  if (!openTargetStates.includes(row.state)) return null
  const own = row.team.find(({ userId }) => userId === user?.userId)
  const workers = row.team.filter(({ vendorWorkerNo, signDt }) => vendorWorkerNo !== null && !signDt)
  const reload = () => client.invalidateQueries({ queryKey: [rsaTarget.name] })
  if (!(own && !own.signDt) && workers.length === 0) return null
  return (
    <Part title={text('sign')}>
      {own && !own.signDt && (
        <Button type="primary" size="large" onClick={() => setAsked('own')}>
          {text('sign')}
        </Button>
      )}{' '}
      {workers.length > 0 && (
        <Button size="large" onClick={() => setAsked('worker')}>
          {text('signWorker')}
        </Button>
      )}
      {asked === 'own' && (
        <SignDialog
          title={text('sign')}
          about={row.rsaTargetNm}
          statement={text('signSays')}
          onSign={async (signature) => {
            await api.put(`${rsaTarget.path}/${row.rsaTargetNo}/sign`, signature)
            await reload()
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'worker' && (
        <WorkerSign
          row={row}
          options={workers.map(({ vendorWorkerNo, vendorWorkerNm }) => ({
            value: vendorWorkerNo!,
            label: vendorWorkerNm ?? String(vendorWorkerNo),
          }))}
          onClose={() => setAsked(undefined)}
          onDone={reload}
        />
      )}
    </Part>
  )
}

interface WorkerSignProps {
  row: RsaTarget
  options: { value: number; label: string }[]
  onClose: () => void
  onDone: () => Promise<unknown>
}
function WorkerSign({ row, options, onClose, onDone }: WorkerSignProps) {
  const text = useTexts(planTexts)
  const notice = useNotice()
  const [form] = Form.useForm<{ vendorWorkerNo?: number; pin?: string; opinionTxt?: string }>()
  const [busy, setBusy] = useState(false)
  const sign = async () => {
    const { vendorWorkerNo, pin, opinionTxt } = await form.validateFields()
    setBusy(true)
    try {
      await api.put(`${rsaTarget.path}/${row.rsaTargetNo}/signworker`, {
        vendorWorkerNo,
        pinPwd: pin,
        opinionTxt,
      })
      await onDone()
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
      title={text('signWorker')}
      okText={text('sign')}
      cancelText={text('cancel')}
      confirmLoading={busy}
      onOk={() => void sign()}
      onCancel={onClose}
    >
      <p>{text('signSays')}</p>
      <Form form={form} layout="vertical" name="rsa-sign-worker">
        <Form.Item name="vendorWorkerNo" label={text('worker')} required rules={[{ required: true }]}>
          <Select options={options} />
        </Form.Item>
        <Form.Item name="pin" label={text('pin')} required rules={[{ required: true }]}>
          <Input.Password inputMode="numeric" autoComplete="off" />
        </Form.Item>
        <Form.Item name="opinionTxt" label={text('opinion')}>
          <Input.TextArea maxLength={1000} />
        </Form.Item>
      </Form>
    </FormDialog>
  )
}
