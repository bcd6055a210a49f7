import { Block, Field } from '../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../core/web/form/use-record-form.ts'
import { gradeOfRisk } from '../rules/grade.rule.ts'
import type { improvement } from '../improvement/improvement.resource.ts'
import { PlantPicture } from '../../../platform/plant-map/web/PlantPicture.tsx'
import { SimilarList } from './SimilarList.tsx'
import { useFigures } from './queries.ts'
import { improvementTexts } from './improvement.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { gradeTexts } from '../rules/grade.texts.ts'
import { useFormValue } from '../../../core/web/form/use-form-value.ts'
import { wholeCompany } from '../../../core/shared/whole-company.ts'

/** The finding: what was found, where, and how bad it is. */
export function FindingBlocks({
  form,
  readOnly = false,
  similar = false,
}: {
  form: RecordFormHandle<typeof improvement>
  readOnly?: boolean
  similar?: boolean
}) {
  const text = useTexts(improvementTexts)
  const gradeText = useTexts(gradeTexts)
  const typed = useFormValue(form, 'imprNm')
  const freq = useFormValue(form, 'freqBef')
  const sev = useFormValue(form, 'sevBef')
  const plantCd = useFormValue(form, 'plantCd')
  const { ratios } = useFigures(plantCd ?? null)
  const judged = freq && sev ? gradeOfRisk(freq, sev, ratios) : undefined
  // Empty fields are hidden from users who only read.
  const shows = (name: 'reqContent' | 'immActDesc') =>
    (form.editable && !readOnly) || Boolean(form.initial[name])
  const more = readOnly ? { readOnly: true } : {}
  return (
    <>
      <Block title={text('block.what')}>
        <Field name="imprNm" span={2} {...more} />
        <Field name="imprTypeCd" {...more} />
        <Field name="hazardTypeCd" {...more} />
        {similar && <SimilarList typed={typed ?? ''} />}
        <Field name="problemDesc" {...more} />
        {shows('reqContent') && <Field name="reqContent" {...more} />}
        {shows('immActDesc') && <Field name="immActDesc" {...more} />}
      </Block>
      <Block title={text('block.where')}>
        <Field name="plantCd" {...more} />
        <Field name="deptCd" {...more} />
        <Field name="processNo" {...more} />
        <Field name="placeNm" {...more} />
        <Field name="facilityNo" {...more} />
        <PlaceOnMap form={form} readOnly={readOnly} />
      </Block>
      <Block title={text('block.risk')}>
        <Field
          name="freqBef"
          {...more}
          extra={
            !readOnly && form.editable && judged && freq && sev
              ? text('risk.grade', { freq, sev, risk: freq * sev, grade: gradeText(judged) })
              : undefined
          }
        />
        <Field name="sevBef" {...more} />
        <Field name="legalYn" {...more} />
        <Field name="legalBasisTxt" {...more} />
        <Field name="legalDueYmd" {...more} />
        <Field name="tempActYn" {...more} />
      </Block>
    </>
  )
}

/**
 * The place on the plant's picture: chosen by a press, or in metres; not shown to who only reads where there
 * is none.
 */
function PlaceOnMap({ form, readOnly }: { form: RecordFormHandle<typeof improvement>; readOnly: boolean }) {
  const [plantCd, x, y] = [
    useFormValue(form, 'plantCd'),
    useFormValue(form, 'mapX'),
    useFormValue(form, 'mapY'),
  ]
  const point = typeof x === 'number' && typeof y === 'number' ? { x, y } : null
  const editable = form.editable && !readOnly
  if (!plantCd || plantCd === wholeCompany || (!editable && !point)) return null
  return (
    <>
      <div className="span-all impr-place">
        <PlantPicture
          plantCd={plantCd}
          areaCd={undefined}
          point={point}
          onPick={
            editable
              ? (picked) => {
                  form.antd.setFieldsValue({ mapX: picked.x, mapY: picked.y })
                  form.changed()
                }
              : undefined
          }
        />
      </div>
      {editable && (
        <>
          <Field name="mapX" />
          <Field name="mapY" />
        </>
      )}
    </>
  )
}
