import { useState } from 'react'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import type { CheckItem } from '../check-form.resource.ts'
import { scoreOf, type GivenAnswer, type ScoreLimits } from '../check-score.rule.ts'
import { CheckSheet } from './CheckSheet.tsx'
import { checkFormTexts } from './check-form-page.texts.ts'

interface CheckPreviewProps extends ScoreLimits {
  items: readonly CheckItem[]
  /** As on a telephone. */
  single: boolean
}
/** A sheet that can be tried: its conditions, limits and score work, and nothing is kept. */
export function CheckPreview({ items, single, passScore, condScore }: CheckPreviewProps) {
  const say = useTexts(checkFormTexts)
  const [answers, setAnswers] = useState<GivenAnswer[]>([])
  const { score, badCnt, openCnt } = scoreOf(items, answers, { passScore, condScore })
  return (
    <div className={single ? 'check-phone' : undefined}>
      <CheckSheet
        items={items}
        answers={answers}
        issues={[]}
        single={single}
        editable
        onAnswer={(itemCd, part) =>
          setAnswers([
            ...answers.filter((each) => each.itemCd !== itemCd),
            { ...answers.find((each) => each.itemCd === itemCd), ...part, itemCd },
          ])
        }
      />
      <p className="check-progress" aria-live="polite">
        {say('score', { score: score ?? '–', bad: badCnt, open: openCnt })}
      </p>
    </div>
  )
}
