import { useState, type ComponentProps } from 'react'
import { passwordMax } from '../../../core/shared/limits.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { signInTexts } from './sign-in.texts.ts'

interface FieldProps extends ComponentProps<'input'> {
  id: string
  label: string
  error: string | undefined
}
/**
 * The inputs of the sign-in are the browser's own: with those of the kit, the whole kit had to come before
 * anybody could sign in.
 */
export function SignInField({ id, label, error, ...props }: FieldProps) {
  return (
    <div className="sign-in-field">
      <label htmlFor={id}>{label}</label>
      <input
        {...props}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}error` : undefined}
      />
      {error && (
        <p id={`${id}error`} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

/** Password with show/hide by a real button and a word about Caps Lock. */
export function SignInPassword(props: FieldProps) {
  const text = useTexts(signInTexts)
  const [visible, setVisible] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const label = text(visible ? 'hide' : 'show')
  return (
    <div className="sign-in-password">
      <SignInField
        {...props}
        type={visible ? 'text' : 'password'}
        maxLength={passwordMax}
        onKeyDown={(event) => setCapsLock(event.getModifierState('CapsLock'))}
      />
      <button
        type="button"
        className="sign-in-eye"
        aria-label={label}
        title={label}
        aria-pressed={visible}
        onClick={() => setVisible(!visible)}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M1 8s2.5-5 7-5 7 5 7 5-2.5 5-7 5-7-5-7-5Z" />
          <circle cx="8" cy="8" r="2.2" />
          {visible && <path d="M2 14 14 2" />}
        </svg>
      </button>
      <output className="sign-in-caps">{capsLock ? text('capsLock') : ''}</output>
    </div>
  )
}
