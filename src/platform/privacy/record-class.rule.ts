/**
 * One class of business records with the time the law asks to keep them. Its name stands in the code group
 * RECORD_CLASS.
 */
export interface RecordClass {
  /** Dated parameter with the years; its source and its mark 확인 필요 stand there too. */
  paramCd: string
  /**
   * Years that are delivered, until somebody dates another value; null: as long as the equipment stands that the record
   * is about, so that nothing is ever beyond it.
   */
  years: number | null
  /** The article that the years come from. */
  source: string
  table: string
  /** Day or moment from which the years run; a record without it is not counted. */
  column: string
  /** Condition on the table, in SQL, where the class is a part of its rows. */
  only?: string
}
/** A class as the administrator sees it. */
export interface RecordClassDue {
  classCd: string
  /** Years; null: for the life of the equipment. */
  keep: number | null
  source: string | null
  confirmNeededYn: 'Y' | 'N'
  /** Records kept longer than that; they are erased by nobody without a decision of their own. */
  rowCnt: number
  oldestDt: string | null
}
