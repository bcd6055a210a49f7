import { subjectParticle } from '../../../core/shared/particle.ts'
import { periodEnd } from '../../../core/shared/periods.ts'
import type { Said } from '../../../core/shared/sentence.ts'
import { eduTypes, hoursFor, hoursOf, type HourRule } from '../course/legal-hours.rule.ts'
import { exemptTypes, remainingMinutes, type Exemption } from './exempt.rule.ts'
import { judgeSentences } from './judge.texts.ts'
import { dutyOf, minutesUntil, type SpecialDuty } from './special.rule.ts'

/** A result that counts: completed, and verified or confirmed. */
export interface Learned {
  eduTypeCd: string
  specialWorkNo: string | null
  /** Item of VND_EDU that the result stands for; null where it stands for none. */
  vndEduCd: string | null
  eduYmd: string
  min: number
  validToYmd: string | null
}
/** 특별교육 지정 of the person. */
export interface Assigned extends SpecialDuty {
  specialWorkNo: string
  firstWorkYmd: string
}
/** What is known of one person. */
export interface Learner {
  workerClassCd: string | null
  /** 채용 시 교육 is asked of this person at all. */
  hired: boolean
  experienced: boolean
  learned: readonly Learned[]
  assigned: readonly Assigned[]
  exemptions: readonly (Exemption & { eduTypeCd: string; specialWorkNo: string | null })[]
}
/** An item of VND_EDU with the works of 별표 5 behind it; none where it is no special education. */
export interface AskedItem {
  code: string
  name: Said
  works: readonly string[]
}
export interface Asked {
  fromYmd: string
  toYmd: string
  asked: 'stay' | 'work'
  items: readonly AskedItem[]
  special: readonly AskedItem[]
  hire: boolean
  chemical: boolean
}
export interface Finding {
  code: 'ITEM' | 'NEW' | 'SPC_PRE' | 'SPC' | 'HCM'
  level: 'BLOCK' | 'WARN'
  message: Said
  validToYmd?: string
  lackMin?: number
  /** Works of special education that are lacking. */
  works?: readonly string[]
}

/**
 * What speaks against a person on the days of a stay or a work because of education. The same facts give the same
 * answer whoever asks: entry, permit or gate. (산업안전보건법 제29조; edu.md EDU-03, 05, 06; fit D3–D7)
 */
export function educationFindings(person: Learner, need: Asked, rules: readonly HourRule[]): Finding[] {
  // What somebody will have learned tomorrow does not count today.
  const known: Learner = {
    ...person,
    learned: person.learned.filter(({ eduYmd }) => eduYmd <= need.fromYmd),
  }
  return [
    ...need.items.flatMap((item) => validity(ofItem(known, item), item.name, need)),
    ...(need.hire ? hireFindings(known, need, rules) : []),
    ...need.special.flatMap((item) =>
      specialFindings(known, item, need, rules).map((found) => ({ ...found, works: item.works })),
    ),
    ...(need.chemical ? chemicalFindings(known, need, rules) : []),
  ]
}

/** Results that stand for an item: by their own item, or as special education of one of its works. */
const ofItem = ({ learned }: Learner, { code, works }: AskedItem): Learned[] =>
  learned.filter(
    ({ vndEduCd, eduTypeCd, specialWorkNo }) =>
      vndEduCd === code ||
      (eduTypeCd === eduTypes.special && specialWorkNo !== null && works.includes(specialWorkNo)),
  )

/** The best of several: one without an end, else the one that lasts longest. */
function lastDay(results: readonly Learned[]): string | null {
  return results.some(({ validToYmd }) => validToYmd === null)
    ? null
    : results.reduce((latest, { validToYmd }) => (validToYmd! > latest ? validToYmd! : latest), '')
}
function validity(results: readonly Learned[], name: Said, need: Asked): Finding[] {
  if (results.length === 0)
    return [{ code: 'ITEM', level: 'BLOCK', message: judgeSentences.noRecord({ name }) }]
  return ending('ITEM', lastDay(results), name, need)
}
function ending(code: Finding['code'], day: string | null, name: Said, need: Asked): Finding[] {
  if (day === null || day >= need.toYmd) return []
  if (need.asked === 'work')
    return [
      {
        code,
        level: 'BLOCK',
        message: judgeSentences.over({ name, particle: subjectParticle(String(name)), day }),
        validToYmd: day,
      },
    ]
  return day > need.fromYmd
    ? [{ code, level: 'WARN', message: judgeSentences.endsBeforeStay({ name, day }), validToYmd: day }]
    : [{ code, level: 'BLOCK', message: judgeSentences.endsOn({ name, day }), validToYmd: day }]
}

const exemptionsOf = (person: Learner, eduTypeCd: string, works: readonly string[] = []): Exemption[] => [
  ...person.exemptions.filter(
    (each) =>
      each.eduTypeCd === eduTypeCd && (each.specialWorkNo === null || works.includes(each.specialWorkNo)),
  ),
  ...(person.experienced ? [{ exemptTypeCd: exemptTypes.samePlant, exemptPct: 100, exemptMin: null }] : []),
]
const isValidOn =
  (day: string) =>
  ({ validToYmd }: Learned): boolean =>
    validToYmd === null || validToYmd >= day

/** 채용 시 교육; special education for the work stands for it (시행규칙 제26조제1항 후단; edu.md EDU-03). */
function hireFindings(person: Learner, need: Asked, rules: readonly HourRule[]): Finding[] {
  if (!person.hired) return []
  const name = judgeSentences.hire()
  const rule = hoursFor(
    rules,
    { eduTypeCd: eduTypes.hire, workerClassCd: person.workerClassCd },
    need.fromYmd,
  )
  if (!rule) return [{ code: 'NEW', level: 'BLOCK', message: judgeSentences.noRule({ name }) }]
  const wanted = remainingMinutes(rule.requiredMin, exemptionsOf(person, eduTypes.hire))
  const done = person.learned
    .filter(({ eduTypeCd }) => eduTypeCd === eduTypes.hire)
    .reduce((sum, { min }) => sum + min, 0)
  if (done >= wanted || hasWholeSpecial(person, need, rules)) return []
  const message = judgeSentences.hoursShort({ name, hours: hoursOf(wanted), done: hoursOf(done) })
  return [{ code: 'NEW', level: 'BLOCK', message, lackMin: wanted - done }]
}
/** Some work whose special education is whole. */
function hasWholeSpecial(person: Learner, need: Asked, rules: readonly HourRule[]): boolean {
  const works = new Set(
    person.learned.flatMap(({ eduTypeCd, specialWorkNo }) =>
      eduTypeCd === eduTypes.special && specialWorkNo !== null ? [specialWorkNo] : [],
    ),
  )
  return [...works].some((work) => {
    const duty = specialDuty(person, [work], need, rules)
    const learned = person.learned.filter(
      ({ eduTypeCd, specialWorkNo }) => eduTypeCd === eduTypes.special && specialWorkNo === work,
    )
    return duty !== undefined && minutesUntil(learned, need.fromYmd) >= duty.requiredMin
  })
}

/** What the law asks of the person for one of these works: as assigned, else as of somebody who begins today. */
function specialDuty(
  person: Learner,
  works: readonly string[],
  need: Asked,
  rules: readonly HourRule[],
): (SpecialDuty & { firstWorkYmd: string }) | undefined {
  const assigned = person.assigned
    .filter(({ specialWorkNo }) => works.includes(specialWorkNo))
    .toSorted((one, other) => one.firstWorkYmd.localeCompare(other.firstWorkYmd))[0]
  if (assigned) return assigned
  const rule = hoursFor(
    rules,
    { eduTypeCd: eduTypes.special, workerClassCd: person.workerClassCd, specialWorkNo: works[0] ?? null },
    need.fromYmd,
  )
  return rule && { ...dutyOf(rule, need.fromYmd, false), firstWorkYmd: need.fromYmd }
}
/** 특별교육 of one work: its part before the work, then the rest by its due day; never the sum over works. (fit D7) */
function specialFindings(
  person: Learner,
  item: AskedItem,
  need: Asked,
  rules: readonly HourRule[],
): Finding[] {
  const { name, works } = item
  const duty = specialDuty(person, works, need, rules)
  if (!duty) return [{ code: 'SPC_PRE', level: 'BLOCK', message: judgeSentences.noRule({ name }) }]
  const exempt = exemptionsOf(person, eduTypes.special, works)
  const required = remainingMinutes(duty.requiredMin, exempt)
  // Half of it may be exempted, but not the part before the work (확인 필요); all of it only together.
  const pre = required === 0 ? 0 : Math.min(duty.preMin, required)
  const all = ofItem(person, item)
  const valid = all.filter(isValidOn(need.fromYmd))
  const done = valid.reduce((sum, { min }) => sum + min, 0)
  if (required === 0) return []
  if (valid.length === 0) {
    if (all.length > 0) return ending('SPC_PRE', lastDay(all), name, { ...need, toYmd: need.fromYmd })
    return [{ code: 'SPC_PRE', level: 'BLOCK', message: judgeSentences.noRecord({ name }), lackMin: pre }]
  }
  if (done < pre) {
    const message = judgeSentences.preShort({ hours: hoursOf(pre), done: hoursOf(done).toFixed(1) })
    return [{ code: 'SPC_PRE', level: 'BLOCK', message, lackMin: pre - done }]
  }
  if (done < required) {
    const lackMin = required - done
    const values = { name, hours: hoursOf(required), done: hoursOf(done) }
    return need.fromYmd > duty.dueYmd
      ? [{ code: 'SPC', level: 'BLOCK', message: judgeSentences.hoursShort(values), lackMin }]
      : [
          {
            code: 'SPC',
            level: 'WARN',
            message: judgeSentences.restDue({ ...values, day: duty.dueYmd }),
            lackMin,
          },
        ]
  }
  return ending('SPC', lastDay(valid), name, need)
}

/** 유해화학물질 종사자 교육 of the year before the work. (화학물질관리법 시행규칙 제37조제4항; edu.md EDU-01) */
function chemicalFindings(person: Learner, need: Asked, rules: readonly HourRule[]): Finding[] {
  const name = judgeSentences.chemical()
  const rule = hoursFor(
    rules,
    { eduTypeCd: eduTypes.chemical, workerClassCd: person.workerClassCd },
    need.fromYmd,
  )
  if (!rule) return [{ code: 'HCM', level: 'BLOCK', message: judgeSentences.noRule({ name }) }]
  const yearly = person.learned
    .filter(({ eduTypeCd }) => eduTypeCd === eduTypes.chemical)
    .map((each): Learned => ({ ...each, validToYmd: each.validToYmd ?? periodEnd(each.eduYmd, 12) }))
  const whole = yearly.filter(({ min }) => min >= rule.requiredMin)
  const together = yearly.filter(isValidOn(need.fromYmd))
  const minutes = together.reduce((sum, { min }) => sum + min, 0)
  if (whole.length === 0 && minutes < rule.requiredMin) {
    const message = judgeSentences.noChemical({ hours: hoursOf(rule.requiredMin) })
    return [{ code: 'HCM', level: 'BLOCK', message, lackMin: rule.requiredMin - minutes }]
  }
  const until = [
    ...(minutes >= rule.requiredMin ? [firstEnd(together)] : []),
    ...whole.map((each) => each.validToYmd!),
  ]
  return ending(
    'HCM',
    until.reduce((one, other) => (one > other ? one : other)),
    name,
    need,
  )
}
const firstEnd = (results: readonly Learned[]): string =>
  results.reduce((first, { validToYmd }) => (validToYmd! < first ? validToYmd! : first), '9999-12-31')
