import { minutesBetween, daysBetween } from '../../../core/shared/dates.ts'
import { supplements, type SupplementCode } from '../permit/permit-codes.rule.ts'
import { permitStates, type PermitState } from '../permit/permit-transitions.rule.ts'
import { activePermitStates, donePermitStates } from './loto-transitions.rule.ts'

/** Articles on which the lockout stands (산업안전보건기준에 관한 규칙). */
export const lotoLaw = {
  /** Stop the machine, lock its starter, keep the key apart or hang a tag; let out what is under pressure. */
  stop: '안전보건규칙 제92조',
  /** Electric circuits: six steps before the work, four before the power comes back. */
  outage: '안전보건규칙 제319조',
  /** Chemical equipment: valves and cocks locked, nothing leaks out. */
  repair: '안전보건규칙 제278조',
} as const

/** What a rule needs to know of an isolation point. */
export interface PointFacts {
  lotoPointNo: number
  seq: number
  deviceTag: string
  energyCd: string
  lockUserId: string | null
  lockDt: string | null
  verifyUserId: string | null
  verifyDt: string | null
  unlockDt: string | null
}
export interface PersonalLockFacts {
  vendorWorkerNo: number | null
  workerUserId: string | null
  offDt: string | null
}
export interface LinkedPermit {
  permitNo: number
  permitCd: string
  state: PermitState
}

export const isLocked = ({ lockDt, unlockDt }: Pick<PointFacts, 'lockDt' | 'unlockDt'>): boolean =>
  lockDt !== null && unlockDt === null
export const isVerified = (point: Pick<PointFacts, 'lockDt' | 'unlockDt' | 'verifyDt'>): boolean =>
  isLocked(point) && point.verifyDt !== null
const inOrder = <P extends { seq: number }>(points: readonly P[]): P[] =>
  points.toSorted((one, other) => one.seq - other.seq)

export interface Progress {
  total: number
  locked: number
  verified: number
  /** '격리지점 3/5 확인' */
  text: string
}
/** How far the isolation has come. */
export function progressOf(
  points: readonly Pick<PointFacts, 'lockDt' | 'unlockDt' | 'verifyDt'>[],
): Progress {
  const [locked, verified] = [points.filter(isLocked).length, points.filter(isVerified).length]
  return { total: points.length, locked, verified, text: `격리지점 ${verified}/${points.length} 확인` }
}

/** Why this point cannot be locked now: points are isolated in the planned order. (제319조제2항; 회사 기준) */
export function lockRefusal(points: readonly PointFacts[], point: PointFacts): string | undefined {
  if (isLocked(point)) return `${point.seq}번 지점은 이미 잠겼습니다.`
  const first = inOrder(points).find((each) => !isLocked(each))
  return first && first.seq < point.seq
    ? `격리 순서에 따라 ${first.seq}번 지점(${first.deviceTag})을 먼저 잠그세요.`
    : undefined
}

/** Why this person cannot verify this point: another person than the one who locked it. (ptw.md 2, 7) */
export function verifyRefusal(point: PointFacts, userId: string): string | undefined {
  if (!isLocked(point)) return `${point.seq}번 지점(${point.deviceTag})을 먼저 잠그세요.`
  if (point.lockUserId === userId) return '잠금 실시자와 확인자는 달라야 합니다.'
  return isVerified(point) ? `${point.seq}번 지점은 이미 확인되었습니다.` : undefined
}

/** Limits of the zero energy test that are no natural zero. */
export interface ZeroEnergyLimits {
  heatMaxC: number
  radiationMaxUsv: number
}
interface Unit {
  unit: string
  /** Largest value that counts as no energy. */
  limit: (limits: ZeroEnergyLimits) => number
}
const zero = (unit: string): Unit => ({ unit, limit: () => 0 })
/** What is measured for each energy (code group ENERGY), and when it counts as none. */
const zeroUnits: Readonly<Record<string, Unit>> = {
  E01: zero('V'),
  E02: zero('bar'),
  E03: zero('bar'),
  E04: zero('rpm'),
  E05: zero('mm'),
  E06: zero('mm'),
  E07: { unit: '℃', limit: ({ heatMaxC }) => heatMaxC },
  E08: { unit: 'μSv/h', limit: ({ radiationMaxUsv }) => radiationMaxUsv },
  E09: zero('bar'),
  E10: zero('bar'),
}
export const electricEnergy = 'E01'
export interface ZeroEnergyVerdict {
  ok: boolean
  unit: string
  limit: number
  /** '440 V: 0 V 이하여야 합니다.' */
  message: string | undefined
}
/** The zero energy test of one point (제319조제2항제5호 검전; 제92조제4항 잔압 방출). A vacuum is energy too. */
export function judgeZeroEnergy(
  energyCd: string,
  value: number,
  limits: ZeroEnergyLimits,
): ZeroEnergyVerdict {
  const { unit, limit: limitOf } = zeroUnits[energyCd] ?? zero('')
  const limit = limitOf(limits)
  const measured = energyCd === 'E07' ? value : Math.abs(value)
  const ok = measured <= limit
  const message = ok
    ? undefined
    : `에너지가 남아 있습니다(${value} ${unit}). ${limit === 0 ? `0 ${unit}` : `${limit} ${unit} 이하`}이어야 확인할 수 있습니다.`
  return { ok, unit, limit, message }
}
export const unitOf = (energyCd: string): string => zeroUnits[energyCd]?.unit ?? ''

/**
 * Why this person cannot take this lock off: in reverse order of the isolation, and by whoever hung it
 * himself. (제319조제3항: 잠금기구와 꼬리표는 설치한 근로자가 직접 철거할 것)
 */
export function unlockRefusal(
  points: readonly PointFacts[],
  point: PointFacts,
  userId: string,
): string | undefined {
  if (!isLocked(point)) return `${point.seq}번 지점에는 잠금이 없습니다.`
  const last = inOrder(points).findLast(isLocked)
  if (last && last.seq > point.seq)
    return `역순 해제: ${last.seq}번 지점(${last.deviceTag})을 먼저 해제하세요.`
  if (point.lockUserId !== userId)
    return `잠금장치와 꼬리표는 설치한 사람이 직접 철거해야 합니다. (${lotoLaw.outage}제3항)`
  return undefined
}

/** Personal locks that hang. */
export const locksOn = <P extends Pick<PersonalLockFacts, 'offDt'>>(locks: readonly P[]): P[] =>
  locks.filter(({ offDt }) => offDt === null)

/**
 * Everything that holds back the request for release: linked permits before 완료신고, and personal locks. (ptw.md
 * 4)
 */
export function releaseRefusals(
  permits: readonly LinkedPermit[],
  locks: readonly PersonalLockFacts[],
): string[] {
  const open = permits.filter(({ state }) => !donePermitStates.includes(state))
  const on = locksOn(locks).length
  return [
    ...open.map(
      ({ permitCd, state }) => `허가 ${permitCd}가 이 격리를 필요로 합니다. (${permitStates[state]})`,
    ),
    ...(on > 0 ? [`개인 잠금 ${on}개가 걸려 있습니다. 본인이 직접 해제해야 합니다.`] : []),
  ]
}
/** Everything that holds back lifting the isolation for a test run: works that go on, and personal locks. */
export function liftRefusals(
  permits: readonly LinkedPermit[],
  locks: readonly PersonalLockFacts[],
): string[] {
  const on = locksOn(locks).length
  return [
    ...permits
      .filter(({ state }) => activePermitStates.includes(state))
      .map(({ permitCd, state }) => `허가 ${permitCd}의 작업을 먼저 중지하세요. (${permitStates[state]})`),
    ...(on > 0
      ? [`개인 잠금 ${on}개가 걸려 있습니다. 작업자를 모두 물러나게 하고 본인이 해제해야 합니다.`]
      : []),
  ]
}

/** Why the law asks for a lockout of this work, by supplementary permit; empty: it does not. */
export function lotoNeeds(supplCds: readonly SupplementCode[]): string[] {
  const laws: Partial<Record<SupplementCode, string>> = { S2: `${lotoLaw.outage}제2항`, S7: lotoLaw.repair }
  return supplCds.flatMap((code) => (laws[code] ? [`${supplements[code]}: ${laws[code]}`] : []))
}

export interface FixedStep {
  stageCd: 'isolate' | 'restore'
  itemNm: string
  basisTxt: string
}
const fixed = (stageCd: FixedStep['stageCd'], paragraph: string, items: readonly string[]): FixedStep[] =>
  items.map((itemNm, index) => ({
    stageCd,
    itemNm,
    basisTxt: `${lotoLaw.outage}${paragraph}제${index + 1}호`,
  }))
/** Six steps of 제319조제2항 before the work on a circuit, four of 제3항 before its power comes back. [원문] */
export const electricSteps: readonly FixedStep[] = [
  ...fixed('isolate', '제2항', [
    '전기기기에 공급되는 모든 전원을 관련 도면, 배선도로 확인',
    '전원을 차단한 후 각 단로기를 개방하고 확인',
    '차단장치나 단로기에 잠금장치 및 꼬리표 부착',
    '개로된 전로의 잔류전하 완전 방전',
    '검전기로 작업 대상 기기의 충전 여부 확인',
    '다른 노출 충전부와의 접촉·유도·역송전 우려 시 단락 접지기구로 접지',
  ]),
  ...fixed('restore', '제3항', [
    '작업기구, 단락 접지기구 등을 제거하고 안전하게 통전할 수 있는지 확인',
    '모든 작업자가 작업이 완료된 전기기기등에서 떨어져 있는지 확인',
    '잠금장치와 꼬리표를 설치한 근로자가 직접 철거',
    '모든 이상 유무를 확인한 후 전원 투입',
  ]),
]
/** The fixed steps of a lockout: only circuits have them. */
export const stepsFor = (points: readonly Pick<PointFacts, 'energyCd'>[]): readonly FixedStep[] =>
  points.some(({ energyCd }) => energyCd === electricEnergy) ? electricSteps : []

/** Signatures of a forced removal: the owner of the lock is not there. (ptw.md 4) */
export const forceRoles = { issuer: '발급자', safety: '안전관리자', supervisor: '소유자의 상급자' } as const
export type ForceRole = keyof typeof forceRoles
export type ForceSigners = Record<ForceRole, string | null>
/** Roles that have not signed yet. */
export const missingForceRoles = (signers: ForceSigners): ForceRole[] =>
  (Object.keys(forceRoles) as ForceRole[]).filter((role) => signers[role] === null)
/** Why this person cannot give this signature: three different people, and never the owner. */
export function forceSignRefusal(
  signers: ForceSigners,
  role: ForceRole,
  userId: string,
  ownerUserId: string | null,
): string | undefined {
  if (userId === ownerUserId) return '본인의 잠금은 강제 해제가 아니라 직접 해제하세요.'
  if (signers[role] !== null) return '이미 서명되었습니다.'
  return Object.values(signers).includes(userId)
    ? '강제 해제의 세 서명은 서로 다른 사람이 해야 합니다.'
    : undefined
}

/** Days that a lock has hung: the day it was hung is day 0. */
export const daysHeld = (lockDt: string, now: string): number =>
  Math.max(0, daysBetween(lockDt.slice(0, 10), now.slice(0, 10)))
/** True when locks still hang after the planned end. */
export const isOverdue = (planEndDt: string, now: string): boolean => minutesBetween(planEndDt, now) > 0

export interface StepFacts {
  lotoStepNo: number
  stageCd: string
  sortOrder: number
  itemNm: string
  confirmDt: string | null
}
/**
 * Why this step cannot be confirmed now: step after step; what says that the locks are off waits for them.
 */
export function stepRefusal(
  steps: readonly StepFacts[],
  step: StepFacts,
  points: readonly PointFacts[],
): string | undefined {
  if (step.confirmDt) return '이미 확인된 단계입니다.'
  const before = steps
    .toSorted((one, other) => one.sortOrder - other.sortOrder)
    .find((each) => each.stageCd === step.stageCd && each.confirmDt === null)
  if (before && before.lotoStepNo !== step.lotoStepNo) return `순서에 따라 먼저 확인하세요: ${before.itemNm}`
  const held = points.filter(isLocked).length
  if (step.stageCd === 'restore' && step.itemNm.startsWith('잠금장치') && held > 0)
    return `잠금 ${held}개가 아직 걸려 있습니다.`
  return undefined
}
/** Steps of 제319조제3항 that come before the first lock is taken off: tools removed, people away. */
export function openBeforeUnlock<S extends StepFacts>(steps: readonly S[]): S[] {
  const restoring = steps
    .filter(({ stageCd }) => stageCd === 'restore')
    .toSorted((one, other) => one.sortOrder - other.sortOrder)
  return restoring.slice(0, 2).filter(({ confirmDt }) => confirmDt === null)
}
