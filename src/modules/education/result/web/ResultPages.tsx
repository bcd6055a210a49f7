import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useToday } from '../../../../core/web/use-today.ts'
import { eduResult } from '../edu-result.resource.ts'
import { resultTexts } from './result.texts.ts'

const card = { title: 'personNm', facts: ['eduNm', 'eduEndYmd', 'recogMin', 'resultNm'] } as const
/** What stands in the record: with these the list is wider than a screen. */
const behind = ['validToYmd', 'sourceCd'] as const
const widths = { eduNm: 220, personNm: 110, specialWorkNo: 140 }

/** 이수결과 (education/result/eduResult) */
export function EduResultPage() {
  const text = useTexts(resultTexts)
  const [query, setQuery] = useTabQuery(eduResult)
  return (
    <RegisterPage
      resource={eduResult}
      help={text('help.result')}
      card={card}
      widths={widths}
      hidden={behind}
      readOnly
    >
      <StateTiles resource={eduResult} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}

const external = { sourceCd: ['institute', 'remote', 'vendor'] }
/** 외부교육 등록 (education/result/eduExternal): institutes, remote courses, what companies send in. */
export function EduExternalPage() {
  const text = useTexts(resultTexts)
  const today = useToday()
  const [query, setQuery] = useTabQuery(eduResult, external)
  return (
    <RegisterPage
      resource={eduResult}
      help={text('help.external')}
      card={card}
      widths={widths}
      hidden={['validToYmd']}
      removable={false}
      defaults={external}
      first={{ eduStartYmd: today, eduEndYmd: today, resultCd: 'completed', sourceCd: 'institute' }}
      form={(form) => <ResultFields form={form} />}
    >
      <StateTiles resource={eduResult} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}

const counting = { state: ['verified' as const, 'confirmed' as const] }
/** 안전교육 결과조회 (saf/education/safEducationResult): the same list for safety staff. (fit D21) */
export function SafEducationResultPage() {
  const text = useTexts(resultTexts)
  return (
    <RegisterPage
      resource={eduResult}
      help={text('help.safety')}
      card={card}
      widths={widths}
      hidden={behind}
      defaults={counting}
      readOnly
    />
  )
}

export function ResultFields({ form }: { form: RecordFormHandle<typeof eduResult> }) {
  const text = useTexts(resultTexts)
  const { Field, detail, editable } = form
  const row = detail?.data
  return (
    <>
      <Block title={text('person')}>
        <Field name="userId" readOnly={row !== undefined} />
        <Field name="vendorWorkerNo" readOnly={row !== undefined} />
        {row && <Field name="personNm" />}
        {row?.vendorCd && <Field name="vendorCd" />}
        {row?.deptCd && <Field name="deptCd" />}
      </Block>
      <Block title={text('education')}>
        <Field name="eduCourseNo" />
        <Field name="eduNm" span={2} />
        <Field name="eduTypeCd" />
        <Field name="specialWorkNo" />
        <Field name="vndEduCd" />
        <Field name="eduStartYmd" />
        <Field name="eduEndYmd" />
        <Field name="recogMin" />
        <Field name="sourceCd" readOnly={row !== undefined} />
        <Field name="outOrgNm" />
        <Field name="outCertTxt" />
        {row?.eduClassNo != null && <Field name="eduClassNo" />}
      </Block>
      <Block title={text('outcome')}>
        <Field name="resultCd" />
        <Field name="examScore" />
        <Field name="progressPct" />
        <Field name="validToYmd" />
        {row?.confirmUserId && <Field name="confirmUserId" />}
        {row?.confirmDt && <Field name="confirmDt" />}
        <Field name="remark" span="all" />
      </Block>
      {row && (
        <Block title={text('proof')}>
          <div className="span-all">
            <Attachments resource={eduResult} name="evidence" taskKey={row.eduResultNo} editable={editable} />
          </div>
        </Block>
      )}
    </>
  )
}

/** One result with its proof and what may be done with it. */
export function EduResultDetailPage() {
  const text = useTexts(resultTexts)
  const tab = useTab()
  return (
    <RecordPage
      resource={eduResult}
      list={tab.menu.routePath}
      nameOf={(row) => row.eduResultCd ?? text('education')}
      tags={({ data }) => <span>{data.personNm}</span>}
      form={(form) => <ResultFields form={form} />}
    />
  )
}
