import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { chmProduct } from '../chm-product.resource.ts'

const usual = { mixYn: 'N', importYn: 'N' } as const

/** 제품 (baseInfo/products/productList) */
export function ProductListPage() {
  return (
    <RegisterPage
      resource={chmProduct}
      help="취급하는 제품(자재) 한 건이 한 행입니다. 행을 두 번 누르면 구성성분이 열립니다."
      first={usual}
      form={(form) => <ProductFields form={form} />}
      widths={{ prodNm: 200 }}
    />
  )
}

function ProductFields({ form: { Field, Lines } }: { form: RecordFormHandle<typeof chmProduct> }) {
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
        <Field name="hazClassCd" />
        <Field name="hazItemCd" />
        <Field name="desigQty" />
        <Field name="desigUnitCd" />
      </Block>
      <Block title="구성성분">
        <Lines name="comps" blank={{ secretYn: 'N' }} />
      </Block>
    </>
  )
}
