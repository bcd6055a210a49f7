import type { Lateness } from '../rules/lateness.rule.ts'

/** The facts of an improvement's page besides the record. */
export interface ImprovementMore {
  comments: {
    commentNo: number
    userId: string
    userNm: string | null
    txt: string
    innerYn: 'Y' | 'N'
    createDt: string
    files: { fileNo: number; fileOrgNm: string }[]
  }[]
  watching: boolean
  /** Names of the departments that help. */
  coopDeptNms: string[]
  /** Facts of the source's record, for its readers. `name`: the field, 'state' its state. */
  source: { title: string; facts: { name: string; label: string; value: string }[] } | null
  /** Null for a vendor. `actions`: won, by the number of each action that has a cost of its own. */
  cost: { budgetAmt: number | null; costAmt: number | null; actions: Record<string, number> } | null
  mayWriteCost: boolean
  /** The scale of the source on which it is verified, the least level first; null: the own 5 × 5. */
  scale: { scaleNm: string; levels: { score: number; levelNm: string }[] } | null
  /** The caller may say by the posted code that he stands at the place. */
  mayCheckIn: boolean
  /** The caller writes violations of vendors. */
  mayWarn: boolean
  /** The caller says which pictures after show which action. */
  mayPicture: boolean
  /** Pictures after and of visits, with the action they show or the check they belong to. */
  pictures: {
    fileNo: number
    fileOrgNm: string
    taskFlag: string
    /** Small: base64 of WebP. */
    picture: string | null
    imprActionNo: number | null
    imprVerifyNo: number | null
  }[]
  /** The caller has a part in it: adds pictures and papers. */
  mayAttach: boolean
  maySpread: boolean
  children: {
    imprNo: number
    imprCd: string
    plantCd: string
    plantNm: string
    /** Null when the whole plant was asked. */
    deptNm: string | null
    state: string
    replyCd: string | null
    replyReason: string | null
    /** First picture of the answer, small: base64 of WebP. */
    picture: string | null
    /** The caller can open it. */
    readable: boolean
    dueDt: string | null
    updateDt: string
  }[]
  /** Plants with their departments that have no child yet; `whole`: the plant itself can be asked. */
  spreadPlants: {
    plantCd: string
    plantNm: string
    whole: boolean
    depts: { deptCd: string; deptNm: string }[]
  }[]
  merged: { imprNo: number; imprCd: string; imprNm: string }[]
  recurrences: { imprNo: number; imprCd: string; imprNm: string }[]
  history: {
    dt: string
    actNm: string | null
    toState: string
    reason: string | null
    userNm: string | null
  }[]
  /**
   * Earlier findings at the same place within 12 months, of the same kind or in much the same words (features
   * 9).
   */
  repeats: { imprNo: number; imprCd: string; imprNm: string }[]
  /**
   * While it is planned: how often what was closed of this kind of hazard came back, by the best level of its
   * controls (impr.md 10.4).
   */
  controls: { ctrlLvlCd: string; ctrlLvlNm: string; count: number; recurred: number }[]
  /** The row speaks for a warning of the vendor; people decide (IMP-15). */
  warningProposed: boolean
  needsApproval: boolean
  /** While it waits for acceptance: when the clock accepts it. */
  acceptUntil: string | null
  /** Null for a vendor. */
  forecast: Forecast | null
}
/** The prediction of lateness (impr.md 10.3). */
export interface Forecast extends Lateness {
  /** Plan what is done at once apart from what is done for good. */
  split: boolean
  /** A department that was clearly less often late with the same kind of hazard, per cent. */
  owner: { deptNm: string; rate: number } | null
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
  /** The lasting action and its level. */
  doDesc: string | null
  ctrlLvlCd: string | null
  repeated: boolean
}
/**
 * Budget and cost of a half-year ('1', '2'), a plant or a level of control ('' where none is decided yet) by
 * its name (IMP-13).
 */
export interface CostPart {
  name: string
  budgetAmt: number
  costAmt: number
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
  /**
   * Share of the year's findings, in per cent, that had been closed within the 180 days before (IMP-10) or
   * were seen within 12 months before (features 9).
   */
  repeatRate: number | null
  repeatedYearRate: number | null
  repeats: {
    imprNo: number
    imprCd: string
    imprNm: string
    placeNm: string
    recurOfNo: number
    recurOfNm: string
    days: number
  }[]
  cost: {
    budgetAmt: number
    costAmt: number
    use: number | null
    halves: CostPart[]
    plants: CostPart[]
    levels: CostPart[]
  }
}
/** A matter that was spread to other plants, with what each of them answered (impr.md 10.2). */
export interface Lesson {
  imprNo: number
  imprCd: string
  imprNm: string
  plantCd: string
  answers: {
    plantCd: string
    /** Null when the whole plant was asked. */ deptNm: string | null
    replyCd: string | null
    state: string
    /** Not answered by its due day. */ overdue: boolean
  }[]
}
export interface Lessons {
  plants: { plantCd: string; plantNm: string }[]
  lessons: Lesson[]
}
/** The figures that are frozen on the last day of a half-year. */
export interface HalfSnapshot {
  total: number
  states: Record<string, number>
  grades: Record<string, number>
  sources: { sourceNm: string; total: number; closed: number }[]
  overdue: {
    imprCd: string
    imprNm: string
    gradeCd: string
    dueDt: string
    lateDays: number
    reason: string | null
  }[]
  opinions: { total: number; needed: number; done: number; rate: number | null }
  figures: ImprovementStats['figures']
}
/** A check of an effect on its day (IMP-09). */
export interface EffectCheck {
  imprNo: number
  imprCd: string
  imprNm: string
  gradeCd: string | null
  placeNm: string
  effectYmd: string
  /** New findings that match since it was done. */
  recurrences: number
}
/**
 * Marks of a list's row besides its fields: small pictures (base64 of WebP), and whether it repeats an
 * earlier finding (features 9).
 */
export interface Thumbs {
  imprNo: number
  repeated: boolean
  /** Likely to be late, in per cent; null where it is not, and for a vendor. */
  latePct: number | null
  before: string | null
  after: string | null
}
