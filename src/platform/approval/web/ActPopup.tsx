import { Form, Input } from 'antd'
import { useState } from 'react'
import type { Reason } from '../../../core/shared/resource.ts'
import { messages } from '../../../core/shared/messages.ts'
import { ApiError } from '../../../core/web/api.ts'
import { FormDialog } from '../../../core/web/components/FormDialog.tsx'
import { focusUnlessTyping } from '../../../core/web/form/focus-issue.ts'
import { RefusalAlert } from '../../../core/web/record/ReasonList.tsx'
import { useText, said } from '../../../core/web/text/text.ts'
import { sha256 } from '../../../core/web/sha256.ts'
import { opinionMax, rejectReasonMin, signing } from '../approval-acts.rule.ts'
import type { ApprovalView } from '../approval-answers.rule.ts'
import type { AskedAct } from './ActBar.tsx'
import { useAct } from './approval-calls.ts'
import { approvalTexts } from './approval.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { approvalRefusals } from '../approval-acts.texts.ts'

interface Props {
  view: ApprovalView
  asked: AskedAct
  onClose: () => void
  onDone: () => void
}
interface Values {
  opinion?: string
  password?: string
}

/** Asks before an act: the opinion or reason, and the password where the policy wants one. */
export function ActPopup({ view, asked, onClose, onDone }: Props) {
  const text = useTexts(approvalTexts)
  const shell = useText()
  const act = useAct(view.data.apprRqstNo)
  const [form] = Form.useForm<Values>()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<{ message: string; reasons: readonly Reason<string>[] }>()
  const { needed, takesWords } = wordsOf(asked)
  const asksPassword = view.policy.signPwYn === 'Y' && signing.includes(asked.act)
  const confirm = async () => {
    const { opinion = '', password = '' } = form.getFieldsValue()
    const words = opinion.trim()
    const issue = needed?.(words)
    const passwordIssue = asksPassword && password === '' ? said(messages.passwordRequired) : undefined
    form.setFields([
      { name: 'opinion', errors: issue ? [issue] : [] },
      { name: 'password', errors: passwordIssue ? [passwordIssue] : [] },
    ])
    if (issue ?? passwordIssue) return
    setBusy(true)
    setRefusal(undefined)
    try {
      await act(asked.act, {
        opinion: words || null,
        agreeYn: asked.agreeYn || undefined,
        userPwdSHA: asksPassword ? sha256(password) : undefined,
      })
      onDone()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const [field] = error.body.fields
      if (field?.path === 'opinion') form.setFields([{ name: 'opinion', errors: [field.message] }])
      else if (field?.path === 'userPwdSHA') form.setFields([{ name: 'password', errors: [field.message] }])
      else setRefusal({ message: error.message, reasons: error.body.reasons })
    } finally {
      setBusy(false)
    }
  }
  const label = text(asked.label)
  return (
    <FormDialog
      open
      title={`${view.data.title} · ${label}`}
      okText={label}
      cancelText={shell('common.close')}
      okButtonProps={{ danger: asked.danger === true }}
      confirmLoading={busy}
      form={form}
      onOk={() => void confirm()}
      onCancel={onClose}
      afterOpenChange={(open) => {
        if (open && takesWords) focusUnlessTyping(form, 'opinion')
      }}
      className="appr-act"
    >
      <RefusalAlert refusal={refusal} />
      {!takesWords && <p>{text('act.ask', { act: label })}</p>}
      <Form form={form} layout="vertical" name="approval-act">
        {takesWords && (
          <Form.Item
            name="opinion"
            label={needed ? text('reason') : `${text('opinion')} (${text('optional')})`}
            required={needed !== undefined}
            extra={
              asked.act === 'reject'
                ? text('reasonMin', { min: rejectReasonMin, max: opinionMax.toLocaleString('ko-KR') })
                : undefined
            }
          >
            <Input.TextArea rows={4} maxLength={opinionMax} />
          </Form.Item>
        )}
        {asksPassword && (
          <Form.Item name="password" label={text('password')} required extra={text('passwordNote')}>
            <Input.Password autoComplete="current-password" onPressEnter={() => void confirm()} />
          </Form.Item>
        )}
      </Form>
    </FormDialog>
  )
}

/** The same sentences as the server's (admin 7), before the call. */
function wordsOf({ act, agreeYn }: AskedAct): {
  takesWords: boolean
  needed?: (words: string) => string | undefined
} {
  if (act === 'reject')
    return {
      takesWords: true,
      needed: (words) =>
        words === ''
          ? said(approvalRefusals.reasonNeeded())
          : words.length < rejectReasonMin
            ? said(messages.reasonMin(rejectReasonMin))
            : undefined,
    }
  if (act === 'hold')
    return {
      takesWords: true,
      needed: (words) => (words === '' ? said(approvalRefusals.holdReasonNeeded()) : undefined),
    }
  if (agreeYn === 'N')
    return {
      takesWords: true,
      needed: (words) => (words === '' ? said(approvalRefusals.objectionNeeded()) : undefined),
    }
  return { takesWords: act === 'approve' || act === 'agree' || act === 'final' }
}
