import { useEffect, useState } from 'react'
import type { TakeAnswer } from '../my-exam.rule.ts'
import { useLearnCalls } from './learn-calls.ts'
import { createKeeper, type Answers, type Mark } from './answer-keeper.ts'

/** The answers of a paper, kept on the server as they are given; how often its page was left is counted along. */
export function useAnswers(take: TakeAnswer, onEnded: (take: TakeAnswer) => void) {
  const { at } = useLearnCalls()
  const [keeper] = useState(() => createKeeper(take, at))
  const [answers, setAnswers] = useState<Answers>(() => ({ ...take.answers }))
  const [leaves, setLeaves] = useState(take.leaveCnt)
  const [mark, setMark] = useState<Mark>('saved')
  useEffect(() => keeper.listen({ mark: setMark, ended: onEnded }), [keeper, onEnded])
  useEffect(() => {
    const left = () => {
      if (document.visibilityState === 'hidden') setLeaves(keeper.left())
    }
    document.addEventListener('visibilitychange', left)
    return () => {
      document.removeEventListener('visibilitychange', left)
      keeper.stop()
    }
  }, [keeper])
  const answer = (place: number, value: readonly string[]) => setAnswers(keeper.answer(place, value))
  return { answers, answer, handIn: keeper.handIn, mark, leaves }
}
