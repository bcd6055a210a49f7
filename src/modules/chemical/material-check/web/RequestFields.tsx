import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { session } from '../../../../core/web/session-store.ts'
import type { matChkRqst } from '../mat-chk-rqst.resource.ts'
import { materialTexts } from './material.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

/** What is asked for; people of a supplier do not choose the supplier, nor the plant's own people. */
export function RequestFields({ form }: { form: RecordFormHandle<typeof matChkRqst> }) {
  const { Field, Lines, detail } = form
  const text = useTexts(materialTexts)
  const vendor = isVendor()
  return (
    <>
      <Block title={text('request')}>
        <Field name="rqstTypeCd" />
        <Field name="plantCd" />
        <Field name="plantCds" />
        {!vendor && <Field name="vendorCd" />}
        {!vendor && <Field name="rqstDeptCd" />}
        {!vendor && <Field name="purUserId" />}
        {!vendor && <Field name="processNo" />}
        <Field name="yearQty" />
        <Field name="dayMaxQty" />
        <Field name="firstInYmd" />
        {detail && <Field name="dueYmd" />}
        <Field name="usageTxt" />
      </Block>
      <Block title={text('materials')}>
        <Lines name="prods" columns={{ chemprodNo: { width: 280 }, remark: { width: 240 } }} />
      </Block>
    </>
  )
}
export const isVendor = (): boolean => Boolean(session.get().user?.vendorCd)
