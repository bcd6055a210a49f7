import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { PaneSkeleton } from '../../../core/web/TabHost.tsx'
import { session, tokens } from '../../../core/web/session-store.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { safePath } from './sign-in.ts'
import { singleSignOnUrl, takeState } from './single-sign-on.ts'
import { signInTexts } from './sign-in.texts.ts'

/**
 * Single sign-on comes back here with the token pair in the fragment, which never reaches a server log. Only an
 * answer to this window's own request is taken: a link of somebody else would make people work under his name.
 */
export function AuthRedirectPage() {
  const text = useTexts(signInTexts)
  const navigate = useNavigate()
  useEffect(() => {
    const fragment = new URLSearchParams(location.hash.slice(1))
    const accessToken = fragment.get('accessToken')
    const refreshToken = fragment.get('refreshToken')
    const asked = takeState(fragment.get('state')) && singleSignOnUrl() !== undefined
    const complete = asked && accessToken !== null && refreshToken !== null
    if (complete) {
      session.clear()
      tokens.save({ accessToken, refreshToken })
    }
    void navigate(complete ? safePath(session.lastPath()) : '/login', { replace: true })
  }, [navigate])
  return (
    <main aria-busy="true">
      <p className="portal-sr">{text('redirecting')}</p>
      <PaneSkeleton />
    </main>
  )
}
