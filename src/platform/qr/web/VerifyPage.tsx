import { Fragment, useEffect, type ComponentType } from 'react'
import { CheckCircleFilled, CloseCircleFilled, QuestionCircleFilled } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { textIn, type FourTexts } from '../../../core/shared/four-texts.ts'
import { momentOf, showMoment } from '../../../core/shared/dates.ts'
import { api, ApiError } from '../../../core/web/api.ts'
import { CodeReader } from '../../../core/web/scan/CodeReader.tsx'
import { serverNow } from '../../../core/web/server-time.ts'
import { session } from '../../../core/web/session-store.ts'
import { LanguageMenu } from '../../../core/web/shell/Header.tsx'
import { device, kioskPath } from '../../kiosk/web/device.ts'
import {
  judgeFacts,
  partsOfSigned,
  unpackFacts,
  verifyPath,
  type QrFacts,
  type QrJudgement,
  type QrLive,
} from '../qr-payload.rule.ts'
import { isGenuine } from './check-signature.ts'
import './qr.css'
import { qrTexts } from './qr.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { inTelephoneLanguage } from '../../../core/web/text/telephone-language.ts'
import { useLanguage } from '../../../core/web/text/text.ts'

interface Checked {
  facts: QrFacts | undefined
  judgement: QrJudgement | 'unchecked'
}
/** Checks a code in this browser alone. */
async function checked(code: string): Promise<Checked> {
  const parts = partsOfSigned(code)
  if (!parts) return { facts: undefined, judgement: 'unknown' }
  const facts = unpackFacts(new TextDecoder().decode(parts.text))
  const genuine = await isGenuine(parts)
  if (genuine === undefined) return { facts, judgement: 'unchecked' }
  return { facts: genuine ? facts : undefined, judgement: judgeFacts(facts, genuine, momentOf(serverNow())) }
}

/** Names of the kinds of codes, by their letters. */
type QrNames = Readonly<Record<string, FourTexts>>

/** The page with the names that the modules give to the kinds of their codes. */
export async function verifyWith(loads: readonly (() => Promise<QrNames>)[]): Promise<ComponentType> {
  const names = Object.assign({}, ...(await Promise.all(loads.map((load) => load())))) as QrNames
  return inTelephoneLanguage(() => <VerifyPage names={names} />)
}

/**
 * QR 확인 (/verify): number, holder and validity of a signed code without network; the live truth where there
 * is one.
 */
export function VerifyPage({ names }: { names: QrNames }) {
  const text = useTexts(qrTexts)
  const navigate = useNavigate()
  const { hash } = useLocation()
  useEffect(() => void (document.title = text('title')), [text])
  // As at every other address: a sign-in first, or a device that came from one.
  const code = hash.slice(1)
  if (!session.signedIn() && device.secret() === null) return <Stranger code={code} />
  return (
    <div className="qr">
      <header className="qr-head">
        <h1>{text('title')}</h1>
        <LanguageMenu named />
      </header>
      <main>
        {code === '' ? (
          <section className="qr-card">
            <CodeReader
              ask={text('ask')}
              act={text('check')}
              onCode={(given) =>
                void navigate({ hash: given.includes('#') ? given.slice(given.indexOf('#')) : `#${given}` })
              }
            />
          </section>
        ) : (
          <Result key={code} code={code} names={names} onAnother={() => void navigate({ hash: '' })} />
        )}
        {device.secret() !== null && <a href={kioskPath}>← {kioskPath}</a>}
      </main>
    </div>
  )
}

/**
 * Somebody without an account: of papers that anybody may check he hears whether they hold good; for every other
 * code he signs in first, as at every other address.
 */
function Stranger({ code }: { code: string }) {
  const text = useTexts(qrTexts)
  const { data, error } = useQuery({
    queryKey: ['qr', 'open', code],
    queryFn: async () =>
      (await api.post<{ data: { live: QrLive<string> } }>('/api/public/qr', { code }, { quiet: true })).data
        .live,
    enabled: code !== '',
    retry: false,
  })
  if (code === '' || error)
    return <Navigate to={`/login?redirect=${encodeURIComponent(`${verifyPath}#${code}`)}`} replace />
  return (
    <div className="qr">
      <header className="qr-head">
        <h1>{text('title')}</h1>
        <LanguageMenu named />
      </header>
      <main>{data ? <LiveCard data={data} /> : <p className="qr-note">{text('asking')}</p>}</main>
    </div>
  )
}

function Result({ code, names, onAnother }: { code: string; names: QrNames; onAnother: () => void }) {
  const language = useLanguage()
  const text = useTexts(qrTexts)
  const { data } = useQuery({
    queryKey: ['qr', 'checked', code],
    queryFn: () => checked(code),
    networkMode: 'always',
  })
  if (!data) return null
  const { facts, judgement } = data
  const kindName = facts && names[facts.kind]
  const good = judgement === 'valid'
  const Sign = good ? CheckCircleFilled : judgement === 'unchecked' ? QuestionCircleFilled : CloseCircleFilled
  // What is true now stands first and largest: a genuine paper may be of a work that was stopped.
  return (
    <>
      {facts && <Live code={code} />}
      <section
        className="qr-card qr-paper"
        data-tone={good ? 'good' : judgement === 'unchecked' ? 'open' : 'bad'}
        aria-live="polite"
      >
        <h2>
          <Sign aria-hidden /> {facts && good ? text('genuinePaper') : text(judgement)}
        </h2>
        {judgement === 'unchecked' && <p>{text('uncheckedHelp')}</p>}
        {facts && (
          <dl>
            <dt>{kindName ? textIn(kindName, language) : text('otherKind')}</dt>
            <dd className="qr-number">{facts.cd}</dd>
            <dt>{text('holder')}</dt>
            <dd>{facts.holderNm}</dd>
            <dt>{text('validity')}</dt>
            <dd>
              {showMoment(facts.fromDt)} ~ {showMoment(facts.toDt)}
            </dd>
            <dt>{text('asOf')}</dt>
            <dd>
              {showMoment(facts.asOfDt)} <small>{text('asOfHelp')}</small>
            </dd>
          </dl>
        )}
      </section>
      <button type="button" className="scan-button" onClick={onAnother}>
        {text('another')}
      </button>
    </>
  )
}

/** The server's word: it knows what became of it since it was printed. */
function Live({ code }: { code: string }) {
  const text = useTexts(qrTexts)
  const { data, error } = useQuery({
    queryKey: ['qr', 'live', code],
    queryFn: () =>
      api.post<{ data: { live: QrLive<string> } }>(
        '/api/common/qr',
        { code },
        { quiet: true, overlay: false, signIn: true },
      ),
    select: (answer) => answer.data.live,
    enabled: session.signedIn(),
    // The state must be loaded at every visit, because it may have changed a minute ago.
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
    retry: false,
  })
  if (!session.signedIn()) return <p className="qr-note">{text('signIn')}</p>
  if (error)
    return (
      <p className="qr-note">
        {error instanceof ApiError && error.status > 0 ? error.message : text('noLive')}
      </p>
    )
  if (!data) return <p className="qr-note">{text('asking')}</p>
  return <LiveCard data={data} />
}

function LiveCard({ data }: { data: QrLive<string> }) {
  const text = useTexts(qrTexts)
  return (
    <section className="qr-card qr-live" data-tone={data.good ? 'good' : 'bad'} aria-label={text('live')}>
      <h2>
        {data.good ? <CheckCircleFilled aria-hidden /> : <CloseCircleFilled aria-hidden />} {data.stateNm}
        <small>{text(data.good ? 'good' : 'bad')}</small>
      </h2>
      {data.photoUrl && <img className="qr-face" src={data.photoUrl} alt={text('face')} />}
      {data.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {data.rows && (
        <dl>
          {data.rows.map((row) => (
            <Fragment key={row.label}>
              <dt>{row.label}</dt>
              <dd>{row.value}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      {data.url && session.signedIn() && device.secret() === null && <a href={data.url}>{text('open')}</a>}
    </section>
  )
}
