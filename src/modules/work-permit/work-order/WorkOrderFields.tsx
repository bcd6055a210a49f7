import { defined } from '../../../core/shared/defined.ts'
import { Form } from 'antd'
import { Block, Field } from '../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../core/web/form/use-record-form.ts'
import { PlantPicture } from '../../../platform/plant-map/web/PlantPicture.tsx'
import type { workOrder } from './work-order.resource.ts'
import { execTypes, urgent } from './work-order.rule.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { orderTexts } from './work-order-page.texts.ts'
import { asksAsCompany } from './use-contracts.web.ts'
import { useFormValue } from '../../../core/web/form/use-form-value.ts'

type OrderForm = RecordFormHandle<typeof workOrder>

/** What is to be done, by whom and when. */
export function OrderBlock({ form }: { form: OrderForm }) {
  const say = useTexts(orderTexts)
  const { antd, editable, detail } = form
  const asks = asksAsCompany()
  // Needed by what else is chosen, so the definition cannot mark it.
  const needed = (label: string) => (editable ? <span className="order-needed">{label}</span> : label)
  const execTypeCd = Form.useWatch('execTypeCd', { form: antd, preserve: true })
  const urgencyCd = Form.useWatch('urgencyCd', { form: antd, preserve: true })
  return (
    <Block title={say('basic')}>
      <Field name="wkodNm" span={2} />
      <Field name="plantCd" readOnly={asks} />
      <Field name="rqstDeptCd" readOnly={asks} label={asks ? undefined : needed(say('rqstDept'))} />
      {asks ? (
        <>
          <Field name="contractNo" readOnly />
          <Field name="mgrUserId" readOnly />
        </>
      ) : (
        <Field name="execTypeCd" />
      )}
      {execTypeCd === execTypes.self ? (
        <Field name="execDeptCd" label={needed(say('dept'))} />
      ) : (
        <>
          <Field name="vendorCd" readOnly={asks} label={asks ? undefined : needed(say('vendor'))} />
          <Field name="constNo" readOnly={asks} extra={editable && !asks && say('yearly')} />
          {detail?.data.contractNo && !asks && (
            <>
              <Field name="contractNo" />
              <Field name="mgrUserId" />
            </>
          )}
        </>
      )}
      <Field name="planStartDt" />
      <Field name="planEndDt" />
      <Field name="urgencyCd" />
      {urgencyCd === urgent && (
        <Field
          name="urgentReason"
          label={needed(say('urgentReason'))}
          extra={editable && say('urgentRule')}
        />
      )}
      <Field name="workTxt" />
    </Block>
  )
}

/** Where: the picture sets area and coordinates, the fields beside it can be typed. */
export function PlaceBlock({ form }: { form: OrderForm }) {
  const say = useTexts(orderTexts)
  const { antd, editable } = form
  const plantCd = useFormValue(form, 'plantCd')
  const areaCd = useFormValue(form, 'areaCd')
  const x = useFormValue(form, 'mapX')
  const y = useFormValue(form, 'mapY')
  return (
    <Block title={say('location')}>
      <div className="order-place">
        <PlantPicture
          plantCd={plantCd}
          areaCd={areaCd}
          point={typeof x === 'number' && typeof y === 'number' ? { x, y } : null}
          onPick={
            editable
              ? (point, area) => {
                  antd.setFieldsValue({
                    mapX: point.x,
                    mapY: point.y,
                    ...defined({ areaCd: area?.areaCd, areaNm: area?.areaNm }),
                  })
                  antd.setFields(
                    ['mapX', 'mapY', ...(area ? ['areaCd'] : [])].map((name) => ({ name, errors: [] })),
                  )
                  form.changed()
                }
              : undefined
          }
        />
        <div className="order-place-fields">
          <Field name="areaCd" />
          <Field name="facilityTxt" />
          {!asksAsCompany() && <Field name="processNo" />}
          <Field name="mapX" />
          <Field name="mapY" />
          <Field name="mapZ" />
        </div>
      </div>
    </Block>
  )
}

/** How dangerous it is; a permit of grade H or M needs a JSA (ptw.md 5.1). */
export function AssessmentBlock({ form }: { form: OrderForm }) {
  const say = useTexts(orderTexts)
  return (
    <Block title={say('assessment')}>
      <Field name="riskGradeCd" extra={form.editable && say('jsaNeeded')} />
      <Field name="jsaTxt" />
      <Field name="jsaYmd" />
    </Block>
  )
}
