import { supplements, type PermitTypeCode, type SupplementCode } from './permit-codes.rule.ts'
import { namesOf, type Sentence } from '../../../core/shared/sentence.ts'
import { kindRefusals, workKindTexts } from './work-kinds.texts.ts'

interface WorkKind {
  permitTypeCd: PermitTypeCode
  supplCds: readonly SupplementCode[]
}
/**
 * Kinds of work with the basic permit and the supplementary ones that each cannot do without, by item of
 * PTW_WORK. (features 5a; company standard)
 */
export const workKinds = {
  TANKWELD: { permitTypeCd: 'H', supplCds: ['S1'] },
  TANKCLEAN: { permitTypeCd: 'G', supplCds: ['S1'] },
  TANKPAINT: { permitTypeCd: 'G', supplCds: ['S1'] },
  WELD: { permitTypeCd: 'H', supplCds: [] },
  HIGHWELD: { permitTypeCd: 'H', supplCds: ['S5'] },
  LINEOPEN: { permitTypeCd: 'G', supplCds: ['S7'] },
  OUTAGE: { permitTypeCd: 'G', supplCds: ['S2'] },
  DIG: { permitTypeCd: 'G', supplCds: ['S3'] },
  RADIO: { permitTypeCd: 'G', supplCds: ['S4'] },
  SCAFFOLD: { permitTypeCd: 'G', supplCds: ['S5'] },
  HEIGHT: { permitTypeCd: 'G', supplCds: ['S5'] },
  LIFT: { permitTypeCd: 'G', supplCds: ['S6'] },
  STEEL: { permitTypeCd: 'G', supplCds: ['S5'] },
  TOWER: { permitTypeCd: 'G', supplCds: ['S5', 'S6'] },
  TOWERRUN: { permitTypeCd: 'G', supplCds: ['S6'] },
  JET: { permitTypeCd: 'G', supplCds: ['S8'] },
  OTHER: { permitTypeCd: 'G', supplCds: [] },
} as const satisfies Record<string, WorkKind>
export const workKindNames = namesOf(workKindTexts)
export type WorkKindCode = keyof typeof workKinds
export const isWorkKind = (code: unknown): code is WorkKindCode =>
  typeof code === 'string' && Object.hasOwn(workKinds, code)

/**
 * 반입장비 that brings its supplementary permit with it, by item of VND_EQUIP: cranes, forklifts and excavators,
 * aerial platforms.
 */
const supplementOfEquipment: Readonly<Record<string, SupplementCode>> = {
  VEQ01: 'S6',
  VEQ02: 'S6',
  VEQ03: 'S6',
  VEQ04: 'S5',
}

export interface PermitKinds {
  workKindCd?: string | null
  permitTypeCd: string
  supplCds: readonly SupplementCode[]
  /** Kinds of the equipment on the permit, with the name of each piece. */
  equips: readonly { equipTypeCd: string; equipNm: string }[]
}
/**
 * What the kind of work and the equipment ask for and the permit does not have, each as a sentence;
 * educations, licences and weather follow the kind.
 */
export function missingKinds({ workKindCd, permitTypeCd, supplCds, equips }: PermitKinds): Sentence[] {
  const reasons: Sentence[] = []
  const lacks = (code: SupplementCode) => !supplCds.includes(code)
  if (!isWorkKind(workKindCd)) reasons.push(kindRefusals.choose())
  else {
    const kind: WorkKind = workKinds[workKindCd]
    const name = workKindNames[workKindCd]
    if (kind.permitTypeCd === 'H' && permitTypeCd !== 'H') reasons.push(kindRefusals.hot({ name }))
    for (const code of kind.supplCds.filter(lacks))
      reasons.push(kindRefusals.supplement({ name, supplement: supplements[code] }))
  }
  const said = new Set<string>()
  for (const { equipTypeCd, equipNm } of equips) {
    const code = Object.hasOwn(supplementOfEquipment, equipTypeCd)
      ? supplementOfEquipment[equipTypeCd]
      : undefined
    if (!code || !lacks(code) || said.has(`${code} ${equipNm}`)) continue
    said.add(`${code} ${equipNm}`)
    reasons.push(kindRefusals.equipment({ name: equipNm, supplement: supplements[code] }))
  }
  return reasons
}
