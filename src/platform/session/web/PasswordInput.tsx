import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons'
import { Input, type InputProps, type InputRef } from 'antd'
import { useState, type KeyboardEvent, type Ref } from 'react'
import { passwordMax } from '../../../core/shared/limits.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { signInTexts } from './sign-in.texts.ts'

/** Password with show/hide by a real button and a word about Caps Lock. */
export function PasswordInput({ ref, ...props }: InputProps & { ref?: Ref<InputRef> }) {
  const text = useTexts(signInTexts)
  const [visible, setVisible] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const watch = (event: KeyboardEvent<HTMLInputElement>) => {
    setCapsLock(event.getModifierState('CapsLock'))
    props.onKeyDown?.(event)
  }
  const label = text(visible ? 'hide' : 'show')
  return (
    <>
      <Input
        {...props}
        ref={ref}
        type={visible ? 'text' : 'password'}
        maxLength={passwordMax}
        onKeyDown={watch}
        suffix={
          <button
            type="button"
            className="sign-in-eye"
            aria-label={label}
            title={label}
            aria-pressed={visible}
            onClick={() => setVisible(!visible)}
          >
            {visible ? <EyeInvisibleOutlined /> : <EyeOutlined />}
          </button>
        }
      />
      <output className="sign-in-caps">{capsLock ? text('capsLock') : ''}</output>
    </>
  )
}
