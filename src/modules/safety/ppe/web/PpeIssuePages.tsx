import { PrinterOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { showMoment } from '../../../../core/shared/dates.ts'
import type { ListAnswer } from '../../../../core/shared/resource.ts'
import { yes } from '../../../../core/shared/session.ts'
import { api } from '../../../../core/web/api.ts'
import { ownPlant, useOwnScope } from '../../../../core/web/data/own-scope.ts'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { usePdf } from '../../../../core/web/open-pdf.ts'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { useSession } from '../../../../core/web/session-store.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { safetyRecords } from '../../record-pages.rule.ts'
import { ppeIssue } from '../ppe-issue.resource.ts'
import { ppeRequest } from '../ppe-request.resource.ts'
import { receivers } from '../ppe.rule.ts'
import './ppe.css'
import { IssueFields, receiverRules } from './PpeIssueFields.tsx'
import { ppeTexts } from './ppe.texts.ts'

const card = { title: 'ppeIssueCd', facts: ['userNm', 'vendorWorkerNm', 'deptNm', 'issueDt'] } as const
/** With these the list is wider than a screen; they stand in the record. */
const keeperHides = ['areaNm', 'vendorNm', 'ppeRequestNm', 'receiveWayNm'] as const
const receiptHides = ['vendorWorkerNm', 'vendorNm', 'areaNm'] as const
const waitingStates = ['approved', 'partIssued']

/** 보호구 지급 (saf/ppe/ppeIssue): requests that wait, and what was given. */
export function PpeIssuePage() {
  const text = useTexts(ppeTexts)
  const own = useOwnScope()
  const [query, setQuery] = useTabQuery(ppeIssue)
  return (
    <RegisterPage
      resource={ppeIssue}
      help={text('help.issue')}
      card={card}
      removable={false}
      first={{ ...ownPlant(own), receiverCd: receivers.person }}
      rules={receiverRules}
      form={(form) => <IssueFields form={form} />}
      hidden={keeperHides}
    >
      <WaitingRequests />
      <StateTiles resource={ppeIssue} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}

/** Requests that were approved and are still to be given. */
function WaitingRequests() {
  const text = useTexts(ppeTexts)
  const tab = useTab()
  const { data } = useQuery({
    queryKey: [ppeRequest.name, 'waiting'],
    queryFn: async ({ signal }) =>
      (
        await api.get<ListAnswer<typeof ppeRequest>>(
          `${ppeRequest.path}s`,
          { state: waitingStates, limit: 50 },
          { signal },
        )
      ).data,
  })
  if (!data) return null
  return (
    <Block title={text('waiting')}>
      {data.length === 0 && <p className="ppe-note">{text('waitingNone')}</p>}
      <ul className="ppe-list">
        {data.map((row) => (
          <li key={row.ppeRequestNo}>
            <Button onClick={() => tab.open(addressOf(safetyRecords.ppeRequest, row.ppeRequestNo))}>
              {row.ppeRequestCd}
            </Button>
            <strong>{row.rqstUserNm}</strong>
            <small>
              {row.deptNm} · {showMoment(row.rqstDt).slice(0, 10)}
            </small>
          </li>
        ))}
      </ul>
    </Block>
  )
}

/** 보호구 수령 (saf/ppe/ppeReceipt): what waits for the own signature, and what was signed for. */
export function PpeReceiptPage() {
  const text = useTexts(ppeTexts)
  const tab = useTab()
  const { user } = useSession()
  const { open: print, busy } = usePdf()
  const defaults = { state: ['issued'], userId: user?.userId ?? '' }
  const [query, setQuery] = useTabQuery(ppeIssue, defaults)
  return (
    <RegisterPage
      resource={ppeIssue}
      help={text('help.receipt')}
      card={card}
      readOnly
      hidden={receiptHides}
      defaults={defaults}
      empty={text('kioskNone')}
      toolbar={
        yes(tab.menu.printYn) && (
          <Button
            icon={<PrinterOutlined aria-hidden />}
            loading={busy}
            onClick={() => void print('/api/saf/ppesupply/ledger')}
          >
            {text('ownLedger')}
          </Button>
        )
      }
    >
      <StateTiles resource={ppeIssue} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}

/** All of it is people of the own company; who of the plant gave it stands in the record. */
const companyHides = ['receiverNm', 'userNm', 'vendorNm', 'deptNm', 'areaNm', 'ppeRequestNm'] as const

/** 보호구 수령현황 (/vendor/portal/ppeIssue): what the people of the own company were given. */
export function VendorPpePage() {
  const text = useTexts(ppeTexts)
  const [query, setQuery] = useTabQuery(ppeIssue)
  return (
    <RegisterPage
      resource={ppeIssue}
      help={text('help.company')}
      card={{ title: 'vendorWorkerNm', facts: ['ppeIssueCd', 'issueDt'] }}
      hidden={companyHides}
      readOnly
      empty={text('companyNone')}
    >
      <StateTiles resource={ppeIssue} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}

/** One issue: its receiver signs for it. */
export function PpeIssueDetailPage() {
  const text = useTexts(ppeTexts)
  const tab = useTab()
  return (
    <RecordPage
      resource={ppeIssue}
      list={tab.menu.routePath}
      nameOf={(row) => row.ppeIssueCd ?? text('issue')}
      form={(form) => <IssueFields form={form} />}
    />
  )
}
