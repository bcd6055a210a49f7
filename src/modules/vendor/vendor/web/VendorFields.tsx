import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { isVendor } from '../../web/own-vendor.ts'
import type { vendor } from '../vendor.resource.ts'

/** A company's data; what it may not change by itself is shown only. */
export function VendorFields({ form }: { form: RecordFormHandle<typeof vendor> }) {
  const { Field, detail } = form
  const own = isVendor()
  return (
    <>
      <Block title="업체">
        <Field name="vendorCd" readOnly={own || detail !== undefined} placeholder="V00006" />
        <Field name="vendorNm" readOnly={own} />
        <Field name="bizRegNo" readOnly={own} placeholder="숫자 10자리" />
        <Field name="ceoNm" readOnly={own} />
        <Field name="vendorTypeCd" readOnly={own} />
        <Field name="residentYn" readOnly={own} flagTexts={['상주', '비상주']} />
        <Field name="upVendorCd" readOnly={own} />
        <Field name="indInsNo" readOnly={own} />
        <Field name="workFieldCds" span={2} />
      </Block>
      <Block title="연락과 안전보건 담당">
        <Field name="addr" span={2} />
        <Field name="telNo" />
        <Field name="email" />
        <Field name="empCnt" />
        <Field name="safeMgrNm" />
        <Field name="safeMgrTel" />
      </Block>
      <Block title="거래와 등급">
        <Field name="vendorStatusCd" readOnly={own} />
        <Field name="gradeCd" />
        <Field name="gradeYmd" />
        <Field name="useYn" readOnly={own} />
      </Block>
    </>
  )
}
