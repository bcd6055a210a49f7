import { useState } from 'react'
import { PrinterOutlined } from '@ant-design/icons'
import { Button, Form } from 'antd'
import { yes } from '../../../../core/shared/session.ts'
import { ownPlant, useOwnScope } from '../../../../core/web/data/own-scope.ts'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { FieldInput } from '../../../../core/web/form/FieldInput.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StaffPicker } from '../../../../core/web/popup/UserPicker.tsx'
import { usePdf } from '../../../../core/web/open-pdf.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useToday } from '../../../../core/web/use-today.ts'
import { checkTypes, shifts, targetKinds } from '../check-codes.rule.ts'
import type { Row } from '../../../../core/shared/resource.ts'
import { safCheckPlan } from '../check-plan.resource.ts'
import { targetIssues } from '../check-target.rule.ts'
import { checkTexts } from './check.texts.ts'

const card = { title: 'checkPlanNm', facts: ['checkTypeNm', 'cycleNm', 'chargeUserNm'] } as const
/** The record itself has them; with all of them the list is wider than a screen. */
const behind = ['endYmd', 'everyCnt', 'deptNm', 'areaNm', 'vendorNm', 'targetNm', 'checkTypeNm'] as const
/** A plan has one object: a machine, an area or a company. */
const cells = {
  facilityNm: (row: Row<typeof safCheckPlan>) => row.facilityNm ?? row.areaNm ?? row.vendorNm ?? '',
}
const rules = (values: Record<string, unknown>) => targetIssues(values)

/** 점검계획 (saf/check/checkPlan) */
export const CheckPlanPage = () => <PlanRegister />
/** 설비점검 계획 (saf/facility/facilityCheckPlan): the plans of process equipment. */
export const FacilityCheckPlanPage = () => <PlanRegister ofFacilities />

function PlanRegister({ ofFacilities = false }: { ofFacilities?: boolean }) {
  const text = useTexts(checkTexts)
  const own = useOwnScope()
  const today = useToday()
  const tab = useTab()
  const [chosen, setChosen] = useState<string[]>([])
  const { open, busy } = usePdf()
  return (
    <RegisterPage
      resource={safCheckPlan}
      hidden={behind}
      cells={cells}
      heads={{ facilityNm: text('object') }}
      help={text('help.plan')}
      card={card}
      removable={false}
      selected={chosen}
      onSelect={setChosen}
      toolbar={
        yes(tab.menu.printYn) && (
          <Button
            icon={<PrinterOutlined aria-hidden />}
            loading={busy}
            disabled={chosen.length === 0}
            onClick={() => void open('/api/saf/checkplanlabels', { checkPlanNos: chosen.join(',') })}
          >
            {text('labels')}
          </Button>
        )
      }
      defaults={ofFacilities ? { targetCd: [targetKinds.facility] } : {}}
      first={{
        ...ownPlant(own),
        everyCnt: 1,
        shiftCd: shifts.before,
        startYmd: today,
        chargeUserId: own.userId,
        checkTypeCd: ofFacilities ? checkTypes.facility : checkTypes.monthly,
      }}
      rules={rules}
      form={(form) => <PlanFields form={form} ofFacilities={ofFacilities} />}
      widths={{ checkPlanNm: 220, checkFormNo: 200, facilityNo: 180 }}
    />
  )
}

function PlanFields({
  form: { Field, detail, antd },
  ofFacilities,
}: {
  form: RecordFormHandle<typeof safCheckPlan>
  ofFacilities: boolean
}) {
  const text = useTexts(checkTexts)
  const vendorCd = Form.useWatch('vendorCd', { form: antd, preserve: true }) as string | null | undefined
  return (
    <>
      <Block title={text('what')}>
        {detail && <Field name="checkPlanCd" />}
        <Field name="checkPlanNm" span={2} />
        <Field name="plantCd" />
        <Field name="checkTypeCd" />
        <Field name="checkFormNo" />
        <Field name="facilityNo" />
        {!ofFacilities && <Field name="areaCd" />}
        {!ofFacilities && <Field name="vendorCd" />}
        <p className="check-hint">{text('targetHelp')}</p>
      </Block>
      <Block title={text('when')}>
        <Field name="cycleCd" />
        <Field name="everyCnt" />
        <Field name="shiftCd" />
        <Field name="startYmd" />
        <Field name="endYmd" />
      </Block>
      <Block title={text('who')}>
        <Field name="deptCd" />
        {/* A company that is checked may do it itself; everything else is the plant's own. */}
        <Field name="chargeUserId" input={vendorCd ? FieldInput : StaffPicker} />
        <Field name="presenceYn" />
        <Field name="witnessYn" />
        <Field name="remark" span="all" />
      </Block>
    </>
  )
}
