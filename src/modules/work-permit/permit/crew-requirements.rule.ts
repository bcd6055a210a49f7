import type { SupplementCode } from './permit-codes.rule.ts'
import type { PermitParameters } from './permit-parameters.rule.ts'

/** An item of VND_EDU or VND_QUAL with the name that sentences use. */
export interface Credential {
  code: string
  name: string
}

/** What everybody who comes in has learned, and what measuring and watching ask for besides. */
export const entryEducation = { code: 'VED01', name: '출입안전교육' } as const
export const gasTesterEducation = { code: 'VED16', name: '가스측정자 교육' } as const
export const watcherEducation = { code: 'VED17', name: '화재·밀폐 감시인 교육' } as const
/** 특별교육 by kind of work: 산업안전보건법 제29조제3항, 시행규칙 별표 5 제1호라목. */
export const specialEducations = {
  confined: { code: 'VED11', name: '밀폐공간 특별교육' },
  outage: { code: 'VED12', name: '정전·활선작업 특별교육' },
  excavation: { code: 'VED13', name: '굴착작업 특별교육' },
  radiation: { code: 'VED14', name: '방사선작업 특별교육' },
  scaffold: { code: 'VED15', name: '비계작업 특별교육' },
  hot: { code: 'VED18', name: '화재위험작업 특별교육' },
  crane: { code: 'VED19', name: '크레인작업 특별교육' },
  steel: { code: 'VED20', name: '철골작업 특별교육' },
  towerCrane: { code: 'VED21', name: '타워크레인 설치·해체 특별교육' },
  substance: { code: 'VED22', name: '인화성·유해물질 취급 특별교육' },
  confinedWelding: { code: 'VED23', name: '밀폐장소 용접 특별교육' },
} as const satisfies Record<string, Credential>

export const qualificationNames: Readonly<Record<string, string>> = {
  VQL01: '전기용접기능사',
  VQL02: '크레인운전기능사',
  VQL03: '지게차운전기능사',
  VQL04: '비계기능사',
  VQL05: '전기기능사',
  VQL06: '굴착기운전기능사',
  VQL10: '기중기운전기능사',
  VQL11: '방사선비파괴검사기능사',
  VQL12: '타워크레인운전기능사',
  VQL13: '타워크레인 설치·해체 교육이수',
}

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
  source: string
}
const restriction = '유해·위험작업의 취업 제한에 관한 규칙 별표 1'
/** Licences that a work cannot do without among its crew. (산업안전보건법 제140조; ptw.md 5.4) */
export function qualificationsFor(work: CrewWork, parameters: PermitParameters): CrewQualification[] {
  const { figure, has } = factsOf(work)
  const kind = work.workKindCd
  const tower = kind === 'TOWER' || kind === 'TOWERRUN'
  return [
    ...(work.permitTypeCd === 'H' && isWelding(work)
      ? [{ codes: ['VQL01'], source: `${restriction}, 회사 기준` }]
      : []),
    ...(has('S2') ? [{ codes: ['VQL05'], source: '회사 기준(전기공사업법 제17조)' }] : []),
    ...(has('S4') ? [{ codes: ['VQL11'], source: '회사 기준(원자력안전법 제53조)' }] : []),
    ...(kind === 'SCAFFOLD' &&
    (figure('S5', 'heightM') ?? parameters.scaffoldQualHeight) >= parameters.scaffoldQualHeight
      ? [{ codes: ['VQL04'], source: restriction }]
      : []),
    ...(kind === 'TOWER' ? [{ codes: ['VQL13', 'VQL04'], source: restriction }] : []),
    ...(kind === 'TOWERRUN' ? [{ codes: ['VQL12'], source: restriction }] : []),
    ...(has('S6') && !tower && !work.equipTypeCds?.some((code) => drivenEquipment.includes(code))
      ? [{ codes: ['VQL10', 'VQL02', 'VQL03', 'VQL06'], source: restriction }]
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
): string[] =>
  wanted
    .filter(
      ({ codes }) =>
        !owned.some(({ code, validYmd }) => codes.includes(code) && (!validYmd || validYmd >= workYmd)),
    )
    .map(
      ({ codes, source }) =>
        `${codes.map((code) => qualificationNames[code]).join(' 또는 ')} 자격이 유효한 작업자가 없습니다. (${source})`,
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
