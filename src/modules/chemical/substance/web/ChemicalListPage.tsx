import { useState } from 'react'
import { Button } from 'antd'
import type { Input } from '../../../../core/shared/resource.ts'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { ConfirmTag } from '../../../../platform/parameter/web/ConfirmTag.tsx'
import { SupplierUploadPopup } from '../../upload/web/SupplierUploadPopup.tsx'
import { chmChemical } from '../chm-chemical.resource.ts'
import { substanceIssues } from '../substance.rule.ts'
import { useSubstanceText } from './substance-texts.ts'
import { WhereUsedBlock } from './WhereUsedBlock.tsx'

const usual = { casNoneYn: 'N', waterSolubleYn: 'N', noFlashYn: 'N', alcoholYn: 'N', useYn: 'Y', segGrpCds: ['GN'] } satisfies Partial<
  Input<typeof chmChemical>
>
const widths = { chemNm: 180, chemNmEn: 200, casNo: 110 }

/** 화학물질 (baseInfo/chemical/chemicalList) */
export function ChemicalListPage() {
  const tab = useTab()
  const text = useSubstanceText()
  const [uploading, setUploading] = useState(false)
  return (
    <>
      <RegisterPage
        resource={chmChemical}
        help="물질(CAS) 한 건이 한 행입니다. 행을 두 번 누르면 물성, 노출기준, GHS 분류가 열립니다. '확인 필요'는 현행 고시와 대조하지 않은 값입니다."
        first={usual}
        form={(form) => <ChemicalFields form={form} />}
        rules={substanceIssues}
        widths={widths}
        toolbar={tab.canWrite && <Button onClick={() => setUploading(true)}>{text('supplierUpload')}</Button>}
        cells={{
          // Limits are written as the notice has them, without the digits that no limit has.
          twaVal: ({ twaVal }) => twaVal,
          stelVal: ({ stelVal }) => stelVal,
          confirmNeededYn: ({ confirmNeededYn }) => confirmNeededYn === 'Y' && <ConfirmTag />,
        }}
      />
      {uploading && <SupplierUploadPopup onClose={() => setUploading(false)} />}
    </>
  )
}

function ChemicalFields({ form: { Field, Lines, detail } }: { form: RecordFormHandle<typeof chmChemical> }) {
  return (
    <>
      <Block title="기본">
        <Field name="casNo" />
        <Field name="chemNm" />
        <Field name="chemNmEn" />
        <Field name="keNo" />
        <Field name="unNo" />
        <Field name="toxicNo" />
        <Field name="molFormula" />
        <Field name="molWeight" />
        <Field name="casNoneYn" />
        <Field name="casNoneReason" />
        <Field name="chemSynonym" span={2} />
      </Block>
      <Block title="물성">
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
        <Field name="waterSolubleYn" />
        <Field name="alcoholYn" />
        <Field name="segGrpCds" />
      </Block>
      <Block title="노출기준·CMR">
        <Field name="twaVal" />
        <Field name="stelVal" />
        <Field name="ceilVal" />
        <Field name="expUnitCd" />
        <Field name="expSrcCd" />
        <Field name="skinYn" />
        <Field name="carcCd" />
        <Field name="mutaCd" />
        <Field name="reproCd" />
        <Field name="confirmNeededYn" />
        <Field name="sourceTxt" />
        <Field name="useYn" />
      </Block>
      <Block title="GHS 분류">
        <Lines name="ghs" blank={{ srcCd: 'KOSHA', useYn: 'Y' }} />
      </Block>
      {detail && <WhereUsedBlock chemNo={detail.data.chemNo} />}
    </>
  )
}
