import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import type { rsaTarget } from '../../plan/rsa-target.resource.ts'
import { jsaPageTexts } from './jsa-page.texts.ts'

/** What a JSA has besides other targets: the kinds of work that it covers, and the points of the job. */
export function JsaKinds({ form: { Field } }: { form: RecordFormHandle<typeof rsaTarget> }) {
  const say = useTexts(jsaPageTexts)
  return (
    <>
      <Block title={say('kinds')}>
        <Field name="permitTypeCd" required />
        <Field name="supplCds" span="all" />
      </Block>
      <Block title={say('jra')}>
        <Field name="jraSevCd" span="all" />
        <Field name="jraRepeatCd" span="all" />
        <Field name="jraProbCd" span="all" />
      </Block>
    </>
  )
}
