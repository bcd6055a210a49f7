import { useEffect, useRef, useState, type FormEvent } from 'react'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Radio } from 'antd'
import { useParams, useSearchParams } from 'react-router'
import { defined } from '../../../../core/shared/defined.ts'
import { languages, type Language } from '../../../../core/shared/session.ts'
import { api, ApiError } from '../../../../core/web/api.ts'
import {
  mostPhotos,
  progressSteps,
  type LinkPage,
  type Progress,
  type Receipt,
} from '../link-answers.rule.ts'
import { ReportPhotos, smaller } from './ReportPhotos.tsx'
import { reportTexts, stepTexts } from './report.texts.ts'
import './report.css'
import { sayIn, type Say } from '../../../../core/shared/four-texts.ts'
import { languageNames } from '../../../../core/web/text/language.texts.ts'
import { inTelephoneLanguage } from '../../../../core/web/text/telephone-language.ts'
import { setLanguage, useLanguage } from '../../../../core/web/text/text.ts'

const langTags: Record<Language, string> = { kr: 'ko', en: 'en', zh: 'zh-Hans', es: 'es' }
/** Stands for the link in the address of a receipt that was given inside the portal. */
const ofReceipt = 'receipt'

/**
 * The page behind the QR code at a gate, without signing in: one request, and its progress (impr.md 1,
 * docs/decisions/0032).
 */
export function ReportPage() {
  const { token = '' } = useParams()
  const [search, setSearch] = useSearchParams()
  const language = useLanguage()
  const receipt = search.get('r')
  const kind = search.get('kind') ?? undefined
  const [photos, setPhotos] = useState<readonly File[]>([])
  const say = sayIn(reportTexts, () => language)
  return (
    <main className="report" lang={langTags[language]}>
      <Radio.Group
        aria-label="Language"
        optionType="button"
        value={language}
        options={languages.map((each) => ({ value: each, label: languageNames[each] }))}
        onChange={({ target }) => void setLanguage(target.value as Language)}
      />
      <h1>{say('title')}</h1>
      {receipt ? (
        <Sent
          receipt={receipt}
          kind={kind}
          language={language}
          photos={photos}
          onPhotos={setPhotos}
          onAnother={
            token === ofReceipt
              ? undefined
              : () => {
                  setPhotos([])
                  setSearch({})
                }
          }
        />
      ) : (
        <Ask
          token={token}
          language={language}
          photos={photos}
          onPhotos={setPhotos}
          onSent={({ receipt: given, kind: of }) => setSearch(defined({ r: given, kind: of }))}
        />
      )}
    </main>
  )
}

interface OfPhotos {
  photos: readonly File[]
  onPhotos: (photos: readonly File[]) => void
}
function Ask({
  token,
  language,
  photos,
  onPhotos,
  onSent,
}: OfPhotos & {
  token: string
  language: Language
  onSent: (receipt: Receipt) => void
}) {
  const say = sayIn(reportTexts, () => language)
  const address = `/api/public/improvementlink/${encodeURIComponent(token)}`
  const { data, error } = useQuery({
    queryKey: ['improvementLink', token, language],
    queryFn: () => api.get<{ data: LinkPage }>(address, { langCd: language }, { quiet: true }),
    select: (answer) => answer.data,
    retry: false,
    // What has been typed stays while the page changes its language.
    placeholderData: keepPreviousData,
  })
  const [problem, setProblem] = useState<{ language: Language; said: string }>()
  const [busy, setBusy] = useState(false)
  const [faults, setFaults] = useState<readonly Asked[]>([])
  const [kind, setKind] = useState('')
  const other = data?.kinds.find((each) => each.kind === kind)
  const fault = (name: Asked) => faults.includes(name) && <em role="alert">{say(needs[name])}</em>
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = Object.fromEntries(
      [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
        typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
      ),
    )
    const wrong = faultsOf(given).filter((name) => !other || name !== 'hazardTypeCd')
    setFaults(wrong)
    if (wrong.length > 0) return event.currentTarget.querySelector<HTMLElement>(`[name=${wrong[0]}]`)?.focus()
    setBusy(true)
    setProblem(undefined)
    try {
      onSent(
        (await api.post<{ data: Receipt }>(address, { ...given, ...defined({ kind: other?.kind }) })).data,
      )
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      const said = [failure.message, ...failure.body.fields.map(({ message }) => message)].join(' ')
      setProblem({ language, said })
    } finally {
      setBusy(false)
    }
  }
  if (error) return <p role="alert">{say('closed')}</p>
  if (!data) return <p aria-busy="true">…</p>
  return (
    <>
      <p>
        {data.plantNm}
        {data.vendorNm && ` · ${data.vendorNm}`}
      </p>
      {data.kinds.length > 0 && (
        <Radio.Group
          aria-label={say('tell')}
          optionType="button"
          value={kind}
          options={[
            { value: '', label: say('improvement') },
            ...data.kinds.map((each) => ({ value: each.kind, label: each.title })),
          ]}
          onChange={({ target }) => setKind(target.value as string)}
        />
      )}
      <p>{other?.intro ?? say('intro')}</p>
      <p className="report-danger">{say('danger')}</p>
      <form
        noValidate
        onSubmit={(event) => void send(event)}
        // What is being put right is no longer wrong.
        onInput={({ target }) =>
          setFaults(faults.filter((name) => name !== (target as HTMLInputElement).name))
        }
      >
        <fieldset>
          <legend>{say('photos')}</legend>
          <ReportPhotos say={say} photos={photos} most={mostPhotos} onPhotos={onPhotos} />
        </fieldset>
        <label>
          {say(other ? 'happened' : 'problem')}
          <textarea name="problemDesc" required maxLength={2000} rows={4} />
          {fault('problemDesc')}
          <small>{say('problemHint')}</small>
        </label>
        <label>
          {say('place')}
          <input name="placeNm" required maxLength={100} defaultValue={data.placeNm ?? ''} />
          {fault('placeNm')}
        </label>
        <label>
          {say(other ? 'type' : 'hazard')}
          <select key={kind} name="hazardTypeCd" required={!other} defaultValue="">
            <option value="" disabled={!other}>
              {say('choose')}
            </option>
            {(other?.types ?? data.hazards).map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
          {fault('hazardTypeCd')}
        </label>
        <label>
          {say('reporter')}
          <input name="reporterNm" maxLength={50} />
          <small>{say('reporterHint')}</small>
        </label>
        {problem?.language === language && <p role="alert">{problem.said}</p>}
        <button type="submit" disabled={busy}>
          {say('send')}
        </button>
      </form>
    </>
  )
}

const needs = { problemDesc: 'needProblem', placeNm: 'needPlace', hazardTypeCd: 'needHazard' } as const
type Asked = keyof typeof needs
const leastWords = 10
/** What is missing, in the order of the page. */
const faultsOf = (given: Record<string, string>): Asked[] =>
  (Object.keys(needs) as Asked[]).filter((name) =>
    name === 'problemDesc' ? (given[name]?.length ?? 0) < leastWords : !given[name],
  )

function Sent({
  receipt,
  kind,
  language,
  photos,
  onPhotos,
  onAnother,
}: OfPhotos & {
  receipt: string
  kind: string | undefined
  language: Language
  onAnother: (() => void) | undefined
}) {
  const say = sayIn(reportTexts, () => language)
  const client = useQueryClient()
  const address = `/api/public/improvementreceipt/${encodeURIComponent(receipt)}`
  const of = kind ? `?kind=${encodeURIComponent(kind)}` : ''
  const queryKey = ['improvementReceipt', receipt, kind]
  const { data, error } = useQuery({
    queryKey,
    queryFn: () => api.get<{ data: Progress }>(`${address}${of}`, undefined, { quiet: true }),
    select: (given) => given.data,
    retry: false,
  })
  const [problem, setProblem] = useState<string>()
  const answer = async (body: object): Promise<boolean> => {
    setProblem(undefined)
    try {
      client.setQueryData(queryKey, await api.post<{ data: Progress }>(address, body))
      return true
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setProblem([failure.message, ...failure.body.fields.map(({ message }) => message)].join(' '))
      return false
    }
  }
  const [sending, setSending] = useState(false)
  const sendPhotos = async () => {
    setSending(true)
    setProblem(undefined)
    let left = photos
    try {
      for (const photo of photos) {
        const form = new FormData()
        form.append('files', await smaller(photo), 'photo.jpg')
        client.setQueryData(
          queryKey,
          await api.upload<{ data: Progress }>(`${address}/photo${of}`, form, { quiet: true }),
        )
        left = left.filter((each) => each !== photo)
        onPhotos(left)
      }
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setProblem(failure.status >= 400 && failure.status < 500 ? failure.message : say('photosFailed'))
    } finally {
      setSending(false)
    }
  }
  // Pictures chosen with the request go with it.
  const first = useRef(photos.length > 0)
  useEffect(() => {
    if (!first.current) return
    first.current = false
    void sendPhotos()
  })
  if (error) return <p role="alert">{say('closed')}</p>
  if (!data) return <p aria-busy="true">…</p>
  const room = mostPhotos - data.photoCnt
  const shown = progressSteps.filter((step) => step !== 'ended' || data.step === 'ended')
  return (
    <>
      <p>
        {say('sent')} <strong>{data.imprCd}</strong>
      </p>
      <h2>{say('progress')}</h2>
      <ol>
        {shown.map((step) => (
          <li key={step} aria-current={step === data.step ? 'step' : undefined}>
            {sayIn(stepTexts, () => language)(step)}
          </li>
        ))}
      </ol>
      <p>{say('keep')}</p>
      {data.photoCnt > 0 && <p role="status">{say('photosSent', { count: data.photoCnt })}</p>}
      {data.step === 'asked' && room > 0 && (
        <>
          <ReportPhotos say={say} photos={photos} most={room} onPhotos={onPhotos} />
          {photos.length > 0 && (
            <button type="button" disabled={sending} onClick={() => void sendPhotos()}>
              {say('sendPhotos')}
            </button>
          )}
        </>
      )}
      {data.step === 'closed' && !kind && (
        <Satisfaction score={data.satisScore} say={say} onSend={(satisScore) => answer({ satisScore })} />
      )}
      {data.words.length > 0 && (
        <>
          <h2>{say('added')}</h2>
          <ul>
            {data.words.map(({ txt, createDt }) => (
              <li key={createDt}>{txt}</li>
            ))}
          </ul>
        </>
      )}
      {data.open ? (
        <Add say={say} onSend={(txt) => answer({ txt })} />
      ) : (
        data.words.length > 0 && <p>{say('full')}</p>
      )}
      {problem && <p role="alert">{problem}</p>}
      {onAnother && (
        <button type="button" className="report-other" onClick={onAnother}>
          {say('another')}
        </button>
      )}
    </>
  )
}

type Words = Say<typeof reportTexts>
function Add({ say, onSend }: { say: Words; onSend: (txt: string) => Promise<boolean> }) {
  const [txt, setTxt] = useState('')
  const [busy, setBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    if (await onSend(txt.trim())) setTxt('')
    setBusy(false)
  }
  return (
    <form onSubmit={(event) => void send(event)}>
      <label>
        {say('add')}
        <textarea
          value={txt}
          maxLength={1000}
          rows={3}
          required
          onChange={({ target }) => setTxt(target.value)}
        />
        <small>{say('addHint')}</small>
      </label>
      <button type="submit" disabled={busy || txt.trim() === ''}>
        {say('send')}
      </button>
    </form>
  )
}
const scores = [1, 2, 3, 4, 5]
/** Asked for once, when it is closed (impr.md 1: confirm satisfaction). */
function Satisfaction({
  score,
  say,
  onSend,
}: {
  score: number | null
  say: Words
  onSend: (score: number) => Promise<boolean>
}) {
  if (score !== null) return <p>{say('thanked')}</p>
  return (
    <fieldset className="report-scores">
      <legend>{say('thanks')}</legend>
      {scores.map((each) => (
        <button key={each} type="button" aria-label={`${each} / 5`} onClick={() => void onSend(each)}>
          {each}
        </button>
      ))}
      <small>{say('thanksHint')}</small>
    </fieldset>
  )
}

export const reportPage = () => inTelephoneLanguage(ReportPage)
