import { supplements, type PermitTypeCode, type SupplementCode } from './permit-codes.rule.ts'

interface WorkKind {
  name: string
  permitTypeCd: PermitTypeCode
  supplCds: readonly SupplementCode[]
}
/**
 * Kinds of work with the basic permit and the supplementary ones that each cannot do without, by item of
 * PTW_WORK. (features 5a; company standard)
 */
export const workKinds = {
  TANKWELD: { name: '탱크·용기 내부 용접·절단', permitTypeCd: 'H', supplCds: ['S1'] },
  TANKCLEAN: { name: '탱크·용기·피트 내부 청소·점검', permitTypeCd: 'G', supplCds: ['S1'] },
  TANKPAINT: { name: '탱크·용기 내부 도장', permitTypeCd: 'G', supplCds: ['S1'] },
  WELD: { name: '배관·설비 용접·절단', permitTypeCd: 'H', supplCds: [] },
  HIGHWELD: { name: '고소 용접·절단', permitTypeCd: 'H', supplCds: ['S5'] },
  LINEOPEN: { name: '배관·설비 개방·분해', permitTypeCd: 'G', supplCds: ['S7'] },
  OUTAGE: { name: '정전·전기설비 작업', permitTypeCd: 'G', supplCds: ['S2'] },
  DIG: { name: '굴착', permitTypeCd: 'G', supplCds: ['S3'] },
  RADIO: { name: '방사선 투과검사(RT)', permitTypeCd: 'G', supplCds: ['S4'] },
  SCAFFOLD: { name: '비계 설치·해체', permitTypeCd: 'G', supplCds: ['S5'] },
  HEIGHT: { name: '고소 보수·도장', permitTypeCd: 'G', supplCds: ['S5'] },
  LIFT: { name: '크레인·중량물 인양', permitTypeCd: 'G', supplCds: ['S6'] },
  STEEL: { name: '철골 조립·해체', permitTypeCd: 'G', supplCds: ['S5'] },
  TOWER: { name: '타워크레인 설치·수리·점검·해체', permitTypeCd: 'G', supplCds: ['S5', 'S6'] },
  TOWERRUN: { name: '타워크레인 운전·인양', permitTypeCd: 'G', supplCds: ['S6'] },
  JET: { name: '고압수 세척·블라스트', permitTypeCd: 'G', supplCds: ['S8'] },
  OTHER: { name: '그 밖의 작업', permitTypeCd: 'G', supplCds: [] },
} as const satisfies Record<string, WorkKind>
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
export function missingKinds({ workKindCd, permitTypeCd, supplCds, equips }: PermitKinds): string[] {
  const reasons: string[] = []
  const lacks = (code: SupplementCode) => !supplCds.includes(code)
  if (!isWorkKind(workKindCd)) reasons.push('작업유형을 선택하세요.')
  else {
    const kind: WorkKind = workKinds[workKindCd]
    if (kind.permitTypeCd === 'H' && permitTypeCd !== 'H')
      reasons.push(`작업유형 ‘${kind.name}’: 화기작업 허가가 필요합니다.`)
    for (const code of kind.supplCds.filter(lacks))
      reasons.push(`작업유형 ‘${kind.name}’: ${supplements[code]} 보충허가가 필요합니다.`)
  }
  for (const { equipTypeCd, equipNm } of equips) {
    const code = Object.hasOwn(supplementOfEquipment, equipTypeCd)
      ? supplementOfEquipment[equipTypeCd]
      : undefined
    if (code && lacks(code)) reasons.push(`장비 ‘${equipNm}’: ${supplements[code]} 보충허가가 필요합니다.`)
  }
  return [...new Set(reasons)]
}
