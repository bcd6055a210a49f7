import { Block, Field } from '../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../core/web/form/use-record-form.ts'
import type { menu } from '../menu.resource.ts'
import { ColorInput, IconInput } from './LookInputs.tsx'
import { menuTexts } from './menu.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** One menu: names in four languages, place, look, and the help text of its page. */
export function MenuForm({ form }: { form: RecordFormHandle<typeof menu> }) {
  const text = useTexts(menuTexts)
  return (
    <>
      <Block title={text('names')}>
        <Field name="menuId" readOnly={form.detail !== undefined} />
        <Field name="upMenuId" />
        <Field name="menuNm" />
        <Field name="menuNmEn" />
        <Field name="menuNmZh" />
        <Field name="menuNmEs" />
        <Field name="frontEndUrl" span={2} />
        <Field name="taskGrpCd" />
        <Field name="portalCd" />
        <Field name="sortOrder" extra={text('orderHint')} />
        {form.detail && <Field name="menuLvl" />}
      </Block>
      <Block title={text('look')}>
        <Field name="icon" input={IconInput} />
        <Field name="color" input={ColorInput} />
        <Field name="plantAccCd" />
        <Field name="useYn" />
      </Block>
      <Block title={text('helpBlock')}>
        <Field name="helpCont" extra={text('helpHint')} />
      </Block>
    </>
  )
}
