import { useState } from 'react'
import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons'
import { Checkbox, DatePicker, Select } from 'antd'
import dayjs from 'dayjs'
import { useQuery } from '@tanstack/react-query'
import { api, type Answer } from '../../../core/web/api.ts'
import { useList } from '../../../core/web/list/hooks.ts'
import { useOwnScope } from '../../../core/web/popup/own-scope.ts'
import { PageHeader } from '../../../core/web/record/PageHeader.tsx'
import { Gate } from '../../../core/web/record/PageStates.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { menuName, useLanguage } from '../../../core/web/text/text.ts'
import { useToday } from '../../../core/web/use-today.ts'
import { vendor } from '../../vendor/vendor/vendor.resource.ts'
import { permitTypes, supplements } from '../permit/permit-codes.rule.ts'
import './worker-check.css'

interface Row {
  vendorWorkerNo: number
  workerNm: string
  vendorNm: string
  ok: boolean
  reasons: { message: string; fixUrl: string }[]
}
const workChoices = Object.entries({ H: permitTypes.H, ...supplements }).map(([value, label]) => ({
  value,
  label,
}))

/**
 * 작업자 투입확인 (constSafe/worker/workerGate): who of a company may be put on a work of a day, and everything that
 * speaks against the others.
 */
export function WorkerGatePage() {
  const tab = useTab()
  const today = useToday()
  const language = useLanguage()
  const own = useOwnScope()
  const vendors = useList(vendor, { limit: 300 })
  const [vendorCd, setVendorCd] = useState<string>()
  const [workYmd, setWorkYmd] = useState(today)
  const [works, setWorks] = useState<string[]>([])
  const asked = {
    workYmd,
    suppl: works.join(','),
    ...(vendorCd && { vendorCd }),
    ...(own.plantCd && { plantCd: own.plantCd }),
  }
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: ['vendorWorker', 'gate', asked],
    queryFn: ({ signal }) => api.get<Answer<Row[]>>('/api/saf/workergate', asked, { signal }),
    select: (answer) => answer.data,
  })
  return (
    <div className="worker-check">
      <PageHeader
        title={menuName(tab.menu, language)}
        help="작업일과 화기·보충허가를 고르면 작업허가가 물을 조건(출입승인, 출입증, 출입안전교육, 건강진단, 특별교육, 연령)을 미리 확인합니다. 허가의 사전점검, 게이트의 거절 사유와 같은 목록입니다."
      />
      <section className="worker-ask" aria-label="확인 조건">
        <div>
          <span aria-hidden>업체</span>
          <Select
            aria-label="업체"
            allowClear
            showSearch={{ optionFilterProp: 'label' }}
            placeholder="전체 업체"
            value={vendorCd ?? null}
            options={vendors.rows.map((row) => ({ value: row.vendorCd, label: row.vendorNm }))}
            onChange={(chosen: string | null) => setVendorCd(chosen ?? undefined)}
          />
        </div>
        <div>
          <span aria-hidden>작업일</span>
          <DatePicker
            aria-label="작업일"
            value={dayjs(workYmd)}
            allowClear={false}
            onChange={(day) => day && setWorkYmd(day.format('YYYY-MM-DD'))}
          />
        </div>
        <fieldset>
          <legend>화기·보충허가(특별교육)</legend>
          <Checkbox.Group options={workChoices} value={works} onChange={setWorks} />
        </fieldset>
      </section>
      <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="worker-empty">등록된 작업자가 없습니다.</p>
          ) : (
            <>
              <p className="worker-sum">
                {workYmd} 투입 가능 <strong>{rows.filter(({ ok }) => ok).length}</strong>명 · 불가{' '}
                <strong>{rows.filter(({ ok }) => !ok).length}</strong>명
              </p>
              <ul className="worker-rows">
                {rows.map((row) => (
                  <li key={row.vendorWorkerNo} className={row.ok ? 'is-ok' : 'is-bad'}>
                    <span className="worker-name">
                      {row.ok ? <CheckCircleFilled aria-hidden /> : <CloseCircleFilled aria-hidden />}
                      <strong>{row.workerNm}</strong> {row.vendorNm}
                      <em>{row.ok ? '투입 가능' : '투입 불가'}</em>
                    </span>
                    {row.reasons.length > 0 && (
                      <ul>
                        {row.reasons.map(({ message, fixUrl }) => (
                          <li key={message}>
                            {message}{' '}
                            <button type="button" onClick={() => tab.open(fixUrl)}>
                              조치하기
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
