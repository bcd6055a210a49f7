import { instantOf } from '../../../core/shared/dates.ts'
import type { Said, Sentence } from '../../../core/shared/sentence.ts'
import { boardAlarms, boardGroupNames, boardSectionNames, boardTimes } from './board.texts.ts'
import type { PermitState } from '../permit/permit-transitions.rule.ts'

/** One permit as the board shows it. Moments are ISO text. */
export interface BoardPermit {
  permitNo: number
  permitCd: string
  permitNm: string
  state: PermitState
  permitTypeCd: string
  supplCds: string[] | null
  riskGradeCd: string | null
  areaCd: string
  areaNm: string | null
  /** Department that answers for the area. */
  ownerDeptCd: string | null
  placeTxt: string | null
  plantCd: string | null
  plantNm: string | null
  vendorCd: string | null
  vendorNm: string | null
  startDt: string
  endDt: string
  extEndDt: string | null
  realStartDt: string | null
  gasDueDt: string | null
  /** Number of the continuous monitor, which takes the clock off the single measurements. */
  contDeviceNm: string | null
  /** Next handover or daily re-check. */
  shiftDueDt: string | null
  suspDt: string | null
  suspReasonCd: string | null
  suspReasonNm: string | null
  watchStartDt: string | null
  workerCnt: number
  insideCnt: number
  lastGas: { measDt: string; o2Pct: number | null; lelPct: number | null; judgeCd: string | null } | null
}
/** Figures of the company standard that the timers need, in minutes. */
export interface BoardLimits {
  hotWatchMinutes: number
  gasOverdueMinutes: number
  resumeMaxMinutes: number
}
export interface BoardAnswer {
  /** The server's time when the rows were read. */
  now: string
  permits: BoardPermit[]
  /** 익일 확인 that is open, and of it how many are past their day; also of works that have ended. */
  confirmations: { open: number; late: number }
  /** By plant. */
  limits: Record<string, BoardLimits>
}

/** The states as people at the plant count them; every state on the board belongs to exactly one group. */
export const boardGroups = {
  requested: { label: boardGroupNames.requested(), states: ['requested'] },
  reviewing: { label: boardGroupNames.reviewing(), states: ['reviewing', 'cooperating'] },
  pending: { label: boardGroupNames.pending(), states: ['approvalPending'] },
  approved: { label: boardGroupNames.approved(), states: ['approved'] },
  working: { label: boardGroupNames.working(), states: ['working', 'extensionRequested'] },
  suspended: { label: boardGroupNames.suspended(), states: ['suspended'] },
  finishing: { label: boardGroupNames.finishing(), states: ['completionReported', 'watching'] },
  expired: { label: boardGroupNames.expired(), states: ['expired'] },
  rejected: { label: boardGroupNames.rejected(), states: ['rejected'] },
  closed: { label: boardGroupNames.closed(), states: ['closed', 'cancelled', 'draft'] },
} as const satisfies Record<string, { label: Sentence; states: readonly PermitState[] }>
export type BoardGroup = keyof typeof boardGroups
const groupNames = Object.keys(boardGroups) as BoardGroup[]
export const groupOf = (state: PermitState): BoardGroup =>
  groupNames.find((name) => (boardGroups[name].states as readonly PermitState[]).includes(state)) ?? 'closed'

/** Why somebody has to act on a permit now, the worst first. */
export const alarms = {
  suspended: boardAlarms.suspended(),
  gasUnfit: boardAlarms.gasUnfit(),
  gasOverdue: boardAlarms.gasOverdue(),
  shiftLate: boardAlarms.shiftLate(),
  timeOver: boardAlarms.timeOver(),
  expired: boardAlarms.expired(),
} as const
export type Alarm = keyof typeof alarms
const alarmRank = Object.keys(alarms)

const isRunning = (permit: BoardPermit): boolean =>
  permit.state === 'working' || permit.state === 'extensionRequested'
const endOf = (permit: BoardPermit): string => permit.extEndDt ?? permit.endDt
const secondsTo = (moment: string, now: number): number => (instantOf(moment).getTime() - now) / 1000

/** @param now milliseconds since 1970 of the server's clock */
export function alarmOf(permit: BoardPermit, now: number): Alarm | undefined {
  if (permit.state === 'suspended') return 'suspended'
  if (permit.state === 'expired') return 'expired'
  if (!isRunning(permit)) return undefined
  if (permit.lastGas?.judgeCd === 'unfit') return 'gasUnfit'
  if (permit.gasDueDt && secondsTo(permit.gasDueDt, now) < 0) return 'gasOverdue'
  if (permit.shiftDueDt && secondsTo(permit.shiftDueDt, now) < 0) return 'shiftLate'
  return secondsTo(endOf(permit), now) < 0 ? 'timeOver' : undefined
}

/** `soon`: somebody should get ready. `over`: too late. `done`: waited long enough. */
export type Tone = 'calm' | 'soon' | 'over' | 'done'
export interface BoardTimer {
  kind: 'start' | 'remaining' | 'gas' | 'shift' | 'suspended' | 'watch'
  label: Sentence
  text: Sentence
  tone: Tone
  /** How much of the time is behind, 0–1; only where there is a beginning and an end. */
  share?: number
}
const minute = 60
/** How long before its end a time is worth a look, in seconds. */
const soonSeconds = { remaining: 30 * minute, gas: 15 * minute, shift: 30 * minute, resume: 30 * minute }

/** The times that run for a permit now. `now` as for alarmOf. */
export function timersOf(permit: BoardPermit, now: number, limits: BoardLimits): BoardTimer[] {
  if (permit.state === 'approved') return [startTimer(permit, now)]
  if (permit.state === 'suspended' && permit.suspDt) return [suspendedTimer(permit.suspDt, now, limits)]
  if (permit.state === 'watching' && permit.watchStartDt)
    return [watchTimer(permit.watchStartDt, now, limits)]
  if (!isRunning(permit)) return []
  return [
    remainingTimer(permit, now),
    ...(permit.gasDueDt ? [gasTimer(permit.gasDueDt, now, limits)] : []),
    ...(permit.shiftDueDt ? shiftTimer(permit.shiftDueDt, now) : []),
  ]
}

function startTimer(permit: BoardPermit, now: number): BoardTimer {
  const left = secondsTo(permit.startDt, now)
  return left >= 0
    ? { kind: 'start', label: boardTimes.untilStart(), text: durationText(left), tone: 'calm' }
    : { kind: 'start', label: boardTimes.startLate(), text: durationText(left), tone: 'soon' }
}
function remainingTimer(permit: BoardPermit, now: number): BoardTimer {
  const end = endOf(permit)
  const left = secondsTo(end, now)
  const whole = secondsTo(end, instantOf(permit.realStartDt ?? permit.startDt).getTime())
  const share = bounded(1 - left / whole)
  if (left < 0)
    return { kind: 'remaining', label: boardTimes.timeOver(), text: durationText(left), tone: 'over', share }
  return {
    kind: 'remaining',
    label: boardTimes.remaining(),
    text: durationText(left),
    tone: left <= soonSeconds.remaining ? 'soon' : 'calm',
    share,
  }
}
function gasTimer(dueDt: string, now: number, { gasOverdueMinutes }: BoardLimits): BoardTimer {
  const left = secondsTo(dueDt, now)
  if (left >= 0)
    return {
      kind: 'gas',
      label: boardTimes.untilGas(),
      text: durationText(left),
      tone: left <= soonSeconds.gas ? 'soon' : 'calm',
    }
  const untilStop = left + gasOverdueMinutes * minute
  const text =
    untilStop > 0
      ? boardTimes.stopsBySelf({ late: durationText(left), left: durationText(untilStop) })
      : durationText(left)
  return { kind: 'gas', label: boardTimes.gasLate(), text, tone: 'over' }
}
/** The change of the shift is worth a line from the hour before it. */
function shiftTimer(dueDt: string, now: number): BoardTimer[] {
  const left = secondsTo(dueDt, now)
  if (left > soonSeconds.shift * 2) return []
  if (left < 0)
    return [{ kind: 'shift', label: boardTimes.shiftLate(), text: durationText(left), tone: 'over' }]
  return [
    {
      kind: 'shift',
      label: boardTimes.untilShift(),
      text: durationText(left),
      tone: left <= soonSeconds.shift ? 'soon' : 'calm',
    },
  ]
}
function suspendedTimer(suspDt: string, now: number, { resumeMaxMinutes }: BoardLimits): BoardTimer {
  const past = -secondsTo(suspDt, now)
  const left = resumeMaxMinutes * minute - past
  if (left < 0)
    return {
      kind: 'suspended',
      label: boardTimes.suspended(),
      text: boardTimes.newPermit({ past: durationText(past) }),
      tone: 'over',
    }
  const text =
    left <= soonSeconds.resume
      ? boardTimes.resumeBy({ past: durationText(past), left: durationText(left) })
      : durationText(past)
  return {
    kind: 'suspended',
    label: boardTimes.suspended(),
    text,
    tone: left <= soonSeconds.resume ? 'over' : 'soon',
  }
}
function watchTimer(watchStartDt: string, now: number, { hotWatchMinutes }: BoardLimits): BoardTimer {
  const past = Math.max(0, -secondsTo(watchStartDt, now))
  const share = bounded(past / (hotWatchMinutes * minute))
  if (share >= 1)
    return {
      kind: 'watch',
      label: boardTimes.watch(),
      text: boardTimes.watched({ minutes: hotWatchMinutes }),
      tone: 'done',
      share,
    }
  return {
    kind: 'watch',
    label: boardTimes.watch(),
    text: boardTimes.watching({ past: Math.floor(past / minute), minutes: hotWatchMinutes }),
    tone: 'calm',
    share,
  }
}
const bounded = (share: number): number => Math.min(1, Math.max(0, share))

/** '2일 3시간', '3시간 05분', '12분 09초'; the sign is left to the words around it. */
export function durationText(seconds: number): Sentence {
  const whole = Math.floor(Math.abs(seconds))
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  if (hours >= 24) return boardTimes.days({ days: Math.floor(hours / 24), hours: hours % 24 })
  if (hours > 0) return boardTimes.hours({ hours, minutes: String(minutes).padStart(2, '0') })
  return boardTimes.minutes({ minutes, seconds: String(whole % 60).padStart(2, '0') })
}

/** What the board is narrowed to; an empty list means all. */
export interface BoardFilter {
  group: readonly string[]
  grade: readonly string[]
  area: readonly string[]
  vendor: readonly string[]
  plant: readonly string[]
}
export type FilterName = keyof BoardFilter
export const filterNames: readonly FilterName[] = ['group', 'grade', 'area', 'vendor', 'plant']
/** Works of the plant's own people stand under this vendor code. */
export const ownWork = 'own'
/** A permit that is not graded yet. */
export const ungraded = 'none'
const valueOf = {
  group: (permit: BoardPermit) => groupOf(permit.state),
  grade: (permit: BoardPermit) => permit.riskGradeCd ?? ungraded,
  area: (permit: BoardPermit) => permit.areaCd,
  vendor: (permit: BoardPermit) => permit.vendorCd ?? ownWork,
  plant: (permit: BoardPermit) => permit.plantCd ?? '',
} satisfies Record<FilterName, (permit: BoardPermit) => string>

/**
 * The rows under a filter. `except` leaves one condition out: that is how often each of its values would be
 * shown.
 */
export const narrowed = (
  permits: readonly BoardPermit[],
  filter: BoardFilter,
  except?: FilterName,
): BoardPermit[] =>
  permits.filter((permit) =>
    filterNames.every(
      (name) => name === except || filter[name].length === 0 || filter[name].includes(valueOf[name](permit)),
    ),
  )

export interface BoardCount {
  value: string
  label: Said
  count: number
}
/**
 * How many rows each value of a condition has under the other conditions: choosing it shows exactly that
 * many.
 */
export function countsOf(
  permits: readonly BoardPermit[],
  filter: BoardFilter,
  name: FilterName,
): Map<string, number> {
  const counts = new Map<string, number>()
  for (const permit of narrowed(permits, filter, name)) {
    const value = valueOf[name](permit)
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}
/**
 * All values of a condition that occur today, with their names; those with nothing under the other conditions
 * stand with 0.
 */
export function choicesOf(
  permits: readonly BoardPermit[],
  filter: BoardFilter,
  name: 'area' | 'vendor' | 'plant',
): BoardCount[] {
  const counts = countsOf(permits, filter, name)
  const labels = new Map(permits.map((permit) => [valueOf[name](permit), labelOf[name](permit)]))
  return [...labels]
    .map(([value, label]) => ({ value, label, count: counts.get(value) ?? 0 }))
    .toSorted((one, other) => String(one.label).localeCompare(String(other.label), 'ko'))
}
const labelOf = {
  area: (permit: BoardPermit): Said => permit.areaNm ?? permit.areaCd,
  vendor: (permit: BoardPermit): Said => permit.vendorNm ?? permit.vendorCd ?? boardTimes.ownWork(),
  plant: (permit: BoardPermit): Said => permit.plantNm ?? permit.plantCd ?? '',
}

/** The filter as it stands in an address: `group=working,suspended&area=A1`. */
export function filterFromSearch(params: { get: (name: string) => string | null }): BoardFilter {
  const values = (name: FilterName) => (params.get(name) ?? '').split(',').filter((value) => value !== '')
  return {
    group: values('group'),
    grade: values('grade'),
    area: values('area'),
    vendor: values('vendor'),
    plant: values('plant'),
  }
}
export const isFiltered = (filter: BoardFilter): boolean =>
  filterNames.some((name) => filter[name].length > 0)

/** The parts of the board from top to bottom; every row stands in exactly one. */
export const boardSections = {
  alarm: boardSectionNames.alarm(),
  running: boardSectionNames.running(),
  waiting: boardSectionNames.waiting(),
  ended: boardSectionNames.ended(),
} as const
export type BoardSection = keyof typeof boardSections
const sectionOf = (permit: BoardPermit, now: number): BoardSection => {
  if (alarmOf(permit, now)) return 'alarm'
  const group = groupOf(permit.state)
  if (group === 'working' || group === 'finishing') return 'running'
  return group === 'closed' || group === 'rejected' ? 'ended' : 'waiting'
}

/**
 * The rows by section: alarms by their weight, running works by what comes next, the others by their
 * beginning.
 */
export function sectionsOf(
  permits: readonly BoardPermit[],
  now: number,
): Record<BoardSection, BoardPermit[]> {
  const sections: Record<BoardSection, BoardPermit[]> = { alarm: [], running: [], waiting: [], ended: [] }
  for (const permit of permits) sections[sectionOf(permit, now)].push(permit)
  const weight = (permit: BoardPermit) => alarmRank.indexOf(alarmOf(permit, now) ?? '')
  const next = (permit: BoardPermit) =>
    Math.min(...[permit.gasDueDt, endOf(permit)].filter(Boolean).map((each) => secondsTo(each!, now)))
  const by = (value: (permit: BoardPermit) => number) => (one: BoardPermit, other: BoardPermit) =>
    value(one) - value(other) || one.permitNo - other.permitNo
  sections.alarm.sort(by(weight))
  sections.running.sort(by(next))
  sections.waiting.sort(by((permit) => secondsTo(permit.startDt, now)))
  return sections
}

/** The areas that a department and those below it answer for. */
export function ownAreas<A extends { ownerDeptCd: string }>(
  areas: readonly A[],
  deptCd: string | null,
  depts: readonly { deptCd: string; pdeptCd: string | null }[],
): A[] {
  if (deptCd === null) return []
  const own = new Set([deptCd])
  // Departments may come in any order; each round finds one more level.
  for (let before = 0; before < own.size;) {
    before = own.size
    for (const dept of depts) if (dept.pdeptCd !== null && own.has(dept.pdeptCd)) own.add(dept.deptCd)
  }
  return areas.filter(({ ownerDeptCd }) => own.has(ownerDeptCd))
}
