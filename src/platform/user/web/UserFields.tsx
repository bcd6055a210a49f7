import { useEffect } from 'react'
import { Block } from '../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../core/web/form/use-record-form.ts'
import { userKinds, type user } from '../user.resource.ts'
import { userTexts } from './user.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { useFormValue } from '../../../core/web/form/use-form-value.ts'

/** The form of a user: a department for employees, a company for people of a vendor (admin 2.1). */
export function UserFields({ form }: { form: RecordFormHandle<typeof user> }) {
  const { Field, detail, antd } = form
  const text = useTexts(userTexts)
  const kind = useFormValue(form, 'userKindCd')
  const isVendor = kind === userKinds.vendor
  useEffect(() => {
    if (detail || kind === undefined) return
    // Fields of the other kind must not be sent unseen.
    antd.setFieldsValue(
      isVendor
        ? { deptCd: null, deptNm: null, positionCd: null }
        : { vendorCd: null, vendorNm: null, psrmYn: 'N' },
    )
  }, [antd, detail, kind, isVendor])
  const known = detail !== undefined
  return (
    <>
      <Block title={text('basic')}>
        <Field name="userId" readOnly={known} />
        <Field name="userNm" />
        <Field name="userKindCd" readOnly={known} />
        <Field name="plantCd" />
        {isVendor ? (
          <>
            <Field name="vendorCd" />
            <Field name="psrmYn" />
          </>
        ) : (
          <>
            <Field name="deptCd" required />
            <Field name="positionCd" />
            <Field name="empNo" />
          </>
        )}
        <Field name="email" />
        <Field name="phoneNo" />
        <Field name="officeTel" />
        <Field name="entryYmd" />
        <Field name="retireYmd" />
        <Field name="langCd" />
        <Field name="introduction" />
      </Block>
      {known && (
        <Block title={text('account')}>
          <Field name="acctStatusCd" />
          <Field name="failCnt" />
          <Field name="lockToDt" />
          <Field name="unlockRqstDt" />
          <Field name="lastLoginDt" />
          <Field name="pwdChgDt" />
          <Field name="mustChgYn" />
          <Field name="authGrpCds" span={2} />
        </Block>
      )}
    </>
  )
}
