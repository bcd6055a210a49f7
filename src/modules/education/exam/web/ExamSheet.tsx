import { useEffect, useState } from 'react'
import { Button, Checkbox, Input, Radio } from 'antd'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { questionTypes } from '../exam-codes.rule.ts'
import type { ShownQuestion, TakeAnswer } from '../my-exam.rule.ts'
import { myExamTexts } from './my-exam.texts.ts'
import { PaperPicture } from './PaperPicture.tsx'
import { useAnswers } from './use-answers.ts'
import { useTimeLeft } from './use-time-left.ts'

interface SheetProps {
  take: TakeAnswer
  onEnded: (take: TakeAnswer) => void
}
const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
/** The last minute is told to who does not see the clock. */
const lastSeconds = 60

/** The paper, one question a page: the clock is the server's, and every answer is kept. */
export function ExamSheet({ take, onEnded }: SheetProps) {
  const text = useTexts(myExamTexts)
  const notice = useNotice()
  const questions = take.questions!
  const [place, setPlace] = useState(0)
  const sheet = useAnswers(take, onEnded)
  const { answers, answer, handIn, mark, leaves } = sheet
  const left = useTimeLeft(take.dueDt, take.nowDt)
  const isOver = left === 0
  // The end is the server's: what was kept counts.
  useEffect(() => {
    if (isOver) void handIn().catch(notice.failure)
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the time ends
  }, [isOver])
  const open = questions.filter((_, at) => (answers[String(at)] ?? []).length === 0).length
  const ask = async () => {
    const sure = open > 0 ? text('handInSure', { n: open }) : text('handInAll')
    if (await notice.confirm(sure)) await handIn()
  }
  const question = questions[place]!
  const isLast = place === questions.length - 1
  return (
    <div className="exam-sheet">
      <PageHeader title={take.examNm} />
      <div className="exam-bar">
        <span className="exam-clock" role="timer" aria-label={text('left')}>
          {text('left')} {clock(left)}
        </span>
        <span>{text('question', { n: place + 1, all: questions.length })}</span>
        <span role="status">{text(mark)}</span>
        {leaves > 0 && <span>{text('leaves', { n: leaves })}</span>}
        {left <= lastSeconds && (
          <span role="alert" className="visually-hidden">
            {text('left')} {lastSeconds}s
          </span>
        )}
      </div>
      <section className="exam-card" aria-labelledby="exam-question">
        <p className="exam-question" id="exam-question">
          {place + 1}. {question.text} ({text('point', { n: question.point })})
        </p>
        {question.fileNo !== null && (
          <PaperPicture takeNo={take.takeNo} fileNo={question.fileNo} alt={text('picture')} />
        )}
        <AnswerInput
          key={place}
          question={question}
          value={answers[String(place)] ?? []}
          onChange={(value) => answer(place, value)}
        />
      </section>
      <div className="exam-acts">
        <Button disabled={place === 0} onClick={() => setPlace(place - 1)}>
          {text('before')}
        </Button>
        <Button type={isLast ? 'default' : 'primary'} disabled={isLast} onClick={() => setPlace(place + 1)}>
          {text('next')}
        </Button>
        <BusyButton type={isLast ? 'primary' : 'default'} action={ask}>
          {text('handIn')}
        </BusyButton>
      </div>
      <nav className="exam-map" aria-label={text('map')}>
        {questions.map((_, at) => {
          const isDone = (answers[String(at)] ?? []).length > 0
          return (
            <Button
              // oxlint-disable-next-line react/no-array-index-key -- the place is what the question is known by
              key={at}
              size="small"
              type={isDone ? 'primary' : 'default'}
              ghost={isDone}
              aria-current={at === place}
              aria-label={text(isDone ? 'answered' : 'place', { n: at + 1 })}
              onClick={() => setPlace(at)}
            >
              {at + 1}
            </Button>
          )
        })}
      </nav>
    </div>
  )
}

interface AnswerProps {
  question: ShownQuestion
  value: readonly string[]
  onChange: (value: string[]) => void
}
function AnswerInput({ question, value, onChange }: AnswerProps) {
  const text = useTexts(myExamTexts)
  if (question.typeCd === questionTypes.short)
    return (
      <Input
        aria-label={text('yourAnswer')}
        maxLength={200}
        value={value[0] ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? [] : [target.value])}
      />
    )
  if (question.typeCd === questionTypes.multi)
    return (
      <>
        <p>{text('several')}</p>
        <Checkbox.Group
          className="exam-choices"
          value={[...value]}
          options={question.choices.map(({ at, text: label }) => ({ value: at, label }))}
          onChange={onChange}
        />
      </>
    )
  const options =
    question.typeCd === questionTypes.ox
      ? [
          { value: 'O', label: text('right') },
          { value: 'X', label: text('wrong') },
        ]
      : question.choices.map(({ at, text: label }) => ({ value: at, label }))
  return (
    <Radio.Group
      className="exam-choices"
      aria-labelledby="exam-question"
      value={value[0]}
      options={options}
      onChange={({ target }) => onChange([String(target.value)])}
    />
  )
}
