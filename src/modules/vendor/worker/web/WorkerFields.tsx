import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { isVendor } from '../../web/own-vendor.ts'
import { homeNation, verification } from '../vendor-worker.rule.ts'
import type { vendorWorker } from '../vendor-worker.resource.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { workerPageTexts } from './worker-page.texts.ts'
import { vendorPageTexts } from '../../web/vendor-page.texts.ts'
import { useFormValue } from '../../../../core/web/form/use-form-value.ts'

/** A worker's data; a vendor's people do not choose the vendor and only see whether somebody is let in. */
export function WorkerFields({ form }: { form: RecordFormHandle<typeof vendorWorker> }) {
  const word = useTexts(vendorPageTexts)
  const say = useTexts(workerPageTexts)
  const { Field, Lines, detail } = form
  const vendor = isVendor()
  const nationCd = useFormValue(form, 'nationCd')
  const abroad = Boolean(nationCd && nationCd !== homeNation)
  return (
    <>
      <Block title={word('worker')}>
        {!vendor && <Field name="vendorCd" />}
        <Field name="vendorWorkerNm" />
        <Field name="birthYmd" extra={say('noResidentNo')} />
        <Field name="phoneNo" required={vendor} placeholder="010-0000-0000" />
        <Field name="emergTel" placeholder="010-0000-0000" />
        <Field name="nationCd" />
        {abroad && <Field name="visaTypeNm" required placeholder="E-9" />}
        {abroad && <Field name="visaToYmd" required />}
        <Field name="langCd" />
        <Field name="hireTypeCd" required={vendor} />
        <Field name="hireYmd" />
        <Field name="careerCnt" />
        <Field name="jobTypeCds" required={vendor} span="all" />
      </Block>
      <Block title={word('entry')}>
        <Field name="entryStatCd" readOnly={vendor} extra={vendor ? undefined : say('everywhere')} />
        <Field name="banToYmd" readOnly={vendor} />
        <Field name="useYn" />
        <Field name="banReason" readOnly={vendor} />
      </Block>
      <Block title={say('consent')}>
        <Field name="privAgreeYmd" extra={say('consentOwn')} />
        <Field name="sensAgreeYmd" extra={say('healthConsent')} />
      </Block>
      <Block title={say('health')}>
        <Field name="healthTypeCd" />
        <Field name="healthYmd" />
        <Field name="healthNextYmd" />
        <Field name="healthFitYn" flagTexts={[word('fit'), word('unfit')]} />
        <Field name="healthLimitTxt" span={2} extra={say('limits')} />
      </Block>
      {detail && (
        <>
          <Block title={say('qualifications')}>
            <Lines
              name="qualifications"
              blank={{ verifyStatusCd: verification.open }}
              columns={vendor ? { verifyStatusCd: { hidden: true } } : {}}
            />
          </Block>
          <Block title={say('trainings')}>
            <Lines name="educations" />
          </Block>
        </>
      )}
    </>
  )
}
