import type { MayTry } from './take.rule.ts'

/** One try in the list of a person. */
interface OfferedTry {
  takeNo: number
  tryCnt: number
  state: string
  score: number | null
  startDt: string
  submitDt: string | null
}
/** An exam that a person may sit, or has sat: within a class, or by its course alone. */
export interface ExamOffer {
  examNo: number
  examNm: string
  eduCourseNo: number | null
  eduCourseNm: string | null
  eduTargetNo: number | null
  classNm: string | null
  plantCd: string
  questionQty: number
  timeLimitMin: number
  passScore: number
  maxTryCnt: number
  waitMin: number
  relearnYn: string | null
  guideTxt: string | null
  isOpen: boolean
  tries: OfferedTry[]
}
export type Judged = MayTry & { hasMaterial?: boolean }
export interface ExamWithJudgement extends ExamOffer {
  /** Null where the exam is no longer open to the person. */
  judged: Judged | null
}

/** A question as it is shown while it is sat: without its key and its explanation. */
export interface ShownQuestion {
  typeCd: string
  point: number
  langCd: string
  text: string
  choices: { at: string; text: string }[]
  fileNo: string | null
}
/** The same after the end, where the exam opens its answers. */
export interface OpenedQuestion extends ShownQuestion {
  key: readonly string[]
  explain: string
  given: readonly string[]
  right: boolean
}
export interface TakeAnswer {
  takeNo: number
  examNo: number
  examNm: string
  classNm: string | null
  guideTxt: string | null
  state: string
  tryCnt: number
  startDt: string
  dueDt: string
  submitDt: string | null
  /** The clock of the server, by which the time ends. */
  nowDt: string
  passScore: number
  score: number | null
  leaveCnt: number
  questionQty: number
  questions?: ShownQuestion[]
  answers?: Readonly<Record<string, readonly string[]>>
  saveSeq?: number
  opened?: OpenedQuestion[]
}
