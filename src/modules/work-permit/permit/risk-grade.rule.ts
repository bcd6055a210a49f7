import type { Explanation } from '../../../core/shared/explanation.ts'
import { explosionZones, permitTypes, riskGrades, supplements } from './permit-codes.rule.ts'
import type {
  ExplosionZone,
  PermitTypeCode,
  RuleReason,
  RiskGrade,
  SupplementCode,
} from './permit-codes.rule.ts'
import type { PermitParameters } from './permit-parameters.rule.ts'

/** 안전보건규칙 제44조: 높이 2 m 이상의 장소에 안전대 부착설비. */
export const workAtHeightFrom = 2
/** 안전보건규칙 제42조제4항: 이동식 사다리 작업면의 높이 한계(m). */
export const ladderMaxHeight = 3.5
/** Working plans of 안전보건규칙 제38조 that hang on the permit: groups of its files. */
export type WorkPlan = 'liftPlan' | 'excavationPlan' | 'electricPlan'
/**
 * A paper or a person that a work needs, with its basis; `plan` where the paper is attached to the permit,
 * `leaderOf` where the person directs that work.
 */
export interface PermitRequirement {
  name: string
  source: string
  plan?: WorkPlan
  leaderOf?: 'S3' | 'S6'
}

export interface RiskGradeInput {
  permitTypeCd: PermitTypeCode
  supplCds: readonly SupplementCode[]
  exZone: ExplosionZone
  /** S3 굴착면 높이, m. */
  excavationDepth?: number
  /** Height of the work place, m. */
  workHeight?: number
  /** Height of the standing surface on a portable ladder, m. */
  ladderHeight?: number
  /** S6: load and rated load at the planned radius, both kg. */
  lift?: { loadKg: number; ratedKg: number }
  /** S7: what is or was in the line. */
  openedMedium?: { flammable: boolean; toxic: boolean }
  /** Electric work: V and VA. */
  electric?: { voltage: number; power?: number }
}

export interface RiskGradeVerdict {
  grade: RiskGrade
  /** Why the grade is what it is; empty for L. */
  reasons: string[]
  /** False: a row of the job risk book may be reused instead. */
  jsaNeeded: boolean
  /** Load as a share of the rated load, %, one decimal. */
  liftPercent?: number
  /** Papers and people that this work needs, each with its basis. */
  requirements: PermitRequirement[]
  /** Why no permit may be given for this work at all. */
  refusals: RuleReason[]
  explanation: Explanation
}

/**
 * Risk grade and need of a JSA. A dimension that has not been filled in yet counts as the dangerous one,
 * so that a half-written request is never graded too low.
 */
export function judgeRiskGrade(input: RiskGradeInput, parameters: PermitParameters): RiskGradeVerdict {
  const has = (code: SupplementCode) => input.supplCds.includes(code)
  const high: string[] = []
  const medium: string[] = []
  const liftPercent =
    input.lift && input.lift.ratedKg > 0
      ? Math.round((input.lift.loadKg * 1000) / input.lift.ratedKg) / 10
      : undefined

  if (has('S1')) high.push('밀폐공간 출입')
  if (has('S3')) {
    if (input.excavationDepth === undefined) high.push('굴착 깊이 미입력')
    else if (input.excavationDepth >= parameters.excavationPlanDepth)
      high.push(`굴착 ${input.excavationDepth}m(${parameters.excavationPlanDepth}m 이상)`)
  }
  if (has('S4')) high.push('방사선 사용')
  if (has('S6')) {
    if (liftPercent === undefined) high.push('양중 하중 미입력')
    else if (atLeast(input.lift, parameters.liftPlanPercent))
      high.push(`정격하중의 ${liftPercent}%(${parameters.liftPlanPercent}% 이상)`)
  }
  if (has('S7')) {
    if (!input.openedMedium) high.push('개방 배관의 물질 미입력')
    else if (input.openedMedium.flammable || input.openedMedium.toxic)
      high.push('인화성·독성물질 배관·설비 개방')
  }
  if (input.permitTypeCd === 'H' && (input.exZone === 'zone0' || input.exZone === 'zone1'))
    high.push(`폭발위험장소 ${explosionZones[input.exZone]} 화기작업`)
  if (new Set(input.supplCds).size >= 2) high.push('보충허가 2종 이상')

  if (input.permitTypeCd === 'H') medium.push('화기작업')
  if (has('S2')) medium.push('정전작업')
  if (has('S5') && (input.workHeight ?? workAtHeightFrom) >= workAtHeightFrom)
    medium.push('고소작업(2m 이상)')

  const grade: RiskGrade = high.length > 0 ? 'H' : medium.length > 0 ? 'M' : 'L'
  const reasons = [...high, ...medium]
  return {
    grade,
    reasons,
    // Excavation of any depth is named among the works that need a JSA, although a shallow one is graded L.
    jsaNeeded: grade !== 'L' || has('S3'),
    liftPercent,
    requirements: requirementsOf(input, parameters),
    refusals: refusalsOf(input, parameters),
    explanation: {
      title: '위험등급',
      inputs: [
        { label: '기본허가', value: permitTypes[input.permitTypeCd] },
        { label: '보충허가', value: input.supplCds.map((code) => supplements[code]).join(', ') || '없음' },
        { label: '폭발위험장소', value: explosionZones[input.exZone] },
        ...(input.excavationDepth === undefined
          ? []
          : [{ label: '굴착 깊이', value: `${input.excavationDepth}m` }]),
        ...(input.workHeight === undefined ? [] : [{ label: '작업 높이', value: `${input.workHeight}m` }]),
        ...(liftPercent === undefined ? [] : [{ label: '정격하중 대비', value: `${liftPercent}%` }]),
        { label: '판정 사유', value: reasons.join(', ') || '해당 없음' },
      ],
      formula: `상: 밀폐·굴착 ${parameters.excavationPlanDepth}m 이상·방사선·양중 ${parameters.liftPlanPercent}% 이상·인화성/독성 개방·0/1종 화기·보충 2종 이상, 중: 화기·정전·고소 2m 이상, 하: 그 밖 → ${riskGrades[grade]}`,
      source: '작업허가 위험등급 기준(회사), 안전보건규칙 제38조·제39조·제44조',
      version: parameters.version,
    },
  }
}

/** S5 is a work at height in the sense of 제44조 from 2 m on: the permit then has to carry the supplement. */
export function workAtHeightNeeded(workHeight: number): boolean {
  return workHeight >= workAtHeightFrom
}

function requirementsOf(
  input: RiskGradeInput,
  parameters: PermitParameters,
): RiskGradeVerdict['requirements'] {
  const list: RiskGradeVerdict['requirements'] = []
  if (input.excavationDepth !== undefined && input.excavationDepth >= parameters.excavationPlanDepth) {
    list.push({ name: '굴착작업계획서', source: '안전보건규칙 제38조제1항제6호', plan: 'excavationPlan' })
    list.push({ name: '굴착 작업지휘자', source: '안전보건규칙 제39조', leaderOf: 'S3' })
  }
  if (
    input.electric &&
    (input.electric.voltage > parameters.electricPlanVoltage ||
      (input.electric.power ?? 0) > parameters.electricPlanPower)
  )
    list.push({ name: '전기작업계획서', source: '안전보건규칙 제38조제1항제5호', plan: 'electricPlan' })
  if (input.lift && atLeast(input.lift, parameters.liftPlanPercent))
    list.push({ name: '양중계획서', source: '회사 기준', plan: 'liftPlan' })
  if (input.supplCds.includes('S6'))
    list.push({ name: '중량물·중장비 작업지휘자', source: '안전보건규칙 제39조', leaderOf: 'S6' })
  if (input.workHeight !== undefined && workAtHeightNeeded(input.workHeight))
    list.push({ name: '안전대 부착설비', source: '안전보건규칙 제44조' })
  return list
}

function refusalsOf(input: RiskGradeInput, parameters: PermitParameters): RuleReason[] {
  const refusals: RuleReason[] = []
  if (input.lift) {
    if (!(input.lift.ratedKg > 0) || !(input.lift.loadKg >= 0))
      refusals.push({ status: 400, message: '인양하중과 정격하중을 확인해 주세요.' })
    else if (input.lift.loadKg * 100 > input.lift.ratedKg * parameters.liftMaxPercent)
      refusals.push({
        status: 422,
        message: `정격하중의 ${parameters.liftMaxPercent}%를 초과하는 양중은 허가할 수 없습니다.`,
      })
  }
  if (input.ladderHeight !== undefined && input.ladderHeight > ladderMaxHeight)
    refusals.push({
      status: 422,
      message: `이동식 사다리의 작업면 높이는 ${ladderMaxHeight}m 이하여야 합니다.`,
    })
  return refusals
}

// Whole numbers on both sides: 0.9 × 5,000 in floating point must not decide over a lift.
function atLeast(lift: RiskGradeInput['lift'], percent: number): boolean {
  return lift !== undefined && lift.loadKg * 100 >= lift.ratedKg * percent
}
