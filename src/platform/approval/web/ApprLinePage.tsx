import { Form } from 'antd'
import { Block } from '../../../core/web/form/RecordForm.tsx'
import { RegisterPage } from '../../../core/web/list/RegisterPage.tsx'
import type { RecordFormHandle } from '../../../core/web/form/use-record-form.ts'
import { useSession } from '../../../core/web/session-store.ts'
import { apprLine, apprLineItem, lineOwners } from '../appr-line.resource.ts'
import type { LineStep } from '../step-list.rule.ts'
import { LineEditor } from './LineEditor.tsx'
import { registerTexts } from './register.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { useFormValue } from '../../../core/web/form/use-form-value.ts'

/** 결재선 (manage/appr/apprLine): saved lines of a person, a department, or all. */
export function ApprLinePage() {
  const text = useTexts(registerTexts)
  const { user } = useSession()
  const first = {
    ownerKindCd: lineOwners.person,
    ownerUserId: user?.userId ?? null,
    ownerUserNm: user?.userNm,
    ownerDeptCd: user?.deptCd ?? null,
    ownerDeptNm: user?.deptNm,
  }
  return (
    <RegisterPage
      resource={apprLine}
      help={text('lineHelp')}
      first={first}
      form={(form) => <LineForm form={form} />}
    />
  )
}

function LineForm({ form }: { form: RecordFormHandle<typeof apprLine> }) {
  const { Field } = form
  const owner = useFormValue(form, 'ownerKindCd')
  return (
    <>
      <Block>
        <Field name="apprLineNm" span={2} />
        <Field name="ownerKindCd" span={2} />
        <Field name="apprBizCd" />
        {owner === lineOwners.person && <Field name="ownerUserId" />}
        {owner === lineOwners.dept && <Field name="ownerDeptCd" />}
      </Block>
      <Form.Item name="items">
        <Items readOnly={!form.editable} />
      </Form.Item>
    </>
  )
}

type Item = Record<string, unknown>
/** The rows of the form as steps and back; what a saved row has besides stays with it. */
function Items({
  value = [],
  onChange,
  readOnly,
}: {
  value?: Item[]
  onChange?: (items: Item[]) => void
  readOnly: boolean
}) {
  const steps = value.map(
    (item) =>
      ({ ...item, id: String(item['rowId'] ?? item[apprLineItem.key]), fixedYn: 'N' }) as unknown as LineStep,
  )
  const put = (next: LineStep[]) =>
    onChange?.(
      next.map(({ id, fixedYn: _fixedYn, ...step }, index) => ({
        deptCd: null,
        dutyCd: null,
        ...step,
        rowId: id,
        seq: index + 1,
      })),
    )
  return <LineEditor steps={steps} onChange={put} readOnly={readOnly} departments />
}
