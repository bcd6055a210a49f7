import { useNavigate, useSearchParams } from 'react-router'
import { useText } from '../../../core/web/text/text.ts'
import { LoginForm } from './LoginForm.tsx'
import { safePath } from './sign-in.ts'
import { SignInFrame } from './SignInFrame.tsx'

export function PsrmLoginPage() {
  const text = useText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return (
    <SignInFrame title={text('login.psrmTitle')}>
      <div className="sign-in-psrm">
        <strong>{text('login.psrmTitle')}</strong>
        <span>{text('login.psrmHelp')}</span>
      </div>
      <LoginForm
        kind="PSRM"
        onSignedIn={() => void navigate(safePath(search.get('redirect')), { replace: true })}
      />
    </SignInFrame>
  )
}
