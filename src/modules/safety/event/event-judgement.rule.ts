import type { PseTier, Severity } from './rules/event-codes.rule.ts'
import type { DueReport } from './rules/report-clock.rule.ts'

/** What the law makes of an event; each may be judged otherwise, with a reason. */
export const flagNames = ['saaYn', 'sapaYn', 'chemYn', 'psmYn', 'f30Yn', 'causeInvYn'] as const
export type FlagName = (typeof flagNames)[number]

/** How an event stands before the law, as its page is answered. */
export interface EventJudgement {
  auto: Record<FlagName, 'Y' | 'N'>
  severityCd: Severity
  /** Tier of a process event; null for what is none. */
  pseTierCd: PseTier | null
  /** Sentences in the reader's language. */
  reasons: string[]
  clocks: (DueReport & {
    report: { safEventReportNo: number; state: string; submitDt: string | null } | null
  })[]
  /** Somebody was hurt and nobody is entered yet: what the law asks for is not known. */
  unknown: boolean
  /** Whom to call: safety staff and the head of the site. */
  calls: { userNm: string; positionNm: string | null }[]
  /** Root causes whose last why is somebody's carelessness. */
  careless: string[]
  /** Whether the reader may judge otherwise than the rule. */
  mayDecide: boolean
  now: string
}
