import { fullYears } from '../../../core/shared/moment.ts'
import type { EntryParameters } from './enter-parameters.rule.ts'
import type { Said } from '../../../core/shared/sentence.ts'
import { entryBanSentences } from '../ban/entry-ban.texts.ts'
import { entryCheckSentences } from './enter-check.texts.ts'
import type { EducationReason } from '../worker/education-need.rule.ts'
import { defined } from '../../../core/shared/defined.ts'
import type { FieldIssue } from '../../../core/shared/session.ts'
import { vendorModuleSentences } from '../vendor-module.texts.ts'
import { daysBetween } from '../../../core/shared/dates.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { vendorContractRecords, vendorRecords } from '../record-pages.rule.ts'

/** Items of VND_CHK. */
export const verdicts = { fit: 'VCK01', conditional: 'VCK02', unfit: 'VCK03' } as const
export type Verdict = (typeof verdicts)[keyof typeof verdicts]
/** Items of ENTER_TYPE. */
export const enterTypes = { regular: 'VET01', work: 'VET02', transport: 'VET03', visit: 'VET04' } as const
/** The item of VND_EDU that everybody holds who comes in; it bounds a pass. */
export const educations = { entry: 'VED01' } as const
/**
 * Trades (VND_JOB) of 배치전·특수건강진단, and of what needs a licence: any one of these items of VND_QUAL. The special
 * education of a trade stands in the code table (`attr1`).
 */
export const healthJobs: readonly string[] = ['VJB03', 'VJB04', 'VJB10', 'VJB11']
/** 유해·위험작업의 취업 제한에 관한 규칙 별표 1, 전기공사업법; by item of VND_JOB. */
export const jobQualifications: Readonly<Record<string, readonly string[]>> = {
  VJB03: ['VQL01'],
  VJB05: ['VQL04'],
  VJB06: ['VQL05'],
  VJB08: ['VQL02', 'VQL10'],
}
/** 근로기준법 제65조 */
const minimumAge = 18

export type Level = 'BLOCK' | 'WARN'
/** A reason against a person's entry (vendor R4). */
export interface EntryProblem {
  code: string
  level: Level
  message: Said
  /** Last valid day of what ends too early. */
  validToYmd?: string
  /** The page on which it can be fixed, as a path of the portal. */
  fixUrl: string
  /** About the person's health or residence: said in full only to who may see them (enter-heard.rule.ts). */
  own?: true
  /** The same where it names a person, for who may know his name in part only. */
  masked?: Said
}
export interface Stay {
  /** First and last day, YYYY-MM-DD. */
  fromYmd: string
  toYmd: string
  enterTypeCd: string
}
interface Credential {
  code: string
  name: string
  /** Last valid day; null when it does not end. */
  validToYmd: string | null
}

/** Facts about the company, whoever is sent: E01–E04, E15. */
export interface CompanyFacts {
  vendorCd: string
  state: string
  /** Since when the plant bars the company in these days; null or absent: it does not. */
  bannedFrom?: string | null
  contract?:
    | {
        contractNo: number
        running: boolean
        samePlant: boolean
        fromYmd: string
        toYmd: string
        legal: readonly Said[]
      }
    | undefined
  /** Last valid day of the newest passed evaluation of 적격수급인; undefined when there is none. */
  evaluatedToYmd: string | undefined
  /**
   * Papers that a company of its kind must have, each with the last valid day of the newest verified one;
   * undefined when there is none.
   */
  documents: readonly { name: Said; validToYmd: string | null | undefined }[]
}
const companyPage = '/vendor/portal/vendorInfo?part=document'

/** Problems that every line of a request has. */
export function companyProblems(company: CompanyFacts, stay: Stay): EntryProblem[] {
  const problems: EntryProblem[] = []
  const block = (code: string, message: Said, fixUrl: string) =>
    void problems.push({ code, level: 'BLOCK', message, fixUrl })
  if (company.state !== 'active') block('E01', entryCheckSentences.badStatus(), '/vendor/portal/vendorInfo')
  if (company.bannedFrom)
    block(
      'E01',
      entryBanSentences.companyBarred({ from: company.bannedFrom }),
      '/vendor/base/vendorList?part=ban',
    )
  const { contract } = company
  if (contract) {
    const page = addressOf(vendorContractRecords.vendorContract, contract.contractNo)
    if (!contract.running || !contract.samePlant) block('E02', entryCheckSentences.notRunning(), page)
    else if (stay.fromYmd < contract.fromYmd || stay.toYmd > contract.toYmd)
      block('E02', entryCheckSentences.outsideContract({ from: contract.fromYmd, to: contract.toYmd }), page)
    for (const message of contract.legal) block('E15', message, page)
  } else if (stay.enterTypeCd !== enterTypes.visit)
    block('E02', entryCheckSentences.chooseContract(), '/vendor/base/vendorContract')
  if (stay.enterTypeCd === enterTypes.regular || stay.enterTypeCd === enterTypes.work)
    problems.push(
      ...dated(
        'E03',
        entryCheckSentences.evaluation(),
        company.evaluatedToYmd,
        stay,
        '/vendor/portal/psrmEval',
        entryCheckSentences.noEvaluation(),
        'fromYmd',
      ),
    )
  if (stay.enterTypeCd !== enterTypes.visit)
    for (const { name, validToYmd } of company.documents)
      problems.push(
        ...dated('E04', name, validToYmd, stay, companyPage, entryCheckSentences.noDocument({ name })),
      )
  return problems
}

/** Codes of the findings of education, as the one judge names them. */
const educationCodes = { ITEM: 'E08', NEW: 'E09', SPC_PRE: 'E09', SPC: 'E09', HCM: 'E12' } as const

/** Facts about a worker: E05–E12, E14. */
export interface WorkerFacts {
  vendorWorkerNo: number
  jobTypeCds: readonly string[]
  birthYmd: string
  entryState: string
  /** Since when the plant bars the worker in these days; null or absent: it does not. */
  bannedFrom?: string | null
  visaToYmd: string | null
  /** A valid pass of the same person under another company at the plant. */
  elsewhere: boolean
  healthNextYmd: string | null
  healthFitYn: 'Y' | 'N'
  privAgreeYmd: string | null
  sensAgreeYmd: string | null
  /** What the history shows: the entry education bounds the pass. */
  educations: readonly Credential[]
  /** What the judge of education says of the days of the stay. */
  education: readonly EducationReason[]
  qualifications: readonly Credential[]
}
/** Problems of one worker. @param names of VND_QUAL by code, for the sentence */
export function workerProblems(
  worker: WorkerFacts,
  stay: Stay,
  names: ReadonlyMap<string, Said> = new Map(),
): EntryProblem[] {
  const problems: EntryProblem[] = []
  const page = addressOf(vendorRecords.vendorWorker, worker.vendorWorkerNo)
  const block = (code: string, message: Said, validToYmd?: string) =>
    void problems.push({ code, level: 'BLOCK', message, fixUrl: page, validToYmd: validToYmd || undefined })
  const ofPerson = (...found: readonly EntryProblem[]) =>
    void problems.push(...found.map((each): EntryProblem => ({ ...each, own: true })))
  const blockPerson = (code: string, message: Said, validToYmd?: string) =>
    ofPerson({ code, level: 'BLOCK', message, fixUrl: page, validToYmd })
  const has = (jobs: readonly string[]) => worker.jobTypeCds.some((job) => jobs.includes(job))
  const visiting = stay.enterTypeCd === enterTypes.visit
  if (worker.entryState === 'suspended' || worker.entryState === 'blocked')
    block('E05', entryCheckSentences.suspended())
  if (worker.bannedFrom) block('E05', entryBanSentences.barred({ from: worker.bannedFrom }))
  if (worker.visaToYmd && worker.visaToYmd < stay.fromYmd)
    blockPerson('E05', entryCheckSentences.residenceOver({ day: worker.visaToYmd }), worker.visaToYmd)
  if (fullYears(worker.birthYmd, stay.fromYmd) < minimumAge)
    block('E06', entryCheckSentences.tooYoung({ age: minimumAge }))
  if (worker.elsewhere) block('E07', entryCheckSentences.elsewhere())
  problems.push(
    ...worker.education.map(({ code, level, message, validToYmd }): EntryProblem => ({
      code: educationCodes[code],
      level,
      message,
      fixUrl: page,
      ...defined({ validToYmd }),
    })),
  )
  if (!visiting) {
    for (const job of worker.jobTypeCds) {
      const wanted = jobQualifications[job]
      if (!wanted) continue
      const name = oneOf(wanted.map((code) => names.get(code) ?? code))
      const toYmd = lastDay(worker.qualifications, wanted)
      if (toYmd === undefined) block('E10', entryCheckSentences.noLicence({ name }))
      else if (toYmd !== null && toYmd < stay.toYmd)
        block('E10', entryCheckSentences.licenceShort({ name, day: toYmd }), toYmd)
    }
    if (has(healthJobs) && worker.healthFitYn !== 'Y') blockPerson('E11', entryCheckSentences.unfitHealth())
    if (has(healthJobs))
      ofPerson(
        ...dated(
          'E11',
          entryCheckSentences.specialHealth(),
          worker.healthNextYmd ?? undefined,
          stay,
          page,
          entryCheckSentences.noHealth(),
        ),
      )
  }
  if (!worker.privAgreeYmd) block('E14', entryCheckSentences.noConsent())
  if (worker.healthNextYmd && !worker.sensAgreeYmd) blockPerson('E14', entryCheckSentences.noHealthConsent())
  return problems
}

/**
 * The last valid day of any of several credentials; null when one does not end, undefined when there is none.
 */
export function lastDay(owned: readonly Credential[], codes: readonly string[]): string | null | undefined {
  const days = owned.filter(({ code }) => codes.includes(code)).map(({ validToYmd }) => validToYmd)
  if (days.length === 0) return undefined
  return days.includes(null) ? null : days.reduce((one, other) => (one! > other! ? one : other))
}

/**
 * A thing that should last until the end: it warns when it lasts beyond the first day, and blocks when it
 * does not or is not there.
 */
function dated(
  code: string,
  name: Said,
  validToYmd: string | null | undefined,
  stay: Stay,
  fixUrl: string,
  missing: Said,
  until: 'fromYmd' | 'toYmd' = 'toYmd',
): EntryProblem[] {
  if (validToYmd === undefined) return [{ code, level: 'BLOCK', message: missing, fixUrl }]
  if (validToYmd === null || validToYmd >= stay[until]) return []
  return validToYmd > stay.fromYmd
    ? [
        {
          code,
          level: 'WARN',
          message: entryCheckSentences.endsBeforeStay({ name, day: validToYmd }),
          validToYmd,
          fixUrl,
        },
      ]
    : [
        {
          code,
          level: 'BLOCK',
          message: entryCheckSentences.endsOn({ name, day: validToYmd }),
          validToYmd,
          fixUrl,
        },
      ]
}

/** One of several licences will do. */
export const oneOf = (names: readonly Said[]): Said =>
  names.reduce<Said>((one, other) => (one === '' ? other : entryCheckSentences.or({ one, other })), '')

/** 적합, 조건부 or 부적합 by the heaviest problem. */
export const verdictOf = (problems: readonly EntryProblem[]): Verdict =>
  problems.some(({ level }) => level === 'BLOCK')
    ? verdicts.unfit
    : problems.length > 0
      ? verdicts.conditional
      : verdicts.fit

/** Faults of the request itself, at its fields: its days, and how long each kind of entry may last. */
export function stayIssues(stay: Partial<Stay>, parameters: EntryParameters): FieldIssue[] {
  const { fromYmd, toYmd, enterTypeCd } = stay
  if (!fromYmd || !toYmd) return []
  if (toYmd < fromYmd) return [{ path: 'toYmd', message: vendorModuleSentences.endBeforeStart() }]
  const most = enterTypeCd === enterTypes.visit ? parameters.visitDays : parameters.regularDays
  const days = daysBetween(fromYmd, toYmd) + 1
  return days > most ? [{ path: 'toYmd', message: entryCheckSentences.tooLong({ days: most }) }] : []
}

/** One thing that bounds a pass. */
export interface Bound {
  name: Said
  /** Last valid day; null or absent: it does not end. */
  toYmd: string | null | undefined
  /** The person's own matter, such as an examination. */
  own?: true
}
type PassEnd = Bound & { toYmd: string }
/** Last valid day of a pass: that of the first thing that ends (vendor R5), and what it is. */
export const passEnd = (bounds: readonly Bound[]): PassEnd | undefined =>
  bounds
    .flatMap((bound) => (bound.toYmd ? [{ ...bound, toYmd: bound.toYmd }] : []))
    .reduce<PassEnd | undefined>(
      (first, each) => (first && first.toYmd <= each.toYmd ? first : each),
      undefined,
    )
