import { lazy, Suspense, useEffect, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Alert, Button, Radio } from 'antd'
import { useParams } from 'react-router'
import { showMoment } from '../../../../core/shared/dates.ts'
import { languages, type Language } from '../../../../core/shared/session.ts'
import { api, ApiError } from '../../../../core/web/api.ts'
import { kept, postOrKeep } from '../../../../core/web/outbox/outbox.ts'
import { randomHex } from '../../../../core/web/random.ts'
import { CodeReader } from '../../../../core/web/scan/CodeReader.tsx'
import { tokens } from '../../../../core/web/session-store.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { languageNames } from '../../../../core/web/text/language.texts.ts'
import { inTelephoneLanguage } from '../../../../core/web/text/telephone-language.ts'
import { setLanguage, useLanguage } from '../../../../core/web/text/text.ts'
import { readCode } from '../attend-code.rule.ts'
import type { OwnSeat } from '../class-roster.rule.ts'
import { attendTexts } from './attend-page.texts.ts'
import './class.css'

const SeatLearning = lazy(() =>
  import('./SeatLearning.tsx').then((module) => ({ default: module.SeatLearning })),
)
const deviceName = 'portal.attend.device'
const seatName = (eduClassNo: number) => `portal.attend.seat.${eduClassNo}`
/** Milliseconds for which the place of the telephone is waited for. */
const placeMs = 4000

/** One telephone is one person of a class: it keeps a name of its own, which says nothing about it. */
function deviceHash(): string {
  const known = localStorage.getItem(deviceName)
  if (known) return known
  const made = randomHex()
  localStorage.setItem(deviceName, made)
  return made
}
/** Where the telephone is, if its owner lets the page know. */
const placeNow = (): Promise<number[] | undefined> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(undefined)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve([coords.latitude, coords.longitude]),
      () => resolve(undefined),
      { timeout: placeMs, maximumAge: 60_000 },
    )
  })
type Done = OwnSeat & { msg: string }
type Outcome = { done: Done } | { kept: true } | { refused: string } | { signIn: true }

/** Takes a code that was read: by the link that this telephone holds for the class, else as who is signed in. */
async function take(code: string, what: string, own?: string): Promise<Outcome> {
  const read = readCode(code)
  const eduClassNo = read ? Number.parseInt(read.token.split('.')[0]!, 36) : 0
  const link = own ?? localStorage.getItem(seatName(eduClassNo))
  if (!link && !tokens.access()) return { signIn: true }
  const body = { token: code, geo: await placeNow(), deviceHash: deviceHash() }
  try {
    if (link) {
      const { data } = await api.post<{ data: Done }>(
        `/api/public/eduseat/${encodeURIComponent(link)}`,
        body,
        {
          quiet: true,
        },
      )
      return { done: data }
    }
    const answer = await postOrKeep<{ data: Done }>({
      path: '/api/saf/education/attend/scan',
      body,
      what,
      address: '/',
      topic: 'eduClass',
      requestKey: randomHex(),
    })
    return answer === kept ? { kept: true } : { done: answer.data }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 401) return { signIn: true }
    return { refused: [error.message, ...error.body.fields.map(({ message }) => message)].join(' ') }
  }
}

/** /attend#…: what a telephone opens that read the code on the wall. (EDU-13, fit D13) */
export function AttendPage() {
  const text = useTexts(attendTexts)
  const [outcome, setOutcome] = useState<Outcome>()
  const [code, setCode] = useState(() => location.hash.slice(1))
  useEffect(() => {
    // The code is spent once read: a page that is opened again from its history would only be refused.
    history.replaceState(null, '', location.pathname)
  }, [])
  useEffect(() => {
    if (!code) return undefined
    let shown = true
    void take(code, text('title')).then((result) => shown && setOutcome(result))
    return () => {
      shown = false
    }
  }, [code, text])
  return (
    <main className="class-attend">
      <h1>{text('title')}</h1>
      {code && !outcome && <p aria-busy="true">{text('busy')}</p>}
      <Result outcome={outcome} />
      {(!code || outcome) && (
        <CodeReader
          ask={text('scan')}
          onCode={(next) => {
            setOutcome(undefined)
            setCode(next)
          }}
        />
      )}
    </main>
  )
}

/** Another device, or a network that is gone, is no link that opens nothing. */
const refusalOf = (error: Error, gone: string): string =>
  error instanceof ApiError && error.status !== 404 ? (error.body.fields[0]?.message ?? error.message) : gone

/** What a device that belongs to many was told of the person before it, in the hash; it is kept nowhere. */
const lentName = (): string | undefined => /^#([0-9a-f]{32})$/.exec(location.hash)?.[1]

/**
 * /attend/{token}: the own link of a worker without an account, which his telephone keeps for its class; the same at the
 * instructor's device, which keeps nothing. (fit D12)
 */
export function SeatPage() {
  const text = useTexts(attendTexts)
  const { token = '' } = useParams()
  const language = useLanguage()
  const [lent] = useState(lentName)
  const [outcome, setOutcome] = useState<Outcome>()
  const [left, setLeft] = useState(false)
  const [learning, setLearning] = useState(false)
  const { data, error } = useQuery({
    // A refusal is said in the language of the page, also after that was changed.
    queryKey: ['eduSeat', token, language],
    queryFn: async () =>
      (
        await api.get<{ data: OwnSeat }>(
          `/api/public/eduseat/${encodeURIComponent(token)}`,
          { deviceHash: lent ?? deviceHash() },
          { quiet: true },
        )
      ).data,
    placeholderData: keepPreviousData,
    retry: false,
  })
  useEffect(() => {
    if (data && !lent) localStorage.setItem(seatName(data.eduClassNo), token)
  }, [data, lent, token])
  useEffect(() => {
    if (lent) history.replaceState(null, '', location.pathname)
  }, [lent])
  if (left)
    return (
      <main className="class-attend">
        <h1>{text('title')}</h1>
        <Alert role="status" type="success" title={text('left')} />
      </main>
    )
  return (
    <main className="class-attend">
      {!learning && (
        <Radio.Group
          aria-label={text('language')}
          optionType="button"
          value={language}
          options={languages.map((each) => ({ value: each, label: languageNames[each] }))}
          onChange={({ target }) => void setLanguage(target.value as Language)}
        />
      )}
      <h1>{text('title')}</h1>
      {error && <Alert role="alert" type="error" title={refusalOf(error, text('closed'))} />}
      {!data && !error && <p aria-busy="true">{text('busy')}</p>}
      {data && <Seat seat={outcome && 'done' in outcome ? outcome.done : data} />}
      {!learning && <Result outcome={outcome} seated />}
      {data && !lent && !learning && (
        <CodeReader
          ask={text('scan')}
          onCode={(code) => void take(code, data.classNm, token).then(setOutcome)}
        />
      )}
      {data && (
        <Suspense fallback={<p aria-busy="true">{text('busy')}</p>}>
          <SeatLearning token={token} deviceHash={lent ?? deviceHash()} onLearn={setLearning} />
        </Suspense>
      )}
      {data && lent && !learning && (
        <Button
          onClick={() => {
            history.replaceState(null, '', '/attend')
            setLeft(true)
          }}
        >
          {text('leave')}
        </Button>
      )}
    </main>
  )
}

const hour = (moment: string | null) => (moment ? showMoment(moment).slice(11, 16) : '–')
function Seat({ seat }: { seat: OwnSeat }) {
  const text = useTexts(attendTexts)
  return (
    <dl className="class-seat">
      <dt>{seat.classNm}</dt>
      <dd>
        {seat.targetNm} · {showMoment(seat.startDt).slice(0, 16)}–{hour(seat.endDt)} {seat.placeNm}
      </dd>
      <dd>
        {text('in')} {hour(seat.inDt)} · {text('out')} {hour(seat.outDt)}
      </dd>
    </dl>
  )
}
/** @param seated the seat itself stands above already */
function Result({ outcome, seated = false }: { outcome: Outcome | undefined; seated?: boolean }) {
  const text = useTexts(attendTexts)
  if (!outcome) return null
  if ('kept' in outcome) return <Alert role="status" type="info" title={text('kept')} />
  if ('refused' in outcome) return <Alert role="alert" type="error" title={outcome.refused} />
  if ('signIn' in outcome)
    return (
      <Alert
        role="alert"
        type="warning"
        title={text('signIn')}
        description={
          <>
            <p>{text('noLink')}</p>
            <Button type="primary" href="/login">
              {text('toSignIn')}
            </Button>
          </>
        }
      />
    )
  return (
    <>
      <Alert role="status" type="success" title={outcome.done.msg} />
      {!seated && <Seat seat={outcome.done} />}
    </>
  )
}

export const attendPage = () => inTelephoneLanguage(AttendPage)

export const seatPage = () => inTelephoneLanguage(SeatPage)
