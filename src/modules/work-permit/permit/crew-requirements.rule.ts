import type { SupplementCode } from './permit-codes.rule.ts'
import type { PermitParameters } from './permit-parameters.rule.ts'
import { namesOf, type Said, type Sentence } from '../../../core/shared/sentence.ts'
import { crewRefusals, crewSources, educationTexts, qualificationTexts } from './crew-requirements.texts.ts'
import { permitLaws } from './permit-laws.texts.ts'

/** An item of VND_EDU or VND_QUAL with the name that sentences use. */
export interface Credential {
  code: string
  name: Said
}

const educationNames = namesOf(educationTexts)
const education = (code: keyof typeof educationNames) => ({ code, name: educationNames[code] })
/** What everybody who comes in has learned, and what measuring and watching ask for besides. */
export const entryEducation = education('VED01')
export const gasTesterEducation = education('VED16')
export const watcherEducation = education('VED17')
/** 특별교육 by kind of work: 산업안전보건법 제29조제3항, 시행규칙 별표 5 제1호라목. */
export const specialEducations = {
  confined: education('VED11'),
  outage: education('VED12'),
  excavation: education('VED13'),
  radiation: education('VED14'),
  scaffold: education('VED15'),
  hot: education('VED18'),
  crane: education('VED19'),
  steel: education('VED20'),
  towerCrane: education('VED21'),
  substance: education('VED22'),
  confinedWelding: education('VED23'),
} as const satisfies Record<string, Credential>

export const qualificationNames: Readonly<Record<string, Sentence>> = namesOf(qualificationTexts)

/** Kinds of work (PTW_WORK) that are welding or cutting; hot work whose kind is not said is taken for one. */
const weldingKinds: readonly string[] = ['TANKWELD', 'WELD', 'HIGHWELD']
/** 반입장비 (VND_EQUIP) whose driver is asked for his licence with the equipment itself. */
const drivenEquipment: readonly string[] = ['VEQ01', 'VEQ02', 'VEQ03']

export interface CrewWork {
  permitTypeCd: string
  supplCds: readonly SupplementCode[]
  workKindCd?: string | null
  /**
   * The figures of the supplementary permits: V, m, m, kg. One that is not said counts as the dangerous one.
   */
  supplements?: readonly {
    supplCd: string
    voltageV?: number | null
    depthM?: number | null
    heightM?: number | null
    ratedKg?: number | null
    flammableYn?: string | null
    toxicYn?: string | null
  }[]
  /** Kinds of the equipment on the permit. */
  equipTypeCds?: readonly string[]
}

/** 특별교육 that everybody of the crew needs for a work. (ptw.md 5.4; 시행규칙 별표 5 제1호라목) */
export function specialEducationsFor(work: CrewWork, parameters: PermitParameters): Credential[] {
  const { figure, has, opened } = factsOf(work)
  const from = (code: SupplementCode, name: 'voltageV' | 'depthM' | 'heightM' | 'ratedKg', least: number) =>
    has(code) && (figure(code, name) ?? least) >= least
  const hot = work.permitTypeCd === 'H'
  const wanted: Record<keyof typeof specialEducations, boolean> = {
    confined: has('S1'),
    outage: from('S2', 'voltageV', parameters.specialEduVoltage),
    excavation: from('S3', 'depthM', parameters.specialEduDepth),
    radiation: has('S4'),
    scaffold: work.workKindCd === 'SCAFFOLD',
    hot,
    crane: from('S6', 'ratedKg', parameters.specialEduCraneKg),
    steel:
      work.workKindCd === 'STEEL' &&
      (figure('S5', 'heightM') ?? parameters.specialEduSteelHeight) >= parameters.specialEduSteelHeight,
    towerCrane: work.workKindCd === 'TOWER',
    substance: has('S7') && opened,
    confinedWelding: hot && has('S1') && isWelding(work),
  }
  return (Object.keys(specialEducations) as (keyof typeof specialEducations)[])
    .filter((name) => wanted[name])
    .map((name) => specialEducations[name])
}

/** A licence of which somebody in the crew holds at least one, with its basis. */
export interface CrewQualification {
  codes: readonly string[]
  source: Said
}
/** Licences that a work cannot do without among its crew. (산업안전보건법 제140조; ptw.md 5.4) */
export function qualificationsFor(work: CrewWork, parameters: PermitParameters): CrewQualification[] {
  const { figure, has } = factsOf(work)
  const kind = work.workKindCd
  const tower = kind === 'TOWER' || kind === 'TOWERRUN'
  return [
    ...(work.permitTypeCd === 'H' && isWelding(work)
      ? [{ codes: ['VQL01'], source: crewSources.lawAndCompany({ law: permitLaws.restrictedWork() }) }]
      : []),
    ...(has('S2')
      ? [{ codes: ['VQL05'], source: crewSources.company({ law: permitLaws.electricWorks() }) }]
      : []),
    ...(has('S4')
      ? [{ codes: ['VQL11'], source: crewSources.company({ law: permitLaws.nuclearSafety() }) }]
      : []),
    ...(kind === 'SCAFFOLD' &&
    (figure('S5', 'heightM') ?? parameters.scaffoldQualHeight) >= parameters.scaffoldQualHeight
      ? [{ codes: ['VQL04'], source: permitLaws.restrictedWork() }]
      : []),
    ...(kind === 'TOWER' ? [{ codes: ['VQL13', 'VQL04'], source: permitLaws.restrictedWork() }] : []),
    ...(kind === 'TOWERRUN' ? [{ codes: ['VQL12'], source: permitLaws.restrictedWork() }] : []),
    ...(has('S6') && !tower && !work.equipTypeCds?.some((code) => drivenEquipment.includes(code))
      ? [{ codes: ['VQL10', 'VQL02', 'VQL03', 'VQL06'], source: permitLaws.restrictedWork() }]
      : []),
  ]
}

/**
 * Which of them nobody in the crew holds on a day, each as a sentence.
 * @param owned what the people of the crew hold together; an empty day never ends
 */
export const missingQualifications = (
  wanted: readonly CrewQualification[],
  owned: readonly { code: string; validYmd?: string | null }[],
  workYmd: string,
): Sentence[] =>
  wanted
    .filter(
      ({ codes }) =>
        !owned.some(({ code, validYmd }) => codes.includes(code) && (!validYmd || validYmd >= workYmd)),
    )
    .map(({ codes, source }) =>
      crewRefusals.noQualified({
        names: codes
          .map((code) => qualificationNames[code]!)
          .reduce((one, other) => crewRefusals.either({ one, other })),
        source,
      }),
    )

const isWelding = ({ workKindCd }: CrewWork): boolean => !workKindCd || weldingKinds.includes(workKindCd)
function factsOf({ supplCds, supplements = [] }: CrewWork) {
  const line = (code: SupplementCode) => supplements.find(({ supplCd }) => supplCd === code)
  const opened = line('S7')
  return {
    has: (code: SupplementCode) => supplCds.includes(code),
    figure: (code: SupplementCode, name: 'voltageV' | 'depthM' | 'heightM' | 'ratedKg') =>
      line(code)?.[name] ?? undefined,
    opened: opened?.flammableYn !== 'N' || opened.toxicYn !== 'N',
  }
}
