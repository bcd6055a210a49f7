import { Radio } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { api, type Answer } from '../../../../core/web/api.ts'
import { PageHeader } from '../../../../core/web/record/PageHeader.tsx'
import { Gate } from '../../../../core/web/record/PageStates.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { ScrollRegion } from '../../../../core/web/components/ScrollRegion.tsx'
import { menuName, useLanguage } from '../../../../core/web/text/text.ts'
import { DocListPage } from '../../doc/web/DocPages.tsx'
import { expiryText } from '../../expiry.rule.ts'
import { equipAddress, vendorDocAddress, workerAddress } from '../../web/addresses.web.ts'
import { ToneTag } from '../../web/ToneTag.tsx'
import '../../web/vendor.css'
import './enter.css'

interface Expiring {
  kind: 'worker' | 'equip' | 'document'
  no: number
  vendorNm: string
  holderNm: string
  thingNm: string
  toYmd: string
  days: number
  passCd: string | null
  permitCnt: number
}
const kinds = { worker: '작업자', equip: '장비', document: '업체서류' } as const
const addressOf = { worker: workerAddress, equip: equipAddress, document: vendorDocAddress } as const
const parts = [
  { value: 'expire', label: '만료·임박' },
  { value: 'document', label: '업체서류 확인' },
]

/**
 * 만료현황 (vendor/enter/expireStatus): what ends within 30 days or has ended, with the pass and the permits that
 * stop with it; papers to be verified.
 */
export function ExpirePage() {
  const tab = useTab()
  const part = tab.params.get('part') === 'document' ? 'document' : 'expire'
  return (
    <div className="vendor-part">
      <Radio.Group
        aria-label="만료현황 구분"
        optionType="button"
        options={parts}
        value={part}
        onChange={({ target }) => tab.setSearch(`part=${String(target.value)}`)}
      />
      {part === 'document' ? <DocListPage /> : <ExpireList />}
    </div>
  )
}

function ExpireList() {
  const tab = useTab()
  const language = useLanguage()
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: ['vendorDoc', 'expiring'],
    queryFn: ({ signal }) => api.get<Answer<Expiring[]>>('/api/vendor/expirestatus', {}, { signal }),
    select: (answer) => answer.data,
  })
  return (
    <>
      <PageHeader
        title={menuName(tab.menu, language)}
        help="30일 안에 끝나거나 이미 끝난 교육·자격·건강진단·체류기간·장비 검사·보험·업체서류입니다. 함께 멈추는 출입증과 이후 작업허가의 수를 보여 줍니다."
      />
      <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="enter-empty">30일 안에 끝나는 것이 없습니다.</p>
          ) : (
            <ScrollRegion label="만료 목록" className="expire-table">
              <table>
                <thead>
                  <tr>
                    <th scope="col">유효기간</th>
                    <th scope="col">구분</th>
                    <th scope="col">업체</th>
                    <th scope="col">대상</th>
                    <th scope="col">항목</th>
                    <th scope="col">함께 멈추는 것</th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row) => (
                    <tr key={`${row.kind} ${row.no} ${row.thingNm}`}>
                      <td>
                        <ToneTag tone={row.days < 0 ? 'danger' : 'warning'}>
                          {expiryText({ name: row.thingNm, toYmd: row.toYmd, days: row.days })}
                        </ToneTag>
                      </td>
                      <td>{kinds[row.kind]}</td>
                      <td>{row.vendorNm}</td>
                      <td>
                        <button
                          type="button"
                          className="enter-link"
                          onClick={() => tab.open(addressOf[row.kind](row.no))}
                        >
                          {row.holderNm}
                        </button>
                      </td>
                      <td>{row.thingNm}</td>
                      <td>
                        {[
                          row.passCd && `출입증 ${row.passCd}`,
                          row.permitCnt > 0 && `작업허가 ${row.permitCnt}건`,
                        ]
                          .filter(Boolean)
                          .join(', ') || '–'}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </ScrollRegion>
          )
        }
      </Gate>
    </>
  )
}
