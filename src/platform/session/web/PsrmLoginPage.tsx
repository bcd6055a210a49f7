import { useNavigate, useSearchParams } from 'react-router'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { LoginForm } from './LoginForm.tsx'
import { signInTexts } from './sign-in.texts.ts'
import { safePath } from './sign-in.ts'
import { SignInFrame } from './SignInFrame.tsx'

export function PsrmLoginPage() {
  const say = useTexts(signInTexts)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return (
    <SignInFrame title={say('psrmTitle')}>
      <div className="sign-in-psrm">
        <strong>{say('psrmTitle')}</strong>
        <span>{say('psrmHelp')}</span>
      </div>
      <LoginForm
        kind="PSRM"
        onSignedIn={() => void navigate(safePath(search.get('redirect')), { replace: true })}
      />
    </SignInFrame>
  )
}
