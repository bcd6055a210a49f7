import { useEffect, type ReactNode } from 'react'
import { LanguageMenu, ThemeSwitch } from '../../../core/web/shell/Header.tsx'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { useText } from '../../../core/web/text/text.ts'
import { signInTexts } from './sign-in.texts.ts'
import './sign-in.css'

/** The page around every sign-in form. */
export function SignInFrame({ title, children }: { title: string; children: ReactNode }) {
  const text = useText()
  const say = useTexts(signInTexts)
  useEffect(() => {
    document.title = `${title} · ${text('app.title')}`
  }, [title, text])
  return (
    <div className="portal-shell sign-in">
      <header className="sign-in-head">
        <ThemeSwitch />
        <LanguageMenu named />
      </header>
      <main className="sign-in-card">
        <p className="sign-in-brand">{text('app.title')}</p>
        <p className="sign-in-lead">{say('lead')}</p>
        <h1 className="portal-sr">{title}</h1>
        {children}
        <p className="sign-in-help">{say('help')}</p>
      </main>
    </div>
  )
}
