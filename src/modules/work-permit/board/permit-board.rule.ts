import { instantOf } from '../../../core/shared/dates.ts'
import { permitStates, type PermitState } from '../permit/permit-transitions.rule.ts'

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
  requested: { label: '요청', states: ['requested'] },
  reviewing: { label: '검토', states: ['reviewing', 'cooperating'] },
  pending: { label: '승인대기', states: ['approvalPending'] },
  approved: { label: '발행', states: ['approved'] },
  working: { label: '작업중', states: ['working', 'extensionRequested'] },
  suspended: { label: '중지', states: ['suspended'] },
  finishing: { label: '완료확인', states: ['completionReported', 'watching'] },
  expired: { label: '실효', states: ['expired'] },
  rejected: { label: '반려', states: ['rejected'] },
  closed: { label: '종료', states: ['closed', 'cancelled', 'draft'] },
} as const satisfies Record<string, { label: string; states: readonly PermitState[] }>
export type BoardGroup = keyof typeof boardGroups
const groupNames = Object.keys(boardGroups) as BoardGroup[]
export const groupOf = (state: PermitState): BoardGroup =>
  groupNames.find((name) => (boardGroups[name].states as readonly PermitState[]).includes(state)) ?? 'closed'

/** Why somebody has to act on a permit now, the worst first. */
export const alarms = {
  suspended: '일시중지',
  gasUnfit: '가스 부적합',
  gasOverdue: '측정기한 초과',
  shiftLate: '교대인계·재확인 지남',
  timeOver: '허가시간 초과',
  expired: '실효',
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
  label: string
  text: string
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
    ? { kind: 'start', label: '시작까지', text: durationText(left), tone: 'calm' }
    : { kind: 'start', label: '시작 지연', text: durationText(left), tone: 'soon' }
}
function remainingTimer(permit: BoardPermit, now: number): BoardTimer {
  const end = endOf(permit)
  const left = secondsTo(end, now)
  const whole = secondsTo(end, instantOf(permit.realStartDt ?? permit.startDt).getTime())
  const share = bounded(1 - left / whole)
  if (left < 0)
    return { kind: 'remaining', label: '허가시간 초과', text: durationText(left), tone: 'over', share }
  return {
    kind: 'remaining',
    label: '남은 시간',
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
      label: '다음 측정까지',
      text: durationText(left),
      tone: left <= soonSeconds.gas ? 'soon' : 'calm',
    }
  const untilStop = left + gasOverdueMinutes * minute
  const text =
    untilStop > 0 ? `${durationText(left)} · ${durationText(untilStop)} 뒤 자동중지` : durationText(left)
  return { kind: 'gas', label: '측정 초과', text, tone: 'over' }
}
/** The change of the shift is worth a line from the hour before it. */
function shiftTimer(dueDt: string, now: number): BoardTimer[] {
  const left = secondsTo(dueDt, now)
  if (left > soonSeconds.shift * 2) return []
  if (left < 0)
    return [{ kind: 'shift', label: '교대인계·재확인 지남', text: durationText(left), tone: 'over' }]
  return [
    {
      kind: 'shift',
      label: '교대인계·재확인까지',
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
      label: '중지 경과',
      text: `${durationText(past)} · 재허가 필요`,
      tone: 'over',
    }
  const text =
    left <= soonSeconds.resume
      ? `${durationText(past)} · 재개 시한 ${durationText(left)} 전`
      : durationText(past)
  return { kind: 'suspended', label: '중지 경과', text, tone: left <= soonSeconds.resume ? 'over' : 'soon' }
}
function watchTimer(watchStartDt: string, now: number, { hotWatchMinutes }: BoardLimits): BoardTimer {
  const past = Math.max(0, -secondsTo(watchStartDt, now))
  const share = bounded(past / (hotWatchMinutes * minute))
  if (share >= 1)
    return {
      kind: 'watch',
      label: '사후감시',
      text: `${hotWatchMinutes}분 경과 · 종료할 수 있음`,
      tone: 'done',
      share,
    }
  return {
    kind: 'watch',
    label: '사후감시',
    text: `${Math.floor(past / minute)}/${hotWatchMinutes}분`,
    tone: 'calm',
    share,
  }
}
const bounded = (share: number): number => Math.min(1, Math.max(0, share))

/** '2일 3시간', '3시간 05분', '12분 09초'; the sign is left to the words around it. */
export function durationText(seconds: number): string {
  const whole = Math.floor(Math.abs(seconds))
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  if (hours >= 24) return `${Math.floor(hours / 24)}일 ${hours % 24}시간`
  if (hours > 0) return `${hours}시간 ${String(minutes).padStart(2, '0')}분`
  return `${minutes}분 ${String(whole % 60).padStart(2, '0')}초`
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
  label: string
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
    .toSorted((one, other) => one.label.localeCompare(other.label, 'ko'))
}
const labelOf = {
  area: (permit: BoardPermit) => permit.areaNm ?? permit.areaCd,
  vendor: (permit: BoardPermit) => permit.vendorNm ?? (permit.vendorCd ? permit.vendorCd : '자체 수행'),
  plant: (permit: BoardPermit) => permit.plantNm ?? permit.plantCd ?? '',
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
  alarm: '조치 필요',
  running: '작업 중',
  waiting: '시작 전',
  ended: '끝난 작업',
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

export const stateLabel = (state: PermitState): string => permitStates[state]

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
