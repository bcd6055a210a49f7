import { Form } from 'antd'
import { Block } from '../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../core/web/form/use-record-form.ts'
import { RegisterPage } from '../../../core/web/list/RegisterPage.tsx'
import { grp } from '../grp.resource.ts'
import { memberIssues } from '../grp.rule.ts'
import { MembersInput } from './MembersInput.tsx'
import '../../organisation.css'
import { groupTexts } from './group.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { useFormValue } from '../../../core/web/form/use-form-value.ts'

/** 그룹 (manage/dept/userGrp): people, departments or companies under one name. */
export function UserGrpPage() {
  const text = useTexts(groupTexts)
  return (
    <RegisterPage
      resource={grp}
      help={text('help')}
      form={(form) => <GroupFields form={form} />}
      rules={memberIssues}
    />
  )
}

function GroupFields({ form }: { form: RecordFormHandle<typeof grp> }) {
  const { Field, detail, editable, shownNames } = form
  const text = useTexts(groupTexts)
  const grpKindCd = useFormValue(form, 'grpKindCd') ?? undefined
  // Refusals of the members are shown beside them.
  shownNames.add('members')
  return (
    <>
      <Block>
        <Field name="grpNm" />
        <Field name="grpKindCd" readOnly={detail !== undefined} />
        <Field name="ownerUserId" />
        <Field name="shareYn" />
      </Block>
      <Block title={text('members')}>
        <Form.Item name="members" className="span-all">
          <MembersInput
            key={grpKindCd}
            grpKindCd={grpKindCd}
            grpNo={detail?.data.grpNo}
            editable={editable}
          />
        </Form.Item>
      </Block>
    </>
  )
}
