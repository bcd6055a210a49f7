import { addDays } from '../../../core/shared/dates.ts'
import { firstDay } from '../../../core/shared/periods.ts'

/** How a company reads the states of its own check: 미제출, 작성중, 제출, 확인, 반려. (vendor.md 2, 9) */
export type SelfCheckView = 'open' | 'writing' | 'submitted' | 'confirmed' | 'sentBack' | 'missed'
const viewOf: Readonly<Record<string, SelfCheckView>> = {
  done: 'submitted',
  confirmed: 'confirmed',
  sentBack: 'sentBack',
  missed: 'missed',
}
export const selfCheckView = ({
  state,
  startDt,
}: {
  state: string
  startDt?: string | null | undefined
}): SelfCheckView => viewOf[state] ?? (startDt ? 'writing' : 'open')

/** SAF_CHECK_CYCLE: the cycle of a resident company's own check. */
export const monthCycle = 'M'
/**
 * The first day on which a self-check can be written: that of its month where it comes every month, so that no company
 * writes the check of another month; else so many days before it is due, as every check.
 * @param planYmd, dueYmd 'YYYY-MM-DD'; a holiday may have moved the due day out of the month
 */
export function selfCheckFrom(
  { planYmd, dueYmd }: { planYmd: string; dueYmd: string },
  cycleCd: string,
  earlyDays: number,
): string {
  const early = addDays(dueYmd, -earlyDays)
  if (cycleCd !== monthCycle) return early
  const first = firstDay(planYmd.slice(0, 7))
  return first < early ? first : early
}

/** What the vendor's grades and pages read of a company at a plant in a period. */
export interface CompanySelfCheckFigures {
  plantCd: string
  plantNm: string
  vendorCd: string
  vendorNm: string
  /** Self-checks whose day lies in the period and is past, and those that are submitted already. */
  asked: number
  /** Submitted by their day. */
  inTime: number
  /** Submitted after it. */
  late: number
  /** Never submitted: the next one is due, or its day is past. */
  missing: number
  confirmed: number
  /** Mean scores, one decimal; null where nothing was judged. */
  score: number | null
  hostScore: number | null
  /** Self-checks that the host has looked at himself. */
  samples: number
  /** Joint inspections in which its people took part, and those of them that all of its people have signed. */
  jointHeld: number
  jointSigned: number
}
/** POST /api/saf/selfcheckplans */
export interface SelfCheckPlansMade {
  made: number
  /** Resident companies without an account that could write their checks, by name. */
  without: string[]
}
