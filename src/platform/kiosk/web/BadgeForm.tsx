import { useEffect, useRef, useState } from 'react'
import { IdcardOutlined } from '@ant-design/icons'
import type { UserInfo } from '../../../core/shared/session.ts'
import { messages } from '../../../core/shared/messages.ts'
import { api, ApiError } from '../../../core/web/api.ts'
import { said, useLanguage } from '../../../core/web/text/text.ts'
import { badgeNumber, pinLength } from '../kiosk.rule.ts'
import { kioskTexts } from './kiosk.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

export interface Entered {
  accessToken: string
  /** Goes with what is entered now and has to wait for the network. */
  ticket: string
  user: UserInfo
  /** frontEndUrls that the person may open: which tasks are offered. */
  pages: readonly string[]
}
const menuCloseMs = 300
const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** Badge number, typed or from a scanner that types it, and PIN on large keys. */
export function BadgeForm({ secret, onEntered }: { secret: string; onEntered: (entered: Entered) => void }) {
  const text = useTexts(kioskTexts)
  const language = useLanguage()
  const badgeInput = useRef<HTMLInputElement>(null)
  const pinInput = useRef<HTMLInputElement>(null)
  // After choosing a language a person scans the badge next, so the focus returns when the menu has closed.
  // Whoever types here already keeps the focus: the end of a PIN must not go into the field of the badge.
  useEffect(() => {
    const timer = setTimeout(() => {
      const badge = badgeInput.current
      if (!badge?.form?.contains(document.activeElement)) badge?.focus()
    }, menuCloseMs)
    return () => clearTimeout(timer)
  }, [language])
  const [badgeNo, setBadgeNo] = useState('')
  const [pinPwd, setPin] = useState('')
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const complete = badgeNo.trim() !== '' && pinPwd.length === pinLength
  const cleaned = (given: string) => given.replaceAll(/\D/g, '').slice(0, pinLength)
  const type = (given: string) => {
    setFailure('')
    setPin(cleaned(given))
  }
  // Two taps may come before the page is drawn again: each counts.
  const press = (digit: string) => {
    setFailure('')
    setPin((before) => cleaned(before + digit))
  }
  const enter = async () => {
    if (busy || !complete) return
    setBusy(true)
    try {
      const body = { secret, badgeNo: badgeNumber(badgeNo), pinPwd }
      const { data } = await api.post<{ data: Entered }>('/api/auth/kiosk/login', body, {
        signIn: true,
        quiet: true,
        overlay: false,
      })
      onEntered(data)
    } catch (error) {
      setPin('')
      setFailure(
        error instanceof ApiError && error.status > 0 ? error.message : said(messages.networkErrorBody),
      )
      setBusy(false)
      pinInput.current?.focus()
    }
  }
  return (
    <form
      className="kiosk-badge"
      onSubmit={(event) => {
        event.preventDefault()
        // A scanner ends with Enter: on to the PIN.
        if (complete) void enter()
        else pinInput.current?.focus()
      }}
    >
      <div>
        <IdcardOutlined className="kiosk-badge-sign" aria-hidden />
        <label htmlFor="kiosk-badge">{text('badge')}</label>
        <input
          ref={badgeInput}
          id="kiosk-badge"
          // The scanner types into it at once.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={500}
          value={badgeNo}
          aria-describedby="kiosk-badge-help"
          onChange={({ target }) => setBadgeNo(target.value)}
        />
        <p id="kiosk-badge-help">{text('badgeHelp')}</p>
      </div>
      <div>
        <label htmlFor="kiosk-pin">{text('pin')}</label>
        <input
          id="kiosk-pin"
          ref={pinInput}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          value={pinPwd}
          aria-invalid={failure !== ''}
          aria-describedby="kiosk-failure"
          onChange={({ target }) => type(target.value)}
        />
        <p id="kiosk-failure" role="alert" className="kiosk-failure">
          {failure}
        </p>
        <div className="kiosk-keys">
          {digits.map((digit) => (
            <button key={digit} type="button" onClick={() => press(digit)}>
              {digit}
            </button>
          ))}
          <button type="button" onClick={() => type('')}>
            {text('erase')}
          </button>
          <button type="button" onClick={() => press('0')}>
            0
          </button>
          <button type="submit" className="kiosk-go" disabled={!complete || busy} aria-busy={busy}>
            {text('enter')}
          </button>
        </div>
      </div>
    </form>
  )
}
