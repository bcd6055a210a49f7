import { PrinterOutlined } from '@ant-design/icons'
import { useQueries } from '@tanstack/react-query'
import { Button, Form } from 'antd'
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
import { useEffect, useState } from 'react'
import { usePdf } from '../../../../core/web/open-pdf.ts'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { ContainerScan } from '../../stock/web/ContainerScan.tsx'
import { detailQuery } from '../../../../core/web/data/hooks.ts'
import { chmProduct } from '../../product/chm-product.resource.ts'
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

const bottleUnits = { liquid: 'mL', other: 'g' } as const
interface RequestLine extends Record<string, unknown> {
  reagentLineNo?: number
  prodNo?: number | null
  unitCd?: string | null
}
/**
 * A new line begins with millilitres. As soon as its product is chosen and is no liquid, it has grams; any other
 * unit that somebody chooses stays.
 */
function useUnitsOfNewLines({ antd, editable }: RecordFormHandle<typeof chmReagentRqst>) {
  const watched = Form.useWatch<unknown>('lines', { form: antd, preserve: true })
  const lines = (watched ?? []) as RequestLine[]
  const asked = lines.filter(
    ({ reagentLineNo, prodNo, unitCd }) =>
      editable && !reagentLineNo && prodNo && unitCd === bottleUnits.liquid,
  )
  const products = useQueries({
    queries: [...new Set(asked.map(({ prodNo }) => prodNo!))].map((prodNo) =>
      detailQuery(chmProduct, prodNo),
    ),
  }).flatMap(({ data }) => (data ? [data.data] : []))
  useEffect(() => {
    const solids = new Set(products.flatMap(({ prodNo, stateCd }) => (stateCd === 'L' ? [] : [prodNo])))
    const wrong = new Set(asked.filter(({ prodNo }) => solids.has(prodNo!)))
    if (wrong.size === 0) return
    const unit = { unitCd: bottleUnits.other, unitNm: bottleUnits.other }
    antd.setFieldValue(
      'lines',
      lines.map((line) => (wrong.has(line) ? { ...line, ...unit } : line)),
    )
  })
}

function ReagentFields({ form }: { form: RecordFormHandle<typeof chmReagentRqst> }) {
  const text = useTexts(reagentTexts)
  const { Field, Lines, detail } = form
  useUnitsOfNewLines(form)
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
          blank={{ unitCd: bottleUnits.liquid }}
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
