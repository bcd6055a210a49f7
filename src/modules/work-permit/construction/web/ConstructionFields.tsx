import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { turnaroundWork } from '../../permit/turnaround-peak.rule.ts'
import { buildingWork } from '../legal-duties.rule.ts'
import type { safConst } from '../saf-const.resource.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { constructionTexts } from './construction-page.texts.ts'
import { useFormValue } from '../../../../core/web/form/use-form-value.ts'

type ConstructionForm = RecordFormHandle<typeof safConst>

/** A construction: the contract says place and company, the questions say which duties the law has for it. */
export function ConstructionFields({ form }: { form: ConstructionForm }) {
  const say = useTexts(constructionTexts)
  const { Field, Lines, editable, detail } = form
  const kind = useFormValue(form, 'constTypeCd')
  const building = kind === buildingWork
  const turnaround = kind === turnaroundWork
  return (
    <>
      <Block title={say('construction')}>
        <Field name="constNm" span={2} />
        <Field name="contractNo" extra={editable && !detail && say('fromContract')} />
        {detail && <Field name="vendorCd" />}
        <Field name="constTypeCd" />
        <Field name="costKindCd" />
        {detail && <Field name="riskLvlCd" />}
        <Field name="startYmd" />
        <Field name="endYmd" />
        {turnaround && <Field name="peakFromYmd" extra={editable && say('peak')} />}
        {turnaround && <Field name="peakToYmd" />}
        {detail && <Field name="progressPct" />}
        <Field name="headCnt" />
        <Field name="orderDeptCd" />
        <Field name="constMgrUserId" />
        <Field name="siteMgrUserId" extra={editable && say('siteMgr')} />
        <Field name="workTxt" />
      </Block>
      <Block title={say('amounts')}>
        <Field name="contractAmt" extra={editable && say('totalHelp')} />
        <Field name="targetAmt" extra={editable && say('targetHelp')} />
        <Field name="suppliedAmt" />
      </Block>
      <Block title={say('questions')}>
        {building && (
          <>
            <Field name="buildHeightM" />
            <Field name="floorAreaM2" />
            <Field
              name="specialUseYn"
              flagTexts={[say('applies'), say('appliesNot')]}
              extra={editable && say('specialUse')}
            />
            <Field name="digDepthM" />
            <Field name="spanM" />
            <Field name="tunnelDamYn" flagTexts={[say('applies'), say('appliesNot')]} />
            <Field
              name="samePlaceYn"
              flagTexts={[say('applies'), say('appliesNot')]}
              extra={editable && say('samePlace')}
            />
          </>
        )}
        <Field
          name="chemFacilityYn"
          flagTexts={[say('applies'), say('appliesNot')]}
          extra={editable && say('chemFacility')}
        />
      </Block>
      {detail && (
        <Block title={say('subcontracts')}>
          <Lines
            name="vendors"
            columns={{
              vendorCd: { width: 200 },
              upVendorCd: { width: 200 },
              tierLvl: { hidden: true },
              workTxt: { width: 240 },
            }}
          />
        </Block>
      )}
    </>
  )
}
