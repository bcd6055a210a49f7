import { defined } from '../../../../core/shared/defined.ts'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { PlantPicture } from '../../../../platform/plant-map/web/PlantPicture.tsx'
import type { chmStore } from '../chm-store.resource.ts'
import { isPermitStore } from '../store.rule.ts'
import { storageTexts } from './storage.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useFormValue } from '../../../../core/web/form/use-form-value.ts'

/** A store: what and where it is, its permit, what protects it. */
export function StoreFields({ form }: { form: RecordFormHandle<typeof chmStore> }) {
  const { Field, Lines, antd, editable } = form
  const text = useTexts(storageTexts)
  const [storeTypeCd, plantCd, areaCd, x, y] = [
    useFormValue(form, 'storeTypeCd'),
    useFormValue(form, 'plantCd'),
    useFormValue(form, 'areaCd'),
    useFormValue(form, 'mapX'),
    useFormValue(form, 'mapY'),
  ]
  const legal = isPermitStore(storeTypeCd)
  return (
    <>
      <Block title={text('part.basic')}>
        <Field name="storeCd" />
        <Field name="storeNm" />
        <Field name="storeTypeCd" />
        <Field name="plantCd" />
        <Field name="deptCd" />
        <Field name="chmMgrUserId" />
        <Field name="inspCycleCd" />
        <Field name="useYn" />
      </Block>
      <Block title={text('part.permit')}>
        <Field name="permitNo" required={legal} />
        <Field name="permitMultiple" required={legal} />
        <Field name="permitClassCds" required={legal} />
        <Field name="hazMgrUserId" required={legal} />
        <Field name="limitKg" />
        <Field name="cciLimitKg" />
      </Block>
      <Block title={text('part.guard')}>
        <Field name="ventYn" />
        <Field name="dikeYn" />
        <Field name="dikeCapQty" />
        <Field name="fireSepYn" />
        <Field name="antiStaticYn" />
        <Field name="gasDetYn" />
        <Field name="showerYn" />
        <Field name="minTemp" />
        <Field name="maxTemp" />
        <Field name="indoorYn" flagTexts={[text('indoors'), text('outdoors')]} />
      </Block>
      <Block title={text('part.place')}>
        <div className="span-all">
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
                    form.changed()
                  }
                : undefined
            }
          />
        </div>
        <Field name="areaCd" />
        <Field name="floorNm" />
        <Field name="mapX" />
        <Field name="mapY" />
        <Field name="remark" />
      </Block>
      <Block title={text('places')}>
        <Lines name="places" columns={{ placeNm: { width: 220 } }} />
      </Block>
    </>
  )
}
