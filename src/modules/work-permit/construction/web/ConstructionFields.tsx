import { Form } from 'antd'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { turnaroundWork } from '../construction.rule.ts'
import { buildingWork } from '../legal-duties.rule.ts'
import type { safConst } from '../saf-const.resource.ts'

type ConstructionForm = RecordFormHandle<typeof safConst>
const answers = ['해당', '해당 없음'] as const

/** A construction: the contract says place and company, the questions say which duties the law has for it. */
export function ConstructionFields({ form }: { form: ConstructionForm }) {
  const { Field, Lines, antd, editable, detail } = form
  const kind = Form.useWatch('constTypeCd', { form: antd, preserve: true }) as string | undefined
  const building = kind === buildingWork
  const turnaround = kind === turnaroundWork
  return (
    <>
      <Block title="공사">
        <Field name="constNm" span={2} />
        <Field name="contractNo" extra={editable && !detail && '업체와 사업장은 계약에서 정해집니다.'} />
        {detail && <Field name="vendorCd" />}
        <Field name="constTypeCd" />
        <Field name="costKindCd" />
        {detail && <Field name="riskLvlCd" />}
        <Field name="startYmd" />
        <Field name="endYmd" />
        {turnaround && (
          <Field
            name="peakFromYmd"
            extra={editable && '대정비 집중기간의 작업허가는 공장장까지 승인합니다.'}
          />
        )}
        {turnaround && <Field name="peakToYmd" />}
        {detail && <Field name="progressPct" />}
        <Field name="headCnt" />
        <Field name="orderDeptCd" />
        <Field name="constMgrUserId" />
        <Field name="siteMgrUserId" extra={editable && '업체의 안전보건 책임자 계정'} />
        <Field name="workTxt" />
      </Block>
      <Block title="금액">
        <Field name="contractAmt" extra={editable && '발주자 제공 재료비를 포함한 총공사금액'} />
        <Field
          name="targetAmt"
          extra={editable && '재료비와 직접노무비의 합. 구분되지 않으면 비워 둡니다.'}
        />
        <Field name="suppliedAmt" />
      </Block>
      <Block title="법적 의무 확인 질문">
        {building && (
          <>
            <Field name="buildHeightM" />
            <Field name="floorAreaM2" />
            <Field
              name="specialUseYn"
              flagTexts={answers}
              extra={editable && '냉동·냉장창고, 문화·집회·판매시설 등'}
            />
            <Field name="digDepthM" />
            <Field name="spanM" />
            <Field name="tunnelDamYn" flagTexts={answers} />
            <Field
              name="samePlaceYn"
              flagTexts={answers}
              extra={editable && '같은 장소에서 둘 이상의 건설공사를 하면 금액을 합하여 봅니다.'}
            />
          </>
        )}
        <Field
          name="chemFacilityYn"
          flagTexts={answers}
          extra={editable && '화학설비·건조설비·용해로·가스집합용접장치 등의 설치·이전·주요 구조부분 변경'}
        />
      </Block>
      {detail && (
        <Block title="하도급">
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
