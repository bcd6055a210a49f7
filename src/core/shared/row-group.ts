/** Rows of a list that are counted together, by one or two conditions of its search. */
export interface RowGroup {
  /** 'YYYY-MM' for a day, otherwise the value itself; null where a row has none. */
  by: string | null
  byNm: string | null
  and?: string | null
  andNm?: string | null
  count: number
}
