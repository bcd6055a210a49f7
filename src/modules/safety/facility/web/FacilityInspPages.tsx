import { PrinterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { yes } from '../../../../core/shared/session.ts'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { usePdf } from '../../../../core/web/open-pdf.ts'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { safFacilityInsp, safFacilityLaw, safFacilityStop } from '../saf-facility-insp.resource.ts'
import { facilityTexts } from './facility.texts.ts'

export function InspectionFields({ form }: { form: RecordFormHandle<typeof safFacilityInsp> }) {
  const text = useTexts(facilityTexts)
  const { Field, detail } = form
  return (
    <>
      <Block title={text('inspection')}>
        <Field name="facilityLawNo" readOnly={detail !== undefined} />
        {detail && <Field name="facilityNo" />}
        {detail && <Field name="lawInspCd" />}
        {detail && <Field name="dueYmd" />}
        <Field name="planYmd" />
        <Field name="orgNm" />
        {detail?.data.applyYmd && <Field name="applyYmd" />}
        <Field name="remark" />
      </Block>
      {detail?.data.inspYmd && (
        <Block title={text('result')}>
          <Field name="inspYmd" />
          {detail.data.certNo && <Field name="certNo" />}
          {detail.data.validToYmd && <Field name="validToYmd" />}
          <Field name="lateYn" />
          {detail.data.defectTxt && <Field name="defectTxt" />}
        </Block>
      )}
      <Block title={text('files')}>
        <div className="span-all">
          <Attachments
            resource={safFacilityInsp}
            name="document"
            taskKey={detail?.data.facilityInspNo}
            editable={form.editable}
          />
        </div>
      </Block>
    </>
  )
}
export function LawFields({ form }: { form: RecordFormHandle<typeof safFacilityLaw> }) {
  const text = useTexts(facilityTexts)
  const { Field, detail } = form
  return (
    <>
      <Block title={text('obligation')}>
        <Field name="facilityNo" readOnly={detail !== undefined} />
        <Field name="lawInspCd" readOnly={detail !== undefined} />
        {detail && (
          <>
            <Field name="lawRuleNo" />
            <Field name="dueYmd" />
            <Field name="derivedYmd" />
            <Field name="baseYmd" />
            <Field name="dueMonths" />
            <Field name="lastYmd" />
            <Field name="selfYn" />
            {detail.data.selfToYmd && <Field name="selfToYmd" />}
            {detail.data.exemptLawCd && <Field name="exemptLawCd" />}
          </>
        )}
        <Field name="remark" />
      </Block>
      <Block title={text('files')}>
        <div className="span-all">
          <Attachments
            resource={safFacilityLaw}
            name="document"
            taskKey={detail?.data.facilityLawNo}
            editable={form.editable}
          />
        </div>
      </Block>
    </>
  )
}
export function StopFields({ form }: { form: RecordFormHandle<typeof safFacilityStop> }) {
  const text = useTexts(facilityTexts)
  const { Field, detail } = form
  const isStored = detail !== undefined
  return (
    <>
      <Block title={text('stop')}>
        <Field name="facilityNo" readOnly={isStored} />
        <Field name="stopReasonCd" readOnly={isStored} />
        <Field name="stopTxt" readOnly={isStored} />
        {isStored && <Field name="stopDt" />}
        {detail?.data.stopUserId && <Field name="stopUserId" />}
        {detail?.data.facilityInspNo && <Field name="facilityInspNo" />}
        {detail?.data.facilityLawNo && <Field name="facilityLawNo" />}
        {detail?.data.releaseDt && <Field name="releaseDt" />}
        {detail?.data.releaseUserId && <Field name="releaseUserId" />}
      </Block>
      <Block title={text('files')}>
        <div className="span-all">
          <Attachments
            resource={safFacilityStop}
            name="image"
            taskKey={detail?.data.facilityStopNo}
            editable={form.editable}
          />
        </div>
      </Block>
    </>
  )
}

function Print({ path, label }: { path: string; label: string }) {
  const tab = useTab()
  const { open, busy } = usePdf()
  if (!yes(tab.menu.printYn)) return null
  return (
    <Button icon={<PrinterOutlined aria-hidden />} loading={busy} onClick={() => void open(path)}>
      {label}
    </Button>
  )
}

/** One inspection, with what its people may do with it now. */
export function FacilityInspDetailPage() {
  const text = useTexts(facilityTexts)
  const tab = useTab()
  return (
    <RecordPage
      resource={safFacilityInsp}
      list={`${tab.menu.routePath}?view=inspections`}
      nameOf={(row) => row.facilityInspCd ?? text('inspection')}
      form={(form) => <InspectionFields form={form} />}
      extra={({ data }) => (
        <Print
          path={`${safFacilityInsp.path}/${data.facilityInspNo}/application`}
          label={text('application')}
        />
      )}
    />
  )
}
/** One obligation of one machine. */
export function FacilityLawDetailPage() {
  const tab = useTab()
  return (
    <RecordPage
      resource={safFacilityLaw}
      list={`${tab.menu.routePath}?view=laws`}
      nameOf={(row) => `${row.facilityNm ?? ''} ${row.lawInspNm ?? ''}`}
      form={(form) => <LawFields form={form} />}
    />
  )
}
/** One stop of one machine; it is lifted with a signature. */
export function FacilityStopDetailPage() {
  const text = useTexts(facilityTexts)
  const tab = useTab()
  return (
    <RecordPage
      resource={safFacilityStop}
      list={`${tab.menu.routePath}?view=stops`}
      nameOf={(row) => row.facilityStopCd ?? text('stop')}
      form={(form) => <StopFields form={form} />}
      extra={({ data }) => (
        <Print path={`${safFacilityStop.path}/${data.facilityStopNo}/tag`} label={text('tag')} />
      )}
    />
  )
}
