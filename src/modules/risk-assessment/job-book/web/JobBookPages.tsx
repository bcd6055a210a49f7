import { defined } from '../../../../core/shared/defined.ts'
import { ownPlant, useOwnScope } from '../../../../core/web/data/own-scope.ts'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { useFormValue } from '../../../../core/web/form/use-form-value.ts'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { assessmentTypes } from '../../risk-codes.rule.ts'
import { rsaJobBook } from '../rsa-job-book.resource.ts'
import { bookTypeOf } from './book-leaves.ts'
import { BookChanges } from './BookChanges.tsx'
import { jobBookTexts } from './job-book.texts.ts'

const card = { title: 'jobBookNm', facts: ['jobBookCd', 'verNo', 'deptNm'] } as const
const behind = ['rsaTypeCd', 'plantCd', 'lookYmd'] as const

/** 작업위험 표준서 (rsa/jobRiskBook/jobBookList?type=…): the books of one method. */
export function JobBookPage() {
  const say = useTexts(jobBookTexts)
  const tab = useTab()
  const own = useOwnScope()
  const rsaTypeCd = bookTypeOf(tab.menu.frontEndUrl)
  const defaults = { rsaTypeCd: [rsaTypeCd] }
  const [query, setQuery] = useTabQuery(rsaJobBook, defaults)
  return (
    <RegisterPage
      resource={rsaJobBook}
      files={['document']}
      help={say('help')}
      card={card}
      hidden={behind}
      defaults={defaults}
      first={{
        ...ownPlant(own),
        ...defined({ deptCd: own.deptCd ?? undefined }),
        rsaTypeCd,
        jobTypeCd: 'routine',
      }}
      form={(form) => <BookFields form={form} />}
      widths={{ jobBookNm: 240 }}
    >
      <StateTiles resource={rsaJobBook} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}

const usual = {
  stepNo: { width: 60 },
  stepTxt: { width: 150 },
  hazardKindCd: { width: 130 },
  hazardTxt: { width: 260 },
  occurTypeCd: { width: 110 },
  controlTxt: { width: 200 },
  measureTxt: { width: 200 },
  freq: { width: 60 },
  sev: { width: 60 },
  expFreq: { width: 60 },
  expSev: { width: 60 },
}
const behindOthers = { hidden: true }
const ofSubstances = {
  sortOrder: { width: 48 },
  taskTxt: { width: 130 },
  chemNo: { width: 124 },
  prodNo: { width: 124 },
  substanceTxt: { width: 110 },
  compNo: behindOthers,
  contentPct: behindOthers,
  formCd: { width: 84 },
  dustLvCd: { width: 88 },
  dayQty: { width: 84 },
  dayUnitCd: { width: 64 },
  useTemp: { width: 84 },
  ventCd: { width: 96 },
  measureTxt: behindOthers,
  hierCd: behindOthers,
}

function BookFields({ form }: { form: RecordFormHandle<typeof rsaJobBook> }) {
  const say = useTexts(jobBookTexts)
  const { Field, Lines, detail } = form
  const rsaTypeCd = useFormValue(form, 'rsaTypeCd')
  const isJsa = rsaTypeCd === assessmentTypes.jsa
  const isCharm = rsaTypeCd === assessmentTypes.charm
  return (
    <>
      <Block title={say('job')}>
        {detail && <Field name="jobBookCd" />}
        {detail && <Field name="verNo" />}
        <Field name="jobBookNm" span={2} />
        <Field name="rsaTypeCd" readOnly={Boolean(detail)} />
        <Field name="plantCd" readOnly={Boolean(detail)} />
        <Field name="deptCd" />
        <Field name="processNo" />
        <Field name="jobTypeCd" />
        <Field name="freqTxt" />
        <Field name="remark" span="all" />
        {detail?.data.replaceNo && <Field name="replaceNo" />}
        {detail?.data.fromTargetNo && <Field name="fromTargetNo" />}
        {detail?.data.approveDt && <Field name="approveUserId" />}
        {detail?.data.approveDt && <Field name="approveDt" />}
      </Block>
      {isJsa && (
        <Block title={say('kinds')}>
          <Field name="permitTypeCd" />
          <Field name="supplCds" span="all" />
        </Block>
      )}
      {isJsa && (
        <Block title={say('jra')}>
          <Field name="jraSevCd" span="all" />
          <Field name="jraRepeatCd" span="all" />
          <Field name="jraProbCd" span="all" />
          {detail && <Field name="jraScore" />}
        </Block>
      )}
      <Block title={say(isCharm ? 'substances' : 'rows')}>
        {isCharm ? (
          <Lines name="substances" blank={{}} columns={ofSubstances} />
        ) : (
          <Lines name="rows" blank={{}} columns={usual} />
        )}
      </Block>
    </>
  )
}

/** One book: its rows, what is different from the version before, and the standards that belong to it. */
export function JobBookDetailPage() {
  const say = useTexts(jobBookTexts)
  const tab = useTab()
  return (
    <RecordPage
      resource={rsaJobBook}
      list={tab.menu.routePath}
      help={say('help')}
      nameOf={({ jobBookCd, verNo }) => `${jobBookCd ?? ''} v${verNo ?? 1}`}
      form={(form) => <BookFields form={form} />}
    >
      {({ data, editable }) => (
        <>
          {data.replaceNo !== null && <BookChanges replaceNo={data.replaceNo} rows={data.rows} />}
          <Block title={say('documents')}>
            <div className="span-all">
              <Attachments
                resource={rsaJobBook}
                name="document"
                taskKey={data.rsaJobBookNo}
                editable={editable.length === 0}
              />
            </div>
          </Block>
        </>
      )}
    </RecordPage>
  )
}
