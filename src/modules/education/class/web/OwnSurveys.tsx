import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Form, Input, Radio } from 'antd'
import { showMoment } from '../../../../core/shared/dates.ts'
import { api, ApiError, type Answer } from '../../../../core/web/api.ts'
import { FormDialog } from '../../../../core/web/components/FormDialog.tsx'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { surveyScores, type OwnSurvey } from '../survey/survey.rule.ts'
import { surveyTexts } from './survey.texts.ts'

const surveyKey = ['eduSurvey', 'own'] as const
const marks = [1, 2, 3, 4, 5].map((value) => ({ value, label: String(value) }))

/** Classes of the last days that ask what the caller thought of them; nothing where none does. */
export function OwnSurveys() {
  const text = useTexts(surveyTexts)
  const [asked, setAsked] = useState<OwnSurvey>()
  const { data } = useQuery({
    queryKey: surveyKey,
    queryFn: ({ signal }) =>
      api.get<Answer<OwnSurvey[]>>('/api/saf/education/own/survey', undefined, { signal, quiet: true }),
    select: (answer) => answer.data,
  })
  if (!data || data.length === 0) return null
  return (
    <section className="edu-block" aria-label={text('title')}>
      <h2>{text('title')}</h2>
      <ul className="edu-list">
        {data.map((each) => (
          <li key={each.eduClassNo}>
            <span>
              <strong>{each.classNm}</strong>
              <br />
              {showMoment(each.endDt)}
            </span>
            <Button onClick={() => setAsked(each)}>{text('answer')}</Button>
          </li>
        ))}
      </ul>
      {asked && <SurveyDialog survey={asked} onClose={() => setAsked(undefined)} />}
    </section>
  )
}

function SurveyDialog({ survey, onClose }: { survey: OwnSurvey; onClose: () => void }) {
  const text = useTexts(surveyTexts)
  const notice = useNotice()
  const queries = useQueryClient()
  const [form] = Form.useForm<Record<string, unknown>>()
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    try {
      await api.post('/api/saf/education/own/survey', {
        ...form.getFieldsValue(true),
        eduClassNo: survey.eduClassNo,
      })
      notice.toast(text('thanks'))
      await queries.invalidateQueries({ queryKey: surveyKey })
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const known = error.body.fields.filter(({ path }) => path !== 'eduClassNo')
      form.setFields(known.map(({ path, message }) => ({ name: path, errors: [message] })))
      if (known.length === 0) notice.failure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <FormDialog
      open
      form={form}
      title={survey.classNm}
      okText={text('send')}
      cancelText={text('cancel')}
      confirmLoading={busy}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <p>{text('scale')}</p>
      <Form form={form} layout="vertical" name="class-survey">
        {surveyScores.map((name) => (
          <Form.Item key={name} name={name} label={text(name)} required>
            <Radio.Group block optionType="button" options={marks} aria-label={text(name)} />
          </Form.Item>
        ))}
        <Form.Item name="opinionTxt" label={text('opinionTxt')}>
          <Input.TextArea maxLength={500} rows={4} />
        </Form.Item>
      </Form>
    </FormDialog>
  )
}
