import { defined } from '../../../../core/shared/defined.ts'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { useFormValue } from '../../../../core/web/form/use-form-value.ts'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { canAccess } from '../../../../core/web/session-store.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { permitArea } from '../../../../platform/plant-map/permit-area.resource.ts'
import { PlantPicture } from '../../../../platform/plant-map/web/PlantPicture.tsx'
import type { safEvent } from '../saf-event.resource.ts'
import { eventTexts } from './event.texts.ts'

/** Where it happened on the picture of the plant: chosen by a press, or in metres; looked at where it stands. */
export function EventPlace({ form }: { form: RecordFormHandle<typeof safEvent> }) {
  const text = useTexts(eventTexts)
  const { Field, antd, editable } = form
  const [plantCd, areaCd, x, y] = [
    useFormValue(form, 'plantCd'),
    useFormValue(form, 'areaCd'),
    useFormValue(form, 'mapX'),
    useFormValue(form, 'mapY'),
  ]
  const point = typeof x === 'number' && typeof y === 'number' ? { x, y } : null
  if (!plantCd || (!editable && !point) || !permitArea.menus.some((menu) => canAccess(menu))) return null
  return (
    <Block title={text('map')}>
      <div className="span-all">
        <PlantPicture
          plantCd={plantCd}
          areaCd={areaCd}
          point={point}
          onPick={
            editable
              ? (picked, area) => {
                  antd.setFieldsValue({
                    mapX: picked.x,
                    mapY: picked.y,
                    ...defined({ areaCd: area?.areaCd, areaNm: area?.areaNm }),
                  })
                  form.changed()
                }
              : undefined
          }
        />
      </div>
      {editable && <Field name="mapX" />}
      {editable && <Field name="mapY" />}
    </Block>
  )
}
