import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Form } from 'antd'
import { api } from '../../../../core/web/api.ts'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { JsaKinds } from '../../jsa/web/JsaKinds.tsx'
import { rsaMatrix } from '../../matrix/rsa-matrix.resource.ts'
import { assessmentTypes } from '../../risk-codes.rule.ts'
import type { rsaTarget } from '../rsa-target.resource.ts'
import { planTexts } from './plan-page.texts.ts'

interface Yardstick {
  rsaMatrixNo: number
  matrixNm: string
}
/** The form of a target. The matrix of the method is proposed. */
export function TargetFields({ form }: { form: RecordFormHandle<typeof rsaTarget> }) {
  const text = useTexts(planTexts)
  const { Field, Lines, detail, antd } = form
  const plantCd = Form.useWatch('plantCd', antd) as string | undefined
  const rsaTypeCd = Form.useWatch('rsaTypeCd', antd) as string | undefined
  const chosen = Form.useWatch('rsaMatrixNo', antd) as number | undefined
  const isJsa = rsaTypeCd === assessmentTypes.jsa
  const excluded = Form.useWatch('excludeYn', antd) === 'Y'
  const begun = detail !== undefined && detail.data.state !== 'waiting'
  const { data } = useQuery({
    queryKey: [rsaMatrix.name, 'yardsticks', plantCd, rsaTypeCd],
    enabled: !begun && Boolean(plantCd && rsaTypeCd),
    queryFn: async ({ signal }) =>
      (await api.get<{ data: Yardstick[] }>('/api/rsa/yardsticks', { plantCd, rsaTypeCd }, { signal })).data,
  })
  useEffect(() => {
    const [first] = data ?? []
    if (!first || data?.some(({ rsaMatrixNo }) => rsaMatrixNo === Number(chosen))) return
    antd.setFieldsValue({ rsaMatrixNo: first.rsaMatrixNo, rsaMatrixNm: first.matrixNm })
  }, [antd, data, chosen])
  return (
    <>
      <Block title={text('target')}>
        <Field name="rsaTargetNm" span={2} />
        <Field name="rsaPlanNo" readOnly />
        <Field name="plantCd" readOnly />
        <Field name="deptCd" readOnly={begun} />
        <Field name="processNo" />
        <Field name="facilityNo" />
        <Field name="vendorCd" readOnly={begun} />
        <Field name="rsaTypeCd" readOnly={begun} />
        <Field name="rsaMatrixNo" readOnly={begun} />
        <Field name="leaderUserId" />
        {isJsa && <Field name="wkodNo" />}
        {isJsa && <Field name="constNo" />}
      </Block>
      {isJsa && <JsaKinds form={form} />}
      <Block title={text('method')}>
        <Field name="methodCds" span="all" />
        <Field name="noWalkReason" span={2} />
        <Field name="noWorkerReason" span={2} />
        <Field name="excludeYn" />
        {excluded && <Field name="excludeReason" span="all" />}
      </Block>
      <Block title={text('team')}>
        <Lines
          name="team"
          columns={{
            teamRoleCd: { width: 130 },
            userId: { width: 140 },
            vendorWorkerNo: { width: 140 },
            stepCds: { width: 220 },
            eduYn: { width: 100 },
            opinionTxt: { width: 200 },
            answerTxt: { width: 200 },
            signDt: { width: 140 },
          }}
        />
      </Block>
    </>
  )
}
