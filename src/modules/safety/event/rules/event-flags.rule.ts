import { addDays, addMonths, dayFigure, daysBetween } from '../../../../core/shared/dates.ts'
import type { Sentence } from '../../../../core/shared/sentence.ts'
import {
  accidentTypes,
  investigatedOccurrences,
  relations,
  treatments,
  worse,
  type Severity,
} from './event-codes.rule.ts'
import { flagReasons } from './event-flags.texts.ts'
import type { EventFigures } from './event-parameters.rule.ts'

/** What the judgement of an event reads of one person. */
export interface Hurt {
  workRelationCd: string
  /** injury or illness */
  injuryTypeCd: string
  treatCd: string | null
  /** Months of treatment that the doctor expects. */
  treatMonths: number | null
  /** Days of rest, known or expected; null where nobody has said. */
  restDays: number | null
  deathYmd: string | null
}
export interface Happened {
  /** 'YYYY-MM-DD' */
  occurYmd: string
  accidentTypeCds: readonly string[]
  occurTypeCd: string | null
  /** A substance came out. */
  substance: boolean
  /** kg or L; null: nobody knows. */
  releaseQty: number | null
  /** A process under the process safety report. */
  psmYn: 'Y' | 'N' | null
  persons: readonly Hurt[]
  /** Days of the occupational diseases from the same agent, this event's own among them. (중대재해처벌법 영 별표 1) */
  diseaseYmds: readonly string[]
}
export interface Flags {
  saaYn: 'Y' | 'N'
  sapaYn: 'Y' | 'N'
  chemYn: 'Y' | 'N'
  psmYn: 'Y' | 'N'
  f30Yn: 'Y' | 'N'
  causeInvYn: 'Y' | 'N'
  severityCd: Severity
  reasons: Sentence[]
}
const yn = (holds: boolean): 'Y' | 'N' => (holds ? 'Y' : 'N')

/**
 * 휴업일수 (SAF-03): calendar days with the holidays, the day of the accident left out.
 * @param occurYmd day of the accident @param toYmd last day of rest
 */
export const restDaysOf = (occurYmd: string, fromYmd: string, toYmd: string): number => {
  const first = fromYmd <= occurYmd ? addDays(occurYmd, 1) : fromYmd
  return toYmd < first ? 0 : daysBetween(first, toYmd) + 1
}

/**
 * Days of rest as far as they are known. Who is back at work, or died, rests no longer. A rest that has not ended counts
 * until today, and as long as is expected where that is more: the form is due from what is to be expected, not from the
 * third day on. (SAF-02, SAF-03)
 */
export function knownRestDays(
  occurYmd: string,
  { restFromYmd, restToYmd, returnYmd, deathYmd, expRestDays }: RestOf,
  today: string,
): number | null {
  if (!restFromYmd) return null
  const lastYmd = restToYmd ?? (returnYmd ? addDays(returnYmd, -1) : deathYmd)
  if (lastYmd) return restDaysOf(occurYmd, restFromYmd, lastYmd)
  return Math.max(0, restDaysOf(occurYmd, restFromYmd, today), expRestDays ?? 0)
}
interface RestOf {
  restFromYmd?: string | null | undefined
  restToYmd?: string | null | undefined
  returnYmd?: string | null | undefined
  deathYmd?: string | null | undefined
  expRestDays?: number | null | undefined
}
/** True when a rest of days that oblige is known or, by a treatment of a month and more, to be expected. */
const restsLong = ({ restDays, treatMonths }: Hurt, days: number): boolean =>
  restDays === null ? (treatMonths ?? 0) >= 1 : restDays >= days
const severityOfPerson = (person: Hurt, figures: EventFigures): Severity => {
  if (person.deathYmd) return 'FAT'
  if (restsLong(person, figures.formRestDays)) return 'LT3'
  if ((person.restDays ?? 0) >= 1) return 'LT1'
  if (person.treatCd === treatments.hospital || person.treatCd === treatments.clinic) return 'MTC'
  return person.treatCd === treatments.firstAid ? 'FAC' : 'NON'
}

/**
 * What an event is before the law (SAF-01): 중대재해 (산업안전보건법 제2조제2호, 규칙 제3조), 중대산업재해 (중대재해처벌법
 * 제2조제2호), 화학사고 (화학물질관리법 제43조), 산업재해조사표 (규칙 제73조), 원인조사 후보 (법 제56조, SAF-18). Accidents on
 * the way to work and at occasions are shown apart and raise no flag. An amount that nobody knows counts as reportable.
 */
export function judgeEvent(event: Happened, figures: EventFigures): Flags {
  const persons = event.persons.filter(({ workRelationCd }) => workRelationCd === relations.work)
  const deaths = persons.filter(({ deathYmd }) => deathYmd).length
  const treated = persons.filter(
    ({ deathYmd, treatCd, treatMonths, restDays }) =>
      deathYmd || (treatCd && treatCd !== treatments.none) || treatMonths || restDays,
  )
  const injuredFor = (months: number) =>
    persons.filter((person) => person.injuryTypeCd === 'injury' && (person.treatMonths ?? 0) >= months).length
  const reasons: Sentence[] = []
  const because = (holds: boolean, reason: () => Sentence): boolean => {
    if (holds) reasons.push(reason())
    return holds
  }
  const serious = [
    because(deaths > 0, () => flagReasons.death({ n: deaths })),
    because(injuredFor(figures.seriousMonths) >= figures.seriousPeople, () =>
      flagReasons.seriousInjured({ months: figures.seriousMonths, n: injuredFor(figures.seriousMonths) }),
    ),
    because(treated.length >= figures.seriousMany, () => flagReasons.seriousMany({ n: treated.length })),
  ].includes(true)
  const diseases = lastYear(event, figures)
  const disaster = [
    because(deaths > 0, () => flagReasons.deathDisaster({ n: deaths })),
    because(injuredFor(figures.disasterMonths) >= figures.disasterPeople, () =>
      flagReasons.disasterInjured({ months: figures.disasterMonths, n: injuredFor(figures.disasterMonths) }),
    ),
    because(diseases >= figures.diseasePeople, () => flagReasons.diseases({ n: diseases })),
  ].includes(true)
  const form = because(
    persons.some((person) => person.deathYmd ?? restsLong(person, figures.formRestDays)),
    () => flagReasons.form({ days: figures.formRestDays }),
  )
  const chemical =
    event.substance &&
    because(treated.length > 0 || event.releaseQty === null || event.releaseQty > figures.chemicalQty, () =>
      treated.length > 0
        ? flagReasons.chemicalHurt()
        : event.releaseQty === null
          ? flagReasons.chemicalUnknown()
          : flagReasons.chemical({ qty: event.releaseQty, limit: figures.chemicalQty }),
    )
  const process = because(event.psmYn === 'Y', () => flagReasons.process())
  const cause =
    !serious && because(isCauseCandidate(event, treated.length, figures), () => flagReasons.cause())
  const worst = event.persons.reduce<Severity>(
    (severity, person) => worse(severity, severityOfPerson(person, figures)),
    'NON',
  )
  return {
    saaYn: yn(serious),
    sapaYn: yn(disaster),
    chemYn: yn(chemical),
    psmYn: yn(process),
    f30Yn: yn(form),
    causeInvYn: yn(cause),
    severityCd: serious ? worse('MAJ', worst) : worst,
    reasons,
  }
}

/** Occupational diseases of the year that ends with this event. */
const lastYear = ({ occurYmd, diseaseYmds }: Happened, { diseaseMonths }: EventFigures): number => {
  const from = addMonths(occurYmd, -diseaseMonths)
  return diseaseYmds.filter((day) => day >= from && day <= occurYmd).length
}

/** Kinds of accident that are investigated from the given day on without being a serious accident. (법 제56조; SAF-18) */
function isCauseCandidate(event: Happened, hurt: number, { causeFromYmd }: EventFigures): boolean {
  if (hurt === 0 || dayFigure(event.occurYmd) < causeFromYmd) return false
  const types: readonly string[] = [accidentTypes.fire, accidentTypes.explosion, accidentTypes.leak]
  return (
    event.accidentTypeCds.some((type) => types.includes(type)) ||
    investigatedOccurrences.includes(event.occurTypeCd ?? '')
  )
}
