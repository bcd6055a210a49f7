import { useState } from 'react'
import { CalculatorOutlined, PlusOutlined } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import type { Query, Row } from '../../../../core/shared/resource.ts'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { BasePopup } from '../../../../core/web/components/BasePopup.tsx'
import { RecordForm } from '../../../../core/web/form/RecordForm.tsx'
import { useRecordForm } from '../../../../core/web/form/use-record-form.ts'
import { useDetail, useList } from '../../../../core/web/list/hooks.ts'
import { RegisterPage, RegisterPopup } from '../../../../core/web/list/RegisterPage.tsx'
import { ResourceGrid } from '../../../../core/web/list/ResourceGrid.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { TransitionBar } from '../../../../core/web/record/TransitionBar.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useToday } from '../../../../core/web/use-today.ts'
import { RecordApprovals } from '../../../../platform/approval/web/RecordApprovals.tsx'
import { PermitSection } from '../../permit/web/PermitSection.tsx'
import '../../permit/web/permit.css'
import { amountIssues } from '../construction.rule.ts'
import { safCost, safCostUse } from '../safety-cost.resource.ts'
import { costAddress, costListPath, isVendor, listFor } from './addresses.web.ts'
import { CostFields } from './CostFields.tsx'
import { CostStatusPanel } from './CostStatusPanel.tsx'
import './construction.css'

/** 산업안전보건관리비 (constSafe/cost/safetyCost): the calculator, and what is planned for each construction. */
export function SafetyCostPage() {
  const tab = useTab()
  const today = useToday()
  const [query, setQuery] = useTabQuery(safCost)
  const [trying, setTrying] = useState(false)
  return (
    <>
      <RegisterPage
        resource={safCost}
        help="공사마다 계상한 산업안전보건관리비와 사용내역입니다. 계산기는 저장하지 않고 금액만 계산합니다."
        first={{ baseYmd: today, costKindCd: 'building' }}
        form={(form) => <CostFields form={form} />}
        rules={amountIssues}
        widths={{ constNm: 240 }}
        onOpen={({ costNo }) => tab.open(costAddress(costNo))}
        onSaved={(key) => tab.open(costAddress(key))}
        removable={false}
        toolbar={
          <Button icon={<CalculatorOutlined aria-hidden />} onClick={() => setTrying(true)}>
            계산기
          </Button>
        }
      >
        <StateTiles resource={safCost} query={query} onQuery={setQuery} />
      </RegisterPage>
      {trying && <Calculator today={today} onClose={() => setTrying(false)} />}
    </>
  )
}

/** Tries amounts without writing anything. */
function Calculator({ today, onClose }: { today: string; onClose: () => void }) {
  const form = useRecordForm(safCost, undefined, {
    defaults: { baseYmd: today, costKindCd: 'building' },
    rules: amountIssues,
  })
  return (
    <BasePopup open title="산업안전보건관리비 계산기" onClose={onClose} widthPx={880}>
      <RecordForm form={form}>
        <CostFields form={form} trying />
      </RecordForm>
    </BasePopup>
  )
}

/** One plan of a safety cost: how it was calculated, and what was used of it by month. */
export function CostDetailPage() {
  const tab = useTab()
  return (
    <RecordPage
      resource={safCost}
      list={listFor(costListPath)}
      nameOf={({ constNm }) => `관리비 ${constNm ?? ''}`}
      rules={amountIssues}
      tags={({ data }) => <span>{data.vendorNm}</span>}
      before={({ data }) =>
        data.state === 'approved' && <CostUses constNo={data.constNo} constNm={data.constNm} />
      }
      form={(form) => <CostFields form={form} />}
    >
      {({ data, editable }) => (
        <>
          {!isVendor() && <RecordApprovals taskClassNm={safCost.name} apprBizKey={String(data.costNo)} />}
          <PermitSection name="documents" title="첨부">
            <Attachments
              resource={safCost}
              name="document"
              taskKey={data.costNo}
              editable={editable.length === 0 && tab.canWrite}
            />
          </PermitSection>
        </>
      )}
    </RecordPage>
  )
}

/** 사용내역: plan against use, and each expense with its evidence. */
export function CostUses({ constNo, constNm }: { constNo: number; constNm: string | null }) {
  const tab = useTab()
  const today = useToday()
  const [query, setQuery] = useState<Query<typeof safCostUse>>({ constNo: String(constNo), limit: 20 })
  const [opened, setOpened] = useState<number | 'new'>()
  const { rows } = useList(safCostUse, query)
  return (
    <PermitSection
      name="uses"
      title="계획 대비 사용"
      extra={
        tab.canWrite && (
          <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={() => setOpened('new')}>
            사용내역 등록
          </Button>
        )
      }
    >
      <CostStatusPanel constNo={constNo} changed={rows.map(({ updateDt }) => updateDt).join()} />
      <ResourceGrid
        resource={safCostUse}
        query={query}
        onQuery={(next) => setQuery({ ...next, constNo: String(constNo) })}
        onOpen={({ costUseNo }: Row<typeof safCostUse>) => setOpened(costUseNo)}
        widths={{ useTxt: 260 }}
        height={260}
        empty="사용내역이 없습니다. 월마다 사용한 금액과 증빙을 등록하세요."
      />
      {opened === 'new' && (
        <RegisterPopup
          resource={safCostUse}
          first={{ constNo, useYm: today.slice(0, 7), ...(constNm && { constNm }) }}
          fields={['constNo', 'useYm', 'itemCd', 'useAmt', 'useTxt']}
          onSaved={(key) => setOpened(Number(key))}
          onClose={() => setOpened(undefined)}
        />
      )}
      {typeof opened === 'number' && <UsePopup costUseNo={opened} onClose={() => setOpened(undefined)} />}
    </PermitSection>
  )
}

/** One expense: its evidence, and whether the plant confirms it. */
function UsePopup({ costUseNo, onClose }: { costUseNo: number; onClose: () => void }) {
  const tab = useTab()
  const { detail } = useDetail(safCostUse, costUseNo)
  const form = useRecordForm(safCostUse, detail, tab.canWrite ? {} : { editable: false })
  const { Field } = form
  const save = async () => {
    await form.submit()
    return false
  }
  return (
    <BasePopup
      open
      title="관리비 사용내역"
      onClose={onClose}
      widthPx={760}
      {...(detail && form.editable && form.dirty && { onConfirm: save, confirmText: '저장' })}
    >
      {detail && (
        <div className="cost-use">
          {detail.data.state === 'rejected' && (
            <Alert
              type="error"
              showIcon
              title={`반려: ${detail.data.rejectNm ?? ''}`}
              description={detail.data.rejectTxt}
            />
          )}
          <RecordForm form={form}>
            <div className="form-block-grid">
              <Field name="useYm" />
              <Field name="itemCd" />
              <Field name="useAmt" />
              <Field name="useTxt" span="all" />
            </div>
          </RecordForm>
          <Attachments
            resource={safCostUse}
            name="document"
            taskKey={costUseNo}
            editable={form.editable && tab.canWrite}
          />
          <TransitionBar resource={safCostUse} detail={detail} />
        </div>
      )}
    </BasePopup>
  )
}
