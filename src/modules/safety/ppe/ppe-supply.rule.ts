import { supplyRate } from './ppe.rule.ts'

/**
 * A person and a kind that the standard gives him, with what he has received and still has; of a kind that is shared, a
 * department and what it has together.
 */
export interface PersonSupply {
  /** '' for what a department shares. */
  userId: string
  userNm: string
  deptCd: string
  deptNm: string
  ppeCd: string
  ppeNm: string
  /** Pieces of the standard. */
  needQty: number
  /** Pieces that were received and whose exchange is not past. */
  haveQty: number
  /** Pieces that were given and wait for the signature: they do not count. */
  unsignedQty: number
  /** Day of the next exchange of what is held, 'YYYY-MM-DD'. */
  nextYmd: string | null
  sharedYn: 'Y' | 'N'
}
/** A department and a kind: people who must have it, and who have all of it. */
export interface SupplyRate {
  deptCd: string
  deptNm: string
  ppeCd: string
  ppeNm: string
  target: number
  supplied: number
  /** Per cent; null where nobody must have it. */
  rate: number | null
}
export interface ReorderRow {
  ppeItemNo: number
  ppeItemNm: string
  plantNm: string
  unitNm: string
  stockQty: number
  /** Of it past its last day: never given. */
  expiredQty: number
  usedQty: number
  reorderQty: number
  low: boolean
}
export interface LotRow {
  ppeItemNo: number
  ppeItemNm: string
  sizeTxt: string
  lotNo: string
  expYmd: string
  stockQty: number
  expired: boolean
}
/** A kind that the MSDS of what a department handles asks for, and no standard gives. */
export interface GapRow {
  deptCd: string
  deptNm: string
  processNm: string
  ppeCd: string
  ppeNm: string
  products: string
}
export interface SupplyAnswer {
  today: string
  expireDays: number
  rates: SupplyRate[]
  lacking: PersonSupply[]
  due: PersonSupply[]
  reorder: ReorderRow[]
  lots: LotRow[]
  gaps: GapRow[]
}

export const isSupplied = ({ needQty, haveQty }: PersonSupply): boolean => haveQty >= needQty
/** Department by kind: the share of people who have received all that the standard gives them. (SAF-15) */
export function ratesOf(people: readonly PersonSupply[]): SupplyRate[] {
  const found = new Map<string, SupplyRate>()
  for (const person of people) {
    const { deptCd, deptNm, ppeCd, ppeNm } = person
    const key = `${deptCd} ${ppeCd}`
    const row = found.get(key) ?? { deptCd, deptNm, ppeCd, ppeNm, target: 0, supplied: 0, rate: null }
    row.target += 1
    row.supplied += isSupplied(person) ? 1 : 0
    row.rate = supplyRate(row.supplied, row.target) ?? null
    found.set(key, row)
  }
  return [...found.values()]
}
