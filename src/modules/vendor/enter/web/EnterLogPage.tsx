import { useId, useState } from 'react'
import { Button, Input, Radio, Select } from 'antd'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { momentOf } from '../../../../core/shared/dates.ts'
import { api, type Answer } from '../../../../core/web/api.ts'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { useCodes } from '../../../../core/web/popup/lookups.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { ToneTag } from '../../web/ToneTag.tsx'
import { enterLog, inouts } from '../enter-log.resource.ts'
import './enter.css'

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
  const tab = useTab()
  const [now] = useState(() => momentOf(new Date()))
  const inside = useQuery({
    queryKey: [enterLog.name, 'inside'],
    queryFn: ({ signal }) => api.get<Answer<Inside[]>>('/api/vendor/enterinside', {}, { signal }),
    select: (answer) => answer.data,
  })
  const companies = inside.data ?? []
  return (
    <RegisterPage
      resource={enterLog}
      removable={false}
      help="게이트의 입·출문 기록입니다. 게이트 시스템의 파일(gate.csv)은 한 시간마다 읽고, 아래에서 출입증을 확인하면 바로 기록됩니다. 거절 사유는 작업허가의 사전점검과 같은 목록입니다."
      first={{ enterDt: now, inoutCd: inouts.in }}
      fields={['passNo', 'gateCd', 'inoutCd', 'enterDt']}
      cells={{
        okYn: ({ okYn }) => (
          <ToneTag tone={okYn === 'Y' ? 'good' : 'danger'}>{okYn === 'Y' ? '통과' : '거절'}</ToneTag>
        ),
      }}
      widths={{ vendorNm: 150, refuseTxt: 300, enterDt: 150 }}
      empty="출입기록이 없습니다."
    >
      {tab.canWrite && <GateQuestion />}
      <section aria-label="현재 출역인원">
        <ul className="enter-inside">
          <li>
            현재 출역 <strong>{companies.reduce((sum, { workers }) => sum + workers, 0)}</strong>명
          </li>
          {companies.map(({ plantCd, vendorCd, vendorNm, workers, equipment }) => (
            <li key={`${plantCd} ${vendorCd}`}>
              {vendorNm} {workers}명{equipment > 0 && ` · 장비 ${equipment}대`}
            </li>
          ))}
        </ul>
      </section>
    </RegisterPage>
  )
}

/** Somebody shows a pass: number typed, or badge read by the scanner. */
function GateQuestion() {
  const tab = useTab()
  const notice = useNotice()
  const client = useQueryClient()
  const ids = useId()
  const gates = useCodes('GATE')
  const [given, setGiven] = useState('')
  const [gateCd, setGateCd] = useState('GT01')
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
    <section className="enter-gate" aria-label="게이트 확인">
      <h3>게이트 확인</h3>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (given.trim() !== '' && !busy) void ask()
        }}
      >
        <label htmlFor={`${ids}-gate`}>
          게이트
          <Select
            id={`${ids}-gate`}
            value={gateCd}
            popupMatchSelectWidth={false}
            options={(gates.data ?? []).map(({ code, codeNm }) => ({ value: code, label: codeNm }))}
            onChange={setGateCd}
          />
        </label>
        <Radio.Group
          aria-label="입출"
          optionType="button"
          options={[
            { value: inouts.in, label: '입문' },
            { value: inouts.out, label: '출문' },
          ]}
          value={inoutCd}
          onChange={({ target }) => setInoutCd(String(target.value))}
        />
        <label className="enter-code" htmlFor={`${ids}-code`}>
          출입증 번호 또는 출입증 QR
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
          확인
        </Button>
      </form>
      {answer && (
        <div className={answer.ok ? 'enter-answer is-ok' : 'enter-answer'} role="status">
          <strong>{answer.ok ? '통과' : '출입 거절'}</strong>
          <span>
            {answer.holderNm} · {answer.vendorNm} · {answer.passCd} · {answer.toYmd}까지
            {answer.areaTxt && ` · ${answer.areaTxt}`}
          </span>
          {answer.reasons.length > 0 && (
            <ul>
              {answer.reasons.map(({ message, fixUrl }) => (
                <li key={message}>
                  {message}{' '}
                  <button type="button" className="enter-link" onClick={() => tab.open(fixUrl)}>
                    조치하기
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
