import type { Simulation } from './new-duties.rule.ts'
import type { SheetOutline } from '../../../core/shared/sheet-mapping.ts'
import type { Ripple } from '../ripple/ripple-answers.rule.ts'

/** One item of a list as it holds on a day. */
export interface RegItemOnDay {
  regItemNo: number
  regCd: string
  regSubjNm: string
  casNo: string | null
  casGroup: string[] | null
  contentMinPct: number | null
  contentOpCd: string | null
  thr1Qty: number | null
  thr2Qty: number | null
  thrUnitTxt: string | null
  lawArticle: string
  noticeTxt: string | null
  effectYmd: string
  endYmd: string | null
  verNo: number
  confirmNeededYn: 'Y' | 'N' | null
  /** Products that stand on it. */
  prodCnt: number
}
export interface ListCount {
  regCd: string
  count: number
  /** Items on which products of ours stand. */
  ownCnt: number
}
/** Which edition of a list is held, where it comes from, and how much of it. */
export interface ListEdition {
  regCd: string
  effectYmd: string
  /** The last day of a list that holds no longer. */
  endYmd: string | null
  editionTxt: string
  sourceTxt: string
  /** Items of the list as published; null where nobody has counted them. */
  totalCnt: number | null
  fullYn: 'Y' | 'N'
  confirmNeededYn: 'Y' | 'N'
}
/** The lists as they hold on a day. */
export interface ItemsOfDay {
  items: RegItemOnDay[]
  /** There are more items than are sent at once. */
  more: boolean
  lists: ListCount[]
  held: ListEdition[]
  /** Days on which something of the lists began or ended. */
  editionYmds: string[]
}
/** A published workbook before it is read, and the article that its rows may leave out. */
export interface ListOutline extends SheetOutline {
  lawArticle: string | null
}
/** A product whose lists an edition would change, with what hangs on it. */
export interface Impact extends Ripple {
  added: string[]
  removed: string[]
}
export interface EditionImpact {
  products: Impact[]
  simulation: Simulation
}
