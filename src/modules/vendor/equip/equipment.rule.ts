import { equipStates, type EquipState } from './equip-transitions.rule.ts'

/** What a kind of equipment has to have before it works. */
interface EquipmentKind {
  /** A periodic inspection: 건설기계관리법 제13조, 산업안전보건법 제93조, 자동차관리법 제43조. */
  inspection: boolean
  /** Liability insurance: 자동차손해배상 보장법 제5조. */
  insurance: boolean
  /** Any one of these items of VND_QUAL: 건설기계관리법 제26조, 산업안전보건법 제140조. */
  licences: readonly string[]
}
const plain: EquipmentKind = { inspection: false, insurance: false, licences: [] }
const driven: EquipmentKind = { inspection: true, insurance: true, licences: [] }
/** By item of VND_EQUIP; a kind that a company adds is asked for nothing beyond the plant's approval. */
export const equipmentKinds: Readonly<Record<string, EquipmentKind>> = {
  VEQ01: { ...driven, licences: ['VQL10', 'VQL02'] },
  VEQ02: { ...driven, licences: ['VQL03'] },
  VEQ03: { ...driven, licences: ['VQL06'] },
  VEQ04: driven,
  VEQ05: driven,
  VEQ06: driven,
  VEQ07: { ...plain, inspection: true },
  VEQ08: plain,
  VEQ09: plain,
  VEQ99: plain,
}

export interface Equipment {
  vendorEquipNm: string
  equipTypeCd: string
  state: EquipState
  /** Last valid days, YYYY-MM-DD. */
  inspToYmd: string | null
  insurToYmd: string | null
  driver: {
    name: string
    qualifications: readonly { qualTypeCd: string; validToYmd: string | null }[]
  } | null
}

/**
 * Why equipment may not work on a day (ptw section 4 'equipment valid'; vendor R4 E13); empty when it may.
 * @param day YYYY-MM-DD
 * @param licenceNames names of VND_QUAL by code, for the sentence
 */
export function equipmentProblems(
  equipment: Equipment,
  day: string,
  licenceNames: ReadonlyMap<string, string>,
): string[] {
  const problems =
    equipment.state === 'approved' ? [] : [`반입상태가 '${equipStates[equipment.state]}'입니다.`]
  return [...problems, ...paperProblems(equipment, day, licenceNames)]
}

/** The same without the state: what has to be in order before the plant lets it in. */
export function paperProblems(
  equipment: Omit<Equipment, 'state'>,
  day: string,
  licenceNames: ReadonlyMap<string, string>,
): string[] {
  const { inspection, insurance, licences } = equipmentKinds[equipment.equipTypeCd] ?? plain
  return [
    ...(inspection
      ? dayProblem('검사', equipment.inspToYmd, day)
      : onlyEnded('검사', equipment.inspToYmd, day)),
    ...(insurance
      ? dayProblem('보험', equipment.insurToYmd, day)
      : onlyEnded('보험', equipment.insurToYmd, day)),
    ...(licences.length > 0 ? driverProblem(equipment.driver, licences, day, licenceNames) : []),
  ]
}

const onlyEnded = (name: string, toYmd: string | null, day: string): string[] =>
  toYmd && toYmd < day ? [`${name} 유효기간이 ${toYmd}에 끝났습니다.`] : []
const dayProblem = (name: string, toYmd: string | null, day: string): string[] =>
  toYmd ? onlyEnded(name, toYmd, day) : [`${name} 유효일이 등록되지 않았습니다.`]

function driverProblem(
  driver: Equipment['driver'],
  licences: readonly string[],
  day: string,
  names: ReadonlyMap<string, string>,
): string[] {
  const wanted = licences.map((code) => names.get(code) ?? code).join(' 또는 ')
  if (!driver) return [`조종자가 지정되지 않았습니다. (${wanted})`]
  const owned = driver.qualifications.filter(({ qualTypeCd }) => licences.includes(qualTypeCd))
  if (owned.length === 0) return [`조종자 ${driver.name}에게 ${wanted} 자격이 등록되지 않았습니다.`]
  return owned.some(({ validToYmd }) => !validToYmd || validToYmd >= day)
    ? []
    : [`조종자 ${driver.name}의 ${wanted} 자격이 만료되었습니다.`]
}
