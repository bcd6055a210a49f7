/** Items of the code groups of events that rules and pages name. */
export const eventKinds = { accident: 'accident', nearMiss: 'nearMiss', hazard: 'hazard' } as const
export type EventKind = (typeof eventKinds)[keyof typeof eventKinds]

/** 등급 (SAF_SEVERITY), the worst first. */
export const severities = ['FAT', 'MAJ', 'LT3', 'LT1', 'MTC', 'FAC', 'NON'] as const
export type Severity = (typeof severities)[number]
export const worse = (one: Severity, other: Severity): Severity =>
  severities.indexOf(one) <= severities.indexOf(other) ? one : other

/** 법정보고 (SAF_RPT_TYPE): 중대재해, 화학사고, 산업재해조사표, 공정사고 조사. */
export const reportTypes = { immediate: 'IMM', chemical: 'CHM', form30: 'F30', process: 'PSM' } as const
export type ReportType = (typeof reportTypes)[keyof typeof reportTypes]

/** 치료구분 (SAF_TREAT). */
export const treatments = {
  none: 'none',
  firstAid: 'firstAid',
  clinic: 'clinic',
  hospital: 'hospital',
} as const
/** 업무 관련 (SAF_WORK_RELATION): at work, on the way to or from it, at an event of the company. */
export const relations = { work: 'work', commute: 'commute', occasion: 'occasion' } as const
/** 사고구분 (SAF_ACC_TYPE) that a rule asks for. */
export const accidentTypes = { human: 'HUM', fire: 'FIR', explosion: 'EXP', leak: 'LEK' } as const
/** 발생형태 (SAF_OCCUR_TYPE) of 산업안전보건법 제56조, which is investigated without being a serious accident. */
export const investigatedOccurrences: readonly string[] = [
  'fall',
  'collapse',
  'burst',
  'fire',
  'heat',
  'chemical',
  'oxygen',
]
/** 원인 수준 (SAF_CAUSE_LEVEL) and 4M (SAF_M4). */
export const causeLevels = { direct: 'D', indirect: 'I', root: 'R' } as const
export const management = 'management'
/** 통제 위계 (SAF_CONTROL): what relies on people alone. */
export const weakControls: readonly string[] = ['education', 'ppe']
/** 등급 of a near miss (SAF_NEAR_GRADE), the most serious first. */
export const nearGrades = ['high', 'middle', 'low'] as const
export type NearGrade = (typeof nearGrades)[number]

/** Sources of improvements (IMPR_SOURCE): an accident, and a near miss or hazard seen. */
export const improvementSources = { accident: 'ACC', nearMiss: 'NM' } as const
/** 공정사고 Tier (SAF_PSE_TIER): `unjudged` where something that decides it is unknown. */
export const pseTiers = { first: 'tier1', second: 'tier2', third: 'tier3', unjudged: 'unjudged' } as const
export type PseTier = (typeof pseTiers)[keyof typeof pseTiers]
/** 누출물질 분류 (SAF_RELEASE_CAT): the eight threshold release categories. */
export const releaseCategories = ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8'] as const
