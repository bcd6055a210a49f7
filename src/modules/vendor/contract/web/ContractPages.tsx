import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import type { Reason } from '../../../../core/shared/resource.ts'
import { listPathOf } from '../../../../core/shared/resource.ts'
import { api } from '../../../../core/web/api.ts'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { useOwnScope } from '../../../../core/web/popup/own-scope.ts'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { contractIssues } from '../contract.rule.ts'
import { vendorContract } from '../vendor-contract.resource.ts'
import { contractAddress, contractListPath } from './addresses.web.ts'
import { ContractFields } from './ContractFields.tsx'
import './contract.css'

/** 도급계약 (vendor/base/vendorContract): every contract with what the law asks of it. */
export function ContractListPage() {
  const tab = useTab()
  const own = useOwnScope()
  const [query, setQuery] = useTabQuery(vendorContract)
  return (
    <RegisterPage
      resource={vendorContract}
      help="업체와의 도급·용역·운송·자재 계약입니다. 도급 금지·승인, 유해화학물질 도급신고, 정보제공은 계약에서 판정하고 공사와 작업허가가 따릅니다."
      first={{
        contractTypeCd: 'CTT01',
        riskLvlCd: 'RLV02',
        prohibitYn: 'N',
        approveTargetYn: 'N',
        chemSubYn: 'N',
        infoTargetYn: 'N',
        subAllowYn: 'N',
        ...(own.plantCd && { plantCd: own.plantCd, plantNm: own.plantNm }),
        ...(own.deptCd && { deptCd: own.deptCd, deptNm: own.deptNm }),
      }}
      form={(form) => <ContractFields form={form} />}
      rules={contractIssues}
      widths={{ contractNm: 240 }}
      onOpen={({ contractNo }) => tab.open(contractAddress(contractNo))}
      onSaved={(key) => tab.open(contractAddress(key))}
    >
      <StateTiles resource={vendorContract} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}

/** One contract: whether work may go on under it today, and why not. */
export function ContractDetailPage() {
  const tab = useTab()
  return (
    <RecordPage
      resource={vendorContract}
      list={contractListPath}
      nameOf={({ contractNm }) => contractNm}
      rules={contractIssues}
      tags={({ data }) => (
        <>
          <span>{data.contractCd}</span>
          <span>{data.vendorNm}</span>
        </>
      )}
      before={({ data }) =>
        data.state !== 'ended' && <Readiness contractNo={data.contractNo} updateDt={data.updateDt} />
      }
      form={(form) => <ContractFields form={form} />}
    >
      {({ data, editable }) => (
        <Block title="첨부">
          <div className="span-all">
            <Attachments
              resource={vendorContract}
              name="document"
              taskKey={data.contractNo}
              editable={editable.length === 0 && tab.canWrite}
            />
          </div>
        </Block>
      )}
    </RecordPage>
  )
}

interface Ready {
  ready: boolean
  reasons: Reason<string>[]
}
/** Asked again after each save: the answers are judged on the server. */
function Readiness({ contractNo, updateDt }: { contractNo: number; updateDt: string }) {
  const { data } = useQuery({
    queryKey: [vendorContract.name, 'ready', contractNo, updateDt],
    queryFn: ({ signal }) =>
      api.get<{ data: Ready }>(`${listPathOf(vendorContract)}/${contractNo}/ready`, {}, { signal }),
    select: (answer) => answer.data,
  })
  if (!data) return null
  return (
    <section
      className={`contract-ready ${data.ready ? 'is-ready' : 'is-missing'}`}
      aria-label="작업 가능 여부"
    >
      {data.ready ? (
        <p>
          <CheckCircleFilled aria-hidden /> 이 계약으로 공사와 작업을 진행할 수 있습니다.
        </p>
      ) : (
        <>
          <p>
            <CloseCircleFilled aria-hidden /> 작업 전에 갖출 것 {data.reasons.length}건
          </p>
          <ul>
            {data.reasons.map(({ guard, message }) => (
              <li key={guard}>{message}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
