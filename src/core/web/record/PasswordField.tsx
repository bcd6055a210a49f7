import { Form, Input } from 'antd'
import type { ApiError } from '../api-error.ts'
import { usePageText } from '../text/page-text.ts'

/** Name of the field and of the digest in the request. */
export const passwordName = 'userPwdSHA'

/** The sentence for the field when the password was not the signer's. */
export const wrongPassword = ({ body, message }: ApiError): string | undefined =>
  body.errorCode === 'WRONG_PASSWORD' ? message : undefined

/** The signer's own password, given again. Stands in a Form. */
export function PasswordField({ onEnter }: { onEnter: () => void }) {
  const text = usePageText()
  return (
    <Form.Item
      name={passwordName}
      label={text('record.password')}
      required
      extra={text('record.passwordNote')}
    >
      <Input.Password autoComplete="current-password" onPressEnter={onEnter} />
    </Form.Item>
  )
}
