import type { ItemFigures, ItemVerdict } from './item-analysis.rule.ts'
import type { ShownQuestion } from './my-exam.rule.ts'

/** A question of a sample paper, for who makes exams. */
export interface PreviewQuestion extends ShownQuestion {
  difficultyCd: string
  legalItemCd: string | null
  key: readonly string[]
}
type Judged<K> = ItemFigures & { key: K; verdict: ItemVerdict }
export interface ExamAnalysis {
  takes: number
  averageScore: number | null
  passScore: number
  scores: number[]
  questions: (Judged<number> & { eduQuestionCd: string; questionTxt: string; legalItemCd: string | null })[]
  legalItems: Judged<string>[]
  languages: Judged<string>[]
  limits: { failPct: number; weakIndex: number }
}
