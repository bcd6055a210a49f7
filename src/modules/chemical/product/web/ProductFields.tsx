import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import type { chmProduct } from '../chm-product.resource.ts'

/** Head, fire-law class and composition of a product. */
export function ProductFields({ form: { Field, Lines } }: { form: RecordFormHandle<typeof chmProduct> }) {
  return (
    <>
      <Block title="기본">
        <Field name="prodCd" />
        <Field name="prodNm" />
        <Field name="prodClassCd" />
        <Field name="usageCd" />
        <Field name="mixYn" />
        <Field name="stateCd" />
        <Field name="density" />
        <Field name="makerNm" />
        <Field name="vendorCd" />
        <Field name="importYn" />
        <Field name="openLifeDays" />
        <Field name="matChkTxt" />
        <Field name="remark" span={2} />
      </Block>
      <Block title="위험물">
        <Field name="hazClassCd" extra="비워 두면 구성성분의 인화점으로 판정하여 채웁니다." />
        <Field name="hazItemCd" />
        <Field name="desigQty" />
        <Field name="desigUnitCd" />
        <Field name="hazReason" span={2} />
      </Block>
      <Block title="구성성분">
        <Lines name="comps" blank={{ secretYn: 'N' }} />
      </Block>
    </>
  )
}
