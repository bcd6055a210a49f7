import { defined } from '../../../../core/shared/defined.ts'
import { useState } from 'react'
import { CalculatorOutlined, PlusOutlined } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import type { Query, Row } from '../../../../core/shared/resource.ts'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { BasePopup } from '../../../../core/web/components/BasePopup.tsx'
import { RecordForm } from '../../../../core/web/form/RecordForm.tsx'
import { useRecordForm } from '../../../../core/web/form/use-record-form.ts'
import { useDetail, useList } from '../../../../core/web/data/hooks.ts'
import { RegisterPage, RegisterPopup } from '../../../../core/web/list/RegisterPage.tsx'
import { ResourceGrid } from '../../../../core/web/list/ResourceGrid.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { TransitionBar } from '../../../../core/web/record/TransitionBar.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useToday } from '../../../../core/web/use-today.ts'
import { PermitSection } from '../../permit/web/PermitSection.tsx'
import '../../permit/web/permit.css'
import { amountIssues } from '../construction.rule.ts'
import { safCost, safCostUse } from '../safety-cost.resource.ts'
import { costListPath, listFor } from './addresses.web.ts'
import { CostFields } from './CostFields.tsx'
import { CostStatusPanel } from './CostStatusPanel.tsx'
import './construction.css'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { constructionTexts } from './construction-page.texts.ts'

/** 산업안전보건관리비 (constSafe/cost/safetyCost): the calculator, and what is planned for each construction. */
export function SafetyCostPage() {
  const say = useTexts(constructionTexts)
  const today = useToday()
  const [query, setQuery] = useTabQuery(safCost)
  const [trying, setTrying] = useState(false)
  return (
    <>
      <RegisterPage
        resource={safCost}
        files={['document']}
        help={say('costHelp')}
        first={{ baseYmd: today, costKindCd: 'building' }}
        form={(form) => <CostFields form={form} />}
        rules={amountIssues}
        widths={{ constNm: 240 }}
        removable={false}
        toolbar={
          <Button icon={<CalculatorOutlined aria-hidden />} onClick={() => setTrying(true)}>
            {say('calculator')}
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
  const say = useTexts(constructionTexts)
  const form = useRecordForm(safCost, undefined, {
    defaults: { baseYmd: today, costKindCd: 'building' },
    rules: amountIssues,
  })
  return (
    <BasePopup open title={say('calculatorTitle')} onClose={onClose} widthPx={880}>
      <RecordForm form={form}>
        <CostFields form={form} trying />
      </RecordForm>
    </BasePopup>
  )
}

/** One plan of a safety cost: how it was calculated, and what was used of it by month. */
export function CostDetailPage() {
  const say = useTexts(constructionTexts)
  const tab = useTab()
  return (
    <RecordPage
      resource={safCost}
      list={listFor(costListPath)}
      nameOf={({ constNm }) => say('costOf', { name: constNm ?? '' })}
      rules={amountIssues}
      tags={({ data }) => <span>{data.vendorNm}</span>}
      before={({ data }) =>
        data.state === 'approved' && <CostUses constNo={data.constNo} constNm={data.constNm} />
      }
      form={(form) => <CostFields form={form} />}
    >
      {({ data, editable }) => (
        <PermitSection name="documents" title={say('files')}>
          <Attachments
            resource={safCost}
            name="document"
            taskKey={data.costNo}
            editable={editable.length === 0 && tab.canWrite}
          />
        </PermitSection>
      )}
    </RecordPage>
  )
}

/** 사용내역: plan against use, and each expense with its evidence. */
export function CostUses({ constNo, constNm }: { constNo: number; constNm: string | null }) {
  const say = useTexts(constructionTexts)
  const tab = useTab()
  const today = useToday()
  const [query, setQuery] = useState<Query<typeof safCostUse>>({ constNo: String(constNo), limit: 20 })
  const [opened, setOpened] = useState<number | 'new'>()
  const { rows } = useList(safCostUse, query)
  return (
    <PermitSection
      name="uses"
      title={say('uses')}
      extra={
        tab.canWrite && (
          <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={() => setOpened('new')}>
            {say('addUse')}
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
        empty={say('noUses')}
      />
      {opened === 'new' && (
        <RegisterPopup
          resource={safCostUse}
          files={['document']}
          first={{ constNo, useYm: today.slice(0, 7), ...defined({ constNm: constNm || undefined }) }}
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
  const say = useTexts(constructionTexts)
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
      title={say('use')}
      onClose={onClose}
      widthPx={760}
      onConfirm={detail && form.editable && form.dirty ? save : undefined}
      confirmText={say('save')}
    >
      {detail && (
        <div className="cost-use">
          {detail.data.state === 'rejected' && (
            <Alert
              type="error"
              showIcon
              title={say('rejected', { name: detail.data.rejectNm ?? '' })}
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
