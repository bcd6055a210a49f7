/** What the page of an improvement asks beside the record. */
export interface ImprovementMore {
  comments: { commentNo: number; userId: string; userNm: string | null; txt: string; innerYn: 'Y' | 'N'; createDt: string }[]
  watching: boolean
  /** Null for a vendor. */
  cost: { budgetAmt: number | null; costAmt: number | null } | null
  mayWriteCost: boolean
  /** The caller has a part in it: adds pictures and papers. */
  mayAttach: boolean
  maySpread: boolean
  children: {
    imprNo: number
    imprCd: string
    plantCd: string
    plantNm: string
    state: string
    replyCd: string | null
    replyReason: string | null
    dueDt: string | null
    updateDt: string
  }[]
  /** Plants that have no child yet. */
  spreadPlants: { plantCd: string; plantNm: string }[]
  merged: { imprNo: number; imprCd: string; imprNm: string }[]
  recurrences: { imprNo: number; imprCd: string; imprNm: string }[]
  history: { dt: string; actNm: string | null; toState: string; reason: string | null; userNm: string | null }[]
  /** The row speaks for a warning of the vendor; people decide (IMP-15). Never for a vendor. */
  warningProposed: boolean
  needsApproval: boolean
}
export interface SimilarImprovement {
  imprNo: number
  imprCd: string
  imprNm: string
  state: string
  gradeCd: string | null
  placeNm: string
  /** 0–1 */
  likeness: number
  /** What was done for good, and on which level. */
  doDesc: string | null
  ctrlLvlCd: string | null
  repeated: boolean
}
export interface ImprovementStats {
  year: string
  plantCd: string | null
  counts: { total: number; closed: number; open: number; overdue: number; onHold: number }
  figures: Record<'completion' | 'onTime' | 'meanDays' | 'overdue' | 'reopened', number | null>
  heat: { sourceModuleCd: string; sourceNm: string; gradeCd: string; count: number }[]
  ages: number[]
  depts: { name: string; total: number; closed: number; overdue: number; onTimeRate: number | null }[]
  control: { ctrlLvlCd: string; ctrlLvlNm: string; count: number; recurred: number }[]
  controlScore: number | null
  riskReduction: number | null
  risk: { before: number; after: number }
  repeatRate: number | null
  repeats: { imprNo: number; imprCd: string; imprNm: string; placeNm: string; recurOfNo: number; recurOfNm: string; days: number }[]
  cost: { budgetAmt: number; costAmt: number; use: number | null; halves: { halfNm: string; budgetAmt: number; costAmt: number }[] }
}
/** What is frozen on the last day of a half-year. */
export interface HalfSnapshot {
  total: number
  states: Record<string, number>
  grades: Record<string, number>
  sources: { sourceNm: string; total: number; closed: number }[]
  overdue: { imprCd: string; imprNm: string; gradeCd: string; dueDt: string; lateDays: number; reason: string | null }[]
  opinions: { total: number; needed: number; done: number; rate: number | null }
  figures: ImprovementStats['figures']
}
