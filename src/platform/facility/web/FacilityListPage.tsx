import { Attachments } from '../../../core/web/attach/Attachments.tsx'
import { Block } from '../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../core/web/form/use-record-form.ts'
import { RegisterPage, type RegisterPageProps } from '../../../core/web/list/RegisterPage.tsx'
import { useToday } from '../../../core/web/use-today.ts'
import { safFacility, newFacility } from '../facility.resource.ts'
import { facilityIssues } from '../facility.rule.ts'
import { facilityTexts } from './facility.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

const widths = { facilityCd: 150, facilityNm: 200 }
/** A new facility runs, and is of ordinary importance until an assessment says more. */
const usual = {
  critCd: newFacility.criticality,
  facilityStatusCd: newFacility.status,
  psmYn: 'N',
  useYn: 'Y',
} as const

type FacilityRegisterProps = Pick<
  RegisterPageProps<typeof safFacility>,
  'help' | 'onOpen' | 'selected' | 'onSelect' | 'toolbar' | 'children'
>
/** The register of machines, on each page that keeps them. */
export function FacilityRegister(props: FacilityRegisterProps) {
  const today = useToday()
  return (
    <RegisterPage
      resource={safFacility}
      first={{ ...usual, fromYmd: today }}
      form={(form) => <FacilityFacts form={form} />}
      rules={facilityIssues}
      widths={widths}
      {...props}
    />
  )
}
/** 설비목록 (baseInfo/facility/facilityList) */
export function FacilityListPage() {
  const text = useTexts(facilityTexts)
  return <FacilityRegister help={text('help')} />
}

/** Everything that is kept of a machine. */
export function FacilityFacts({ form }: { form: RecordFormHandle<typeof safFacility> }) {
  const { Field, detail } = form
  const text = useTexts(facilityTexts)
  return (
    <>
      <Block title={text('basic')}>
        <Field name="plantCd" />
        <Field name="facilityCd" />
        <Field name="facilityNm" />
        <Field name="safFacilityTypeCd" />
        <Field name="deptCd" />
        <Field name="processNo" />
        <Field name="areaCd" extra={form.editable && text('areaHelp')} />
        <Field name="locNm" />
        <Field name="mapX" />
        <Field name="mapY" />
        <Field name="ownerUserId" />
        <Field name="critCd" />
        <Field name="psmYn" />
      </Block>
      <Block title={text('period')}>
        <Field name="facilityStatusCd" />
        <Field name="installYmd" />
        <Field name="fromYmd" />
        <Field name="toYmd" />
        <Field name="useYn" />
      </Block>
      <Block title={text('maker')}>
        <Field name="makerNm" />
        <Field name="modelNm" />
        <Field name="serialNo" />
        <Field name="ratedTon" />
        <Field name="clampKn" />
        <Field name="pressMpa" />
        <Field name="tempC" />
        <Field name="carRegYmd" />
        <Field name="specTxt" />
      </Block>
      <Block title={text('files')}>
        <div className="span-all">
          {(['picture', 'document'] as const).map((name) => (
            <Attachments
              key={name}
              resource={safFacility}
              name={name}
              taskKey={detail?.data.facilityNo}
              editable={form.editable}
            />
          ))}
        </div>
      </Block>
    </>
  )
}
