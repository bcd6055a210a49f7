import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { isVendor } from '../../web/own-vendor.ts'
import type { vendor } from '../vendor.resource.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { vendorRegisterTexts } from './vendor-register.texts.ts'
import { vendorPageTexts } from '../../web/vendor-page.texts.ts'

/** A company's data; what it may not change by itself is shown only. */
export function VendorFields({ form }: { form: RecordFormHandle<typeof vendor> }) {
  const word = useTexts(vendorPageTexts)
  const say = useTexts(vendorRegisterTexts)
  const { Field, detail } = form
  const own = isVendor()
  return (
    <>
      <Block title={word('vendor')}>
        <Field name="vendorCd" readOnly={own || detail !== undefined} placeholder="V00006" />
        <Field name="vendorNm" readOnly={own} />
        <Field name="bizRegNo" readOnly={own} placeholder={say('tenDigits')} />
        <Field name="ceoNm" readOnly={own} />
        <Field name="vendorTypeCd" readOnly={own} />
        <Field name="residentYn" readOnly={own} flagTexts={[say('onSite'), say('offSite')]} />
        <Field name="upVendorCd" readOnly={own} />
        <Field name="indInsNo" readOnly={own} />
        <Field name="workFieldCds" span={2} />
      </Block>
      <Block title={say('contact')}>
        <Field name="addr" span={2} />
        <Field name="telNo" />
        <Field name="email" />
        <Field name="empCnt" />
        <Field name="safeMgrNm" />
        <Field name="safeMgrTel" />
      </Block>
      <Block title={say('grade')}>
        <Field name="gradeCd" />
        <Field name="gradeYmd" />
        <Field name="endDt" />
        <Field name="useYn" readOnly={own} />
      </Block>
    </>
  )
}
