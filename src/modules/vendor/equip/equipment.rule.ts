import { equipStates, type EquipState } from './equip-transitions.rule.ts'
import { equipmentSentences } from './equipment.texts.ts'
import { type Said, type Sentence, label } from '../../../core/shared/sentence.ts'
import { vendorModuleSentences } from '../vendor-module.texts.ts'
import { oneOf } from '../enter/enter-check.rule.ts'

/** The papers that a kind of equipment needs before it works. */
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
  licenceNames: ReadonlyMap<string, Said>,
): Sentence[] {
  const problems =
    equipment.state === 'approved'
      ? []
      : [equipmentSentences.state({ state: label(equipStates[equipment.state]) })]
  return [...problems, ...paperProblems(equipment, day, licenceNames)]
}

/** The same without the state: what has to be in order before the plant lets it in. */
export function paperProblems(
  equipment: Omit<Equipment, 'state'>,
  day: string,
  licenceNames: ReadonlyMap<string, Said>,
): Sentence[] {
  const { inspection, insurance, licences } = equipmentKinds[equipment.equipTypeCd] ?? plain
  return [
    ...(inspection
      ? dayProblem(vendorModuleSentences.inspection(), equipment.inspToYmd, day)
      : onlyEnded(vendorModuleSentences.inspection(), equipment.inspToYmd, day)),
    ...(insurance
      ? dayProblem(vendorModuleSentences.insurance(), equipment.insurToYmd, day)
      : onlyEnded(vendorModuleSentences.insurance(), equipment.insurToYmd, day)),
    ...(licences.length > 0 ? driverProblem(equipment.driver, licences, day, licenceNames) : []),
  ]
}

const onlyEnded = (name: Sentence, toYmd: string | null, day: string): Sentence[] =>
  toYmd && toYmd < day ? [equipmentSentences.ended({ name, day: toYmd })] : []
const dayProblem = (name: Sentence, toYmd: string | null, day: string): Sentence[] =>
  toYmd ? onlyEnded(name, toYmd, day) : [equipmentSentences.noDay({ name })]

function driverProblem(
  driver: Equipment['driver'],
  licences: readonly string[],
  day: string,
  names: ReadonlyMap<string, Said>,
): Sentence[] {
  const wanted = oneOf(licences.map((code) => names.get(code) ?? code))
  if (!driver) return [equipmentSentences.noDriver({ licences: wanted })]
  const owned = driver.qualifications.filter(({ qualTypeCd }) => licences.includes(qualTypeCd))
  if (owned.length === 0) return [equipmentSentences.noLicence({ driver: driver.name, licences: wanted })]
  return owned.some(({ validToYmd }) => !validToYmd || validToYmd >= day)
    ? []
    : [equipmentSentences.licenceEnded({ driver: driver.name, licences: wanted })]
}
