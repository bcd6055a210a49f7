import { Form } from 'antd'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { isVendor } from '../../web/own-vendor.ts'
import { homeNation, verification } from '../vendor-worker.rule.ts'
import type { vendorWorker } from '../vendor-worker.resource.ts'

/** A worker's data; a vendor's people do not choose the vendor and only see whether somebody is let in. */
export function WorkerFields({ form }: { form: RecordFormHandle<typeof vendorWorker> }) {
  const { Field, Lines, antd, detail } = form
  const vendor = isVendor()
  const nationCd = Form.useWatch('nationCd', { form: antd, preserve: true }) as string | null | undefined
  const abroad = Boolean(nationCd && nationCd !== homeNation)
  return (
    <>
      <Block title="작업자">
        {!vendor && <Field name="vendorCd" />}
        <Field name="vendorWorkerNm" />
        <Field name="birthYmd" extra="주민등록번호는 받지 않습니다." />
        <Field name="phoneNo" placeholder="010-0000-0000" />
        <Field name="emergTel" placeholder="010-0000-0000" />
        <Field name="nationCd" />
        {abroad && <Field name="visaTypeNm" required placeholder="E-9" />}
        {abroad && <Field name="visaToYmd" required />}
        <Field name="langCd" />
        <Field name="hireTypeCd" />
        <Field name="hireYmd" />
        <Field name="careerCnt" />
        <Field name="jobTypeCds" span="all" />
      </Block>
      <Block title="출입">
        <Field name="entryStatCd" readOnly={vendor} />
        <Field name="banToYmd" readOnly={vendor} />
        <Field name="useYn" />
        <Field name="banReason" readOnly={vendor} />
      </Block>
      <Block title="개인정보 동의">
        <Field name="privAgreeYmd" />
        <Field name="sensAgreeYmd" extra="건강진단 정보를 등록하려면 필요합니다." />
      </Block>
      <Block title="건강진단">
        <Field name="healthTypeCd" />
        <Field name="healthYmd" />
        <Field name="healthNextYmd" />
        <Field name="healthFitYn" flagTexts={['가능', '불가']} />
        <Field name="healthLimitTxt" span={2} extra="검진 결과가 아니라 업무에서 지킬 것만 적습니다." />
      </Block>
      {detail && (
        <>
          <Block title="자격·면허">
            <Lines
              name="qualifications"
              blank={{ verifyStatusCd: verification.open }}
              columns={vendor ? { verifyStatusCd: { hidden: true } } : {}}
            />
          </Block>
          <Block title="교육이력">
            <Lines name="educations" />
          </Block>
        </>
      )}
    </>
  )
}
