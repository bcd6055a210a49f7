import { contractTypes, riskLevels } from '../../vendor/vendor-codes.rule.ts'
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
import { ownDept, ownPlant, useOwnScope } from '../../../../core/web/data/own-scope.ts'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { contractIssues } from '../contract.rule.ts'
import { vendorContract } from '../vendor-contract.resource.ts'
import { contractListPath } from './addresses.web.ts'
import { ContractFields } from './ContractFields.tsx'
import { contractPageTexts } from './contract-page.texts.ts'
import { vendorPageTexts } from '../../web/vendor-page.texts.ts'
import './contract.css'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

/** Columns that a person asks for: the contract itself has what the law asks of it. */
const hidden = [
  'safetyAmt',
  'unitPriceYn',
  'approveTargetYn',
  'approveToYmd',
  'chemSubYn',
  'infoTargetYn',
  'deptNm',
  'mgrUserNm',
] as const
/** 도급계약 (vendor/base/vendorContract): every contract with what the law asks of it. */
export function ContractListPage() {
  const say = useTexts(contractPageTexts)
  const own = useOwnScope()
  const [query, setQuery] = useTabQuery(vendorContract)
  return (
    <RegisterPage
      resource={vendorContract}
      files={['document']}
      hidden={hidden}
      help={say('help')}
      first={{
        contractTypeCd: contractTypes.works,
        riskLvlCd: riskLevels.middle,
        prohibitYn: 'N',
        approveTargetYn: 'N',
        chemSubYn: 'N',
        infoTargetYn: 'N',
        subAllowYn: 'N',
        ...ownPlant(own),
        ...ownDept(own),
      }}
      form={(form) => <ContractFields form={form} />}
      rules={contractIssues}
      widths={{ contractNm: 240, vendorNm: 160 }}
    >
      <StateTiles resource={vendorContract} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}

/** One contract: whether work may go on under it today, and why not. */
export function ContractDetailPage() {
  const word = useTexts(vendorPageTexts)
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
        <Block title={word('attachments')}>
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
  const say = useTexts(contractPageTexts)
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
      aria-label={say('readiness')}
    >
      {data.ready ? (
        <p>
          <CheckCircleFilled aria-hidden /> {say('ready')}
        </p>
      ) : (
        <>
          <p>
            <CloseCircleFilled aria-hidden /> {say('missing', { count: data.reasons.length })}
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
