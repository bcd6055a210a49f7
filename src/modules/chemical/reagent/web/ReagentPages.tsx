import { PrinterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { yes } from '../../../../core/shared/session.ts'
import type { Query } from '../../../../core/shared/resource.ts'
import { addDays, momentOf } from '../../../../core/shared/dates.ts'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { ownDept, ownPlant, useOwnScope } from '../../../../core/web/data/own-scope.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useToday } from '../../../../core/web/use-today.ts'
import { useState } from 'react'
import { usePdf } from '../../../../core/web/open-pdf.ts'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { ContainerScan } from '../../stock/web/ContainerScan.tsx'
import { chmReagentRqst, chmSpecialLog } from '../chm-reagent.resource.ts'
import '../../web/chemical.css'
import { SpecialLogFields } from './SpecialLogFields.tsx'
import { reagentTexts } from './reagent.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

const requestCard = { title: 'purposeTxt', facts: ['reagentRqstCd', 'rqstUserNm', 'useYmd'] } as const
const logCard = {
  title: 'chemNm',
  facts: ['workDt', 'workerUserNm', 'qty'],
  units: { qty: 'unitNm' },
} as const

function ReagentList({
  kind,
  defaults,
  creates = false,
}: {
  kind: 'request' | 'issue' | 'return'
  defaults?: Partial<Query<typeof chmReagentRqst>>
  creates?: boolean
}) {
  const text = useTexts(reagentTexts)
  const own = useOwnScope()
  const today = useToday()
  const [query, setQuery] = useTabQuery(chmReagentRqst, defaults)
  return (
    <RegisterPage
      resource={chmReagentRqst}
      card={requestCard}
      help={text(`help.${kind}`)}
      defaults={defaults}
      readOnly={!creates}
      removable={false}
      first={{
        useYmd: addDays(today, 1),
        ...ownPlant(own),
        ...ownDept(own),
      }}
      form={(form) => <ReagentFields form={form} />}
    >
      <ContainerScan />
      <StateTiles resource={chmReagentRqst} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}
/** 시약 불출신청 (chm/reagent/reagentRqstList) */
export const ReagentRequestPage = () => <ReagentList creates kind="request" />
/** 시약 불출 (chm/reagent/reagentIssue) */
export const ReagentIssuePage = () => (
  <ReagentList defaults={{ state: ['approved', 'requested'] }} kind="issue" />
)
/** 시약 반납 (chm/reagent/reagentReturn) */
export const ReagentReturnPage = () => (
  <ReagentList defaults={{ state: ['issued', 'received'] }} kind="return" />
)

function ReagentFields({ form }: { form: RecordFormHandle<typeof chmReagentRqst> }) {
  const text = useTexts(reagentTexts)
  const { Field, Lines, detail } = form
  const state = (detail?.data as { state?: string } | undefined)?.state
  // What was handed in is not changed any more; then only the quantities of its step are written.
  const open = state === undefined || state === 'draft' || state === 'rejected'
  return (
    <>
      <Block title={text('request')}>
        <Field name="plantCd" readOnly={!open} />
        <Field name="deptCd" readOnly={!open} />
        {/* A department asks for what stands in the store of another one. */}
        <Field name="storeNo" readOnly={!open} around={{ deptCd: null }} />
        <Field name="useYmd" readOnly={!open} />
        <Field name="placeTxt" readOnly={!open} />
        {detail?.data.headUserId && <Field name="headUserId" />}
        {detail && <Field name="issueDt" />}
        <Field name="purposeTxt" readOnly={!open} />
      </Block>
      <Block title={text('reagents')}>
        <Lines
          name="lines"
          blank={{ unitCd: 'mL' }}
          columns={{
            prodNo: { width: 220, editable: open },
            rqstQty: { editable: open },
            unitCd: { editable: open },
            issueQty: { editable: state === 'approved' },
            lotNo: { editable: state === 'approved' },
            bottleCd: { editable: false },
            returnQty: { editable: state === 'received' },
          }}
        />
      </Block>
    </>
  )
}

/** One request for reagents, with the labels of its bottles. */
export function ReagentDetailPage() {
  const text = useTexts(reagentTexts)
  const tab = useTab()
  const { open: print, busy } = usePdf()
  return (
    <RecordPage
      resource={chmReagentRqst}
      list={tab.menu.routePath}
      nameOf={(row) => row.reagentRqstCd ?? text('name')}
      extra={({ data }) =>
        yes(tab.menu.printYn) &&
        data.issueDt && (
          <Button
            icon={<PrinterOutlined aria-hidden />}
            loading={busy}
            onClick={() => void print(`${chmReagentRqst.path}/${data.reagentRqstNo}/labels`)}
          >
            {text('labels')}
          </Button>
        )
      }
      form={(form) => <ReagentFields form={form} />}
    />
  )
}

/** 특별관리물질 취급일지 (chm/reagent/specialLog) */
export function SpecialLogPage() {
  const text = useTexts(reagentTexts)
  const tab = useTab()
  const own = useOwnScope()
  const today = useToday()
  const [now] = useState(() => momentOf(new Date()))
  // The month that is looked at, this one unless a period is asked for.
  const ym = (tab.params.get('workDt.from') ?? today).slice(0, 7)
  const { open: print, busy } = usePdf()
  return (
    <RegisterPage
      resource={chmSpecialLog}
      card={logCard}
      form={(form) => <SpecialLogFields form={form} />}
      removable={false}
      empty={text('noLog')}
      help={text('help.log')}
      first={{
        workDt: now,
        unitCd: 'L',
        ...ownPlant(own),
        ...ownDept(own),
      }}
      toolbar={
        yes(tab.menu.printYn) && (
          <Button
            icon={<PrinterOutlined aria-hidden />}
            loading={busy}
            onClick={() => void print(`${chmSpecialLog.path}s/print`, { ym })}
          >
            {text('print', { month: ym })}
          </Button>
        )
      }
    />
  )
}
