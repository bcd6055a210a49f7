import { useState } from 'react'
import { ShareAltOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button, Checkbox, Form, Input, Radio } from 'antd'
import { addDays } from '../../../../core/shared/dates.ts'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { api } from '../../../../core/web/api.ts'
import { FormDialog } from '../../../../core/web/components/FormDialog.tsx'
import { useCodes } from '../../../../core/web/data/lookups.ts'
import { recordPath } from '../../../../core/web/data/query-keys.ts'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { useToday } from '../../../../core/web/use-today.ts'
import { audiences } from '../../../../platform/notice/notice.resource.ts'
import { platformRecords } from '../../../../platform/record-pages.rule.ts'
import { isReadyForLesson, type LessonAnswer, type LessonGiven } from '../event-lesson.rule.ts'
import { lessonTexts } from '../event-lesson.texts.ts'
import { safEvent, type SafEvent } from '../saf-event.resource.ts'
import { useEventCall } from './use-event-call.ts'
import './event.css'

/** The lesson sheet of an event: giving it out, and how many have confirmed and answered it. */
export function LessonBlock({ event }: { event: SafEvent }) {
  const text = useTexts(lessonTexts)
  const tab = useTab()
  const [asking, setAsking] = useState(false)
  const { data } = useQuery({
    queryKey: [safEvent.name, 'lesson', event.safEventNo, event.updateDt],
    queryFn: ({ signal }) =>
      api.get<{ data: LessonAnswer }>(`${recordPath(safEvent, event.safEventNo)}/lesson`, undefined, {
        signal,
      }),
    select: (answer) => answer.data,
    enabled: isReadyForLesson(event),
  })
  if (!data || (!data.given && !data.allowed)) return null
  return (
    <Block
      title={text('lesson')}
      extra={
        data.allowed &&
        tab.canWrite && (
          <Button icon={<ShareAltOutlined aria-hidden />} onClick={() => setAsking(true)}>
            {text('share')}
          </Button>
        )
      }
    >
      {data.given ? <Given given={data.given} /> : <p className="event-wide">{text('none')}</p>}
      {asking && <Share event={event} answer={data} onClose={() => setAsking(false)} />}
    </Block>
  )
}

function Given({ given }: { given: LessonGiven }) {
  const text = useTexts(lessonTexts)
  const tab = useTab()
  const { noticeNo, title, targetCnt, readCnt, readDueYmd, answers } = given
  const address = addressOf(platformRecords.notice, noticeNo)
  const percent = targetCnt === 0 ? 0 : Math.floor((readCnt / targetCnt) * 100)
  return (
    <div className="event-wide">
      <p>
        <a
          href={address}
          onClick={(click) => {
            click.preventDefault()
            tab.open(address)
          }}
        >
          {title}
        </a>{' '}
        · {text('rate', { read: readCnt, targets: targetCnt, percent })}
        {readDueYmd && ` · ${text('due', { day: readDueYmd })}`}
      </p>
      {given.questionTxt && (
        <p>
          <b>{given.questionTxt}</b>
        </p>
      )}
      {answers.length > 0 && (
        <ul className="event-list" aria-label={text('answers', { n: answers.length })}>
          {answers.map((each) => (
            <li key={`${each.placeNm} ${each.userNm} ${each.answerTxt}`}>
              {each.answerTxt}
              <small>
                {each.placeNm} {each.userNm}
              </small>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const usualDays = 14
function Share({ event, answer, onClose }: { event: SafEvent; answer: LessonAnswer; onClose: () => void }) {
  const text = useTexts(lessonTexts)
  const today = useToday()
  const { call, busy } = useEventCall(event)
  const [form] = Form.useForm<Record<string, unknown>>()
  const [everyPlant, setEveryPlant] = useState(false)
  const { data: kinds = [] } = useCodes('NOTICE_AUD')
  const send = async () => {
    const body = { ...form.getFieldsValue(), everyPlantYn: everyPlant ? 'Y' : 'N' }
    if (await call('lesson', body, text('shared'))) onClose()
  }
  return (
    <FormDialog
      open
      form={form}
      title={text('share')}
      okText={text('share')}
      cancelText={text('cancel')}
      confirmLoading={busy}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <p>{text('names')}</p>
      <Form
        form={form}
        layout="vertical"
        name="event-lesson"
        initialValues={{
          ...answer.draft,
          audienceCd: audiences.employees,
          readDueYmd: addDays(today, usualDays),
        }}
      >
        <Form.Item name="title" label={text('title')} required>
          <Input maxLength={100} />
        </Form.Item>
        <Form.Item name="cont" label={text('cont')} required>
          <Input.TextArea rows={9} maxLength={10_000} />
        </Form.Item>
        <Form.Item name="questionTxt" label={text('question')} required>
          <Input.TextArea rows={2} maxLength={300} />
        </Form.Item>
        <Form.Item name="audienceCd" label={text('audience')} required>
          <Radio.Group options={kinds.map(({ code, codeNm }) => ({ value: code, label: codeNm }))} />
        </Form.Item>
        <Form.Item label={text('place')}>
          <Checkbox checked={everyPlant} onChange={({ target }) => setEveryPlant(target.checked)}>
            {text('all')}
          </Checkbox>
        </Form.Item>
        <Form.Item name="readDueYmd" label={text('readDueYmd')} required>
          <Input type="date" min={today} />
        </Form.Item>
      </Form>
    </FormDialog>
  )
}
