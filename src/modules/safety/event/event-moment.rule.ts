/** What the plant was like when an event was reported, as it is kept and shown. */
export interface EventMoment {
  momentDt: string
  permits: {
    permitCd: string
    permitNm: string
    state: string
    vendorNm: string | null
    placeTxt: string | null
  }[]
  /** The last reading of each work. */
  gases: {
    permitCd: string
    measDt: string
    o2Pct: number | null
    lelPct: number | null
    coPpm: number | null
    h2sPpm: number | null
  }[]
  locks: { lotoCd: string; lotoNm: string; state: string }[]
  /** People and machines of companies inside the gates. */
  inside: { vendorNm: string; workers: number; equipment: number }[]
  /** What lies in the stores there, in kg. */
  stock: { storeNm: string; prodNm: string; stockQty: number }[]
}
