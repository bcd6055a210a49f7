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
      title: '작업목록 점수(JRA)',
      inputs: [
        { label: '심각도', value: String(sev) },
        { label: '반복성', value: String(repeat) },
        { label: '사고확률', value: String(prob) },
      ],
      formula: `${sev} + ${repeat} + ${prob} = ${score} (${parameters.jraCriticalScore}점 이상 중요작업)`,
      source: 'KOSHA GUIDE P-140(배점 확인 필요), 회사 기준',
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
export function assessmentReasons(order: AssessedOrder, parameters: PermitParameters): string[] {
  const grade = order.riskGradeCd as RiskGrade | null | undefined
  if (!grade) return ['위험등급을 먼저 평가하세요.']
  const asked = gradeOfKinds(order, parameters)?.grade
  const jra = judgeJra(order, parameters)
  const reasons: string[] = []
  if (asked && weight[grade] < weight[asked])
    reasons.push(
      `작업 구분에 따른 위험등급은 ${riskGrades[asked]}입니다. ${riskGrades[grade]}(으)로 낮출 수 없습니다.`,
    )
  const needed = grade !== 'L' || jra?.critical
  if (needed && order.jsaTxt && !order.jsaYmd) reasons.push('JSA 작성일을 입력하세요.')
  if (needed && !order.jsaTxt)
    reasons.push(
      jra?.critical && grade === 'L'
        ? `JRA ${jra.score}점 중요작업입니다. JSA 번호를 입력하세요.`
        : `위험등급 ${riskGrades[grade]} 작업은 JSA가 필요합니다. JSA 번호를 입력하세요.`,
    )
  return reasons
}
