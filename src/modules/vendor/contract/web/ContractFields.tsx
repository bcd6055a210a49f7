import { Form } from 'antd'
import type { ReactNode } from 'react'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { yes } from '../../../../core/shared/session.ts'
import type { vendorContract } from '../vendor-contract.resource.ts'

type ContractForm = RecordFormHandle<typeof vendorContract>

/** The contract and the questions of the law; what an answer asks for further stands under it. */
export function ContractFields({ form }: { form: ContractForm }) {
  const { Field, antd } = form
  const useAnswer = (name: string): boolean =>
    yes(Form.useWatch(name, { form: antd, preserve: true }) as string | null | undefined)
  const [prohibited, target, chemical] = [
    useAnswer('prohibitYn'),
    useAnswer('approveTargetYn'),
    useAnswer('chemSubYn'),
  ]
  const ask = { flagTexts: ['해당', '해당 없음'] as [string, string] }
  const hint = (text: string): ReactNode => form.editable && text
  return (
    <>
      <Block title="계약">
        <Field name="contractNm" span={2} />
        <Field name="vendorCd" />
        <Field name="contractTypeCd" span={2} />
        <Field name="riskLvlCd" />
        <Field name="plantCd" />
        <Field name="deptCd" />
        <Field name="mgrUserId" />
        <Field name="fromYmd" />
        <Field name="toYmd" />
        <Field
          name="unitPriceYn"
          flagTexts={['연간단가', '아님']}
          extra={hint('연간단가 계약은 공사 등록 없이 작업의뢰를 할 수 있습니다.')}
        />
        <Field name="contractAmt" />
        <Field name="safetyAmt" />
        <Field name="remark" />
      </Block>
      <Block title="도급 금지·승인">
        <Field
          name="prohibitYn"
          {...ask}
          extra={hint(
            '도금, 수은·납·카드뮴의 제련·주입·가공·가열, 허가대상물질의 제조·사용 (산업안전보건법 제58조)',
          )}
        />
        {prohibited && <Field name="prohibitTempYn" {...ask} />}
        <Field
          name="approveTargetYn"
          {...ask}
          extra={hint(
            '중량 1% 이상의 황산·불화수소·질산·염화수소를 취급하는 설비의 개조·분해·해체·철거, 내부 작업 (법 제59조, 영 제51조)',
          )}
        />
        {target && (
          <Field
            name="removeReportYn"
            {...ask}
            extra={hint('물질을 모두 제거하고 결과를 신고하면 승인 대상이 아닙니다.')}
          />
        )}
        {(prohibited || target) && (
          <>
            <Field name="approveNo" />
            <Field name="approveFromYmd" />
            <Field name="approveToYmd" extra={hint('3년 이내')} />
          </>
        )}
        <Field
          name="subAllowYn"
          flagTexts={['허용', '허용하지 않음']}
          extra={hint('승인받은 도급작업은 하도급할 수 없습니다. (법 제60조)')}
        />
      </Block>
      <Block title="유해화학물질·정보제공">
        <Field
          name="chemSubYn"
          {...ask}
          extra={hint('유해화학물질의 취급을 맡기면 도급신고를 합니다. (화학물질관리법 제31조)')}
        />
        {chemical && (
          <>
            <Field name="chemRptYmd" />
            <Field
              name="chemUrgentYn"
              {...ask}
              extra={hint('긴급하면 착수 후 10일까지 신고합니다. (시행규칙 제32조)')}
            />
          </>
        )}
        <Field
          name="infoTargetYn"
          {...ask}
          extra={hint(
            '화학설비·질식·붕괴 위험 장소의 작업이면 작업 전에 안전보건 정보를 문서로 제공합니다. (법 제65조)',
          )}
        />
      </Block>
    </>
  )
}
