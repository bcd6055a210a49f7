import { Form, type FormInstance, type InputRef } from 'antd'
import { useEffect, useRef } from 'react'
import { ApiError, api } from '../../../core/web/api.ts'
import { notice } from '../../../core/web/components/notice.tsx'
import { session } from '../../../core/web/session-store.ts'
import { t, useText } from '../../../core/web/text/text.ts'
import { PasswordInput } from './PasswordInput.tsx'

export interface PasswordValues {
  userPwd: string
  userPwdRepeat: string
}

/** Two fields of at most 100 characters (specification section 5). */
export function PasswordFields({
  form,
  onSubmit,
}: {
  form: FormInstance<PasswordValues>
  onSubmit: (values: PasswordValues) => void
}) {
  const text = useText()
  const first = useRef<InputRef>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <Form
      form={form}
      id="password-change"
      layout="vertical"
      requiredMark={false}
      validateTrigger="onSubmit"
      onFinish={onSubmit}
    >
      <Form.Item
        name="userPwd"
        label={text('password.new')}
        extra={text('password.rule')}
        rules={[{ required: true, message: text('password.required') }]}
      >
        <PasswordInput autoComplete="new-password" ref={first} />
      </Form.Item>
      <Form.Item
        name="userPwdRepeat"
        label={text('password.repeat')}
        dependencies={['userPwd']}
        rules={[
          ({ getFieldValue }) => ({
            validator: (_rule, value) =>
              (value ?? '') === (getFieldValue('userPwd') ?? '')
                ? Promise.resolve()
                : Promise.reject(new Error(text('password.mismatch'))),
          }),
        ]}
      >
        <PasswordInput autoComplete="new-password" />
      </Form.Item>
    </Form>
  )
}

/**
 * Saves the new password; true when it was changed. A refused rule stands at the field, anything else is the
 * general failure.
 */
export async function changePassword(
  form: FormInstance<PasswordValues>,
  values: PasswordValues,
): Promise<boolean> {
  const user = session.get().user
  try {
    const answer = await api.patch<{ data?: unknown }>(
      '/api/manage/password',
      { userId: user?.userId, ...values },
      { quiet: true },
    )
    if (!(answer?.data ?? answer)) throw new Error(t('password.failed'))
    if (user) session.set({ user: { ...user, mustChgYn: 'N' } })
    notice.info(t('password.changed'))
    return true
  } catch (error) {
    if (error instanceof ApiError && error.shown) return false
    if (error instanceof ApiError && (error.status === 400 || error.status === 422)) {
      form.setFields([
        {
          name: 'userPwd',
          errors: [error.body.fields[0]?.message ?? error.body.reasons[0]?.message ?? error.message],
        },
      ])
    } else notice.error(t('password.failed'))
    return false
  }
}
