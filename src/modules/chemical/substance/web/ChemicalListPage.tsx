import { useMemo, useState } from 'react'
import { Button, Form, Typography } from 'antd'
import type { Input } from '../../../../core/shared/resource.ts'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { useList } from '../../../../core/web/data/hooks.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { ConfirmTag } from '../../../../platform/parameter/web/ConfirmTag.tsx'
import type { ClassLine } from '../../ghs/classification.rule.ts'
import { LabelPreview } from '../../ghs/web/LabelPreview.tsx'
import { useGhsColumns } from '../../ghs/web/use-ghs-columns.ts'
import { Pictograms } from '../../ghs/web/Pictograms.tsx'
import { SupplierUploadPopup } from '../../upload/web/SupplierUploadPopup.tsx'
import { chmChemical } from '../chm-chemical.resource.ts'
import { isCasNumber, plainCas } from '../cas-number.rule.ts'
import { milligramsOf } from '../exposure.rule.ts'
import { substanceIssues } from '../substance.rule.ts'
import { PasteSubstance } from './PasteSubstance.tsx'
import { UseCountCell } from './UseCountCell.tsx'
import { WhereUsedBlock } from './WhereUsedBlock.tsx'
import { substanceTexts } from './substance.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useFormValue } from '../../../../core/web/form/use-form-value.ts'

const usual = {
  casNoneYn: 'N',
  waterSolubleYn: 'N',
  noFlashYn: 'N',
  alcoholYn: 'N',
  useYn: 'Y',
} satisfies Partial<Input<typeof chmChemical>>
const widths = { chemNm: 180, chemNmEn: 200, casNo: 110, pictoCds: 122, regCds: 300 }
const card = {
  title: 'chemNm',
  facts: ['casNo', 'twaVal', 'ceilVal'],
  units: { twaVal: 'expUnitNm', ceilVal: 'expUnitNm' },
} as const
/**
 * Classes and properties that the list of regulations and the pictograms point to; the record has all of
 * them.
 */
const behind = ['chemNmEn', 'carcNm', 'mutaNm', 'reproNm', 'stateNm', 'flashPt'] as const

/** 화학물질 (baseInfo/chemical/chemicalList) */
export function ChemicalListPage() {
  const tab = useTab()
  const text = useTexts(substanceTexts)
  const [uploading, setUploading] = useState(false)
  const [query] = useTabQuery(chmChemical)
  const { rows } = useList(chmChemical, query)
  const page = useMemo(() => rows.map(({ chemNo }) => chemNo), [rows])
  const columns = useMemo(
    () => [
      {
        name: 'chemNo' as const,
        text: text('useCount'),
        kind: 'number' as const,
        width: 84,
        align: 'right' as const,
        sortable: false,
        render: ({ chemNo }: { chemNo: number }) => <UseCountCell chemNo={chemNo} page={page} />,
      },
    ],
    [text, page],
  )
  const heads = useMemo(
    () => ({ twaVal: 'TWA', stelVal: 'STEL', ceilVal: 'C', expUnitNm: text('unit') }),
    [text],
  )
  return (
    <>
      <RegisterPage
        resource={chmChemical}
        help={text('help')}
        first={usual}
        form={(form) => <ChemicalFields form={form} />}
        rules={substanceIssues}
        widths={widths}
        hidden={behind}
        heads={heads}
        card={card}
        columns={columns}
        toolbar={tab.canWrite && <Button onClick={() => setUploading(true)}>{text('supplierUpload')}</Button>}
        cells={{
          pictoCds: ({ pictoCds }) => <Pictograms codes={pictoCds} sizePx={22} />,
          confirmNeededYn: ({ confirmNeededYn }) => confirmNeededYn === 'Y' && <ConfirmTag />,
        }}
      />
      {uploading && <SupplierUploadPopup onClose={() => setUploading(false)} />}
    </>
  )
}

/** A limit in ppm as it is measured in mg/m³, by the molecular weight. (chm.md 5.7) */
function Milligrams({
  form,
  name,
}: {
  form: RecordFormHandle<typeof chmChemical>
  name: 'twaVal' | 'stelVal' | 'ceilVal'
}) {
  const limit = useFormValue(form, name)
  const molWeight = useFormValue(form, 'molWeight')
  const expUnitCd = useFormValue(form, 'expUnitCd')
  if (expUnitCd !== 'ppm' || typeof limit !== 'number' || typeof molWeight !== 'number' || molWeight <= 0)
    return null
  return <>= {milligramsOf(limit, molWeight).toLocaleString('ko-KR')} mg/m³</>
}

/** What is wrong with the CAS number, or how it will be kept, while it is typed. */
function CasHint({ form }: { form: RecordFormHandle<typeof chmChemical> }) {
  const text = useTexts(substanceTexts)
  const typed = useFormValue(form, 'casNo')
  if (typeof typed !== 'string' || typed.trim() === '') return null
  const casNo = plainCas(typed)
  // Until the last group stands there nobody is told anything.
  if (!/^\d{2,7}-\d{2}-\d$/.test(casNo)) return null
  if (!isCasNumber(casNo))
    return <Typography.Text type="danger">{text('casDigit', { casNo })}</Typography.Text>
  return casNo === typed ? null : <>{text('casKept', { casNo })}</>
}

function ChemicalFields({ form }: { form: RecordFormHandle<typeof chmChemical> }) {
  const { Field, Lines, antd, detail, editable } = form
  const ghsColumns = useGhsColumns(form)
  const ghs = (Form.useWatch('ghs', { form: antd, preserve: true }) as ClassLine[] | null | undefined) ?? []
  const text = useTexts(substanceTexts)
  const noCas = useFormValue(form, 'casNoneYn') === 'Y'
  return (
    <>
      <Block title={text('basic')}>
        {editable && (
          <div className="span-all">
            <PasteSubstance form={form} />
          </div>
        )}
        <Field name="casNo" required={!noCas} extra={<CasHint form={form} />} />
        <Field name="chemNm" />
        <Field name="chemNmEn" />
        <Field name="keNo" />
        <Field name="ecNo" />
        <Field name="unNo" />
        <Field name="toxicNo" />
        <Field name="molFormula" />
        <Field name="molWeight" />
        <Field name="casNoneYn" required={false} />
        {noCas && <Field name="casNoneReason" required span={2} />}
        <Field name="chemSynonym" />
      </Block>
      <Block title={text('physical')}>
        <Field name="stateCd" />
        <Field name="boilingPt" />
        <Field name="flashPt" />
        <Field name="noFlashYn" />
        <Field name="autoIgnTemp" />
        <Field name="meltingPt" />
        <Field name="lelVal" />
        <Field name="uelVal" />
        <Field name="vaporPress" />
        <Field name="specGravity" />
        <Field name="vaporDensity" />
        <Field name="waterSolubleYn" required={false} />
        <Field name="alcoholYn" />
        <Field name="segGrpCds" />
      </Block>
      <Block title={text('exposure')}>
        <Field name="twaVal" extra={<Milligrams form={form} name="twaVal" />} />
        <Field name="stelVal" extra={<Milligrams form={form} name="stelVal" />} />
        <Field name="ceilVal" extra={<Milligrams form={form} name="ceilVal" />} />
        <Field name="expUnitCd" />
        <Field name="expSrcCd" />
        <Field name="skinYn" />
        <Field name="ateVal" />
        <Field name="ateDermalVal" />
        <Field name="ateGasVal" />
        <Field name="ateVaporVal" />
        <Field name="ateDustVal" />
        <Field name="carcCd" />
        <Field name="mutaCd" />
        <Field name="reproCd" />
        <Field name="confirmNeededYn" />
        <Field name="sourceTxt" />
        <Field name="useYn" />
      </Block>
      <Block title={text('ghs')}>
        <Lines name="ghs" blank={{ srcCd: 'KOSHA', useYn: 'Y' }} columns={ghsColumns} />
        <LabelPreview lines={ghs.filter(({ useYn }) => useYn !== 'N')} />
      </Block>
      {detail && <WhereUsedBlock chemNo={detail.data.chemNo} />}
    </>
  )
}
