import { defined } from '../../../../core/shared/defined.ts'
import { useId, useRef, useState } from 'react'
import { CheckCircleFilled, CloseCircleFilled, EditOutlined, MinusCircleOutlined } from '@ant-design/icons'
import { Button, Input, Radio, type InputRef } from 'antd'
import { momentOf, showMoment } from '../../../../core/shared/dates.ts'
import { ApiError } from '../../../../core/web/api.ts'
import { serverNow } from '../../../../core/web/server-time.ts'
import { useCodes } from '../../../../core/web/data/lookups.ts'
import { pinLength } from '../../../../platform/kiosk/kiosk.rule.ts'
import { crewKeyOf } from '../crew.rule.ts'
import { answerOf, lmraQuestions, missingAnswers, type LmraQuestion } from '../permit-attend.rule.ts'
import type { WorkPermit } from '../work-permit.resource.ts'
import './attend.css'
import { attendTexts } from './attend.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

const questions = Object.keys(lmraQuestions) as LmraQuestion[]
export interface AttendBody {
  vendorWorkerNo?: number
  pinPwd?: string
  lmraCds: string[]
  reasonTxt?: string
}

/** What somebody has answered but not signed yet; never his PIN. */
export interface AttendDraft {
  key: number | string
  answers: Partial<Record<LmraQuestion, boolean>>
  reasonTxt: string
}

/**
 * Everybody of the crew with his signature under the meeting of today, and the form with which he gives it:
 * five questions, each answered by itself.
 */
export function AttendList({
  permit,
  userId,
  mayForWorkers,
  busy,
  left,
  onKeep,
  onAnswer,
}: {
  permit: WorkPermit
  userId: string | undefined
  /** Vendor's workers sign at this person's device. */
  mayForWorkers: boolean
  busy: boolean
  /** With what the list begins: answers that were interrupted. */
  left?: AttendDraft | undefined
  onKeep?: (draft: AttendDraft | undefined) => void
  /** Rejects with the refusal, which stands at the form. */
  onAnswer: (body: AttendBody) => Promise<unknown>
}) {
  const text = useTexts(attendTexts)
  const [open, setOpen] = useState<number | string | undefined>(left?.key)
  const now = momentOf(serverNow())
  const missing = missingAnswers(permit, now)
  return (
    <div className="attend">
      <p className="permit-note">
        {text('signed', { count: permit.workers.length - missing.length, all: permit.workers.length })}
      </p>
      <ul>
        {permit.workers.map((worker) => {
          const key = crewKeyOf(worker)
          if (key === null) return null
          const name = worker.vendorWorkerNm ?? worker.workerUserNm ?? String(key)
          const answer = answerOf(permit, key, now)
          const noCount = (answer?.lmraCds ?? []).length
          const at = answer ? showMoment(answer.attendDt).slice(11, 16) : ''
          const Icon = !answer ? MinusCircleOutlined : noCount > 0 ? CloseCircleFilled : CheckCircleFilled
          const may = typeof key === 'number' ? mayForWorkers : key === userId
          return (
            <li key={key} data-answer={!answer ? 'none' : noCount > 0 ? 'no' : 'yes'}>
              <div>
                <Icon aria-hidden />
                <strong>{name}</strong>
                <span className="permit-note">
                  {!answer
                    ? text('todo')
                    : noCount > 0
                      ? text('refused', { at, count: noCount })
                      : text('done', { at })}
                </span>
                {may && open !== key && (
                  <Button
                    size="large"
                    icon={<EditOutlined aria-hidden />}
                    type={answer && noCount === 0 ? 'default' : 'primary'}
                    aria-label={`${name} ${text(answer ? 'again' : 'open')}`}
                    onClick={() => setOpen(key)}
                  >
                    {text(answer ? 'again' : 'open')}
                  </Button>
                )}
              </div>
              {may && open === key && (
                <AnswerForm
                  name={name}
                  needsPin={typeof key === 'number'}
                  started={permit.state !== 'approved'}
                  busy={busy}
                  left={left?.key === key ? left : undefined}
                  onKeep={(draft) => onKeep?.({ key, ...draft })}
                  onSend={async (body) => {
                    await onAnswer({
                      ...body,
                      ...defined({ vendorWorkerNo: typeof key === 'number' ? key : undefined }),
                    })
                    setOpen(undefined)
                    onKeep?.(undefined)
                  }}
                />
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function AnswerForm({
  name,
  needsPin,
  started,
  busy,
  left,
  onKeep,
  onSend,
}: {
  name: string
  needsPin: boolean
  /** A no stops a work that goes on; before the start it sends the permit back to the review. */
  started: boolean
  busy: boolean
  left: AttendDraft | undefined
  onKeep: (draft: Omit<AttendDraft, 'key'>) => void
  onSend: (body: AttendBody) => Promise<void>
}) {
  const text = useTexts(attendTexts)
  const { data: codes = [] } = useCodes('PTW_LMRA')
  const [answers, setAnswers] = useState(left?.answers ?? {})
  const [pinPwd, setPin] = useState('')
  const [reasonTxt, setReason] = useState(left?.reasonTxt ?? '')
  const [refusal, setRefusal] = useState<string>()
  const pin = useRef<InputRef>(null)
  const errorId = useId()
  const no = questions.filter((question) => answers[question] === false)
  const ready =
    questions.every((question) => answers[question] !== undefined) &&
    (!needsPin || pinPwd.length === pinLength)
  const labelOf = (question: LmraQuestion) =>
    codes.find(({ code }) => code === question)?.codeNm ?? String(lmraQuestions[question])
  const send = async () => {
    setRefusal(undefined)
    try {
      await onSend({
        lmraCds: no,
        pinPwd: needsPin ? pinPwd : undefined,
        reasonTxt: reasonTxt || undefined,
      })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { fields, reasons } = error.body
      setRefusal([...fields, ...reasons].map(({ message }) => message).join(' ') || error.message)
      // A wrong PIN is typed anew; the answers stand.
      setPin('')
      pin.current?.focus()
    }
  }
  return (
    <form
      aria-label={text('form', { name })}
      onSubmit={(event) => {
        event.preventDefault()
        if (ready && !busy) void send()
      }}
    >
      {questions.map((question) => (
        <div key={question} className="attend-question">
          <span id={`lmra-${question}`}>{labelOf(question)}</span>
          <Radio.Group
            size="large"
            optionType="button"
            buttonStyle="solid"
            aria-labelledby={`lmra-${question}`}
            value={answers[question]}
            options={[
              { value: true, label: text('yes') },
              { value: false, label: text('no') },
            ]}
            onChange={({ target }) => {
              const next = { ...answers, [question]: target.value as boolean }
              setAnswers(next)
              onKeep({ answers: next, reasonTxt })
            }}
          />
        </div>
      ))}
      {no.length > 0 && (
        <Input
          size="large"
          aria-label={text('why')}
          placeholder={text('why')}
          maxLength={500}
          value={reasonTxt}
          onChange={({ target }) => {
            setReason(target.value)
            onKeep({ answers, reasonTxt: target.value })
          }}
        />
      )}
      <div className="attend-send">
        {needsPin && (
          <Input.Password
            ref={pin}
            status={refusal ? 'error' : ''}
            aria-describedby={refusal ? errorId : undefined}
            aria-label={text('pin', { name })}
            size="large"
            inputMode="numeric"
            autoComplete="off"
            maxLength={pinLength}
            placeholder={text('digits')}
            value={pinPwd}
            onChange={({ target }) => setPin(target.value.replaceAll(/\D/g, ''))}
          />
        )}
        <Button
          size="large"
          type="primary"
          danger={started && no.length > 0}
          htmlType="submit"
          loading={busy}
          disabled={!ready}
        >
          {text(no.length === 0 ? 'send' : started ? 'sendNo' : 'sendBack')}
        </Button>
        {refusal && (
          <p id={errorId} role="alert" className="permit-bad">
            {refusal}
          </p>
        )}
      </div>
    </form>
  )
}
