import { useLayoutEffect, useState, type FormEvent } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Radio } from 'antd'
import { Link, useParams } from 'react-router'
import { defined } from '../../../../core/shared/defined.ts'
import { showMoment } from '../../../../core/shared/dates.ts'
import { sayIn, type Say } from '../../../../core/shared/four-texts.ts'
import { languages, type Language } from '../../../../core/shared/session.ts'
import { api, ApiError, type Answer } from '../../../../core/web/api.ts'
import { session } from '../../../../core/web/session-store.ts'
import { languageNames } from '../../../../core/web/text/language.texts.ts'
import { inTelephoneLanguage } from '../../../../core/web/text/telephone-language.ts'
import { currentLanguage, setLanguage } from '../../../../core/web/text/text.ts'
import { joinTexts } from './join.texts.ts'
import './join.css'

interface Invitation {
  langCd: Language
  vendorNm: string
  userNm: string
  email: string
  inviteToDt: string
  consentVer: string
  consent: string
}
const langTags: Record<Language, string> = { kr: 'ko', en: 'en', zh: 'zh-Hans', es: 'es' }

/** The page behind an invitation, without signing in: an ID, a password and the consent (vendor 2.1, 7). */
export function JoinPage() {
  const { token = '' } = useParams()
  const [chosen, setChosen] = useState<Language>()
  const [joinedAs, setJoinedAs] = useState<string>()
  const address = `/api/public/vendorjoin/${encodeURIComponent(token)}`
  const { data, error } = useQuery({
    queryKey: ['vendorJoin', token, chosen],
    queryFn: () => api.get<Answer<Invitation>>(address, defined({ langCd: chosen }), { quiet: true }),
    select: (answer) => answer.data,
    retry: false,
    enabled: joinedAs === undefined,
    // What has been typed stays while the page changes its language.
    placeholderData: keepPreviousData,
  })
  // Whoever invites knows the language of the person; that of the page speaks only where no invitation opens.
  const language = chosen ?? data?.langCd ?? currentLanguage()
  // Refusals of the server are worded in the language of the document.
  useLayoutEffect(() => void (document.documentElement.lang = langTags[language]), [language])
  const say = sayIn(joinTexts, () => language)
  if (!data && !error)
    return (
      <main className="join">
        <p aria-busy="true">…</p>
      </main>
    )
  return (
    <main className="join" lang={langTags[language]}>
      <Radio.Group
        aria-label="Language"
        optionType="button"
        value={language}
        options={languages.map((each) => ({ value: each, label: languageNames[each] }))}
        onChange={({ target }) => setChosen(target.value as Language)}
      />
      <h1>{say('title')}</h1>
      {joinedAs !== undefined ? (
        <>
          <p role="status">{say('joined', { id: joinedAs })}</p>
          <Link to="/login">{say('signIn')}</Link>
        </>
      ) : error ? (
        <p role="alert">
          {error instanceof ApiError && error.status === 410 ? error.message : say('closed')}
        </p>
      ) : (
        <JoinForm
          address={`${address}?langCd=${language}`}
          invitation={data}
          say={say}
          onJoined={(userId) => {
            setJoinedAs(userId)
            // The sign-in that follows, and the portal behind it, go on in the language of the form.
            void setLanguage(language)
            session.rememberDoor('VENDOR')
          }}
        />
      )}
    </main>
  )
}

type Fault = Partial<Record<string, string>>
function JoinForm({
  address,
  invitation,
  say,
  onJoined,
}: {
  address: string
  invitation: Invitation
  say: Say<typeof joinTexts>
  onJoined: (userId: string) => void
}) {
  const [busy, setBusy] = useState(false)
  const [faults, setFaults] = useState<Fault>({})
  const [problem, setProblem] = useState<string>()
  const join = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    setBusy(true)
    setProblem(undefined)
    setFaults({})
    try {
      const { data } = await api.post<Answer<{ userId: string }>>(address, {
        userId: given.get('userId'),
        userPwd: given.get('userPwd'),
        userPwdRepeat: given.get('userPwdRepeat'),
        privAgreeYn: given.get('privAgreeYn') === 'Y' ? 'Y' : 'N',
        privAgreeVer: invitation.consentVer,
      })
      onJoined(data.userId)
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      const found = Object.fromEntries(failure.body.fields.map(({ path, message }) => [path, message]))
      setFaults(found)
      const [first] = Object.keys(found)
      if (first) form.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
      else setProblem(failure.message)
    } finally {
      setBusy(false)
    }
  }
  const fault = (name: string) => faults[name] && <em role="alert">{faults[name]}</em>
  return (
    <>
      <p>{say('intro', { vendor: invitation.vendorNm, name: invitation.userNm, email: invitation.email })}</p>
      <p>{say('until', { day: showMoment(invitation.inviteToDt) })}</p>
      <form
        noValidate
        onSubmit={(event) => void join(event)}
        // What is being put right is no longer wrong.
        onInput={({ target }) => setFaults({ ...faults, [(target as HTMLInputElement).name]: undefined })}
      >
        <label>
          {say('userId')}
          <input name="userId" required maxLength={20} autoComplete="username" autoCapitalize="none" />
          {fault('userId')}
          <small>{say('userIdHint')}</small>
        </label>
        <label>
          {say('password')}
          <input name="userPwd" type="password" required autoComplete="new-password" />
          {fault('userPwd')}
          <small>{say('passwordHint')}</small>
        </label>
        <label>
          {say('repeat')}
          <input name="userPwdRepeat" type="password" required autoComplete="new-password" />
          {fault('userPwdRepeat')}
        </label>
        <fieldset>
          <legend>{say('consent', { version: invitation.consentVer })}</legend>
          <p>{invitation.consent}</p>
          <label className="join-agree">
            <input name="privAgreeYn" type="checkbox" value="Y" />
            {say('agree')}
          </label>
          {fault('privAgreeYn')}
        </fieldset>
        {problem && <p role="alert">{problem}</p>}
        <button type="submit" disabled={busy}>
          {say('join')}
        </button>
      </form>
    </>
  )
}

export const joinPage = () => inTelephoneLanguage(JoinPage)
