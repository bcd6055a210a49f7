import type { SupplementCode } from './permit-codes.rule.ts'

/** Attributes that a supplementary permit must show before the review can end (ptw.md 2, wkPermitSuppl). */
export const supplementAttributes = {
  S1: { need: ['spaceNm', 'entrantMax', 'ventMethodCd', 'rescueGearTxt'], may: ['airflow'] },
  S2: { need: ['circuitTxt', 'voltageV'], may: ['powerVa', 'drawingNo'] },
  S3: { need: ['depthM', 'widthM', 'buriedCds'], may: ['shoringYn', 'leaderNm'] },
  S4: { need: ['sourceTxt', 'activityTxt', 'controlRadiusM'], may: [] },
  S5: { need: ['heightM', 'platformCd', 'anchorTxt'], may: ['ladderHeightM'] },
  S6: { need: ['equipTxt', 'loadKg', 'ratedKg', 'radiusM', 'signalTxt'], may: ['leaderNm'] },
  S7: {
    need: ['lineTxt', 'mediumNm', 'flammableYn', 'toxicYn', 'pressureBar', 'tempC'],
    may: ['blindTxt', 'drawingNo'],
  },
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
    return (
      value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
    )
  })

export type CooperationKind = 'electric' | 'instrument' | 'fire' | 'radiation' | 'equipment'
/** Departments that have to agree, by supplementary permit (ptw.md 4, 협조요청). */
export const cooperationKinds = {
  S2: ['electric'],
  S3: ['electric', 'instrument', 'fire'],
  S4: ['radiation'],
  S6: ['equipment'],
} as const satisfies Partial<Record<SupplementCode, readonly CooperationKind[]>>
export const cooperationsOf = (
  codes: readonly SupplementCode[],
): { supplCd: SupplementCode; kind: CooperationKind }[] =>
  codes.flatMap((supplCd) =>
    ((cooperationKinds as Partial<Record<SupplementCode, readonly CooperationKind[]>>)[supplCd] ?? []).map(
      (kind) => ({ supplCd, kind }),
    ),
  )
