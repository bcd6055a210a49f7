import { Button, Checkbox, Form, Input, type InputRef } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../core/web/api.ts'
import { remembered } from '../../../core/web/store.ts'
import type { LoginKind } from '../../../core/web/session-store.ts'
import { useText } from '../../../core/web/text/text.ts'
import { PasswordInput } from './PasswordInput.tsx'
import { signIn } from './sign-in.ts'
import { UnlockRequest } from './UnlockRequest.tsx'

interface Values {
  userId: string
  password: string
  remember: boolean
}
interface Props {
  kind: LoginKind
  /** The dialog over a page signs the same user in again. */
  fixedUserId?: string
  onSignedIn: () => void
}

/** Id and password; every refusal stands at the field it belongs to. */
export function LoginForm({ kind, fixedUserId, onSignedIn }: Props) {
  const text = useText()
  const [form] = Form.useForm<Values>()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const [lockedId, setLockedId] = useState<string>()
  const [known] = useState(() => fixedUserId ?? remembered.read('userId') ?? '')
  const userIdInput = useRef<InputRef>(null)
  const passwordInput = useRef<InputRef>(null)
  useEffect(() => (known === '' ? userIdInput : passwordInput).current?.focus(), [known])

  const fail = (error: unknown, userId: string) => {
    if (!(error instanceof ApiError) || error.status === 0) return setFailure(text('login.cannotConnect'))
    form.setFields([{ name: 'password', errors: [error.message] }])
    // An employee's lock opens by itself; a vendor's has to be asked for.
    if (kind !== 'MAIN' && error.body.errorCode === 'ACCOUNT_LOCKED') setLockedId(userId)
    passwordInput.current?.focus()
  }
  const submit = async ({ userId, password, remember }: Values) => {
    setBusy(true)
    setFailure('')
    setLockedId(undefined)
    try {
      await signIn(kind, userId.trim(), password)
      if (fixedUserId === undefined) remembered.write('userId', remember ? userId.trim() : null)
      onSignedIn()
    } catch (error) {
      fail(error, userId.trim())
    } finally {
      setBusy(false)
    }
  }
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      validateTrigger="onSubmit"
      initialValues={{ userId: known, remember: known !== '' }}
      onFinish={(values) => void submit(values)}
      onValuesChange={(changed: Partial<Values>) =>
        'password' in changed && form.setFields([{ name: 'password', errors: [] }])
      }
    >
      <Form.Item
        name="userId"
        label={text('login.id')}
        rules={[{ required: true, whitespace: true, message: text('login.idRequired') }]}
      >
        <Input
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={50}
          disabled={fixedUserId !== undefined}
          ref={userIdInput}
          size="large"
        />
      </Form.Item>
      <Form.Item
        name="password"
        label={text('login.password')}
        rules={[{ required: true, message: text('login.passwordRequired') }]}
      >
        <PasswordInput autoComplete="current-password" ref={passwordInput} size="large" />
      </Form.Item>
      {fixedUserId === undefined && (
        <Form.Item name="remember" valuePropName="checked">
          <Checkbox>{text('login.remember')}</Checkbox>
        </Form.Item>
      )}
      {failure !== '' && (
        <p role="alert" className="sign-in-failure">
          {failure}
        </p>
      )}
      <Button type="primary" htmlType="submit" size="large" block loading={busy}>
        {text('login.submit')}
      </Button>
      {lockedId !== undefined && (
        <div className="sign-in-unlock">
          <UnlockRequest userId={lockedId} />
        </div>
      )}
    </Form>
  )
}
