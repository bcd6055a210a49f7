import { addDays, daysBetween } from '../../../core/shared/dates.ts'
import { machineIn, plainCode } from '../check/check-presence.rule.ts'

/** Items of SAF_PATROL_TYPE. */
export const patrolTypes = {
  round: 'TWO',
  joint: 'QTR',
  management: 'MGT',
  supervisor: 'SUP',
  night: 'NIT',
} as const
/** Items of SAF_PATROL_TREAT: what follows from a finding. */
export const treatments = { improve: 'IMPR', violation: 'VIOL', stop: 'STOP', good: 'GOOD' } as const
/** Items of SAF_PATROL_MEMBER in the order of 시행규칙 제82조. */
export const memberKinds = {
  hostManager: 'HOST_MGR',
  contractorManager: 'CON_MGR',
  hostWorker: 'HOST_WKR',
  contractorWorker: 'CON_WKR',
} as const
export type MemberKind = (typeof memberKinds)[keyof typeof memberKinds]
export const isOfContractor = (kind: string): boolean =>
  kind === memberKinds.contractorManager || kind === memberKinds.contractorWorker

/** Two days in a row on which a company worked and nobody came by. */
export interface RoundGap {
  from: string
  to: string
}
/**
 * SAF-13: of every two consecutive calendar days on which a company works, one has a round at least
 * (산업안전보건법 제64조제1항제2호, 시행규칙 제80조제1항: 2일에 1회 이상).
 */
export function roundGaps(workDays: readonly string[], visitDays: readonly string[]): RoundGap[] {
  const works = new Set(workDays)
  const visits = new Set(visitDays)
  return [...works].toSorted().flatMap((from) => {
    const to = addDays(from, 1)
    return works.has(to) && !visits.has(from) && !visits.has(to) ? [{ from, to }] : []
  })
}

/** Where a company stands today: visited, to be visited before the day ends, at work, or not at work. */
export type RoundState = 'visited' | 'due' | 'open' | 'none'
export function roundState(
  workDays: readonly string[],
  visitDays: readonly string[],
  today: string,
): RoundState {
  if (!workDays.includes(today)) return 'none'
  if (visitDays.includes(today)) return 'visited'
  const yesterday = addDays(today, -1)
  return workDays.includes(yesterday) && !visitDays.includes(yesterday) ? 'due' : 'open'
}

/**
 * The kinds of members that a joint inspection lacks: 도급인과 관계수급인의 책임자와 근로자 각 1명 (산업안전보건법 제64조제2항, 시행규칙
 * 제82조제1항).
 */
export const missingKinds = (members: readonly { memberKindCd: string }[]): MemberKind[] =>
  Object.values(memberKinds).filter((kind) => members.every(({ memberKindCd }) => memberKindCd !== kind))

/** A place of today's route and why one goes there. */
export interface RouteFacts {
  areaCd: string
  areaNm: string
  /** Companies with a permit there today, each with where it stands. */
  companies: readonly { vendorCd: string; vendorNm: string; round: RoundState }[]
  permits: number
  running: number
  /** Item of PTW_RISK, the highest of its permits; null where nobody has judged one. */
  riskCd: string | null
  /** Day of the last patrol there; null where there was none. */
  lastYmd: string | null
  /** Findings there that nobody has closed. */
  signs: number
  /** Near misses and hazards reported there of late. */
  nears: number
}
const riskOrder = ['L', 'M', 'H']
/** What nobody has judged comes before what is known to be low. */
const riskRank = (riskCd: string | null): number => (riskCd === null ? 1.5 : riskOrder.indexOf(riskCd) + 1)
const dueCompanies = ({ companies }: RouteFacts): number =>
  companies.filter(({ round }) => round === 'due').length
const neverDays = 365
const daysSince = ({ lastYmd }: RouteFacts, today: string): number =>
  lastYmd === null ? neverDays : daysBetween(lastYmd, today)
/**
 * The order of a patrol: first where a company must be visited today by law, then the greater risk, then what was
 * longest without a visit, then where the most is open.
 */
export const routeOrder = (areas: readonly RouteFacts[], today: string): RouteFacts[] =>
  areas.toSorted(
    (one, other) =>
      dueCompanies(other) - dueCompanies(one) ||
      riskRank(other.riskCd) - riskRank(one.riskCd) ||
      daysSince(other, today) - daysSince(one, today) ||
      other.signs + other.nears - one.signs - one.nears ||
      one.areaCd.localeCompare(other.areaCd),
  )

/** Minutes after which a stop that waited for the network stops nothing any more: the work has moved on (0021). */
export const stopWaitMinutes = 120
/** A shutter of a telephone whose clock runs ahead is no finding of the future. */
export const aheadMinutes = 5

/** A joint inspection as one of its members may read it: without the companies and findings of the others. */
export interface OwnInspection {
  patrolNo: number
  patrolCd: string
  plantNm: string
  patrolDt: string
  endDt: string | null
  areas: string[]
  members: { memberUserNm: string; memberKindNm: string; vendorNm: string | null; signDt: string | null }[]
  summaryCont: string | null
  signDt: string | null
  /** Findings that the caller's company was told of; of an employee, all. */
  findings: { findNo: number; findCd: string; areaNm: string; findCont: string | null }[]
}

/** A company at a plant in a period: when it worked, when somebody came by, and where nobody did. (SAF-13) */
export interface CompanyRounds {
  plantCd: string
  plantNm: string
  vendorCd: string
  vendorNm: string
  workDays: string[]
  visitDays: string[]
  gaps: RoundGap[]
  today: RoundState
}
/** A quarter of a plant: inspections held, the kinds of members they lacked, signatures that are missing. */
export interface QuarterInspections {
  plantCd: string
  plantNm: string
  quarter: string
  /** Last day of the quarter. */
  dueYmd: string
  held: number
  unsigned: number
  /** Nobody has held one, and the quarter is over. */
  missed: boolean
}
export interface RoundsAnswer {
  from: string
  to: string
  today: string
  companies: CompanyRounds[]
  quarters: QuarterInspections[]
}
/** What a patrol needs to know on its way; kept for where there is no network. */
export interface RouteAnswer {
  today: string
  plantCd: string
  route: RouteFacts[]
  /** With the digest of the code on the sign of an area: the code itself proves that somebody stands there. */
  areas: { areaCd: string; areaNm: string; codeHash: string | null }[]
  machines: { facilityNo: number; facilityCd: string; areaCd: string }[]
  vendors: { vendorCd: string; vendorNm: string }[]
  permits: {
    permitNo: number
    permitCd: string
    permitNm: string
    areaCd: string
    vendorCd: string | null
    runs: boolean
  }[]
  violations: { violStdNo: number; violNm: string }[]
}
/**
 * Where a code of the patrol's plant hangs: the sign of an area, the tag of a machine or the label that the portal
 * prints for it. Undefined: it is none of this plant, or of a machine that stands in no area.
 * @param hashOf SHA-256 as hex digits
 */
export function placeOfCode(
  text: string,
  { areas, machines }: Pick<RouteAnswer, 'areas' | 'machines'>,
  hashOf: (text: string) => string,
): { areaCd: string; facilityNo?: number } | undefined {
  const code = plainCode(text)
  const numbered = machineIn(text)
  const machine = machines.find(
    ({ facilityCd, facilityNo }) => plainCode(facilityCd) === code || String(facilityNo) === numbered,
  )
  if (machine) return { areaCd: machine.areaCd, facilityNo: machine.facilityNo }
  const hash = hashOf(code)
  const area = areas.find(({ codeHash }) => codeHash === hash)
  return area && { areaCd: area.areaCd }
}
