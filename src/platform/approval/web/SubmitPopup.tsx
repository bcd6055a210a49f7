import { defined } from '../../../core/shared/defined.ts'
import { Form } from 'antd'
import { useQueryClient } from '@tanstack/react-query'
import { check } from '../../../core/shared/input-check.ts'
import type { FieldIssue } from '../../../core/shared/session.ts'
import { useAction } from '../../../core/web/data/hooks.ts'
import type { TransitionPopupProps } from '../../../core/web/record/approval-popup.ts'
import { inputSchema, TransitionFields } from '../../../core/web/record/TransitionPopup.tsx'
import { apprRqst } from '../appr-rqst.resource.ts'
import { SubmitDialog } from './SubmitDialog.tsx'
import { saidIssues } from '../../../core/web/text/text.ts'

/**
 * The popup of every transition that goes through approval: the record moves and the document opens in one
 * call.
 */
export function SubmitPopup({
  resource,
  recordKey,
  updateDt,
  item,
  transition,
  onClose,
  onDone,
}: TransitionPopupProps) {
  const act = useAction(resource, { quiet: true })
  const client = useQueryClient()
  const [form] = Form.useForm<Record<string, unknown>>()
  const show = (issues: readonly FieldIssue<string>[]) =>
    form.setFields(
      issues.map(({ path, message }) => ({ name: path.split('.')[0] ?? path, errors: [message] })),
    )
  const values = () => check(inputSchema(resource, item.action, transition), form.getFieldsValue(true))
  const asks = (transition?.reasonMin ?? 0) > 0 || Object.keys(transition?.input ?? {}).length > 0
  return (
    <SubmitDialog
      asked={{ taskClassNm: resource.name, apprBizKey: String(recordKey), taskActNm: item.action }}
      onClose={onClose}
      check={() => {
        const checked = values()
        if (!checked.ok) show(saidIssues(checked.issues))
        return checked.ok
      }}
      onIssues={({ body }) => show(body.fields.filter(({ path }) => !path.startsWith('approval.')))}
      submit={async (approval) => {
        const checked = values()
        const given = checked.ok ? checked.value : {}
        const detail = await act(recordKey, item.action, {
          ...given,
          approval,
          ...defined({ updateDt }),
        })
        await client.invalidateQueries({ queryKey: [apprRqst.name] })
        onDone(detail)
      }}
    >
      {asks && (
        <Form form={form} layout="vertical">
          <TransitionFields resource={resource} action={item.action} transition={transition} />
        </Form>
      )}
    </SubmitDialog>
  )
}
