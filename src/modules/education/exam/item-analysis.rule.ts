import { roundHalfUp } from '../../../core/shared/decimal.ts'

/** One marked take: which questions it had, and which of them were right. */
export interface MarkedTake {
  score: number
  langCd: string
  questions: readonly { eduQuestionNo: number; legalItemCd: string | null; langCd: string; right: boolean }[]
}
export interface ItemFigures {
  /** How often it was asked. */
  takes: number
  /** Share of right answers, %: the difficulty index. */
  rightPct: number
  /**
   * Right among the best less right among the worst, from -1 to 1; null while too few people have sat it to tell.
   */
  discrimination: number | null
}

/** The share of takes that counts as the best and as the worst (the upper and lower 27 % of item analysis). */
const groupShare = 0.27
/** With fewer takes the two groups are single people. */
const leastTakes = 10

const share = (rights: readonly boolean[]): number => rights.filter(Boolean).length / rights.length

/** Difficulty and discrimination of one thing that was asked, over the takes that had it. (edu.md 10, 4) */
export function figuresOf(asked: readonly { score: number; right: boolean }[]): ItemFigures {
  const takes = asked.length
  const rightPct = takes === 0 ? 0 : roundHalfUp(share(asked.map(({ right }) => right)) * 100, 1)
  if (takes < leastTakes) return { takes, rightPct, discrimination: null }
  const ordered = asked.toSorted((a, b) => b.score - a.score)
  const size = Math.max(1, Math.round(takes * groupShare))
  const upper = share(ordered.slice(0, size).map(({ right }) => right))
  const lower = share(ordered.slice(-size).map(({ right }) => right))
  return { takes, rightPct, discrimination: roundHalfUp(upper - lower, 2) }
}

/** The same by question, by legal item or by language, in the order of their keys. */
export function analysed<K extends string | number>(
  takes: readonly MarkedTake[],
  keyOf: (question: MarkedTake['questions'][number]) => K | null,
): (ItemFigures & { key: K })[] {
  const asked = new Map<K, { score: number; right: boolean }[]>()
  for (const { score, questions } of takes)
    for (const question of questions) {
      const key = keyOf(question)
      if (key === null) continue
      const list = asked.get(key) ?? []
      list.push({ score, right: question.right })
      asked.set(key, list)
    }
  return [...asked]
    .map(([key, list]) => ({ key, ...figuresOf(list) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
}

export type ItemVerdict = 'unknown' | 'backwards' | 'weak' | 'failed' | 'good'
/** What the figures say about a question, against the limits of the installation. */
export function verdictOf(
  { rightPct, discrimination }: ItemFigures,
  { failPct, weakIndex }: { failPct: number; weakIndex: number },
): ItemVerdict {
  if (discrimination === null) return 'unknown'
  // The best get it wrong more often than the worst: its key or its wording is probably wrong.
  if (discrimination < 0) return 'backwards'
  if (100 - rightPct > failPct) return 'failed'
  return discrimination < weakIndex ? 'weak' : 'good'
}
