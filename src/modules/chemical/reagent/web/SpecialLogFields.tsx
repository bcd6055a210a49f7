import { Select } from 'antd'
import { elementProps, type InputProps } from '../../../../core/web/components/input-props.ts'
import { useDetail } from '../../../../core/web/data/hooks.ts'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { useFormValue } from '../../../../core/web/form/use-form-value.ts'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { chmProduct } from '../../product/chm-product.resource.ts'
import { useStateOfProduct, useUnitOfProduct } from '../../product/web/use-unit.ts'
import type { chmSpecialLog } from '../chm-reagent.resource.ts'
import { reagentTexts } from './reagent.texts.ts'

/**
 * The substance of an entry is chosen among the open components of its product; the server takes no other.
 */
function ComponentPicker(props: InputProps) {
  const { value, onChange, shown, around } = props
  const text = useTexts(reagentTexts)
  const prodNo = around?.of?.key
  const key = typeof prodNo === 'number' ? prodNo : undefined
  const { detail, loading } = useDetail(chmProduct, key)
  const offered = (detail?.data.comps ?? []).flatMap(({ chemNo, chemNm }) =>
    chemNo === null ? [] : [{ value: chemNo, label: chemNm ?? String(chemNo) }],
  )
  const chosen = typeof value === 'number' ? value : null
  const isOffered = chosen === null || offered.some((each) => each.value === chosen)
  return (
    <Select<number>
      {...elementProps(props)}
      showSearch={{ optionFilterProp: 'label' }}
      loading={loading && key !== undefined}
      placeholder={text(key === undefined ? 'log.productFirst' : 'log.choose')}
      notFoundContent={text(key === undefined ? 'log.productFirst' : 'log.noComponent')}
      value={chosen}
      options={isOffered ? offered : [...offered, { value: chosen, label: shown ?? String(chosen) }]}
      onChange={(next) => onChange?.(next, offered.find((each) => each.value === next)?.label ?? null)}
    />
  )
}

/** The fields of an entry of the log, in its order. (안전보건규칙 제439조) */
export function SpecialLogFields({ form }: { form: RecordFormHandle<typeof chmSpecialLog> }) {
  const text = useTexts(reagentTexts)
  const { Field, antd, editable } = form
  const prodNo = useFormValue(form, 'prodNo')
  useUnitOfProduct(antd, prodNo, useStateOfProduct(editable ? prodNo : null))
  return (
    <>
      <Block title={text('log.what')}>
        <Field name="workDt" />
        <Field name="plantCd" />
        <Field name="deptCd" />
        <Field name="workerUserId" />
        <Field name="prodNo" />
        <Field name="chemNo" input={ComponentPicker} around={{ of: { name: 'prodNo', key: prodNo } }} />
        <Field name="qty" />
        <Field name="unitCd" />
        <Field name="reagentRqstNo" />
      </Block>
      <Block title={text('log.how')}>
        <Field name="workTxt" />
        <Field name="ppeTxt" />
        <Field name="accidentTxt" />
      </Block>
    </>
  )
}
