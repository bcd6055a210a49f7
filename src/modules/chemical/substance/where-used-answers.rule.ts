/** How many products openly contain a substance; more than `mostCounted` are not counted on. */
export interface UseCount {
  chemNo: number
  prodCnt: number
}
export const mostCounted = 1000

/** Where a substance is, and what it stands on. */
export interface WhereUsed {
  products: {
    prodNo: number
    prodCd: string
    prodNm: string
    contentMin: number | null
    contentMax: number | null
    contentRep: number | null
    useCnt: number
  }[]
  lists: {
    regCd: string
    regSubjNm: string
    contentMinPct: number | null
    contentOpCd: string | null
    lawArticle: string
    confirmNeededYn: 'Y' | 'N' | null
  }[]
  /** False: no list that is held names it, so that nobody knows whether a law does. */
  known: boolean
  /** Lists that are held in part only: a substance that they do not name may stand on them all the same. */
  partLists: string[]
}
