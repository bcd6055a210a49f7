import { gates } from '../../vendor/vendor-codes.rule.ts'
import { useId, useState } from 'react'
import { Button, Input, Radio, Select } from 'antd'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { momentOf } from '../../../../core/shared/dates.ts'
import { api, type Answer } from '../../../../core/web/api.ts'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { useFoldedCharts } from '../../../../core/web/chart/ListCharts.tsx'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { useCodes } from '../../../../core/web/data/lookups.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { ToneTag } from '../../web/ToneTag.tsx'
import { enterLog, inouts } from '../enter-log.resource.ts'
import { enterLogTexts } from './enter-page.texts.ts'
import { EnterCharts } from './EnterCharts.tsx'
import './enter.css'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

interface GateAnswer {
  ok: boolean
  passCd: string
  holderNm: string
  vendorNm: string
  areaTxt: string | null
  toYmd: string
  reasons: { message: string; fixUrl: string }[]
}
interface Inside {
  plantCd: string
  vendorCd: string
  vendorNm: string
  workers: number
  equipment: number
}

/**
 * 출입기록 (vendor/enter/enterLog): the gate's question, who is inside now, and everything that the gates saw.
 */
export function EnterLogPage() {
  const say = useTexts(enterLogTexts)
  const tab = useTab()
  const [now] = useState(() => momentOf(new Date()))
  const inside = useQuery({
    queryKey: [enterLog.name, 'inside'],
    queryFn: ({ signal }) => api.get<Answer<Inside[]>>('/api/vendor/enterinside', {}, { signal }),
    select: (answer) => answer.data,
  })
  const companies = inside.data ?? []
  const [charts, chartsButton] = useFoldedCharts()
  return (
    <RegisterPage
      resource={enterLog}
      removable={false}
      help={say('help')}
      first={{ enterDt: now, inoutCd: inouts.in }}
      fields={['passNo', 'gateCd', 'inoutCd', 'enterDt']}
      cells={{
        okYn: ({ okYn }) => (
          <ToneTag tone={okYn === 'Y' ? 'good' : 'danger'}>
            {say(okYn === 'Y' ? 'passed' : 'refused')}
          </ToneTag>
        ),
      }}
      widths={{ vendorNm: 150, refuseTxt: 300, enterDt: 150 }}
      empty={say('empty')}
      toolbar={chartsButton}
    >
      {charts && <EnterCharts />}
      {tab.canWrite && <GateQuestion />}
      <section aria-label={say('inside')}>
        <ul className="enter-inside">
          <li>
            {say('insideNow')}{' '}
            <strong>
              {say('people', { count: companies.reduce((sum, { workers }) => sum + workers, 0) })}
            </strong>
          </li>
          {companies.map(({ plantCd, vendorCd, vendorNm, workers, equipment }) => (
            <li key={`${plantCd} ${vendorCd}`}>
              {vendorNm} {say('people', { count: workers })}
              {equipment > 0 && ` · ${say('machines', { count: equipment })}`}
            </li>
          ))}
        </ul>
      </section>
    </RegisterPage>
  )
}

/** Somebody shows a pass: number typed, or badge read by the scanner. */
function GateQuestion() {
  const say = useTexts(enterLogTexts)
  const tab = useTab()
  const notice = useNotice()
  const client = useQueryClient()
  const ids = useId()
  const gateCodes = useCodes('GATE')
  const [given, setGiven] = useState('')
  const [gateCd, setGateCd] = useState(gates.main)
  const [inoutCd, setInoutCd] = useState<string>(inouts.in)
  const [answer, setAnswer] = useState<GateAnswer>()
  const [busy, setBusy] = useState(false)
  const ask = async () => {
    setBusy(true)
    setAnswer(undefined)
    try {
      const { data } = await api.post<Answer<GateAnswer>>('/api/vendor/entergate', { given, gateCd, inoutCd })
      setAnswer(data)
      setGiven('')
      await client.invalidateQueries({ queryKey: [enterLog.name] })
    } catch (error) {
      notice.failure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="enter-gate" aria-label={say('gateCheck')}>
      <h3>{say('gateCheck')}</h3>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (given.trim() !== '' && !busy) void ask()
        }}
      >
        <label htmlFor={`${ids}-gate`}>
          {say('gate')}
          <Select
            id={`${ids}-gate`}
            value={gateCd}
            popupMatchSelectWidth={false}
            options={(gateCodes.data ?? []).map(({ code, codeNm }) => ({ value: code, label: codeNm }))}
            onChange={setGateCd}
          />
        </label>
        <Radio.Group
          aria-label={say('inOut')}
          optionType="button"
          options={[
            { value: inouts.in, label: say('in') },
            { value: inouts.out, label: say('out') },
          ]}
          value={inoutCd}
          onChange={({ target }) => setInoutCd(String(target.value))}
        />
        <label className="enter-code" htmlFor={`${ids}-code`}>
          {say('given')}
          <Input
            id={`${ids}-code`}
            value={given}
            maxLength={1000}
            autoComplete="off"
            placeholder="EP-1000-2026-00001"
            onChange={({ target }) => setGiven(target.value)}
          />
        </label>
        <Button type="primary" htmlType="submit" loading={busy} disabled={given.trim() === ''}>
          {say('check')}
        </Button>
      </form>
      {answer && (
        <div className={answer.ok ? 'enter-answer is-ok' : 'enter-answer'} role="status">
          <strong>{say(answer.ok ? 'passed' : 'entryRefused')}</strong>
          <span>
            {answer.holderNm} · {answer.vendorNm} · {answer.passCd} · {say('until', { day: answer.toYmd })}
            {answer.areaTxt && ` · ${answer.areaTxt}`}
          </span>
          {answer.reasons.length > 0 && (
            <ul>
              {answer.reasons.map(({ message, fixUrl }) => (
                <li key={message}>
                  {message}{' '}
                  <button type="button" className="enter-link" onClick={() => tab.open(fixUrl)}>
                    {say('fix')}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </section>
  )
}
