import { Form } from 'antd'
import { Block, Field } from '../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../core/web/form/use-record-form.ts'
import { PlantPicture } from '../../../platform/plant-map/web/PlantPicture.tsx'
import type { workOrder } from './work-order.resource.ts'
import { execTypes, urgent } from './work-order.rule.ts'

type OrderForm = RecordFormHandle<typeof workOrder>

/** What is to be done, by whom and when. */
export function OrderBlock({ form }: { form: OrderForm }) {
  const { antd, editable } = form
  // Needed by what else is chosen, so the definition cannot mark it.
  const needed = (label: string) => (editable ? <span className="order-needed">{label}</span> : label)
  const execTypeCd = Form.useWatch('execTypeCd', { form: antd, preserve: true })
  const urgencyCd = Form.useWatch('urgencyCd', { form: antd, preserve: true })
  return (
    <Block title="기본">
      <Field name="wkodNm" span={2} />
      <Field name="plantCd" />
      <Field name="rqstDeptCd" />
      <Field name="execTypeCd" />
      {execTypeCd === execTypes.self ? (
        <Field name="execDeptCd" label={needed('수행부서')} />
      ) : (
        <>
          <Field name="vendorCd" label={needed('수행업체')} />
          <Field name="constNo" extra={editable && '연간단가 계약의 작업은 비워 둡니다.'} />
        </>
      )}
      <Field name="planStartDt" />
      <Field name="planEndDt" />
      <Field name="urgencyCd" />
      {urgencyCd === urgent && (
        <Field
          name="urgentReason"
          label={needed('긴급 사유')}
          extra={
            editable &&
            '긴급 의뢰는 사유를 10자 이상 적고, 의뢰한 뒤 기한 안에 승인자의 사후 승인을 받아야 합니다.'
          }
        />
      )}
      <Field name="workTxt" />
    </Block>
  )
}

/** Where: the picture sets area and coordinates, the fields beside it can be typed. */
export function PlaceBlock({ form }: { form: OrderForm }) {
  const { antd, editable } = form
  const plantCd = Form.useWatch('plantCd', { form: antd, preserve: true }) as string | null | undefined
  const areaCd = Form.useWatch('areaCd', { form: antd, preserve: true }) as string | null | undefined
  const x = Form.useWatch('mapX', { form: antd, preserve: true }) as number | null | undefined
  const y = Form.useWatch('mapY', { form: antd, preserve: true }) as number | null | undefined
  return (
    <Block title="위치">
      <div className="order-place">
        <PlantPicture
          plantCd={plantCd}
          areaCd={areaCd}
          point={typeof x === 'number' && typeof y === 'number' ? { x, y } : null}
          {...(editable && {
            onPick: (point, area) => {
              antd.setFieldsValue({
                mapX: point.x,
                mapY: point.y,
                ...(area && { areaCd: area.areaCd, areaNm: area.areaNm }),
              })
              antd.setFields(
                ['mapX', 'mapY', ...(area ? ['areaCd'] : [])].map((name) => ({ name, errors: [] })),
              )
              form.changed()
            },
          })}
        />
        <div className="order-place-fields">
          <Field name="areaCd" />
          <Field name="facilityTxt" />
          <Field name="processNo" />
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
  return (
    <Block title="작업평가">
      <Field
        name="riskGradeCd"
        extra={form.editable && '상(H)·중(M) 등급은 JSA가 있어야 허가를 요청할 수 있습니다.'}
      />
      <Field name="jsaTxt" />
      <Field name="jsaYmd" />
    </Block>
  )
}
