import { useState } from 'react'
import { Button, Checkbox, Input, Tag } from 'antd'
import { showMoment } from '../../../core/shared/dates.ts'
import { yes } from '../../../core/shared/session.ts'
import { ApiError } from '../../../core/web/api.ts'
import { BusyButton } from '../../../core/web/components/BusyButton.tsx'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { replyMax, type Reply } from '../notice-answers.rule.ts'
import { useReplies, useReplying } from './notice-calls.ts'
import { noticeTexts } from './notice.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** 질의: readers' questions about a notice and the replies (mgt 2). */
export function NoticeReplies({ noticeNo }: { noticeNo: number }) {
  const text = useTexts(noticeTexts)
  const { data: replies } = useReplies(noticeNo)
  const [answered, setAnswered] = useState<number>()
  if (!replies) return null
  const questions = replies.filter(({ upReplyNo }) => upReplyNo === null)
  return (
    <section className="notice-replies" aria-label={text('questions', { count: '' }).trim()}>
      <h2>{text('questions', { count: String(questions.length) })}</h2>
      {questions.length > 0 && (
        <ul>
          {questions.map((question) => (
            <li key={question.replyNo}>
              <ReplyText noticeNo={noticeNo} reply={question} />
              {replies.filter(({ upReplyNo }) => upReplyNo === question.replyNo).length > 0 && (
                <ul>
                  {replies
                    .filter(({ upReplyNo }) => upReplyNo === question.replyNo)
                    .map((reply) => (
                      <li key={reply.replyNo}>
                        <ReplyText noticeNo={noticeNo} reply={reply} />
                      </li>
                    ))}
                </ul>
              )}
              {question.mayAnswer &&
                (answered === question.replyNo ? (
                  <ReplyForm noticeNo={noticeNo} question={question} onDone={() => setAnswered(undefined)} />
                ) : (
                  <Button size="small" onClick={() => setAnswered(question.replyNo)}>
                    {text('answer')}
                  </Button>
                ))}
            </li>
          ))}
        </ul>
      )}
      <ReplyForm noticeNo={noticeNo} />
    </section>
  )
}

function ReplyText({ noticeNo, reply }: { noticeNo: number; reply: Reply }) {
  const text = useTexts(noticeTexts)
  const notice = useNotice()
  const { remove } = useReplying(noticeNo)
  const takeBack = () =>
    remove(reply.replyNo).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      notice.failure(error)
    })
  const who = reply.userNm ? [reply.userNm, reply.placeNm].filter(Boolean).join(' · ') : text('otherCompany')
  return (
    <>
      <p className="notice-more">
        {who} · {showMoment(reply.createDt)} {reply.official && <Tag>{text('official')}</Tag>}
        {!yes(reply.openYn) && reply.upReplyNo === null && <Tag>{text('privateOne')}</Tag>}
        {reply.mayRemove && (
          <Button size="small" type="link" onClick={() => void takeBack()}>
            {text('takeBack')}
          </Button>
        )}
      </p>
      <p className="notice-reply-text">{reply.cont}</p>
    </>
  )
}

function ReplyForm({
  noticeNo,
  question,
  onDone,
}: {
  noticeNo: number
  question?: Reply
  onDone?: () => void
}) {
  const text = useTexts(noticeTexts)
  const { write } = useReplying(noticeNo)
  const [cont, setCont] = useState('')
  const [isPrivate, setPrivate] = useState(false)
  const send = async () => {
    await write({
      cont: cont.trim(),
      ...(question ? { upReplyNo: question.replyNo } : { openYn: isPrivate ? 'N' : 'Y' }),
    })
    setCont('')
    onDone?.()
  }
  const label = question ? text('answer') : text('askHint')
  return (
    <div className="notice-reply-form">
      <Input.TextArea
        rows={2}
        maxLength={replyMax}
        value={cont}
        aria-label={label}
        placeholder={label}
        onChange={({ target }) => setCont(target.value)}
      />
      <div>
        {!question && (
          <Checkbox checked={isPrivate} onChange={({ target }) => setPrivate(target.checked)}>
            {text('onlyUs')}
          </Checkbox>
        )}
        {question && <Button onClick={onDone}>{text('cancel')}</Button>}
        <BusyButton type={question ? 'primary' : 'default'} disabled={cont.trim() === ''} action={send}>
          {question ? text('answer') : text('ask')}
        </BusyButton>
      </div>
    </div>
  )
}
