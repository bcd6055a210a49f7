import { Form, type FormInstance, type InputRef } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { ApiError, api } from '../../../core/web/api.ts'
import { notice } from '../../../core/web/components/notice.tsx'
import { sha256 } from '../../../core/web/sha256.ts'
import { session } from '../../../core/web/session-store.ts'
import { t, useText } from '../../../core/web/text/text.ts'
import { PasswordInput } from './PasswordInput.tsx'

export interface PasswordValues {
  /** Absent while a temporary or outdated password has to be changed. */
  userPwdOld?: string
  userPwd: string
  userPwdRepeat: string
}

/**
 * Two fields of at most 100 characters (specification section 5) below the password until now, which a
 * borrowed screen does not know.
 */
export function PasswordFields({
  form,
  onSubmit,
}: {
  form: FormInstance<PasswordValues>
  onSubmit: (values: PasswordValues) => void
}) {
  const text = useText()
  const first = useRef<InputRef>(null)
  const [must] = useState(() => session.get().user?.mustChgYn === 'Y')
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
      {!must && (
        <Form.Item
          name="userPwdOld"
          label={text('password.old')}
          rules={[{ required: true, message: text('password.required') }]}
        >
          <PasswordInput autoComplete="current-password" ref={first} />
        </Form.Item>
      )}
      <Form.Item
        name="userPwd"
        label={text('password.new')}
        extra={text('password.rule')}
        rules={[{ required: true, message: text('password.required') }]}
      >
        <PasswordInput autoComplete="new-password" ref={must ? first : undefined} />
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
  { userPwdOld, ...values }: PasswordValues,
): Promise<boolean> {
  const user = session.get().user
  try {
    const answer = await api.patch<{ data?: unknown }>(
      '/api/manage/password',
      { userId: user?.userId, ...values, ...(userPwdOld && { userPwdSHA: sha256(userPwdOld) }) },
      { quiet: true },
    )
    if (!(answer?.data ?? answer)) throw new Error(t('password.failed'))
    if (user) session.set({ user: { ...user, mustChgYn: 'N' } })
    notice.info(t('password.changed'))
    return true
  } catch (error) {
    if (error instanceof ApiError && error.shown) return false
    if (error instanceof ApiError && error.body.errorCode === 'WRONG_PASSWORD')
      form.setFields([{ name: 'userPwdOld', errors: [error.message] }])
    else if (error instanceof ApiError && (error.status === 400 || error.status === 422)) {
      form.setFields([
        {
          name: error.body.fields[0]?.path === 'userPwdSHA' ? 'userPwdOld' : 'userPwd',
          errors: [error.body.fields[0]?.message ?? error.body.reasons[0]?.message ?? error.message],
        },
      ])
    } else notice.error(t('password.failed'))
    return false
  }
}
