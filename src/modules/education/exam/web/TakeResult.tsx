import { Button, Tag } from 'antd'
import { showMoment } from '../../../../core/shared/dates.ts'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import type { OpenedQuestion, TakeAnswer } from '../my-exam.rule.ts'
import { myExamTexts } from './my-exam.texts.ts'

const wordsOf = (question: OpenedQuestion, given: readonly string[]): string =>
  given.map((each) => question.choices.find(({ at }) => at === each)?.text ?? each).join(', ')

/** How a try ended, and where the exam opens them, the right answers. */
export function TakeResult({ take, onLeave }: { take: TakeAnswer; onLeave: () => void }) {
  const text = useTexts(myExamTexts)
  const { opened, score, state } = take
  return (
    <div className="exam-sheet">
      <PageHeader title={take.examNm} />
      <section className="exam-card">
        <span>
          <Tag color={state === 'passed' ? 'success' : 'error'}>
            {text(state as 'passed' | 'failed' | 'runOut')}
          </Tag>
          {text('try', { n: take.tryCnt })}
        </span>
        <span className="exam-score">{text('score', { n: score ?? 0 })}</span>
        <span>{text('passLine', { n: take.passScore })}</span>
        <span>{showMoment(take.submitDt)}</span>
        {take.leaveCnt > 0 && <span>{text('leaves', { n: take.leaveCnt })}</span>}
        {!opened && <span>{text('closedAnswers')}</span>}
        <div className="exam-acts">
          <Button type="primary" onClick={onLeave}>
            {text('back')}
          </Button>
        </div>
      </section>
      {opened?.map((question, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the place is what the question is known by
        <section key={place} className="exam-opened">
          <p>
            <Tag color={question.right ? 'success' : 'error'}>{question.right ? 'O' : 'X'}</Tag>
            {place + 1}. {question.text}
          </p>
          <p>
            {text('given')}: {wordsOf(question, question.given) || text('unanswered')}
          </p>
          {!question.right && (
            <p>
              {text('key')}: {wordsOf(question, question.key)}
            </p>
          )}
          {question.explain && (
            <p>
              {text('explain')}: {question.explain}
            </p>
          )}
        </section>
      ))}
    </div>
  )
}
