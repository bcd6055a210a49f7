import type { Explanation } from '../../../core/shared/explanation.ts'
import { percentOf } from '../../../core/shared/decimal.ts'
import { explosionZones, permitTypes, riskGrades, supplements } from './permit-codes.rule.ts'
import type {
  ExplosionZone,
  PermitTypeCode,
  RuleReason,
  RiskGrade,
  SupplementCode,
} from './permit-codes.rule.ts'
import type { PermitParameters } from './permit-parameters.rule.ts'
import { joined, type Said, type Sentence } from '../../../core/shared/sentence.ts'
import { gradeRefusals, gradeWords, requirementNames } from './risk-grade.texts.ts'
import { permitLaws } from './permit-laws.texts.ts'

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
  name: Said
  source: Said
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
  reasons: Sentence[]
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
  const high: Sentence[] = []
  const medium: Sentence[] = []
  const liftPercent =
    input.lift && input.lift.ratedKg > 0 ? percentOf(input.lift.loadKg, input.lift.ratedKg, 1)! : undefined

  if (has('S1')) high.push(gradeWords.confined())
  if (has('S3')) {
    if (input.excavationDepth === undefined) high.push(gradeWords.depthUnknown())
    else if (input.excavationDepth >= parameters.excavationPlanDepth)
      high.push(gradeWords.deep({ depth: input.excavationDepth, limit: parameters.excavationPlanDepth }))
  }
  if (has('S4')) high.push(gradeWords.radiation())
  if (has('S6')) {
    if (liftPercent === undefined) high.push(gradeWords.loadUnknown())
    else if (atLeast(input.lift, parameters.liftPlanPercent))
      high.push(gradeWords.heavyLift({ percent: liftPercent, limit: parameters.liftPlanPercent }))
  }
  if (has('S7')) {
    if (!input.openedMedium) high.push(gradeWords.mediumUnknown())
    else if (input.openedMedium.flammable || input.openedMedium.toxic) high.push(gradeWords.dangerousMedium())
  }
  if (input.permitTypeCd === 'H' && (input.exZone === 'zone0' || input.exZone === 'zone1'))
    high.push(gradeWords.hotInZone({ zone: explosionZones[input.exZone] }))
  if (new Set(input.supplCds).size >= 2) high.push(gradeWords.severalSupplements())

  if (input.permitTypeCd === 'H') medium.push(gradeWords.hot())
  if (has('S2')) medium.push(gradeWords.outage())
  if (has('S5') && (input.workHeight ?? workAtHeightFrom) >= workAtHeightFrom)
    medium.push(gradeWords.height())

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
      title: gradeWords.title(),
      inputs: [
        { label: gradeWords.basicPermit(), value: permitTypes[input.permitTypeCd] },
        {
          label: gradeWords.supplements(),
          value: listed(
            input.supplCds.map((code) => supplements[code]),
            gradeWords.none(),
          ),
        },
        { label: gradeWords.zone(), value: explosionZones[input.exZone] },
        ...(input.excavationDepth === undefined
          ? []
          : [{ label: gradeWords.depth(), value: `${input.excavationDepth}m` }]),
        ...(input.workHeight === undefined
          ? []
          : [{ label: gradeWords.workHeight(), value: `${input.workHeight}m` }]),
        ...(liftPercent === undefined ? [] : [{ label: gradeWords.share(), value: `${liftPercent}%` }]),
        { label: gradeWords.reasons(), value: listed(reasons, gradeWords.noReasons()) },
      ],
      formula: gradeWords.formula({
        depth: parameters.excavationPlanDepth,
        lift: parameters.liftPlanPercent,
        grade: riskGrades[grade],
      }),
      source: gradeWords.source(),
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
    list.push({
      name: requirementNames.excavationPlan(),
      source: permitLaws.planOfExcavation(),
      plan: 'excavationPlan',
    })
    list.push({ name: requirementNames.excavationLeader(), source: permitLaws.leader(), leaderOf: 'S3' })
  }
  if (
    input.electric &&
    (input.electric.voltage > parameters.electricPlanVoltage ||
      (input.electric.power ?? 0) > parameters.electricPlanPower)
  )
    list.push({
      name: requirementNames.electricPlan(),
      source: permitLaws.planOfElectricWork(),
      plan: 'electricPlan',
    })
  if (input.lift && atLeast(input.lift, parameters.liftPlanPercent))
    list.push({ name: requirementNames.liftPlan(), source: gradeWords.company(), plan: 'liftPlan' })
  if (input.supplCds.includes('S6'))
    list.push({ name: requirementNames.liftLeader(), source: permitLaws.leader(), leaderOf: 'S6' })
  if (input.workHeight !== undefined && workAtHeightNeeded(input.workHeight))
    list.push({ name: requirementNames.anchorage(), source: permitLaws.anchorage() })
  return list
}

function refusalsOf(input: RiskGradeInput, parameters: PermitParameters): RuleReason[] {
  const refusals: RuleReason[] = []
  if (input.lift) {
    if (!(input.lift.ratedKg > 0) || !(input.lift.loadKg >= 0))
      refusals.push({ status: 400, message: gradeRefusals.loads() })
    else if (input.lift.loadKg * 100 > input.lift.ratedKg * parameters.liftMaxPercent)
      refusals.push({
        status: 422,
        message: gradeRefusals.overload({ percent: parameters.liftMaxPercent }),
      })
  }
  if (input.ladderHeight !== undefined && input.ladderHeight > ladderMaxHeight)
    refusals.push({
      status: 422,
      message: gradeRefusals.ladder({ height: ladderMaxHeight }),
    })
  return refusals
}

const listed = (names: readonly Sentence[], none: Sentence): Sentence =>
  names.length > 0 ? joined(names, ', ') : none

// Whole numbers on both sides: 0.9 × 5,000 in floating point must not decide over a lift.
function atLeast(lift: RiskGradeInput['lift'], percent: number): boolean {
  return lift !== undefined && lift.loadKg * 100 >= lift.ratedKg * percent
}
