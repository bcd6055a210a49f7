import { useState } from 'react'
import { Alert, Button } from 'antd'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import type { AskedQuestion } from '../check-answers.rule.ts'
import { pathOfAnswer, shownItems, verdictOf, type GivenAnswer } from '../check-score.rule.ts'
import { CheckQuestion, type QuestionPhotos } from './CheckQuestion.tsx'
import { checkAnswersTexts } from './check-answers.texts.ts'
import './check-answers.css'

export interface CheckSheetProps {
  items: readonly AskedQuestion[]
  answers: readonly GivenAnswer[]
  /** Messages at answers, by `pathOfAnswer`. */
  issues: readonly { path: string; message: string }[]
  /** One question after the other, as on a telephone; else all of them below each other. */
  single: boolean
  editable: boolean
  /** Absent where no pictures can be taken, as in a preview. */
  photos?: QuestionPhotos | undefined
  onAnswer: (itemCd: string, part: Partial<GivenAnswer>) => void
}
/** The questions that are asked now, with large answers; nothing is answered before somebody has looked. */
export function CheckSheet(props: CheckSheetProps) {
  const { items, answers, issues, single } = props
  const say = useTexts(checkAnswersTexts)
  const byItem = new Map(answers.map((answer) => [answer.itemCd, answer]))
  const asked = shownItems(items, answers)
  const isOpen = (item: AskedQuestion) => verdictOf(item, byItem.get(item.itemCd)) === undefined
  const done = asked.filter((item) => !isOpen(item)).length
  const question = (item: AskedQuestion) => (
    <CheckQuestion
      key={item.itemCd}
      item={item}
      answer={byItem.get(item.itemCd)}
      messages={issues.filter(({ path }) => path === pathOfAnswer(item.itemCd)).map(({ message }) => message)}
      editable={props.editable}
      photos={props.photos}
      onAnswer={props.onAnswer}
    />
  )
  return (
    <div className="check-sheet">
      <p className="check-progress" aria-live="polite">
        {say('progress', { done, count: asked.length })}
      </p>
      <progress aria-hidden max={Math.max(asked.length, 1)} value={done} />
      {single && props.editable ? (
        <OneByOne asked={asked} isOpen={isOpen} question={question} issues={issues} />
      ) : (
        sectionsOf(asked).map(([name, own]) => (
          <section key={name} aria-label={name || undefined}>
            {name && <h4>{name}</h4>}
            <ol>{own.map(question)}</ol>
          </section>
        ))
      )}
    </div>
  )
}

/** Items below the name of their section, in the order of the sheet. */
function sectionsOf(items: readonly AskedQuestion[]): [name: string, items: AskedQuestion[]][] {
  const sections = new Map<string, AskedQuestion[]>()
  for (const item of items) {
    const name = item.sectionTxt ?? ''
    sections.set(name, [...(sections.get(name) ?? []), item])
  }
  return [...sections]
}

interface OneByOneProps {
  asked: readonly AskedQuestion[]
  isOpen: (item: AskedQuestion) => boolean
  question: (item: AskedQuestion) => React.ReactNode
  issues: CheckSheetProps['issues']
}
function OneByOne({ asked, isOpen, question, issues }: OneByOneProps) {
  const say = useTexts(checkAnswersTexts)
  const first = () => asked.find(isOpen)?.itemCd ?? asked[0]?.itemCd
  const [current, setCurrent] = useState(first)
  const [toldOf, setToldOf] = useState(issues)
  // The first answer that something stands against comes into sight.
  if (toldOf !== issues) {
    setToldOf(issues)
    const wrong = asked.find(({ itemCd }) => issues.some(({ path }) => path === pathOfAnswer(itemCd)))
    if (wrong) setCurrent(wrong.itemCd)
  }
  const at = Math.max(
    asked.findIndex(({ itemCd }) => itemCd === current),
    0,
  )
  const item = asked[at]
  if (!item) return null
  const go = (to: number) => setCurrent(asked[to]?.itemCd)
  const open = asked.find((each, index) => index > at && isOpen(each)) ?? asked.find(isOpen)
  return (
    <>
      <p className="check-place">
        {item.sectionTxt && <strong>{item.sectionTxt}</strong>}
        <span>{say('question', { at: at + 1, count: asked.length })}</span>
      </p>
      <ol>{question(item)}</ol>
      <div className="check-steps">
        <Button size="large" disabled={at === 0} onClick={() => go(at - 1)}>
          {say('previous')}
        </Button>
        {at === asked.length - 1 && open && open.itemCd !== item.itemCd ? (
          <Button size="large" type="primary" onClick={() => setCurrent(open.itemCd)}>
            {say('toOpen')}
          </Button>
        ) : (
          <Button
            size="large"
            type={isOpen(item) ? 'default' : 'primary'}
            disabled={at === asked.length - 1}
            onClick={() => go(at + 1)}
          >
            {say('next')}
          </Button>
        )}
      </div>
    </>
  )
}

/** What a finished check says to whoever reads it: marks of honesty are no verdict. */
export function HonestyMarks({ fastYn, sameYn }: { fastYn: string | null; sameYn: string | null }) {
  const say = useTexts(checkAnswersTexts)
  return (
    <>
      {fastYn === 'Y' && <Alert type="warning" showIcon title={say('fastMark')} />}
      {sameYn === 'Y' && <Alert type="warning" showIcon title={say('sameMark')} />}
    </>
  )
}
