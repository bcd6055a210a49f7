import { useEffect, useId, useRef, useState } from 'react'
import { ApiError } from '../../../core/web/api.ts'
import { later } from '../../../core/web/components/later.tsx'
import { remembered } from '../../../core/web/store.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { SignInField, SignInPassword } from './SignInInputs.tsx'
import { signIn, type LoginKind } from './sign-in.ts'
import { signInTexts } from './sign-in.texts.ts'

const UnlockRequest = later(() => import('./UnlockRequest.tsx').then((module) => module.UnlockRequest))

interface Props {
  kind: LoginKind
  /** The dialog over a page signs the same user in again. */
  fixedUserId?: string
  onSignedIn: () => void
}

/** Id and password; every refusal stands at the field it belongs to. */
export function LoginForm({ kind, fixedUserId, onSignedIn }: Props) {
  const text = useTexts(signInTexts)
  const ids = useId()
  const [known] = useState(() => fixedUserId ?? remembered.read('userId') ?? '')
  const [userId, setUserId] = useState(known)
  const [password, setPassword] = useState('')
  const [remember, setRemember] = useState(known !== '')
  const [errors, setErrors] = useState<{ userId?: string; password?: string }>({})
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const [lockedId, setLockedId] = useState<string>()
  const userIdInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const input = (known === '' ? userIdInput : passwordInput).current
    // Somebody who types already keeps the field: in the form of src/app/first.web.ts, or in ours, which took it over.
    const active = document.activeElement
    const isTyping = active instanceof HTMLInputElement && active.form === input?.form
    if (!isTyping && !active?.closest('#first')) input?.focus()
  }, [known])

  const fail = (error: unknown, triedId: string) => {
    if (!(error instanceof ApiError) || error.status === 0) return setFailure(text('cannotConnect'))
    setErrors({ password: error.message })
    // An employee's lock opens by itself; a vendor's has to be asked for.
    if (kind !== 'MAIN' && error.body.errorCode === 'ACCOUNT_LOCKED') setLockedId(triedId)
    passwordInput.current?.focus()
  }
  const submit = async () => {
    const triedId = userId.trim()
    const missing = {
      userId: triedId === '' ? text('idRequired') : undefined,
      password: password === '' ? text('passwordRequired') : undefined,
    }
    setErrors(missing)
    setFailure('')
    setLockedId(undefined)
    if (triedId === '') return userIdInput.current?.focus()
    if (password === '') return passwordInput.current?.focus()
    setBusy(true)
    try {
      await signIn(kind, triedId, password)
      if (fixedUserId === undefined) remembered.write('userId', remember ? triedId : null)
      onSignedIn()
    } catch (error) {
      fail(error, triedId)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      noValidate
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void submit()
      }}
    >
      <SignInField
        ref={userIdInput}
        id={`${ids}id`}
        label={text('id')}
        error={errors.userId}
        value={userId}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={50}
        disabled={fixedUserId !== undefined}
        onChange={({ target }) => {
          setUserId(target.value)
          setErrors(({ password }) => (password === undefined ? {} : { password }))
        }}
      />
      <SignInPassword
        ref={passwordInput}
        id={`${ids}password`}
        label={text('password')}
        error={errors.password}
        value={password}
        autoComplete="current-password"
        onChange={({ target }) => {
          setPassword(target.value)
          setErrors(({ userId }) => (userId === undefined ? {} : { userId }))
        }}
      />
      {fixedUserId === undefined && (
        <label className="sign-in-remember">
          <input type="checkbox" checked={remember} onChange={({ target }) => setRemember(target.checked)} />
          {text('remember')}
        </label>
      )}
      {failure !== '' && (
        <p role="alert" className="sign-in-failure">
          {failure}
        </p>
      )}
      <button type="submit" className="sign-in-submit" aria-busy={busy}>
        {busy && <span className="portal-spinner" aria-hidden />}
        {text('submit')}
      </button>
      {lockedId !== undefined && (
        <div className="sign-in-unlock">
          <UnlockRequest userId={lockedId} />
        </div>
      )}
    </form>
  )
}
