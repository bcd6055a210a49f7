import { useState, type FormEvent } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Radio } from 'antd'
import { useParams, useSearchParams } from 'react-router'
import { languages, type Language } from '../../../../core/shared/session.ts'
import { api, ApiError } from '../../../../core/web/api.ts'
import { progressSteps, type LinkPage, type Progress, type Receipt } from '../link-answers.rule.ts'
import { reportWords } from './report-words.ts'
import './report.css'

const langTags: Record<Language, string> = { kr: 'ko', en: 'en', zh: 'zh-Hans', es: 'es' }
/** Language of the telephone, where the portal has it. */
const ofBrowser = (): Language =>
  languages.find((each) => langTags[each].slice(0, 2) === navigator.language.slice(0, 2).toLowerCase()) ?? 'kr'

/** What the QR code at a gate opens, without signing in: one request, and how far it has come (impr.md 1, docs/decisions/0032). */
export function ReportPage() {
  const { token = '' } = useParams()
  const [search, setSearch] = useSearchParams()
  const [language, setLanguage] = useState<Language>(ofBrowser)
  const receipt = search.get('r')
  const say = reportWords[language]
  return (
    <main className="report" lang={langTags[language]}>
      <Radio.Group
        aria-label="Language"
        optionType="button"
        value={language}
        options={languages.map((each) => ({ value: each, label: reportWords[each].name }))}
        onChange={({ target }) => setLanguage(target.value as Language)}
      />
      <h1>{say.title}</h1>
      {receipt ? (
        <Sent receipt={receipt} language={language} onAnother={() => setSearch({})} />
      ) : (
        <Ask token={token} language={language} onSent={({ receipt: given }) => setSearch({ r: given })} />
      )}
    </main>
  )
}

function Ask({ token, language, onSent }: { token: string; language: Language; onSent: (receipt: Receipt) => void }) {
  const say = reportWords[language]
  const address = `/api/public/improvementlink/${encodeURIComponent(token)}`
  const { data, error } = useQuery({
    queryKey: ['improvementLink', token, language],
    queryFn: () => api.get<{ data: LinkPage }>(address, { langCd: language }, { quiet: true }),
    select: (answer) => answer.data,
    retry: false,
  })
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = Object.fromEntries([...new FormData(event.currentTarget)].filter(([, value]) => String(value).trim() !== ''))
    setBusy(true)
    setProblem(undefined)
    try {
      onSent((await api.post<{ data: Receipt }>(address, given)).data)
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setProblem([failure.message, ...failure.body.fields.map(({ message }) => message)].join(' '))
    } finally {
      setBusy(false)
    }
  }
  if (error) return <p role="alert">{say.closed}</p>
  if (!data) return <p aria-busy="true">…</p>
  return (
    <>
      <p>
        {data.plantNm}
        {data.vendorNm && ` · ${data.vendorNm}`}
      </p>
      <p>{say.intro}</p>
      <p className="report-danger">{say.danger}</p>
      <form onSubmit={(event) => void send(event)}>
        <label>
          {say.problem}
          <textarea name="problemDesc" required minLength={10} maxLength={2000} rows={4} />
          <small>{say.problemHint}</small>
        </label>
        <label>
          {say.place}
          <input name="placeNm" required maxLength={100} defaultValue={data.placeNm ?? ''} />
        </label>
        <label>
          {say.hazard}
          <select name="hazardTypeCd" required defaultValue="">
            <option value="" disabled>
              {say.choose}
            </option>
            {data.hazards.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          {say.reporter}
          <input name="reporterNm" maxLength={50} />
          <small>{say.reporterHint}</small>
        </label>
        {problem && <p role="alert">{problem}</p>}
        <button type="submit" disabled={busy}>
          {say.send}
        </button>
      </form>
    </>
  )
}

function Sent({ receipt, language, onAnother }: { receipt: string; language: Language; onAnother: () => void }) {
  const say = reportWords[language]
  const { data, error } = useQuery({
    queryKey: ['improvementReceipt', receipt],
    queryFn: () => api.get<{ data: Progress }>(`/api/public/improvementreceipt/${encodeURIComponent(receipt)}`, undefined, { quiet: true }),
    select: (answer) => answer.data,
    retry: false,
  })
  if (error) return <p role="alert">{say.closed}</p>
  if (!data) return <p aria-busy="true">…</p>
  const shown = progressSteps.filter((step) => step !== 'ended' || data.step === 'ended')
  return (
    <>
      <p>
        {say.sent} <strong>{data.imprCd}</strong>
      </p>
      <h2>{say.progress}</h2>
      <ol>
        {shown.map((step) => (
          <li key={step} aria-current={step === data.step ? 'step' : undefined}>
            {say.steps[step]}
          </li>
        ))}
      </ol>
      <p>{say.keep}</p>
      <button type="button" onClick={onAnother}>
        {say.another}
      </button>
    </>
  )
}
