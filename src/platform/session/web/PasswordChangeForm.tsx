import { defined } from '../../../core/shared/defined.ts'
import { Form, type FormInstance, type InputRef } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { ApiError, api } from '../../../core/web/api.ts'
import { notice } from '../../../core/web/components/notice.tsx'
import { queryClient } from '../../../core/web/query.ts'
import { sha256 } from '../../../core/web/sha256.ts'
import { session } from '../../../core/web/session-store.ts'
import { textsOf, useTexts } from '../../../core/web/text/define-texts.ts'
import { PasswordInput } from './PasswordInput.tsx'
import { passwordTexts } from './password.texts.ts'

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
  const say = useTexts(passwordTexts)
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
          label={say('old')}
          rules={[{ required: true, message: say('required') }]}
        >
          <PasswordInput autoComplete="current-password" ref={first} />
        </Form.Item>
      )}
      <Form.Item
        name="userPwd"
        label={say('new')}
        extra={say('rule')}
        rules={[{ required: true, message: say('required') }]}
      >
        <PasswordInput autoComplete="new-password" ref={must ? first : undefined} />
      </Form.Item>
      <Form.Item
        name="userPwdRepeat"
        label={say('repeat')}
        dependencies={['userPwd']}
        rules={[
          ({ getFieldValue }) => ({
            validator: (_rule, value) =>
              (value ?? '') === (getFieldValue('userPwd') ?? '')
                ? Promise.resolve()
                : Promise.reject(new Error(say('mismatch'))),
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
      {
        userId: user?.userId,
        ...values,
        ...defined({ userPwdSHA: userPwdOld ? sha256(userPwdOld) : undefined }),
      },
      { quiet: true },
    )
    if (!(answer?.data ?? answer)) throw new Error(textsOf(passwordTexts)('failed'))
    if (user) session.set({ user: { ...user, mustChgYn: 'N' } })
    // What was refused until the password was changed is asked again: nothing on the page stays missing.
    void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
    notice.info(textsOf(passwordTexts)('changed'))
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
    } else notice.error(textsOf(passwordTexts)('failed'))
    return false
  }
}
