import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Button, Segmented, Tag } from 'antd'
import { api } from '../../../../core/web/api.ts'
import { useCodes } from '../../../../core/web/data/lookups.ts'
import { ownPlant, useOwnScope } from '../../../../core/web/data/own-scope.ts'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { StateTiles } from '../../../../core/web/list/StateTiles.tsx'
import { useTabQuery } from '../../../../core/web/list/use-tab-query.ts'
import { Gate } from '../../../../core/web/page/PageStates.tsx'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { eduExam } from '../edu-exam.resource.ts'
import { picks } from '../exam-codes.rule.ts'
import type { PreviewQuestion } from '../exam-answers.rule.ts'
import { examTexts } from './exam.texts.ts'
import { FilePicture } from './FilePicture.tsx'
import './exam.css'

const card = { title: 'examNm', facts: ['eduTypeNm', 'questionQty', 'timeLimitMin', 'passScore'] } as const
const first = {
  pickCd: picks.draw,
  questionQty: 20,
  highPct: 20,
  midPct: 50,
  lowPct: 30,
  timeLimitMin: 30,
  passScore: 60,
  maxTryCnt: 3,
  waitMin: 10,
  openAnswerCd: 'ended',
} as const

/** 시험관리 (education/exam/eduExam) */
export function EduExamPage() {
  const text = useTexts(examTexts)
  const own = useOwnScope()
  const [query, setQuery] = useTabQuery(eduExam)
  return (
    <RegisterPage
      resource={eduExam}
      help={text('help.exam')}
      card={card}
      first={{ ...first, ...ownPlant(own) }}
      widths={{ examNm: 240 }}
      form={(form) => <ExamFields form={form} />}
    >
      <StateTiles resource={eduExam} query={query} onQuery={setQuery} />
    </RegisterPage>
  )
}

function ExamFields({ form }: { form: RecordFormHandle<typeof eduExam> }) {
  const text = useTexts(examTexts)
  const { Field, Lines, editable } = form
  return (
    <>
      <Block title={text('basics')}>
        <Field name="examNm" span={2} />
        <Field name="plantCd" />
        <Field name="eduTypeCd" />
        <Field name="eduCourseNo" span={2} />
        <Field name="selfYn" />
        <Field name="guideTxt" span="all" />
      </Block>
      <Block title={text('drawing')}>
        <Field name="pickCd" span={2} />
        <Field name="questionQty" />
        <Field name="shuffleYn" />
        <Field name="highPct" />
        <Field name="midPct" />
        <Field name="lowPct" />
        <Field name="legalItemCds" span="all" />
        <Lines name="questions" columns={{ eduQuestionNo: { width: 520, editable } }} />
      </Block>
      <Block title={text('rules')}>
        <Field name="timeLimitMin" />
        <Field name="passScore" />
        <Field name="maxTryCnt" />
        <Field name="waitMin" />
        <Field name="relearnYn" />
        <Field name="openAnswerCd" span={2} />
      </Block>
    </>
  )
}

/** One exam, with a paper as somebody might get it. */
export function EduExamDetailPage() {
  const text = useTexts(examTexts)
  const tab = useTab()
  return (
    <RecordPage
      resource={eduExam}
      list={tab.menu.routePath}
      nameOf={(row) => row.examNm ?? text('exam')}
      form={(form) => <ExamFields form={form} />}
    >
      {({ data }) => tab.canWrite && <Preview examNo={data.examNo} updateDt={data.updateDt} />}
    </RecordPage>
  )
}

function Preview({ examNo, updateDt }: { examNo: number; updateDt: string }) {
  const text = useTexts(examTexts)
  const [langCd, setLangCd] = useState<string>()
  const { data: codes } = useCodes('LANG')
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [eduExam.name, 'preview', examNo, updateDt, langCd],
    enabled: langCd !== undefined,
    staleTime: Infinity,
    queryFn: async ({ signal }) =>
      (
        await api.get<{ data: PreviewQuestion[] }>(
          `${eduExam.path}/${examNo}/preview`,
          { langCd },
          { signal },
        )
      ).data,
  })
  return (
    <Block title={text('preview')}>
      <div className="span-all exam-acts">
        <Segmented
          aria-label={text('language')}
          value={langCd ?? ''}
          options={(codes ?? []).map(({ code, codeNm }) => ({ value: code, label: codeNm }))}
          onChange={setLangCd}
        />
        {langCd !== undefined && <Button onClick={() => void refetch()}>{text('previewAgain')}</Button>}
      </div>
      {langCd !== undefined && (
        <div className="span-all">
          <Gate data={data} error={error} loading={isFetching} onRetry={() => void refetch()}>
            {(paper) => (
              <ol className="exam-preview">
                {paper.map((question) => (
                  <li key={question.text}>
                    <p className="exam-question">
                      {question.text} <Tag>{question.difficultyCd}</Tag>
                    </p>
                    {question.fileNo !== null && (
                      <FilePicture fileNo={question.fileNo} alt={text('picture')} />
                    )}
                    {question.choices.map(({ at, text: choice }) => (
                      <p key={at}>
                        {question.key.includes(at) ? '● ' : '○ '}
                        {choice}
                      </p>
                    ))}
                    {question.choices.length === 0 && (
                      <p>
                        {text('key')}: {question.key.join(', ')}
                      </p>
                    )}
                  </li>
                ))}
              </ol>
            )}
          </Gate>
        </div>
      )}
    </Block>
  )
}
