import { dayOfMoment } from '../../../core/shared/moment.ts'
import { minutesBetween, daysBetween } from '../../../core/shared/dates.ts'
import type { SupplementCode } from '../permit/permit-codes.rule.ts'
import { permitStates, type PermitState } from '../permit/permit-transitions.rule.ts'
import { activePermitStates, donePermitStates } from './loto-transitions.rule.ts'
import { label, type Said, type Sentence, sentences } from '../../../core/shared/sentence.ts'
import { forceRoleNames, lotoSentences, lotoStepNames, type LotoStepCode } from './loto.texts.ts'
import { supplementTexts } from '../permit/permit-codes.texts.ts'

/** Articles on which the lockout stands (산업안전보건기준에 관한 규칙). */
export const lotoLaw = {
  /** Stop the machine, lock its starter, keep the key apart or hang a tag; let out what is under pressure. */
  stop: '안전보건규칙 제92조',
  /** Electric circuits: six steps before the work, four before the power comes back. */
  outage: '안전보건규칙 제319조',
  /** Chemical equipment: valves and cocks locked, nothing leaks out. */
  repair: '안전보건규칙 제278조',
} as const

/** An article as it is stored, in the reader's language; another basis stays as somebody has written it. */
export function lawName(stored: string): Sentence | string {
  const [a, p, i] = stored.match(/\d+/g) ?? []
  if (a === undefined) return stored
  const law =
    i !== undefined && p !== undefined
      ? lotoSentences.item({ a, p, i })
      : p === undefined
        ? lotoSentences.article({ a })
        : lotoSentences.paragraph({ a, p })
  return law.in('kr') === stored ? law : stored
}

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
  text: Sentence
}
/** How far the isolation has come. */
export function progressOf(
  points: readonly Pick<PointFacts, 'lockDt' | 'unlockDt' | 'verifyDt'>[],
): Progress {
  const [locked, verified] = [points.filter(isLocked).length, points.filter(isVerified).length]
  const total = points.length
  return { total, locked, verified, text: lotoSentences.progress({ verified, total }) }
}

/**
 * Why this point cannot be locked now: points are isolated in the planned order (회사 기준), and a circuit is locked
 * after its supplies were checked on the drawings and its switches are open (제319조제2항제1·2호).
 */
export function lockRefusal(
  points: readonly PointFacts[],
  point: PointFacts,
  steps: readonly StepFacts[],
): Sentence | undefined {
  if (isLocked(point)) return lotoSentences.pointLocked({ seq: point.seq })
  const first = inOrder(points).find((each) => !isLocked(each))
  if (first && first.seq < point.seq)
    return lotoSentences.lockInOrder({ seq: first.seq, tag: first.deviceTag })
  const open = isCircuit(point) ? openOf(steps, ['allSources', 'openSwitches']) : undefined
  return open && lotoSentences.stepsBeforeLock({ step: stepName(open), law: lawName(open.basisTxt ?? '') })
}

/**
 * Why this person cannot verify this point: another person than the one who locked it (ptw.md 2, 7); a circuit is
 * tested once its locks hang and its charge is gone (제319조제2항제3~5호).
 */
export function verifyRefusal(
  point: PointFacts,
  userId: string,
  steps: readonly StepFacts[],
): Sentence | undefined {
  if (!isLocked(point)) return lotoSentences.lockFirst({ seq: point.seq, tag: point.deviceTag })
  if (point.lockUserId === userId) return lotoSentences.otherVerifies()
  if (isVerified(point)) return lotoSentences.pointVerified({ seq: point.seq })
  const open = isCircuit(point) ? openOf(steps, ['hangLocks', 'discharge']) : undefined
  return open && lotoSentences.stepsBeforeVerify({ step: stepName(open), law: lawName(open.basisTxt ?? '') })
}
const isCircuit = ({ energyCd }: Pick<PointFacts, 'energyCd'>): boolean => energyCd === electricEnergy
/** The first of these steps that nobody has confirmed yet. */
const openOf = (steps: readonly StepFacts[], codes: readonly LotoStepCode[]): StepFacts | undefined =>
  steps
    .toSorted((one, other) => one.sortOrder - other.sortOrder)
    .find(({ stepCd, confirmDt }) => confirmDt === null && (codes as readonly unknown[]).includes(stepCd))

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
  message: Sentence | undefined
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
  const needed = limit === 0 ? lotoSentences.exactly : lotoSentences.atMost
  const message = ok ? undefined : lotoSentences.energyLeft({ value, unit, limit: needed({ limit, unit }) })
  return { ok, unit, limit, message }
}
export const unitOf = (energyCd: string): string => zeroUnits[energyCd]?.unit ?? ''

/**
 * Why this person cannot take this lock off: in reverse order of the isolation, and by whoever hung it
 * himself. (제319조제3항: 잠금기구와 꼬리표는 설치한 근로자가 직접 철거할 것) With the `steps` of a release, tools and
 * people are away first.
 */
export function unlockRefusal(
  points: readonly PointFacts[],
  point: PointFacts,
  userId: string,
  steps: readonly StepFacts[] = [],
): Sentence | undefined {
  if (!isLocked(point)) return lotoSentences.pointUnlocked({ seq: point.seq })
  const last = inOrder(points).findLast(isLocked)
  if (last && last.seq > point.seq) return lotoSentences.reverseOrder({ seq: last.seq, tag: last.deviceTag })
  if (point.lockUserId !== userId)
    return lotoSentences.ownerRemoves({ law: lawName(`${lotoLaw.outage}제3항`) })
  const [open] = openBeforeUnlock(steps)
  return open && lotoSentences.stepsBeforeUnlock({ step: stepName(open), law: lawName(open.basisTxt ?? '') })
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
): Sentence[] {
  const open = permits.filter(({ state }) => !donePermitStates.includes(state))
  const on = locksOn(locks).length
  return [
    ...open.map(({ permitCd, state }) =>
      lotoSentences.permitNeeds({ permit: permitCd, state: label(permitStates[state]) }),
    ),
    ...(on > 0 ? [lotoSentences.personalHang({ count: on })] : []),
  ]
}
/** Everything that holds back lifting the isolation for a test run: works that go on, and personal locks. */
export function liftRefusals(
  permits: readonly LinkedPermit[],
  locks: readonly PersonalLockFacts[],
): Sentence[] {
  const on = locksOn(locks).length
  return [
    ...permits
      .filter(({ state }) => activePermitStates.includes(state))
      .map(({ permitCd, state }) =>
        lotoSentences.stopWork({ permit: permitCd, state: label(permitStates[state]) }),
      ),
    ...(on > 0 ? [lotoSentences.personalHangTest({ count: on })] : []),
  ]
}

const supplementNames = sentences(supplementTexts)
/** Why the law asks for a lockout of this work, by supplementary permit; empty: it does not. */
export function lotoNeeds(supplCds: readonly SupplementCode[]): Sentence[] {
  const laws: Partial<Record<SupplementCode, string>> = { S2: `${lotoLaw.outage}제2항`, S7: lotoLaw.repair }
  return supplCds.flatMap((code) =>
    laws[code] ? [lotoSentences.need({ work: supplementNames[code](), law: lawName(laws[code]) })] : [],
  )
}

export interface FixedStep {
  stepCd: LotoStepCode
  stageCd: 'isolate' | 'restore'
  /** Korean, as it is stored; readers meet `stepName`. */
  itemNm: string
  basisTxt: string
}
const fixed = (
  stageCd: FixedStep['stageCd'],
  paragraph: string,
  codes: readonly LotoStepCode[],
): FixedStep[] =>
  codes.map((stepCd, index) => ({
    stepCd,
    stageCd,
    itemNm: String(lotoStepNames[stepCd]()),
    basisTxt: `${lotoLaw.outage}${paragraph}제${index + 1}호`,
  }))
/** Six steps of 제319조제2항 before the work on a circuit, four of 제3항 before its power comes back. [원문] */
export const electricSteps: readonly FixedStep[] = [
  ...fixed('isolate', '제2항', [
    'allSources',
    'openSwitches',
    'hangLocks',
    'discharge',
    'testVoltage',
    'ground',
  ]),
  ...fixed('restore', '제3항', ['removeTools', 'clearPeople', 'takeLocksOff', 'powerOn']),
]
/** A step in the reader's language; one without a known code stays as it was stored. */
export const stepName = ({ stepCd, itemNm }: Pick<StepFacts, 'stepCd' | 'itemNm'>): Said =>
  stepCd !== null && Object.hasOwn(lotoStepNames, stepCd) ? lotoStepNames[stepCd as LotoStepCode]() : itemNm
/** The fixed steps of a lockout: only circuits have them. */
export const stepsFor = (points: readonly Pick<PointFacts, 'energyCd'>[]): readonly FixedStep[] =>
  points.some(({ energyCd }) => energyCd === electricEnergy) ? electricSteps : []

/** Signatures of a forced removal: the owner of the lock is not there. (ptw.md 4) */
export type ForceRole = keyof typeof forceRoleNames
export const isForceRole = (given: unknown): given is ForceRole =>
  typeof given === 'string' && Object.hasOwn(forceRoleNames, given)
export type ForceSigners = Record<ForceRole, string | null>
/** Roles that have not signed yet. */
export const missingForceRoles = (signers: ForceSigners): ForceRole[] =>
  (Object.keys(forceRoleNames) as ForceRole[]).filter((role) => signers[role] === null)
/** Why this person cannot give this signature: three different people, and never the owner. */
export function forceSignRefusal(
  signers: ForceSigners,
  role: ForceRole,
  userId: string,
  ownerUserId: string | null,
): Sentence | undefined {
  if (userId === ownerUserId) return lotoSentences.directly()
  if (signers[role] !== null) return lotoSentences.alreadySigned()
  return Object.values(signers).includes(userId) ? lotoSentences.threeSigners() : undefined
}

/** Days that a lock has hung: the day it was hung is day 0. */
export const daysHeld = (lockDt: string, now: string): number =>
  Math.max(0, daysBetween(lockDt.slice(0, 10), dayOfMoment(now)))
/** True when locks still hang after the planned end. */
export const isOverdue = (planEndDt: string, now: string): boolean => minutesBetween(planEndDt, now) > 0

export interface StepFacts {
  lotoStepNo: number
  stepCd: string | null
  stageCd: string
  sortOrder: number
  itemNm: string
  basisTxt?: string | null
  confirmDt: string | null
}
/**
 * Why this step cannot be confirmed now: step after step. What says that locks hang, that no voltage is left or that the
 * locks are off waits until it is so at every point of the circuit. (제319조제2·3항)
 */
export function stepRefusal(
  steps: readonly StepFacts[],
  step: StepFacts,
  points: readonly PointFacts[],
): Sentence | undefined {
  if (step.confirmDt) return lotoSentences.stepConfirmed()
  const before = steps
    .toSorted((one, other) => one.sortOrder - other.sortOrder)
    .find((each) => each.stageCd === step.stageCd && each.confirmDt === null)
  if (before && before.lotoStepNo !== step.lotoStepNo)
    return lotoSentences.stepBefore({ step: stepName(before) })
  const circuits = inOrder(points.filter(isCircuit))
  const unlocked = step.stepCd === 'hangLocks' ? circuits.find((each) => !isLocked(each)) : undefined
  if (unlocked) return lotoSentences.lockFirst({ seq: unlocked.seq, tag: unlocked.deviceTag })
  const untested = step.stepCd === 'testVoltage' ? circuits.find((each) => !isVerified(each)) : undefined
  if (untested) return lotoSentences.verifyFirst({ seq: untested.seq, tag: untested.deviceTag })
  const held = points.filter(isLocked).length
  if (step.stepCd === 'takeLocksOff' && held > 0) return lotoSentences.locksLeft({ count: held })
  return undefined
}
/** Steps of 제319조제3항 that come before the first lock is taken off: tools removed, people away. */
export function openBeforeUnlock<S extends StepFacts>(steps: readonly S[]): S[] {
  const restoring = steps
    .filter(({ stageCd }) => stageCd === 'restore')
    .toSorted((one, other) => one.sortOrder - other.sortOrder)
  return restoring.slice(0, 2).filter(({ confirmDt }) => confirmDt === null)
}
