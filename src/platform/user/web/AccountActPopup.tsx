import { useState } from 'react'
import { Alert, Form, Input } from 'antd'
import { useQueryClient } from '@tanstack/react-query'
import { api, ApiError } from '../../../core/web/api.ts'
import { Dialog } from '../../../core/web/components/Dialog.tsx'
import { FieldInput } from '../../../core/web/form/FieldInput.tsx'
import { useSpoken } from '../../../core/web/text/labels.ts'
import { usePageText } from '../../../core/web/text/page-text.ts'
import { useSubmission } from '../../../core/web/submission.ts'
import { accountMoves, type AccountAct } from '../account.rule.ts'
import { user } from '../user.resource.ts'
import { userTexts } from './user.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

export interface ActedAccount {
  acctStatusCd: string
  temporaryPassword?: string
}
export interface AccountActPopupProps {
  address: string
  account: { userId: string; userNm: string; updateDt: string; retireYmd: string | null }
  act: AccountAct
  onClose: () => void
  onDone: (answer: ActedAccount) => void
}
const reasonMax = 1000

/** Asks before something is done to an account: what will happen, the reason, the day of retirement. */
export function AccountActPopup({ address, account, act, onClose, onDone }: AccountActPopupProps) {
  const text = useTexts(userTexts)
  const engineText = usePageText()
  const client = useQueryClient()
  const submission = useSubmission()
  const { fields } = useSpoken(user)
  const [form] = Form.useForm<{ reason?: string; retireYmd?: string | null }>()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const { reasonMin, temporaryPassword, danger } = accountMoves[act]
  const confirm = async () => {
    setBusy(true)
    setRefusal(undefined)
    try {
      const path = `${address}/${act}`
      const body = { ...(form.getFieldsValue(true) as object), updateDt: account.updateDt }
      const answer = await submission(path, body, (requestKey) =>
        api.put<{ data: ActedAccount }>(path, body, { requestKey }),
      )
      await client.invalidateQueries({ queryKey: [user.name] })
      onDone(answer.data)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const issues = error.body.fields.filter(({ path }) => path === 'reason' || path === 'retireYmd')
      form.setFields(
        issues.map(({ path, message }) => ({ name: path as 'reason' | 'retireYmd', errors: [message] })),
      )
      if (issues.length === 0) setRefusal(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      title={text('actOf', { name: account.userNm, act: text(act) })}
      okText={text('confirm')}
      cancelText={text('cancel')}
      okButtonProps={{ danger }}
      confirmLoading={busy}
      mask={{ closable: false }}
      onOk={() => void confirm()}
      onCancel={onClose}
    >
      {refusal && <Alert type="error" showIcon role="alert" title={refusal} />}
      <p>{text(temporaryPassword ? 'willGetPassword' : act === 'retire' ? 'willRetire' : 'willStop')}</p>
      <Form
        form={form}
        layout="vertical"
        name={`account-${act}`}
        initialValues={{ retireYmd: account.retireYmd }}
      >
        {act === 'retire' && (
          <Form.Item name="retireYmd" label={text('retireYmd')} required>
            <FieldInput field={{ ...fields.retireYmd, required: true }} free />
          </Form.Item>
        )}
        {reasonMin > 0 && (
          <Form.Item
            name="reason"
            label={text('reason')}
            required
            extra={engineText('record.reasonMin', { count: reasonMin })}
          >
            <Input.TextArea rows={3} maxLength={reasonMax} showCount />
          </Form.Item>
        )}
      </Form>
    </Dialog>
  )
}
