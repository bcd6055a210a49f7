import { CheckOutlined } from '@ant-design/icons'
import { Alert, Button, Input } from 'antd'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { showMoment } from '../../../core/shared/dates.ts'
import { yes } from '../../../core/shared/session.ts'
import { ApiError } from '../../../core/web/api.ts'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { Attachments } from '../../../core/web/attach/Attachments.tsx'
import { PageHeader } from '../../../core/web/page/PageHeader.tsx'
import { Gate } from '../../../core/web/page/PageStates.tsx'
import { useSpoken } from '../../../core/web/text/labels.ts'
import { useTab } from '../../../core/web/TabHost.tsx'
import { answerMax, answerMin, type ReaderRow } from '../notice-answers.rule.ts'
import { notice } from '../notice.resource.ts'
import { useReaderNotice, useReading } from './notice-calls.ts'
import { NoticeReplies } from './NoticeReplies.tsx'
import { NoticeTags } from './NoticeTags.tsx'
import { NoticeText } from './NoticeText.tsx'
import './notice.css'
import { noticeTexts } from './notice.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { platformForms } from '../../record-pages.rule.ts'

/** One notice for its reader. Opening it reads it; a must-read one is confirmed. */
export function NoticeDetailPage() {
  const { params } = useTab()
  const { data, error, isLoading, refetch } = useReaderNotice(params.get('no') ?? '')
  return (
    <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
      {({ data: row, manage }) => <NoticeDetail key={row.noticeNo} row={row} manage={manage} />}
    </Gate>
  )
}

function NoticeDetail({ row, manage }: { row: ReaderRow; manage: boolean }) {
  const text = useTexts(noticeTexts)
  const tab = useTab()
  const spoken = useSpoken(notice)
  useEffect(() => tab.setTitle(row.title), [tab, row.title])
  useFirstReading(row)
  return (
    <article className="notice-page notice-detail">
      <PageHeader
        title={row.title}
        tags={<NoticeTags row={row} />}
        extra={
          manage && (
            <Button onClick={() => tab.open(addressOf(platformForms.notice, row.noticeNo))}>
              {text('edit')}
            </Button>
          )
        }
      />
      <p className="notice-more">
        {row.createUserNm} · {text('period', { from: row.fromYmd, to: row.toYmd })}
        {!yes(row.mustReadYn) && row.readDt && ` · ${text('read', { moment: showMoment(row.readDt) })}`}
      </p>
      {!row.mine && manage && (
        <Alert
          type="info"
          showIcon
          title={
            row.state === 'posted'
              ? text('preview')
              : text('notPosted', { state: spoken.states?.[row.state] ?? '' })
          }
        />
      )}
      <NoticeText text={row.cont} />
      {row.fileCnt > 0 && (
        <Attachments resource={notice} name="document" taskKey={row.noticeNo} editable={false} />
      )}
      {row.mine && yes(row.mustReadYn) && (
        <div className="notice-confirm">
          {row.confirmDt ? (
            <span className="notice-done">
              <CheckOutlined aria-hidden /> {text('confirmed', { moment: showMoment(row.confirmDt) })}
            </span>
          ) : (
            <Confirmation row={row} />
          )}
          {row.answerTxt && (
            <p className="notice-answer">
              <b>{row.questionTxt}</b> {row.answerTxt}
            </p>
          )}
        </div>
      )}
      {row.state === 'posted' && <NoticeReplies noticeNo={row.noticeNo} />}
    </article>
  )
}

/** The reader confirms a must-read notice; where it asks something, with an answer. */
function Confirmation({ row }: { row: ReaderRow }) {
  const text = useTexts(noticeTexts)
  const ask = useNotice()
  const { confirm } = useReading()
  const [answer, setAnswer] = useState('')
  const id = useId()
  const asks = Boolean(row.questionTxt)
  const send = async () => {
    try {
      await confirm(row.noticeNo, asks ? answer : undefined)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      ask.failure(error)
    }
  }
  return (
    <>
      {asks && (
        <label className="notice-question" htmlFor={id}>
          <b>{row.questionTxt}</b>
          <Input.TextArea
            id={id}
            rows={2}
            maxLength={answerMax}
            value={answer}
            onChange={({ target }) => setAnswer(target.value)}
          />
        </label>
      )}
      <span>
        {text('confirmAsk')} {row.readDueYmd && <b>{text('confirmBy', { day: row.readDueYmd })}</b>}
      </span>
      <Button
        type="primary"
        icon={<CheckOutlined aria-hidden />}
        disabled={asks && answer.trim().length < answerMin}
        onClick={() => void send()}
      >
        {text('confirm')}
      </Button>
    </>
  )
}

/** The first time that it is shown to its reader is written down. */
function useFirstReading(row: ReaderRow): void {
  const { read } = useReading()
  const write = useEffectEvent(() => {
    if (row.mine && row.readDt === null) void read(row.noticeNo).catch(() => undefined)
  })
  useEffect(() => write(), [])
}
