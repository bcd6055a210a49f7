import type { Matrix } from '../matrix/matrix.rule.ts'
import type { BowTie, Health } from './bow-tie.rule.ts'
import type { QualityMark } from './quality.rule.ts'
import type { RowLack } from './ranking.rule.ts'
import type { RevalidationDue } from './revalidation.rule.ts'
import type { NeededDiscipline } from './session.rule.ts'

/** A node with what its rows say, for the tree beside the worksheet. */
export interface StudyNode {
  rsaHazopNodeNo: number
  rsaHazopNodeNm: string
  intentTxt: string | null
  rangeTxt: string | null
  drawingTxt: string | null
  drawingRevTxt: string | null
  paramCds: string[] | null
  /** The version of the template that came after the one whose rows were taken. */
  newerTemplate: { rsaNodeTemplateNo: number; rsaNodeTemplateNm: string; verNo: number } | null
  rowCnt: number
  lackCnt: number
  worstScore: number | null
  worstGradeCd: string | null
}
export interface StudyRecommendation {
  rsaMeasureNo: number
  recNo: number
  measureTxt: string
  state: string
  ownerUserNm: string | null
  ownerDeptNm: string | null
  dueYmd: string
  imprNo: number | null
  worstScore: number | null
  worstGradeCd: string | null
  resScore: number | null
  resGradeCd: string | null
  rows: { rsaHazopRowNo: number; words: string; gradeCd: string | null; taken: boolean }[]
}
/** A study as its page opens. */
/** Rows that lack something are named up to here, and rows of a mark of the quality up to there; all are counted. */
export const mostNamed = { lacks: 50, quality: 5 } as const

export interface StudyAnswer {
  rsaTargetNo: number
  rsaTargetNm: string
  rsaPlanNm: string | null
  plantCd: string
  rsaTypeCd: string
  state: string
  stateNm: string
  leaderUserNm: string | null
  prevTargetNo: number | null
  /** Why the caller cannot write rows now; null where he can. */
  why: string | null
  matrix: Matrix & { rsaMatrixNo: number; matrixNm: string }
  nodes: StudyNode[]
  rowCnt: number
  /** The first rows that lack something, of `lackCnt`. */
  lacks: { rsaHazopRowNo: number; words: string; lacks: RowLack[] }[]
  lackCnt: number
  quality: (QualityMark & { words: string[] })[]
  lackingDisciplines: NeededDiscipline[]
  uncoveredNodes: string[]
  unlookedCnt: number
  copiedPct: number | null
  revalidation: RevalidationDue
  recommendations: StudyRecommendation[]
}
export interface DrawnBowTie extends BowTie {
  /** The deviations that can be drawn, worst first; `key` asks for one. */
  deviations: { key: string; name: string; gradeCd: string | null; rowCnt: number }[]
  key: string | null
  /** How each barrier is, by its words. */
  health: Record<string, { health: Health; why: string[] }>
}
/** Something that happened since the study before was confirmed. */
export interface StudyChange {
  kind: 'facility' | 'recommendation' | 'openRecommendation' | 'occasion' | 'event'
  day: string
  words: string
  /** Entity and key of the record to look at. */
  entity: string
  key: string | number
}
