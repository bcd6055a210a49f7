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
import { eduAssign } from '../edu-assign.resource.ts'
import { eduExempt } from '../edu-exempt.resource.ts'
import { resultTexts } from './result.texts.ts'

const card = { title: 'exemptTypeNm', facts: ['personNm', 'eduTypeNm', 'applyYear', 'exemptPct'] } as const
const assignCard = { title: 'personNm', facts: ['specialWorkNm', 'dueYmd', 'recogMin'] } as const

/** 교육 면제 (education/result/eduExempt) */
export function EduExemptPage() {
  const text = useTexts(resultTexts)
  const today = useToday()
  const [query, setQuery] = useTabQuery(eduExempt)
  return (
    <RegisterPage
      resource={eduExempt}
      help={text('help.exempt')}
      card={card}
      removable={false}
      widths={{ exemptTypeCd: 200 }}
      first={{ scopeCd: 'person', applyYear: today.slice(0, 4), applyHalfCd: 'Y' }}
      form={(form) => <ExemptFields form={form} />}
    >
      <StateTiles resource={eduExempt} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}

function ExemptFields({ form }: { form: RecordFormHandle<typeof eduExempt> }) {
  const text = useTexts(resultTexts)
  const { Field, detail, editable } = form
  const row = detail?.data
  return (
    <>
      <Block title={text('exemption')}>
        <Field name="scopeCd" />
        <Field name="exemptTypeCd" />
        <Field name="eduTypeCd" />
        <Field name="specialWorkNo" />
        <Field name="plantCd" />
        <Field name="userId" />
        <Field name="vendorWorkerNo" />
        <Field name="applyYear" />
        <Field name="applyHalfCd" />
        <Field name="exemptPct" />
        <Field name="exemptMin" />
        <Field name="evidenceTxt" span="all" />
      </Block>
      <Block title={text('career')}>
        <Field name="careerFromYmd" />
        <Field name="careerToYmd" />
        <Field name="hireYmd" />
      </Block>
      <Block title={text('proof')}>
        <div className="span-all">
          <Attachments resource={eduExempt} name="evidence" taskKey={row?.eduExemptNo} editable={editable} />
        </div>
      </Block>
      {row?.decideUserId && (
        <Block title={text('decision')}>
          <Field name="decideUserId" />
          <Field name="decideDt" />
        </Block>
      )}
    </>
  )
}

/** One exemption with its proof. */
export function EduExemptDetailPage() {
  const text = useTexts(resultTexts)
  const tab = useTab()
  return (
    <RecordPage
      resource={eduExempt}
      list={tab.menu.routePath}
      nameOf={(row) => row.eduExemptCd ?? text('exemption')}
      tags={({ data }) => <span>{data.personNm}</span>}
      form={(form) => <ExemptFields form={form} />}
    />
  )
}

/** The kind of work is read whole; whether it is short stands in the record. */
const behind = ['shortTermYn'] as const
/** 특별교육 현황 (education/status/eduSpecial): due, before the work, going on, done, late. */
export function EduSpecialPage() {
  const text = useTexts(resultTexts)
  const today = useToday()
  const [query, setQuery] = useTabQuery(eduAssign)
  return (
    <RegisterPage
      resource={eduAssign}
      help={text('help.special')}
      card={assignCard}
      removable={false}
      widths={{ personNm: 110, specialWorkNo: 200 }}
      hidden={behind}
      first={{ firstWorkYmd: today }}
      form={(form) => <AssignFields form={form} />}
    >
      <StateTiles resource={eduAssign} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}

function AssignFields({ form }: { form: RecordFormHandle<typeof eduAssign> }) {
  const text = useTexts(resultTexts)
  const { Field, detail } = form
  const row = detail?.data
  return (
    <>
      <Block title={text('duty')}>
        <Field name="userId" readOnly={row !== undefined} />
        <Field name="vendorWorkerNo" readOnly={row !== undefined} />
        <Field name="specialWorkNo" readOnly={row !== undefined} />
        <Field name="firstWorkYmd" />
        <Field name="shortTermYn" />
        <Field name="remark" span="all" />
      </Block>
      {row && (
        <Block title={text('progress')}>
          <Field name="requiredMin" />
          <Field name="preMin" />
          <Field name="recogMin" />
          <Field name="dueYmd" />
          <Field name="preDoneYmd" />
          <Field name="doneYmd" />
          {row.permitNo != null && <Field name="permitNo" />}
        </Block>
      )}
    </>
  )
}

/** One assignment to a work of special education. */
export function EduAssignDetailPage() {
  const text = useTexts(resultTexts)
  const tab = useTab()
  return (
    <RecordPage
      resource={eduAssign}
      list={tab.menu.routePath}
      nameOf={(row) => row.personNm ?? text('duty')}
      tags={({ data }) => <span>{data.specialWorkNm}</span>}
      form={(form) => <AssignFields form={form} />}
    />
  )
}
