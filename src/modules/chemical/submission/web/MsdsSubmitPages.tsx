import { useFormValue } from '../../../../core/web/form/use-form-value.ts'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { chmMsdsSubmit } from '../msds-submit.resource.ts'
import { chemicalTexts } from '../../web/chemical.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

/** Why a submission was changed is read in it; its deadlines and answers are compared here. */
const behind = ['reasonNm', 'resultYmd', 'extendDueYmd'] as const

/**
 * MSDS 제출·비공개승인 (chm/msds/msdsSubmit): what was handed in to KOSHA, what it was answered, and until when it
 * holds.
 */
export function MsdsSubmitPage() {
  const text = useTexts(chemicalTexts)
  const [query, setQuery] = useTabQuery(chmMsdsSubmit)
  return (
    <RegisterPage
      resource={chmMsdsSubmit}
      files={['document']}
      help={text('submit.help')}
      first={{ kindCd: 'SUBMIT' }}
      form={(form) => <SubmitFields form={form} />}
      widths={{ prodNo: 200 }}
      hidden={behind}
    >
      <StateTiles resource={chmMsdsSubmit} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}

function SubmitFields({ form }: { form: RecordFormHandle<typeof chmMsdsSubmit> }) {
  const text = useTexts(chemicalTexts)
  const { Field, detail } = form
  const prodNo = useFormValue(form, 'prodNo')
  return (
    <>
      <Block title={text('submit.what')}>
        <Field name="kindCd" />
        <Field name="prodNo" />
        <Field name="msdsNo" around={{ of: { name: 'prodNo', key: prodNo } }} />
        <Field name="dueYmd" />
        <Field name="reasonCd" />
        <Field name="altNms" />
        <Field name="remark" span={2} />
      </Block>
      {detail && (
        <Block title={text('submit.answer')}>
          <Field name="rqstYmd" />
          <Field name="receiptNo" />
          <Field name="resultYmd" />
          <Field name="apprNo" />
          <Field name="refusedNms" />
          <Field name="validStartYmd" />
          <Field name="validEndYmd" />
          <Field name="extendDueYmd" />
        </Block>
      )}
    </>
  )
}

/** One entry: what is handed in, its answer, its papers. */
export function MsdsSubmitDetailPage() {
  const tab = useTab()
  const text = useTexts(chemicalTexts)
  return (
    <RecordPage
      resource={chmMsdsSubmit}
      list="/chm/msds/msdsSubmit"
      nameOf={(row) => row.msdsSubmitCd ?? ''}
      tags={({ data }) => <span>{data.prodNm}</span>}
      form={(form) => <SubmitFields form={form} />}
    >
      {({ data }) => (
        <Block title={text('files')}>
          <div className="span-all">
            <Attachments
              resource={chmMsdsSubmit}
              name="document"
              taskKey={data.msdsSubmitNo}
              editable={tab.canWrite}
            />
          </div>
        </Block>
      )}
    </RecordPage>
  )
}
