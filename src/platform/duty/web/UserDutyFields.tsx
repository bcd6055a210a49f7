import { Attachments } from '../../../core/web/attach/Attachments.tsx'
import { Block } from '../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../core/web/form/use-record-form.ts'
import { userDuty } from '../user-duty.resource.ts'
import { dutyTexts } from './duty.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** The form of an appointment; `ownUser` when the page is that of the person. */
export function UserDutyFields({
  form,
  ownUser = false,
}: {
  form: RecordFormHandle<typeof userDuty>
  ownUser?: boolean
}) {
  const { Field, detail } = form
  const text = useTexts(dutyTexts)
  return (
    <>
      <Block title={text('appointment')}>
        <Field name="plantCd" />
        {!ownUser && <Field name="userId" />}
        <Field name="dutyCd" />
        <Field name="deptCd" />
        <Field name="fromYmd" />
        <Field name="toYmd" />
        <Field name="certNo" />
      </Block>
      <Block title={text('report')}>
        <Field name="rptDueYmd" />
        <Field name="rptYmd" />
      </Block>
      <Block title={text('deputy')}>
        <Field name="deputyUserId" />
        <Field name="absentFromYmd" extra={text('absenceHint')} />
        <Field name="absentToYmd" />
      </Block>
      <Block title={text('attachment')}>
        <div className="span-all">
          <Attachments
            resource={userDuty}
            name="appointment"
            taskKey={detail?.data.userDutyNo}
            editable={form.editable}
          />
        </div>
      </Block>
    </>
  )
}
