import { Button } from 'antd'
import { useEffect, useState, type MouseEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { session, type LoginKind } from '../../../core/web/session-store.ts'
import { useText, type TextKey } from '../../../core/web/text/text.ts'
import { LoginForm } from './LoginForm.tsx'
import { safePath } from './sign-in.ts'
import { singleSignOnAddress, singleSignOnUrl } from './single-sign-on.ts'
import { SignInFrame } from './SignInFrame.tsx'

const choices: { kind: LoginKind; label: TextKey; help: TextKey }[] = [
  { kind: 'MAIN', label: 'login.employee', help: 'login.employeeHelp' },
  { kind: 'VENDOR', label: 'login.vendor', help: 'login.vendorHelp' },
]

/** While the password is typed, what nearly every page behind it needs is fetched. */
const fetchAheadMs = 300
function fetchPages(): () => void {
  // Without a network it is fetched by the page that needs it, which says so.
  const timer = setTimeout(
    () => void import('../../../core/web/list/RegisterPage.tsx').catch(() => undefined),
    fetchAheadMs,
  )
  return () => clearTimeout(timer)
}

export function LoginPage() {
  const text = useText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  useEffect(fetchPages, [])
  const sso = singleSignOnUrl()
  const leave = (event: MouseEvent) => {
    event.preventDefault()
    if (sso) location.assign(singleSignOnAddress(sso))
  }
  const [kind, setKind] = useState<LoginKind>(session.loginKind() === 'MAIN' ? 'MAIN' : 'VENDOR')
  return (
    <SignInFrame title={text('login.title')}>
      <fieldset className="sign-in-who">
        <legend className="portal-sr">{text('login.who')}</legend>
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
          {text('login.singleSignOn')}
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
