import { useState } from 'react'
import { PrinterOutlined } from '@ant-design/icons'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, InputNumber } from 'antd'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { showMoment } from '../../../../core/shared/dates.ts'
import type { ListAnswer } from '../../../../core/shared/resource.ts'
import { yes } from '../../../../core/shared/session.ts'
import { api } from '../../../../core/web/api.ts'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { ownPlant, useOwnScope } from '../../../../core/web/data/own-scope.ts'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { usePdf } from '../../../../core/web/open-pdf.ts'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { useSession } from '../../../../core/web/session-store.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useToday } from '../../../../core/web/use-today.ts'
import { safetyRecords } from '../../record-pages.rule.ts'
import { ppeIssue, type PpeIssue } from '../ppe-issue.resource.ts'
import { ppeRequest } from '../ppe-request.resource.ts'
import './ppe.css'
import { ppeTexts } from './ppe.texts.ts'

const card = { title: 'userNm', facts: ['ppeIssueCd', 'deptNm', 'issueDt'] } as const
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
      first={ownPlant(own)}
      form={(form) => <IssueFields form={form} />}
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

function IssueFields({ form }: { form: RecordFormHandle<typeof ppeIssue> }) {
  const text = useTexts(ppeTexts)
  const { Field, Lines, detail } = form
  const isNew = !detail
  return (
    <>
      <Block title={text('issue')}>
        <Field name="plantCd" readOnly={!isNew} />
        <Field name="userId" readOnly={!isNew} />
        {detail && <Field name="deptCd" />}
        {detail?.data.ppeRequestNo && <Field name="ppeRequestNo" />}
        {detail && <Field name="issueDt" />}
        {detail && <Field name="issueUserId" />}
        {detail?.data.receiveDt && <Field name="receiveDt" />}
        {detail?.data.receiveDt && <Field name="receiveWayCd" />}
        <Field name="remark" readOnly={!isNew} />
      </Block>
      <Block title={text('given')}>
        <Lines
          name="lines"
          blank={{ qty: 1 }}
          columns={{
            ppeItemNo: { width: 240, editable: isNew },
            sizeTxt: { editable: isNew },
            qty: { editable: isNew },
            lotNo: { editable: false },
            expYmd: { editable: false },
            openMonths: { editable: false },
            openYmd: { editable: false },
            wornHours: { editable: false },
            nextYmd: { editable: false },
          }}
        />
      </Block>
      {detail && <OpenedCanisters issue={detail.data} />}
    </>
  )
}

/** Canisters of the person: the day of opening shortens how long they may be used. */
function OpenedCanisters({ issue }: { issue: PpeIssue }) {
  const text = useTexts(ppeTexts)
  const today = useToday()
  const notice = useNotice()
  const client = useQueryClient()
  const { user } = useSession()
  const lines = issue.lines.filter(({ openMonths, wearHours }) => openMonths !== null || wearHours !== null)
  if (issue.state !== 'received' || lines.length === 0) return null
  const open = async (ppeIssueLineNo: number) => {
    try {
      await api.put(`${ppeIssue.path}/${issue.ppeIssueNo}/open`, { ppeIssueLineNo, openYmd: today })
      await client.invalidateQueries({ queryKey: [ppeIssue.name] })
    } catch (failure) {
      notice.failure(failure)
    }
  }
  const wear = async (ppeIssueLineNo: number, hours: number) => {
    try {
      await api.put(`${ppeIssue.path}/${issue.ppeIssueNo}/wear`, { ppeIssueLineNo, wearYmd: today, hours })
      await client.invalidateQueries({ queryKey: [ppeIssue.name] })
    } catch (failure) {
      notice.failure(failure)
    }
  }
  return (
    <Block title={text('openOn')}>
      <p className="ppe-note">{text('openNote')}</p>
      <ul className="ppe-list">
        {lines.map(({ ppeIssueLineNo, ppeItemNm, openYmd, wearHours, wornHours }) => (
          <li key={ppeIssueLineNo}>
            <span>{ppeItemNm}</span>
            {openYmd ? (
              <strong>{text('opened', { day: openYmd })}</strong>
            ) : (
              issue.userId === user?.userId && (
                <Button onClick={() => void open(ppeIssueLineNo)}>{text('openToday')}</Button>
              )
            )}
            {openYmd && wearHours !== null && (
              <Worn
                limit={wearHours}
                worn={wornHours ?? 0}
                own={issue.userId === user?.userId}
                onWear={(hours) => void wear(ppeIssueLineNo, hours)}
              />
            )}
          </li>
        ))}
      </ul>
    </Block>
  )
}
/** Hours of a canister so far, and those of today to be added. */
function Worn({
  limit,
  worn,
  own,
  onWear,
}: {
  limit: number
  worn: number
  /** The reader wears it. */
  own: boolean
  onWear: (hours: number) => void
}) {
  const text = useTexts(ppeTexts)
  const [hours, setHours] = useState<number | null>(null)
  return (
    <>
      <span>{text('worn', { n: worn, limit })}</span>
      {worn >= limit && <strong>{text('usedUp')}</strong>}
      {own && worn < limit && (
        <>
          <InputNumber
            aria-label={text('hoursToday')}
            placeholder={text('hoursToday')}
            min={0.1}
            max={24}
            step={0.5}
            value={hours}
            onChange={setHours}
          />
          <Button disabled={hours === null} onClick={() => hours !== null && onWear(hours)}>
            {text('addHours')}
          </Button>
        </>
      )}
    </>
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
