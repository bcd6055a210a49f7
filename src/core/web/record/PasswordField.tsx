import { Form, Input } from 'antd'
import { useText } from '../text/text.ts'

/** Name of the field and of the digest in the request. */
export const passwordName = 'userPwdSHA'

/** The signer's own password, given again. Stands in a Form. */
export function PasswordField({ onEnter }: { onEnter: () => void }) {
  const text = useText()
  return (
    <Form.Item name={passwordName} label={text('record.password')} required extra={text('record.passwordNote')}>
      <Input.Password autoComplete="current-password" onPressEnter={onEnter} />
    </Form.Item>
  )
}
