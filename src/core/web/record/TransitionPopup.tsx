import { defined } from '../../shared/defined.ts'
import { createElement, useState } from 'react'
import { Form, Input } from 'antd'
import { z } from 'zod'
import type { Fields } from '../../shared/field.ts'
import { check, fieldsSchema } from '../../shared/input-check.ts'
import { messages } from '../../shared/messages.ts'
import type { AnyResource, Reason, Transition } from '../../shared/resource.ts'
import type { FieldIssue } from '../../shared/session.ts'
import { FormDialog } from '../components/FormDialog.tsx'
import { ApiError } from '../api.ts'
import { FieldInput } from '../form/FieldInput.tsx'
import { focusFirstIssue, focusUnlessTyping } from '../form/focus-issue.ts'
import { counterText } from '../components/text-length.ts'
import { useAction } from '../data/hooks.ts'
import type { TransitionPopupProps } from './approval-popup.ts'
import { PasswordField, passwordName, wrongPassword } from './PasswordField.tsx'
import { RefusalAlert } from './ReasonList.tsx'
import { sha256 } from '../sha256.ts'
import { pageText, usePageText } from '../text/page-text.ts'
import { saidIssues, said } from '../text/text.ts'
import { spokenResource, useSpoken } from '../text/labels.ts'
import '../text/zod-locale.ts'

/** Longest reason in characters (admin section 2: …Reason is text of at most 4,000). */
const reasonMax = 4000

/**
 * Asks before a transition: the reason with its least length, what else the transition wants to know, and 확인
 * in the colour of danger.
 */
export function TransitionPopup({
  resource: definition,
  recordKey,
  updateDt,
  item,
  about,
  transition,
  note,
  inputs,
  reasonLabel,
  onClose,
  onDone,
}: TransitionPopupProps) {
  const text = usePageText()
  const resource = useSpoken(definition)
  const act = useAction(definition, { quiet: true })
  const [form] = Form.useForm<Record<string, unknown>>()
  const given = Form.useWatch((all: Record<string, unknown>) => all, form) ?? {}
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<{ message: string; reasons: readonly Reason<string>[] }>()
  const { reasonMin = 0, input = {}, danger = false, signed = false } = transition ?? {}
  const first = typedFirst(input, reasonMin, signed)
  const show = (issues: readonly FieldIssue<string>[]) => {
    form.setFields(
      issues.map(({ path, message }) => ({ name: path.split('.')[0] ?? path, errors: [message] })),
    )
    focusFirstIssue()
  }
  const confirm = async () => {
    const { [passwordName]: typed, ...values } = form.getFieldsValue(true)
    const checked = check(inputSchema(definition, item.action, transition, reasonLabel), values)
    if (!checked.ok) return show(saidIssues(checked.issues))
    const password = signed ? String(typed ?? '') : undefined
    if (password === '') return show([{ path: passwordName, message: said(messages.passwordRequired) }])
    setBusy(true)
    setRefusal(undefined)
    try {
      onDone(
        await act(recordKey, item.action, {
          ...checked.value,
          ...defined({ updateDt }),
          ...defined({ [passwordName]: password === undefined ? undefined : sha256(password) }),
        }),
      )
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const wrong = wrongPassword(error)
      if (wrong !== undefined) show([{ path: passwordName, message: wrong }])
      else if (error.body.fields.length > 0) show(error.body.fields)
      else setRefusal({ message: error.message, reasons: error.body.reasons })
    } finally {
      setBusy(false)
    }
  }
  const title = text('record.titleOf', { title: resource.title, action: item.label })
  return (
    <FormDialog
      open
      form={form}
      title={title}
      // The button says what it does; an act that is itself called like giving up names its record as well.
      okText={item.label === text('common.cancel') ? title : item.label}
      cancelText={text('common.close')}
      okButtonProps={{ danger }}
      confirmLoading={busy}
      onOk={() => void confirm()}
      onCancel={onClose}
      afterOpenChange={(open) => {
        if (open && first !== undefined) focusUnlessTyping(form, first)
      }}
    >
      <RefusalAlert refusal={refusal} />
      <Consequence
        resource={resource}
        about={about}
        to={transition?.to}
        signs={signed ? item.label : undefined}
      />
      {note?.(given)}
      {!about && reasonMin === 0 && Object.keys(input).length === 0 && (
        <p>{text('record.confirm', { action: item.label })}</p>
      )}
      <Form
        form={form}
        layout="vertical"
        name={`${resource.name}-${item.action}`}
        // What was said of a value does not stand at another one.
        onValuesChange={(changed: Record<string, unknown>) =>
          form.setFields(Object.keys(changed).map((name) => ({ name, errors: [] })))
        }
      >
        <TransitionFields
          resource={definition}
          action={item.action}
          transition={transition}
          inputs={inputs}
          reasonLabel={reasonLabel}
        />
        {signed && <PasswordField onEnter={() => void confirm()} />}
      </Form>
    </FormDialog>
  )
}

/** What the person types first, where nothing is chosen before it: the popup opens with the focus there. */
function typedFirst(input: Fields, reasonMin: number, signed: boolean): string | undefined {
  const [question] = Object.entries(input)
  if (question) return question[1].kind === 'text' ? question[0] : undefined
  return reasonMin > 0 ? 'reason' : signed ? passwordName : undefined
}

/** Which record, what becomes of it, and what a signature says. */
function Consequence({
  resource,
  about,
  to,
  signs,
}: {
  resource: AnyResource
  about: TransitionPopupProps['about']
  to: string | undefined
  signs: string | undefined
}) {
  const text = usePageText()
  const states = (resource.states ?? {}) as Record<string, string>
  const [before, after] = [states[about?.state ?? ''], states[to ?? '']]
  if (!about) return null
  return (
    <div className="transition-about">
      {about.name && <strong>{about.name}</strong>}
      {before && after && before !== after && (
        <span>{text('record.becomes', { from: before, to: after })}</span>
      )}
      {signs && <span>{text('record.signs', { action: signs })}</span>}
    </div>
  )
}

/** Questions of a transition: its input, and the reason with its least length. Must be inside a Form. */
export function TransitionFields({
  resource: definition,
  action,
  transition,
  inputs = {},
  reasonLabel,
}: TransitionFieldsProps) {
  const text = usePageText()
  const resource = useSpoken(definition)
  const reasonMin = transition?.reasonMin ?? 0
  return (
    <>
      {Object.entries(shownInput(resource, action, transition)).map(([name, field]) => (
        <Form.Item key={name} name={name} label={field.label} required={field.required}>
          {createElement(inputs[name] ?? FieldInput, { field, free: true })}
        </Form.Item>
      ))}
      {reasonMin > 0 && (
        <Form.Item
          name="reason"
          label={reasonLabel ?? text('record.reason')}
          required
          extra={text('record.reasonMin', { count: reasonMin })}
        >
          <Input.TextArea
            rows={3}
            maxLength={reasonMax}
            count={{ max: reasonMax, show: ({ count }) => counterText(count, reasonMax, 'character') }}
          />
        </Form.Item>
      )}
    </>
  )
}
const shownInput = (
  spoken: AnyResource,
  action: string,
  transition: Transition<string> | undefined,
): Fields =>
  (spoken.transitions as Record<string, Transition<string>> | undefined)?.[action]?.input ??
  transition?.input ??
  {}
interface TransitionFieldsProps {
  resource: AnyResource
  action: string
  transition: Transition<string> | undefined
  inputs?: TransitionPopupProps['inputs']
  reasonLabel?: string | undefined
}

/** The check of what a transition asks for. */
export function inputSchema(
  definition: AnyResource,
  action: string,
  transition: Transition<string> | undefined,
  reasonLabel = pageText('record.reason'),
) {
  const fields = shownInput(spokenResource(definition), action, transition)
  const reasonMin = transition?.reasonMin ?? 0
  const reason = z
    .string({ error: said(messages.requiredField(reasonLabel)) })
    .trim()
    .min(reasonMin, { error: said(messages.reasonMin(reasonMin)) })
    .max(reasonMax, { error: said(messages.tooLong(reasonLabel, reasonMax)) })
  // Names that stand beside keys live in the form as well; only what the transition asks for is checked and
  // sent.
  const schema = fieldsSchema(fields, reasonMin > 0 ? { reason } : {})
  return schema
}
