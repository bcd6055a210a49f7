import type { SupplementCode } from './permit-codes.rule.ts'

/** Attributes that a supplementary permit must show before the review can end (ptw.md 2, wkPermitSuppl). */
export const supplementAttributes = {
  S1: { need: ['spaceNm', 'entrantMax', 'ventMethodCd', 'rescueGearTxt'], may: ['airflow'] },
  S2: { need: ['circuitTxt', 'voltageV'], may: ['drawingNo'] },
  S3: { need: ['depthM', 'widthM', 'buriedCds'], may: ['shoringYn', 'leaderNm'] },
  S4: { need: ['sourceTxt', 'activityTxt', 'controlRadiusM'], may: [] },
  S5: { need: ['heightM', 'platformCd', 'anchorTxt'], may: ['ladderHeightM'] },
  S6: { need: ['equipTxt', 'loadKg', 'ratedKg', 'radiusM', 'signalTxt'], may: [] },
  S7: { need: ['lineTxt', 'mediumNm', 'flammableYn', 'toxicYn', 'pressureBar', 'tempC'], may: ['blindTxt', 'drawingNo'] },
  S8: { need: ['jetPressureBar'], may: ['abrasiveTxt'] },
} as const satisfies Record<SupplementCode, { need: readonly string[]; may: readonly string[] }>

export const attributesOf = (code: SupplementCode): readonly string[] => [
  ...supplementAttributes[code].need,
  ...supplementAttributes[code].may,
]

/** Names of the attributes that are still empty. */
export const missingAttributes = (code: SupplementCode, row: Readonly<Record<string, unknown>>): string[] =>
  supplementAttributes[code].need.filter((name) => {
    const value = row[name]
    return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  })

export type CooperationKind = 'electric' | 'instrument' | 'fire' | 'radiation' | 'equipment'
/** Departments that have to agree, by supplementary permit (ptw.md 4, 협조요청). */
export const cooperationKinds = {
  S2: ['electric'],
  S3: ['electric', 'instrument', 'fire'],
  S4: ['radiation'],
  S6: ['equipment'],
} as const satisfies Partial<Record<SupplementCode, readonly CooperationKind[]>>
export const cooperationsOf = (codes: readonly SupplementCode[]): { supplCd: SupplementCode; kind: CooperationKind }[] =>
  codes.flatMap((supplCd) =>
    ((cooperationKinds as Partial<Record<SupplementCode, readonly CooperationKind[]>>)[supplCd] ?? []).map((kind) => ({ supplCd, kind })),
  )

/** Educations that a worker needs besides the entry education (시행규칙 별표 5 특별교육; names as the masters of the plant print them). */
export const entryEducation = { code: 'VED01', name: '출입안전교육' } as const
export const specialEducations = {
  S1: { code: 'VED11', name: '밀폐공간 특별교육' },
  S2: { code: 'VED12', name: '정전·활선작업 특별교육' },
  S4: { code: 'VED14', name: '방사선작업 특별교육' },
} as const satisfies Partial<Record<SupplementCode, { code: string; name: string }>>
export const gasTesterEducation = { code: 'VED16', name: '가스측정자 교육' } as const
export const watcherEducation = { code: 'VED17', name: '화재·밀폐 감시인 교육' } as const
/** 유해·위험작업의 취업 제한에 관한 규칙: hot work by a qualified welder. */
export const qualificationNames: Readonly<Record<string, string>> = {
  VQL01: '전기용접기능사',
  VQL02: '크레인운전기능사',
  VQL03: '지게차운전기능사',
  VQL04: '비계기능사',
  VQL05: '전기기능사',
}
