import type { Explanation } from '../../../core/shared/explanation.ts'
import { addDays, minutesBetween, addMonths } from '../../../core/shared/dates.ts'
import { fullYears } from '../../../core/shared/moment.ts'
import type { CrewKey } from './crew.rule.ts'
import type { Reason as PlainReason } from './permit-codes.rule.ts'

/** A refusal, with the page that puts it right where there is one. */
type Reason = PlainReason & { fixUrl?: string }

/** 근로기준법 제65조: nobody under 18 in harmful or dangerous work. */
export const workerMinimumAge = 18

export const entryStates = {
  pending: '승인 대기',
  approved: '승인',
  suspended: '정지',
  expired: '만료',
  blocked: '차단',
} as const
export type EntryState = keyof typeof entryStates

export interface WorkerCredential {
  code: string
  /** Name as printed in the message, such as '출입안전교육' or '전기용접기능사'. */
  name: string
  /** Last valid day; empty when it never expires. */
  validYmd?: string | null
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
  educations: readonly WorkerCredential[]
  qualifications: readonly WorkerCredential[]
}

/** What the work asks of the worker; the codes come from the masters of the plant. */
export interface GateRequirement {
  workYmd: string
  entryEducation: { code: string; name: string }
  /** 특별교육 per supplement of the permit (시행규칙 별표 5), and that of a watcher. */
  specialEducations: readonly { code: string; name: string }[]
  qualifications: readonly { code: string; name: string }[]
}

export interface GateVerdict {
  ok: boolean
  /** Every reason, not just the first. */
  reasons: Reason[]
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
  const problems = [
    ...entryProblem(worker.entryState),
    ...credentialProblem(worker.educations, need.entryEducation, need.workYmd, '이수 기록이 없습니다'),
    ...healthProblem(worker, need.workYmd),
    ...need.qualifications.flatMap((wanted) =>
      credentialProblem(worker.qualifications, wanted, need.workYmd, '자격이 등록되지 않았습니다'),
    ),
    ...need.specialEducations.flatMap((wanted) =>
      credentialProblem(worker.educations, wanted, need.workYmd, '이수 기록이 없습니다'),
    ),
    ...(fullYears(worker.birthYmd, need.workYmd) < workerMinimumAge
      ? [`만 ${workerMinimumAge}세 미만은 작업할 수 없습니다.`]
      : []),
  ]
  return {
    ok: problems.length === 0,
    reasons: problems.map((problem) => ({ status: 422, message: `${shownName} 작업자: ${problem}` })),
    explanation: {
      title: '작업자 투입 가능 여부',
      inputs: [
        { label: '작업자', value: shownName },
        { label: '작업일', value: need.workYmd },
        { label: '출입상태', value: entryStates[worker.entryState] },
        { label: '필요 자격', value: need.qualifications.map((wanted) => wanted.name).join(', ') || '없음' },
        {
          label: '특별교육',
          value: need.specialEducations.map((wanted) => wanted.name).join(', ') || '없음',
        },
      ],
      formula:
        '모두 만족: 출입승인, 출입안전교육 유효, 건강진단 유효, 취업 가능, 필요 자격 유효, 보충허가 특별교육, 만 18세 이상',
      source: '산업안전보건법 제29조·제129조·제140조, 근로기준법 제65조, 회사 출입기준',
    },
  }
}

/** An own employee as far as the portal knows; education and health of employees are not recorded yet. */
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
}

/**
 * May this employee be put on the work of the own department? What the portal knows of own people: account,
 * department, end of employment and, for a watcher, the appointment. (산업안전보건법 제29조 for education: see the
 * module's README)
 */
export function judgeEmployee(
  employee: GateEmployee,
  need: { workYmd: string; duty?: { code: string; name: string } },
): GateVerdict {
  const { duty } = need
  const problems = [
    ...(employee.active ? [] : ['계정이 사용 상태가 아닙니다.']),
    ...(employee.ofDept ? [] : ['수행부서 소속이 아닙니다.']),
    ...(employee.retireYmd && employee.retireYmd < need.workYmd
      ? [`${employee.retireYmd} 퇴사하였습니다.`]
      : []),
    ...(duty && !employee.duties.includes(duty.code)
      ? [`${duty.name}(${duty.code}) 선임이 없거나 끝났습니다.`]
      : []),
  ]
  return {
    ok: problems.length === 0,
    reasons: problems.map((problem) => ({ status: 422, message: `${employee.userNm} 직원: ${problem}` })),
    explanation: {
      title: '직원 투입 가능 여부',
      inputs: [
        { label: '직원', value: employee.userNm },
        { label: '작업일', value: need.workYmd },
        { label: '필요 선임', value: duty?.name ?? '없음' },
      ],
      formula: '모두 만족: 사용 중인 계정, 수행부서 소속, 재직, 감시인은 감시인 선임',
      source: '산업안전보건법 제29조, 회사 작업허가 기준',
    },
  }
}

/** Last valid day of an education: 12 months from 2025-03-02 are valid through 2026-03-01. */
export function educationValidThrough(eduYmd: string, months: number): string {
  return addDays(addMonths(eduYmd, months), -1)
}

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
): Reason[] {
  return others
    .filter((other) => other.permitCd !== permit.permitCd && overlaps(permit, other))
    .flatMap((other) =>
      permit.workerNos
        .filter((workerNo) => other.workerNos.includes(workerNo))
        .map((workerNo): Reason => {
          const message = `${nameOf(workerNo)} 작업자: 같은 시간에 다른 작업허가(${other.permitCd})에 배정되어 있습니다.`
          return { status: 409, message, fixUrl: other.fixUrl || undefined }
        }),
    )
}

function overlaps(a: WorkerAssignment, b: WorkerAssignment): boolean {
  return minutesBetween(a.startDt, b.endDt) > 0 && minutesBetween(b.startDt, a.endDt) > 0
}

function entryProblem(state: EntryState): string[] {
  return state === 'approved' ? [] : [`출입승인 상태가 '${entryStates[state]}'입니다.`]
}

/** Whoever may not see a person's health hears that he cannot work, and not why. */
function healthProblem(worker: GateWorker, workYmd: string): string[] {
  const problems = healthFacts(worker, workYmd)
  return problems.length > 0 && worker.healthShown === false ? ['투입 불가'] : problems
}
function healthFacts(worker: GateWorker, workYmd: string): string[] {
  const problems = worker.healthFitYn === 'Y' ? [] : ['건강진단 결과 취업할 수 없습니다.']
  if (!worker.healthNextYmd) return ['건강진단 기록이 없습니다.', ...problems]
  return worker.healthNextYmd < workYmd
    ? [`건강진단이 ${worker.healthNextYmd} 만료되었습니다.`, ...problems]
    : problems
}

function credentialProblem(
  owned: readonly WorkerCredential[],
  wanted: { code: string; name: string },
  workYmd: string,
  missing: string,
): string[] {
  const matching = owned.filter((credential) => credential.code === wanted.code)
  if (matching.length === 0) return [`${wanted.name} ${missing}.`]
  if (matching.some((credential) => !credential.validYmd || credential.validYmd >= workYmd)) return []
  const latest = matching.map((credential) => credential.validYmd ?? '').reduce((a, b) => (a > b ? a : b))
  return [`${wanted.name}${subjectParticle(wanted.name)} ${latest} 만료되었습니다.`]
}

/** 이 after a final consonant, 가 after a vowel; '이(가)' when the word does not end in Hangul. */
function subjectParticle(word: string): string {
  const code = (word.codePointAt(word.length - 1) ?? 0) - 0xac00
  if (code < 0 || code > 11171) return '이(가)'
  return code % 28 === 0 ? '가' : '이'
}
