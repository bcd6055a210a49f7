/** A contract under which a company can ask for work, with whom the plant names for it. */
export interface ContractToAsk {
  contractNo: number
  contractCd: string
  contractNm: string
  plantCd: string
  plantNm: string
  deptCd: string
  deptNm: string
  mgrUserId: string
  mgrUserNm: string
  mgrTel: string | null
  fromYmd: string
  toYmd: string
  /** Its only construction in progress; null where there is none or a choice. */
  constNo: number | null
  constNm: string | null
}
