import type { Explanation } from '../../../core/shared/explanation.ts'
import type { LegalDuty } from './legal-duties.rule.ts'
import type { Said } from '../../../core/shared/sentence.ts'

/**
 * Whether a thing is in order, is on its way, or is missing; `none`: nothing is asked of this construction.
 */
export type Light = 'good' | 'soon' | 'bad' | 'none'

/** What GET /api/saf/construction/:key/explain answers. */
export interface ConstructionView {
  duties: { duty: LegalDuty; label: Said; needed: boolean; proven: boolean; explanation: Explanation }[]
  cost: { legalAmt: number; explanation: Explanation } | null
}

/** The risk assessments of a construction by its company: those that are confirmed, and those that are not yet. */
export interface ConstructionAssessments {
  confirmed: number
  open: number
}
/** One construction of the board of lights, GET /api/saf/constructionlights. */
export interface ConstructionLights {
  constNo: number
  constCd: string | null
  constNm: string
  state: string
  vendorNm: string
  mgrNm: string | null
  riskLvlNm: string | null
  startYmd: string
  endYmd: string
  progressPct: number | null
  headCnt: number | null
  /** Workers of the company that may be used, and those whose entry education is valid today. */
  workerCnt: number
  educatedCnt: number
  /** Orders of this construction of grade H or M without a JSA. */
  jsaMissingCnt: number
  orderCnt: number
  /** Risk assessments of the construction by its company, confirmed and not yet. */
  assessments: ConstructionAssessments
  planState: string | null
  planNo: number | null
  costState: string | null
  informed: boolean
  infoDocYn: 'Y' | 'N' | null
  lights: { plan: Light; risk: Light; education: Light; cost: Light; information: Light }
}

type Facts = Omit<ConstructionLights, 'lights'>
/**
 * 위험성평가 of a construction: what its company has assessed for it counts for its works, and so does the JSA of each
 * order of grade H or M; an assessment that is begun is on its way. (산업안전보건법 제36조)
 */
export function riskLight({
  orderCnt,
  jsaMissingCnt,
  assessments: { confirmed, open },
}: Pick<Facts, 'orderCnt' | 'jsaMissingCnt' | 'assessments'>): Light {
  if (open > 0) return 'soon'
  if (confirmed > 0) return 'good'
  return orderCnt === 0 ? 'none' : jsaMissingCnt === 0 ? 'good' : 'bad'
}
/** The lights of a construction: 계획서, 위험성평가, 교육, 관리비, 정보제공. */
export function lightsOf(facts: Facts & { costNeeded: boolean }): ConstructionLights['lights'] {
  const { planState, costState } = facts
  return {
    plan:
      planState === 'approved' ? 'good' : planState === null || planState === 'supplement' ? 'bad' : 'soon',
    risk: riskLight(facts),
    education:
      facts.workerCnt === 0
        ? 'none'
        : facts.educatedCnt === facts.workerCnt
          ? 'good'
          : facts.educatedCnt * 2 >= facts.workerCnt
            ? 'soon'
            : 'bad',
    cost: !facts.costNeeded
      ? 'none'
      : costState === 'approved'
        ? 'good'
        : costState === null
          ? 'bad'
          : 'soon',
    information: facts.infoDocYn !== 'Y' ? 'none' : facts.informed ? 'good' : 'bad',
  }
}
