import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { reportTypes } from '../rules/event-codes.rule.ts'
import { safEventNote } from '../saf-event-person.resource.ts'
import { accidentMenu } from '../saf-event.resource.ts'
import { safEventReport } from '../saf-event-report.resource.ts'
import { personMenu } from '../saf-event-person.resource.ts'
import { eventTexts } from './event.texts.ts'

/** One report to an authority: when it is due, what was handed in, what the representative said. */
export function ReportDetailPage() {
  const text = useTexts(eventTexts)
  return (
    <RecordPage
      resource={safEventReport}
      help={text('help.report')}
      list={`/${accidentMenu}`}
      nameOf={(row) => row.rptTypeNm ?? text('report')}
      form={({ Field, detail, editable }) => (
        <>
          <Block title={text('report')}>
            <Field name="safEventNo" />
            <Field name="rptTypeCd" />
            <Field name="baseDt" />
            <Field name="dueDt" />
            <Field name="targetYmd" />
            <Field name="orgNm" />
            <Field name="methodCd" />
            <Field name="submitDt" />
            <Field name="receiptNo" />
            {detail?.data.rptTypeCd === reportTypes.form30 && <Field name="repConfirmCd" />}
            {detail?.data.rptTypeCd === reportTypes.form30 && <Field name="repOpinionTxt" />}
            <Field name="remark" />
          </Block>
          <Block title={text('photos')}>
            <Attachments
              resource={safEventReport}
              name="document"
              taskKey={detail?.data.safEventReportNo}
              editable={editable}
            />
          </Block>
        </>
      )}
    />
  )
}

/** One statement, for who may read the people of an accident. */
export function NoteDetailPage() {
  const text = useTexts(eventTexts)
  return (
    <RecordPage
      resource={safEventNote}
      list={`/${personMenu}`}
      nameOf={(row) => row.speakerNm}
      form={({ Field, detail, editable }) => (
        <>
          <Block title={text('note')}>
            <Field name="safEventNo" readOnly={Boolean(detail)} />
            <Field name="noteTypeCd" />
            <Field name="noteDt" />
            <Field name="speakerNm" />
            <Field name="noteTxt" />
          </Block>
          <Block title={text('photos')}>
            <Attachments
              resource={safEventNote}
              name="document"
              taskKey={detail?.data.safEventNoteNo}
              editable={editable}
            />
          </Block>
        </>
      )}
    />
  )
}
