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
import { useOwnScope } from '../../../../core/web/popup/own-scope.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useToday } from '../../../../core/web/use-today.ts'
import { useState } from 'react'
import { usePdf } from '../../../../core/web/open-pdf.ts'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { reagentAddress } from '../../inout/web/addresses.web.ts'
import { ContainerScan } from '../../stock/web/ContainerScan.tsx'
import { chmReagentRqst, chmSpecialLog } from '../chm-reagent.resource.ts'
import '../../web/chemical.css'

function ReagentList({
  help,
  defaults,
  creates = false,
}: {
  help: string
  defaults?: Partial<Query<typeof chmReagentRqst>>
  creates?: boolean
}) {
  const tab = useTab()
  const own = useOwnScope()
  const today = useToday()
  const [query, setQuery] = useTabQuery(chmReagentRqst, defaults)
  return (
    <RegisterPage
      resource={chmReagentRqst}
      help={help}
      {...(defaults && { defaults })}
      readOnly={!creates}
      removable={false}
      first={{
        useYmd: addDays(today, 1),
        ...(own.plantCd && { plantCd: own.plantCd, plantNm: own.plantNm }),
        ...(own.deptCd && { deptCd: own.deptCd, deptNm: own.deptNm }),
      }}
      form={(form) => <ReagentFields form={form} />}
      onOpen={({ reagentRqstNo }) => tab.open(reagentAddress(reagentRqstNo))}
      onSaved={(key) => tab.open(reagentAddress(key))}
    >
      <ContainerScan />
      <StateTiles resource={chmReagentRqst} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}
/** 시약 불출신청 (chm/reagent/reagentRqstList) */
export const ReagentRequestPage = () => (
  <ReagentList creates help="필요한 시약을 신청합니다. 부서장이 승인하면 시약 관리자가 사용기한이 빠른 병에서 소분하여 불출합니다." />
)
/** 시약 불출 (chm/reagent/reagentIssue) */
export const ReagentIssuePage = () => (
  <ReagentList
    defaults={{ state: ['approved', 'requested'] }}
    help="승인된 신청을 열어 불출하면 재고에서 빠지고 소분 용기번호와 라벨이 만들어집니다."
  />
)
/** 시약 반납 (chm/reagent/reagentReturn) */
export const ReagentReturnPage = () => (
  <ReagentList defaults={{ state: ['issued', 'received'] }} help="수령을 확인하고, 남은 양을 반납량에 적어 저장한 뒤 반납합니다." />
)

function ReagentFields({ form }: { form: RecordFormHandle<typeof chmReagentRqst> }) {
  const { Field, Lines, detail } = form
  const state = (detail?.data as { state?: string } | undefined)?.state
  // What was handed in is not changed any more; then only the quantities of its step are written.
  const open = state === undefined || state === 'draft' || state === 'rejected'
  return (
    <>
      <Block title="신청">
        <Field name="plantCd" readOnly={!open} />
        <Field name="deptCd" readOnly={!open} />
        <Field name="storeNo" readOnly={!open} />
        <Field name="useYmd" readOnly={!open} />
        <Field name="placeTxt" readOnly={!open} />
        {detail && <Field name="issueDt" />}
        <Field name="purposeTxt" readOnly={!open} />
      </Block>
      <Block title="시약">
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
  const tab = useTab()
  const { open: print, busy } = usePdf()
  return (
    <RecordPage
      resource={chmReagentRqst}
      list={tab.menu.routePath}
      nameOf={(row) => row.reagentRqstCd ?? '시약 불출신청'}
      extra={({ data }) =>
        yes(tab.menu.printYn) &&
        data.issueDt && (
          <Button
            icon={<PrinterOutlined aria-hidden />}
            loading={busy}
            onClick={() => void print(`${chmReagentRqst.path}/${data.reagentRqstNo}/labels`)}
          >
            소분 라벨
          </Button>
        )
      }
      form={(form) => <ReagentFields form={form} />}
    />
  )
}

/** 특별관리물질 취급일지 (chm/reagent/specialLog) */
export function SpecialLogPage() {
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
      removable={false}
      empty="작성한 취급일지가 없습니다. 특별관리물질을 취급한 날 '등록'으로 작성하세요."
      help="특별관리물질을 취급한 사람, 물질, 양, 작업과 보호구를 적습니다(안전보건규칙 제439조). 30년간 보존되며 삭제할 수 없습니다."
      first={{
        workDt: now,
        unitCd: 'L',
        ...(own.plantCd && { plantCd: own.plantCd, plantNm: own.plantNm }),
        ...(own.deptCd && { deptCd: own.deptCd, deptNm: own.deptNm }),
      }}
      toolbar={
        yes(tab.menu.printYn) && (
          <Button icon={<PrinterOutlined aria-hidden />} loading={busy} onClick={() => void print(`${chmSpecialLog.path}s/print`, { ym })}>
            {ym} 일지 인쇄
          </Button>
        )
      }
    />
  )
}
