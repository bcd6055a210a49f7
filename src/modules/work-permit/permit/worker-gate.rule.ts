import type { Explanation } from '../../../core/shared/explanation.ts'
import { periodEnd } from '../../../core/shared/periods.ts'
import { defined } from '../../../core/shared/defined.ts'
import { minutesBetween } from '../../../core/shared/dates.ts'
import { fullYears } from '../../../core/shared/moment.ts'
import type { CrewKey } from './crew.rule.ts'
import type { RuleReason } from './permit-codes.rule.ts'
import { entryStateNames, gateSentences, gateWords } from './worker-gate.texts.ts'
import { joined, type Said, type Sentence } from '../../../core/shared/sentence.ts'
import { subjectParticle } from '../../../core/shared/particle.ts'

/** 근로기준법 제65조: nobody under 18 in harmful or dangerous work. */
export const workerMinimumAge = 18

export const entryStates = {
  pending: entryStateNames.pending(),
  approved: entryStateNames.approved(),
  suspended: entryStateNames.suspended(),
  expired: entryStateNames.expired(),
  blocked: entryStateNames.blocked(),
} as const
export type EntryState = keyof typeof entryStates

export interface WorkerCredential {
  code: string
  /** Name as printed in the message, such as '출입안전교육' or '전기용접기능사'. */
  name: Said
  /** Last valid day; empty when it never expires. */
  validYmd?: string | null
}

/** A finding of the judge of education, with the page that puts it right where there is one. */
export interface EducationProblem {
  message: Said
  fixUrl?: string
}
export interface GateWorker {
  workerNo: number
  workerNm: string
  birthYmd: string
  entryState: EntryState
  /** Day of the next health examination: the worker may work up to and including that day. */
  healthNextYmd?: string | null
  /** Only whether the person may work; the finding itself is not kept here. */
  healthFitYn: 'Y' | 'N'
  /** Whether the reader may know what about the health stands against the work; absent: he may. */
  healthShown?: boolean
  qualifications: readonly WorkerCredential[]
  /** What the judge of education says about the person on the day of work; only what stops somebody. */
  education: readonly EducationProblem[]
}

/** What the work asks of the worker; the codes come from the masters of the plant. */
export interface GateRequirement {
  workYmd: string
  /** 특별교육 per supplement of the permit (시행규칙 별표 5), for the explanation. */
  specialEducations: readonly { code: string; name: Said }[]
  qualifications: readonly { code: string; name: Said }[]
}

export interface GateVerdict {
  ok: boolean
  /** Every reason, not just the first. */
  reasons: RuleReason[]
  /** The same where the person is named beside them. */
  problems: Said[]
  explanation: Explanation
}

/**
 * May this worker be put on this work? All conditions of ptw.md 5.4, each failing one with its own sentence.
 * @param shownName name for the messages: the full one for the vendor's own people, `maskName` in lists
 */
export function judgeWorker(
  worker: GateWorker,
  need: GateRequirement,
  shownName: string = worker.workerNm,
): GateVerdict {
  const problems: Said[] = [
    ...entryProblem(worker.entryState),
    ...worker.education.map(({ message }) => message),
    ...healthProblem(worker, need.workYmd),
    ...need.qualifications.flatMap((wanted) =>
      credentialProblem(worker.qualifications, wanted, need.workYmd, gateSentences.noQualification),
    ),
    ...(fullYears(worker.birthYmd, need.workYmd) < workerMinimumAge
      ? [gateSentences.underAge({ age: workerMinimumAge })]
      : []),
  ]
  return {
    ok: problems.length === 0,
    problems,
    reasons: problems.map((problem) => ({
      status: 422,
      message: gateSentences.worker({ name: shownName, problem }),
      ...fixOf(worker, problem),
    })),
    explanation: {
      title: gateWords.workerTitle(),
      inputs: [
        { label: gateWords.worker(), value: shownName },
        { label: gateWords.workDay(), value: need.workYmd },
        { label: gateWords.access(), value: entryStates[worker.entryState] },
        {
          label: gateWords.qualifications(),
          value: namesIn(need.qualifications),
        },
        {
          label: gateWords.special(),
          value: namesIn(need.specialEducations),
        },
      ],
      formula: gateWords.workerFormula(),
      source: gateWords.workerSource(),
    },
  }
}

/** An own employee as far as the portal knows; health and licences of employees are not recorded yet. */
export interface GateEmployee {
  userId: string
  userNm: string
  /** The account is in use. */
  active: boolean
  /** The department, or one below it, does the work. */
  ofDept: boolean
  retireYmd?: string | null
  /** Duties in force on the day of work, such as 'D17'. */
  duties: readonly string[]
  /** What the judge of education says about the person on the day of work; only what stops somebody. */
  education: readonly EducationProblem[]
}

/**
 * May this employee be put on the work of the own department? What the portal knows of own people: account,
 * department, end of employment, for a watcher the appointment, and education. (산업안전보건법 제29조)
 */
export function judgeEmployee(
  employee: GateEmployee,
  need: { workYmd: string; duty?: { code: string; name: Said } },
): GateVerdict {
  const { duty } = need
  const problems: Said[] = [
    ...(employee.active ? [] : [gateSentences.inactive()]),
    ...(employee.ofDept ? [] : [gateSentences.otherDept()]),
    ...(employee.retireYmd && employee.retireYmd < need.workYmd
      ? [gateSentences.retired({ day: employee.retireYmd })]
      : []),
    ...(duty && !employee.duties.includes(duty.code)
      ? [gateSentences.noDuty({ name: duty.name, code: duty.code })]
      : []),
    ...employee.education.map(({ message }) => message),
  ]
  return {
    ok: problems.length === 0,
    problems,
    reasons: problems.map((problem) => ({
      status: 422,
      message: gateSentences.employee({ name: employee.userNm, problem }),
      ...fixOf(employee, problem),
    })),
    explanation: {
      title: gateWords.employeeTitle(),
      inputs: [
        { label: gateWords.employee(), value: employee.userNm },
        { label: gateWords.workDay(), value: need.workYmd },
        { label: gateWords.duty(), value: duty?.name ?? gateWords.none() },
      ],
      formula: gateWords.employeeFormula(),
      source: gateWords.employeeSource(),
    },
  }
}

/** The page that puts a problem right: a seat in a class, where one is free. */
const fixOf = ({ education }: { education: readonly EducationProblem[] }, problem: Said) =>
  defined({ fixUrl: education.find(({ message }) => message === problem)?.fixUrl })

/** Last valid day of an education: 12 months from 2025-03-02 are valid through 2026-03-01. */
export const educationValidThrough = (eduYmd: string, months: number): string => periodEnd(eduYmd, months)

/** '김민수' → '김**': what other people see of a worker's name in a list. */
export function maskName(name: string): string {
  const letters = Array.from(name.trim())
  if (letters.length === 0) return ''
  return `${letters[0]}${'*'.repeat(Math.max(1, letters.length - 1))}`
}

export interface WorkerAssignment {
  permitCd: string
  /** Page of the permit. */
  fixUrl?: string
  startDt: string
  endDt: string
  workerNos: readonly CrewKey[]
}

/**
 * Workers of `permit` who are on another permit at the same time; touching ends do not overlap.
 * @param others assignments of permits that are neither finished nor refused
 * @param nameOf shown name of a worker
 */
export function overlappingWorkers(
  permit: WorkerAssignment,
  others: readonly WorkerAssignment[],
  nameOf: (workerNo: CrewKey) => string,
): RuleReason[] {
  return others
    .filter((other) => other.permitCd !== permit.permitCd && overlaps(permit, other))
    .flatMap((other) =>
      permit.workerNos
        .filter((workerNo) => other.workerNos.includes(workerNo))
        .map((workerNo): RuleReason => {
          const message = gateSentences.twice({ name: nameOf(workerNo), permit: other.permitCd })
          return { status: 409, message, fixUrl: other.fixUrl || undefined }
        }),
    )
}

function overlaps(a: WorkerAssignment, b: WorkerAssignment): boolean {
  return minutesBetween(a.startDt, b.endDt) > 0 && minutesBetween(b.startDt, a.endDt) > 0
}

function entryProblem(state: EntryState): Sentence[] {
  return state === 'approved' ? [] : [gateSentences.access({ state: entryStates[state] })]
}

/** Whoever may not see a person's health hears that he cannot work, and not why. */
function healthProblem(worker: GateWorker, workYmd: string): Sentence[] {
  const problems = healthFacts(worker, workYmd)
  return problems.length > 0 && worker.healthShown === false ? [gateSentences.notAllowed()] : problems
}
function healthFacts(worker: GateWorker, workYmd: string): Sentence[] {
  const problems = worker.healthFitYn === 'Y' ? [] : [gateSentences.unfit()]
  if (!worker.healthNextYmd) return [gateSentences.noHealth(), ...problems]
  return worker.healthNextYmd < workYmd
    ? [gateSentences.healthOver({ day: worker.healthNextYmd }), ...problems]
    : problems
}

function credentialProblem(
  owned: readonly WorkerCredential[],
  wanted: { code: string; name: Said },
  workYmd: string,
  missing: (values: { name: Said }) => Sentence,
): Sentence[] {
  const matching = owned.filter((credential) => credential.code === wanted.code)
  if (matching.length === 0) return [missing({ name: wanted.name })]
  if (matching.some((credential) => !credential.validYmd || credential.validYmd >= workYmd)) return []
  const latest = matching.map((credential) => credential.validYmd ?? '').reduce((a, b) => (a > b ? a : b))
  return [
    gateSentences.over({ name: wanted.name, particle: subjectParticle(String(wanted.name)), day: latest }),
  ]
}

const namesIn = (wanted: readonly { name: Said }[]): Sentence =>
  wanted.length > 0
    ? joined(
        wanted.map(({ name }) => name),
        ', ',
      )
    : gateWords.none()
