import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { useFormValue } from '../../../../core/web/form/use-form-value.ts'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import type { chmProduct } from '../chm-product.resource.ts'
import { productTexts } from './product.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

/** Head, fire-law class and composition of a product. */
export function ProductFields({ form }: { form: RecordFormHandle<typeof chmProduct> }) {
  const { Field, Lines, detail } = form
  const text = useTexts(productTexts)
  // Liquids are kept in litres: the server asks for their density.
  const liquid = useFormValue(form, 'stateCd') === 'L'
  return (
    <>
      <Block title={text('basics')}>
        <Field name="prodCd" />
        <Field name="prodNm" />
        <Field name="prodNmEn" />
        <Field name="prodClassCd" />
        <Field name="usageCd" />
        <Field name="mixYn" required={false} />
        <Field name="stateCd" />
        <Field name="density" required={liquid} />
        <Field name="makerNm" />
        <Field name="makerNmEn" />
        <Field name="vendorCd" />
        <Field name="importYn" required={false} />
        <Field name="openLifeDays" />
        <Field name="minTemp" />
        <Field name="maxTemp" />
        <Field name="matChkTxt" />
        {detail && <Field name="poBlockYn" />}
        <Field name="remark" span={2} />
      </Block>
      <Block title={text('measured')}>
        <Field name="flashPt" extra={text('flashHint')} />
        <Field name="boilingPt" />
        <Field name="unNo" />
        <Field name="phVal" extra={text('phHint')} />
        <Field name="lowReserveYn" />
        <Field name="viscosityVal" />
        <Field name="ateVal" />
        <Field name="ateDermalVal" />
        <Field name="ateGasVal" />
        <Field name="ateVaporVal" />
        <Field name="ateDustVal" />
        <Field name="testTxt" span={2} />
      </Block>
      <Block title={text('hazard')}>
        <Field name="hazClassCd" extra={text('hazardHint')} />
        <Field name="hazItemCd" />
        <Field name="desigQty" />
        <Field name="desigUnitCd" />
        <Field name="hazReason" span={2} />
      </Block>
      <Block title={text('composition')}>
        <Lines name="comps" blank={{ secretYn: 'N' }} />
      </Block>
    </>
  )
}
