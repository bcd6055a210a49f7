import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Segmented } from 'antd'
import { api } from '../../../../core/web/api.ts'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { useCodes } from '../../../../core/web/data/lookups.ts'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { RegisterPage } from '../../../../core/web/list/RegisterPage.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { eduQuestion } from '../edu-question.resource.ts'
import { asLanguage, questionTypes, type ExamLanguage } from '../exam-codes.rule.ts'
import { columnOf, hasChoices } from '../question.rule.ts'
import { examTexts } from './exam.texts.ts'
import { QuestionSheet } from './QuestionSheet.tsx'

const card = {
  title: 'questionTxt',
  facts: ['eduQuestionCd', 'questionTypeNm', 'difficultyNm', 'legalItemNm'],
} as const

/** 문제은행 (education/exam/eduQuestion) */
export function EduQuestionPage() {
  const text = useTexts(examTexts)
  return (
    <RegisterPage
      resource={eduQuestion}
      help={text('help.question')}
      card={card}
      removable={false}
      first={{ questionTypeCd: questionTypes.single, difficultyCd: 'M', pointQty: 5 }}
      widths={{ questionTxt: 420 }}
      toolbar={<QuestionSheet />}
      form={(form) => <QuestionFields form={form} />}
    />
  )
}

function QuestionFields({ form }: { form: RecordFormHandle<typeof eduQuestion> }) {
  const text = useTexts(examTexts)
  const tab = useTab()
  const { Field, detail, antd, editable } = form
  const { data: codes } = useCodes('LANG')
  const [language, setLanguage] = useState<ExamLanguage>('kr')
  const no = detail?.data.eduQuestionNo
  // The answer stands in no record: it is asked for by who may write questions, and laid into the form.
  const hidden = useQuery({
    queryKey: [eduQuestion.name, 'answer', no],
    enabled: no !== undefined && tab.canWrite,
    queryFn: async ({ signal }) =>
      (
        await api.get<{ data: Record<string, string | null> }>(
          `${eduQuestion.path}/${no}/answer`,
          undefined,
          { signal },
        )
      ).data,
  })
  useEffect(() => {
    if (hidden.data) antd.setFieldsValue(hidden.data)
  }, [antd, hidden.data])
  const typeCd = String(antd.getFieldValue('questionTypeCd') ?? '')
  return (
    <>
      <Block title={text('basics')}>
        <Field name="eduTypeCd" />
        <Field name="legalItemCd" />
        <Field name="questionTypeCd" span="all" />
        <Field name="difficultyCd" />
        <Field name="pointQty" />
        <Field name="useYn" />
      </Block>
      <Block title={text('wording')}>
        <div className="span-all">
          <Segmented
            aria-label={text('language')}
            value={language}
            options={(codes ?? []).map(({ code, codeNm }) => ({ value: code, label: codeNm }))}
            onChange={(value) => setLanguage(asLanguage(value))}
          />
        </div>
        <Field key={`q ${language}`} name={columnOf('questionTxt', language)} span="all" />
        {(typeCd === '' || hasChoices(typeCd)) && (
          <Field key={`c ${language}`} name={columnOf('choiceTxt', language)} span="all" />
        )}
        {tab.canWrite && <Field key={`e ${language}`} name={columnOf('explainTxt', language)} span="all" />}
      </Block>
      {tab.canWrite && (
        <Block title={text('answer')}>
          <p className="span-all">{text('answerHint')}</p>
          <Field name="answerTxt" />
        </Block>
      )}
      <Block title={text('picture')}>
        <div className="span-all">
          <Attachments resource={eduQuestion} name="picture" taskKey={no} editable={editable} />
        </div>
      </Block>
    </>
  )
}
