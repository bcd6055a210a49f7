import type { Explanation } from '../../../core/shared/explanation.ts'
import {
  riskGrades,
  type ExplosionZone,
  type PermitTypeCode,
  type RiskGrade,
  type SupplementCode,
} from '../permit/permit-codes.rule.ts'
import type { PermitParameters } from '../permit/permit-parameters.rule.ts'
import { judgeRiskGrade } from '../permit/risk-grade.rule.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'
import { assessmentRefusals, jraWords } from './assessment.texts.ts'

/** Points of a work in the list of jobs (JRA), as the codes of JRA_SEV, JRA_REPEAT and JRA_PROB hold them. */
export interface JraPart {
  /** 심각도 0, 2, 4, 6 */
  jraSevCd?: string | null
  /** 반복성 1, 2, 3 */
  jraRepeatCd?: string | null
  /** 사고확률 −1, 0, +1 */
  jraProbCd?: string | null
}
export interface JraVerdict {
  score: number
  /** 중요작업: needs a JSA whatever its grade. */
  critical: boolean
  explanation: Explanation
}

/** JRA = 심각도 + 반복성 + 사고확률; undefined until all three are given. (rsa.md 5.3; KOSHA GUIDE P-140, 배점 확인 필요) */
export function judgeJra(
  { jraSevCd, jraRepeatCd, jraProbCd }: JraPart,
  parameters: PermitParameters,
): JraVerdict | undefined {
  if (!jraSevCd || !jraRepeatCd || !jraProbCd) return undefined
  const [sev, repeat, prob] = [Number(jraSevCd), Number(jraRepeatCd), Number(jraProbCd)]
  const score = sev + repeat + prob
  const critical = score >= parameters.jraCriticalScore
  return {
    score,
    critical,
    explanation: {
      title: jraWords.title(),
      inputs: [
        { label: jraWords.severity(), value: String(sev) },
        { label: jraWords.repetition(), value: String(repeat) },
        { label: jraWords.probability(), value: String(prob) },
      ],
      formula: jraWords.formula({
        sum: `${sev} + ${repeat} + ${prob}`,
        score,
        limit: parameters.jraCriticalScore,
      }),
      source: jraWords.source(),
      version: parameters.version,
    },
  }
}

export interface AssessedOrder extends JraPart {
  permitTypeCd?: string | null
  supplCds?: readonly string[] | null
  exZoneCd?: string | null
  riskGradeCd?: string | null
  jsaTxt?: string | null
  jsaYmd?: string | null
}
const weight: Record<RiskGrade, number> = { L: 0, M: 1, H: 2 }

/**
 * The grade that the kinds of work ask for; what is not known of a supplement counts as dangerous. Undefined
 * until the basic permit is chosen. (ptw.md 5.1)
 */
export function gradeOfKinds(order: AssessedOrder, parameters: PermitParameters) {
  if (!order.permitTypeCd) return undefined
  return judgeRiskGrade(
    {
      permitTypeCd: order.permitTypeCd as PermitTypeCode,
      supplCds: [...(order.supplCds ?? [])] as SupplementCode[],
      exZone: (order.exZoneCd ?? 'none') as ExplosionZone,
    },
    parameters,
  )
}

/**
 * Why an order may not go on from its assessment: no grade, one below what the kinds ask for, or no JSA where
 * one is needed.
 */
export function assessmentReasons(order: AssessedOrder, parameters: PermitParameters): Sentence[] {
  const grade = order.riskGradeCd as RiskGrade | null | undefined
  if (!grade) return [assessmentRefusals.noGrade()]
  const asked = gradeOfKinds(order, parameters)?.grade
  const jra = judgeJra(order, parameters)
  const reasons: Sentence[] = []
  if (asked && weight[grade] < weight[asked])
    reasons.push(assessmentRefusals.tooLow({ asked: riskGrades[asked], grade: riskGrades[grade] }))
  const needed = grade !== 'L' || jra?.critical
  if (needed && order.jsaTxt && !order.jsaYmd) reasons.push(assessmentRefusals.jsaDay())
  if (needed && !order.jsaTxt)
    reasons.push(
      jra?.critical && grade === 'L'
        ? assessmentRefusals.jsaOfCritical({ score: jra.score })
        : assessmentRefusals.jsaOfGrade({ grade: riskGrades[grade] }),
    )
  return reasons
}
