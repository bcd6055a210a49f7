/** A search kept by name (나만의 조회조건). */
export interface SavedView {
  savedViewNo: number
  viewNm: string
  /** As it stands in the address of the page. */
  query: string
  /** Applied when the page is opened without a query. */
  defaultYn: 'Y' | 'N'
}
