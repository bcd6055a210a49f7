import { useState } from 'react'
import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons'
import { Checkbox, DatePicker, Select } from 'antd'
import dayjs from 'dayjs'
import { useQuery } from '@tanstack/react-query'
import { api, type Answer } from '../../../core/web/api.ts'
import { useList } from '../../../core/web/data/hooks.ts'
import { useOwnScope } from '../../../core/web/data/own-scope.ts'
import { PageHeader } from '../../../core/web/page/PageHeader.tsx'
import { Gate } from '../../../core/web/page/PageStates.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { said } from '../../../core/web/text/text.ts'
import { useToday } from '../../../core/web/use-today.ts'
import { vendor } from '../../vendor/vendor/vendor.resource.ts'
import './worker-check.css'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { workerCheckTexts } from './worker-check.texts.ts'
import { permitTypeTexts, supplementTexts } from '../permit/permit-codes.texts.ts'
import { Sentence } from '../../../core/shared/sentence.ts'
import '../../../core/shared/picker-clock.ts'

interface Row {
  vendorWorkerNo: number
  workerNm: string
  vendorNm: string
  ok: boolean
  reasons: { message: string; fixUrl: string }[]
}
const workNames = { H: permitTypeTexts.H, ...supplementTexts }

/**
 * 작업자 투입확인 (constSafe/worker/workerGate): who of a company may be put on a work of a day, and everything that
 * speaks against the others.
 */
export function WorkerGatePage() {
  const say = useTexts(workerCheckTexts)
  const tab = useTab()
  const today = useToday()
  const own = useOwnScope()
  const vendors = useList(vendor, { limit: 300 })
  const [vendorCd, setVendorCd] = useState<string>()
  const [workYmd, setWorkYmd] = useState(today)
  const [works, setWorks] = useState<string[]>([])
  const asked = {
    workYmd,
    suppl: works.join(','),
    vendorCd: vendorCd || undefined,
    plantCd: own.plantCd || undefined,
  }
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: ['vendorWorker', 'gate', asked],
    queryFn: ({ signal }) => api.get<Answer<Row[]>>('/api/saf/workergate', asked, { signal }),
    select: (answer) => answer.data,
  })
  return (
    <div className="worker-check">
      <PageHeader help={say('gateHelp')} />
      <section className="worker-ask" aria-label={say('conditions')}>
        <div>
          <span aria-hidden>{say('vendor')}</span>
          <Select
            aria-label={say('vendor')}
            allowClear
            showSearch={{ optionFilterProp: 'label' }}
            placeholder={say('allVendors')}
            value={vendorCd ?? null}
            options={vendors.rows.map((row) => ({ value: row.vendorCd, label: row.vendorNm }))}
            onChange={(chosen: string | null) => setVendorCd(chosen ?? undefined)}
          />
        </div>
        <div>
          <span aria-hidden>{say('workDay')}</span>
          <DatePicker
            aria-label={say('workDay')}
            value={dayjs(workYmd)}
            allowClear={false}
            onChange={(day) => day && setWorkYmd(day.format('YYYY-MM-DD'))}
          />
        </div>
        <fieldset>
          <legend>{say('works')}</legend>
          <Checkbox.Group
            options={Object.entries(workNames).map(([value, texts]) => ({
              value,
              label: said(new Sentence(texts)),
            }))}
            value={works}
            onChange={setWorks}
          />
        </fieldset>
      </section>
      <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="worker-empty">{say('noWorkers')}</p>
          ) : (
            <>
              <p className="worker-sum">
                {say('sum', {
                  day: workYmd,
                  fit: rows.filter(({ ok }) => ok).length,
                  unfit: rows.filter(({ ok }) => !ok).length,
                })}
              </p>
              <ul className="worker-rows">
                {rows.map((row) => (
                  <li key={row.vendorWorkerNo} className={row.ok ? 'is-ok' : 'is-bad'}>
                    <span className="worker-name">
                      {row.ok ? <CheckCircleFilled aria-hidden /> : <CloseCircleFilled aria-hidden />}
                      <strong>{row.workerNm}</strong> {row.vendorNm}
                      <em>{row.ok ? say('fit') : say('unfit')}</em>
                    </span>
                    {row.reasons.length > 0 && (
                      <ul>
                        {row.reasons.map(({ message, fixUrl }) => (
                          <li key={message}>
                            {message}{' '}
                            <button type="button" onClick={() => tab.open(fixUrl)}>
                              {say('fix')}
                            </button>
                          </li>
                        ))}
                      </ul>
                    )}
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Gate>
    </div>
  )
}
