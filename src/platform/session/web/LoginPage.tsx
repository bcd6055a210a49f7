import { Button } from 'antd'
import { useEffect, useState, type MouseEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { LoginForm } from './LoginForm.tsx'
import { lastKind, safePath, type LoginKind } from './sign-in.ts'
import { singleSignOnAddress, singleSignOnUrl } from './single-sign-on.ts'
import { SignInFrame } from './SignInFrame.tsx'
import { signInTexts } from './sign-in.texts.ts'

const choices: { kind: LoginKind; label: keyof typeof signInTexts; help: keyof typeof signInTexts }[] = [
  { kind: 'MAIN', label: 'employee', help: 'employeeHelp' },
  { kind: 'VENDOR', label: 'vendor', help: 'vendorHelp' },
]

/** While the password is typed, what nearly every page behind it needs is fetched. */
export const fetchAheadMs = 300
function fetchPages(): () => void {
  // Without a network it is fetched by the page that needs it, which says so.
  const timer = setTimeout(
    () => void import('../../../core/web/list/RegisterPage.tsx').catch(() => undefined),
    fetchAheadMs,
  )
  return () => clearTimeout(timer)
}

export function LoginPage() {
  const text = useTexts(signInTexts)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  useEffect(fetchPages, [])
  const sso = singleSignOnUrl()
  const leave = (event: MouseEvent) => {
    event.preventDefault()
    if (sso) location.assign(singleSignOnAddress(sso))
  }
  const [kind, setKind] = useState<LoginKind>(lastKind() === 'MAIN' ? 'MAIN' : 'VENDOR')
  return (
    <SignInFrame title={text('title')}>
      {search.get('redirect') === '/kiosk' && <p role="note">{text('kioskFirst')}</p>}
      <fieldset className="sign-in-who">
        <legend className="portal-sr">{text('who')}</legend>
        {choices.map((choice) => (
          <label key={choice.kind} data-chosen={choice.kind === kind ? '' : undefined}>
            <input
              type="radio"
              name="kind"
              checked={choice.kind === kind}
              onChange={() => setKind(choice.kind)}
            />
            <strong>{text(choice.label)}</strong>
            <span>{text(choice.help)}</span>
          </label>
        ))}
      </fieldset>
      {sso && (
        <Button block href={sso} onClick={leave}>
          {text('singleSignOn')}
        </Button>
      )}
      <LoginForm
        kind={kind}
        onSignedIn={() =>
          void navigate(safePath(search.get('redirect')), {
            replace: true,
            state: { justSignedIn: !search.has('redirect') },
          })
        }
      />
    </SignInFrame>
  )
}
