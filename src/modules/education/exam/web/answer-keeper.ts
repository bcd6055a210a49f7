import { ApiError, api } from '../../../../core/web/api.ts'
import type { TakeAnswer } from '../my-exam.rule.ts'
import type { LearnCalls } from './learn-calls.ts'

/** What is typed goes to the server after so long. */
const saveMs = 1500
/** A save that failed is tried again after so long. */
const againMs = 5000
export type Mark = 'saved' | 'saving' | 'unsaved'
export type Answers = Readonly<Record<string, readonly string[]>>

/** The answers of one paper on their way to the server, outside of what is drawn. */
export function createKeeper(take: TakeAnswer, at: LearnCalls['at']) {
  const path = `mytake/${take.takeNo}`
  let answers: Answers = { ...take.answers }
  let leaveCnt = take.leaveCnt
  let saveSeq = take.saveSeq ?? 0
  let isEnded = false
  let timer: number | undefined
  const told: { mark?: (mark: Mark) => void; ended?: (take: TakeAnswer) => void } = {}

  const body = () => {
    saveSeq += 1
    return { answers, leaveCnt, saveSeq }
  }
  const end = (ended: TakeAnswer) => {
    isEnded = true
    told.ended?.(ended)
  }
  /** The time is over, or it was handed in elsewhere: the server says how it ended. */
  const reload = async () => {
    const { data } = await api.get<{ data: TakeAnswer }>(at(path))
    if (data.state !== 'running') end(data)
  }
  const isAnswered = (error: unknown) =>
    error instanceof ApiError && error.status >= 400 && error.status < 500
  const later = (ms: number) => {
    window.clearTimeout(timer)
    timer = window.setTimeout(() => void save(), ms)
  }
  async function save(): Promise<void> {
    if (isEnded) return
    told.mark?.('saving')
    try {
      await api.put(at(`${path}/save`), body(), { overlay: false, quiet: true })
      told.mark?.('saved')
    } catch (error) {
      told.mark?.('unsaved')
      if (isAnswered(error)) await reload()
      else later(againMs)
    }
  }
  return {
    /** Tells how saving goes, and how the try has ended. */
    listen(listener: typeof told) {
      Object.assign(told, listener)
    },
    answer(place: number, value: readonly string[]): Answers {
      answers = { ...answers, [String(place)]: value }
      told.mark?.('saving')
      later(saveMs)
      return answers
    },
    /** The page was left: the server hears it at once. @returns how often by now */
    left(): number {
      if (!isEnded) {
        leaveCnt += 1
        later(0)
      }
      return leaveCnt
    },
    async handIn(): Promise<void> {
      window.clearTimeout(timer)
      try {
        end((await api.put<{ data: TakeAnswer }>(at(`${path}/submit`), body())).data)
      } catch (error) {
        if (!isAnswered(error)) throw error
        await reload()
        if (!isEnded) throw error
      }
    },
    stop: () => window.clearTimeout(timer),
  }
}
