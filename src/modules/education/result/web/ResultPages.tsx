import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api, type Answer } from '../../../../core/web/api.ts'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { useChosenFiles } from '../../../../core/web/attach/chosen-files.ts'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { queryKeys, recordPath } from '../../../../core/web/data/query-keys.ts'
import { useOwnScope } from '../../../../core/web/data/own-scope.ts'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { useFormValue } from '../../../../core/web/form/use-form-value.ts'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { StateReason } from '../../../../core/web/record/StateReason.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { attachTexts } from '../../../../core/web/text/attach.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useToday } from '../../../../core/web/use-today.ts'
import { eduTypes } from '../../course/legal-hours.rule.ts'
import { eduResult, vendorResultMenu, type EduResult } from '../edu-result.resource.ts'
import { InstituteUpload } from '../upload/web/InstituteUpload.tsx'
import { resultTexts } from './result.texts.ts'

const card = { title: 'personNm', facts: ['eduNm', 'eduEndYmd', 'recogMin', 'resultNm'] } as const
/** What stands in the record: with these the list is wider than a screen. */
const behind = ['validToYmd', 'sourceNm', 'eduTypeNm'] as const
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
      upload={false}
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
      toolbar={<InstituteUpload />}
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
      upload={false}
    />
  )
}

export function ResultFields({ form }: { form: RecordFormHandle<typeof eduResult> }) {
  const text = useTexts(resultTexts)
  const { Field, detail, editable } = form
  const row = detail?.data
  const ofCompany = useOwnScope().vendorCd !== null
  const special = useFormValue(form, 'eduTypeCd') === eduTypes.special
  return (
    <>
      <Block title={text('person')}>
        {!ofCompany && <Field name="userId" readOnly={row !== undefined} />}
        <Field name="vendorWorkerNo" readOnly={row !== undefined} required={ofCompany} />
        {row && <Field name="personNm" />}
        {row?.vendorCd && <Field name="vendorCd" />}
        {row?.deptCd && <Field name="deptCd" />}
      </Block>
      <Block title={text('education')}>
        <Field name="eduCourseNo" />
        <Field name="eduNm" span={2} />
        <Field name="eduTypeCd" />
        <Field name="specialWorkNo" required={special} />
        <Field name="vndEduCd" />
        <Field name="eduStartYmd" />
        <Field name="eduEndYmd" />
        <Field name="recogMin" />
        {!ofCompany && <Field name="sourceCd" readOnly={row !== undefined} />}
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
      <Block title={text('proof')}>
        <div className="span-all">
          <Attachments resource={eduResult} name="evidence" taskKey={row?.eduResultNo} editable={editable} />
        </div>
      </Block>
    </>
  )
}

/** One result with its proof and what may be done with it. */
export function EduResultDetailPage() {
  const text = useTexts(resultTexts)
  const tab = useTab()
  const ofCompany = useOwnScope().vendorCd !== null
  return (
    <RecordPage
      resource={eduResult}
      ownActs={ofCompany}
      list={ofCompany ? `${vendorResultMenu}?view=results` : tab.menu.routePath}
      nameOf={(row) => row.eduResultCd ?? text('education')}
      tags={({ data }) => <span>{data.personNm}</span>}
      before={({ data }) => <StateReason resource={eduResult} row={data} />}
      form={(form) => <ResultFields form={form} />}
      extra={({ data }) => data.state === 'submitted' && <VerifyList row={data} />}
    />
  )
}

/** The whole list that a result came in is verified by the proof of this one. */
function VerifyList({ row: { eduResultNo, sourceCd, updateDt } }: { row: EduResult }) {
  const text = useTexts(resultTexts)
  const tab = useTab()
  const notice = useNotice()
  const client = useQueryClient()
  const files = useChosenFiles(eduResult, eduResultNo)
  const sayFiles = useTexts(attachTexts)
  const asked = tab.canWrite && (sourceCd === 'institute' || sourceCd === 'remote')
  const { data: waiting = 0 } = useQuery({
    queryKey: [eduResult.name, 'imported', eduResultNo, updateDt],
    enabled: asked,
    queryFn: ({ signal }) =>
      api.get<Answer<{ waiting: number }>>(`${recordPath(eduResult, eduResultNo)}/imported`, undefined, {
        signal,
      }),
    select: ({ data }) => data.waiting,
  })
  if (waiting === 0) return null
  const verify = async () => {
    if (!(await notice.confirm(text('verifyList.ask', { n: waiting })))) return
    // The proof that was chosen goes first, as with every step of a record.
    if (!(await files.send()))
      return notice.error(sayFiles('notTaken', { action: text('verifyList', { n: waiting + 1 }) }))
    const { data } = await api.put<Answer<{ verified: number }>>(
      `${recordPath(eduResult, eduResultNo)}/verifyimport`,
    )
    notice.toast(text('verifyList.done', { n: data.verified }))
    await client.invalidateQueries({ queryKey: queryKeys.all(eduResult) })
  }
  return <BusyButton action={verify}>{text('verifyList', { n: waiting + 1 })}</BusyButton>
}
