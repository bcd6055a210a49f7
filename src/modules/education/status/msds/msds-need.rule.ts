/** Somebody who works at a process where a product is handled. */
export interface Handled {
  userId: string
  plantCd: string
  deptCd: string | null
  processNo: number
  prodNo: number
  /** Since when the person works there. */
  postedYmd: string
  /** Since when the product is handled there. */
  handledYmd: string
  /** Hazard classes of the product's sheet in force, in their order; null: no sheet says them. */
  classes: string | null
}
/** What somebody has learned, or is to learn, already. */
export interface Known {
  userId: string
  prodNo: number
  occurYmd: string
  done: boolean
  classes: string | null
}
interface FoundNeed extends Omit<Handled, 'postedYmd' | 'handledYmd' | 'classes'> {
  reasonCd: 'placed' | 'newProduct'
  occurYmd: string
}

/**
 * Who has to learn a product (시행규칙 제169조제1항; EDU-14): whoever is placed where it is handled, and everybody there
 * when a new product comes. Products whose sheets name the same hazard classes are one group, and education of the
 * group is enough (제169조제2항). A product without a sheet resembles no other: nobody knows what it does.
 */
export function needsOf(handled: readonly Handled[], known: readonly Known[], sinceYmd: string): FoundNeed[] {
  const of = Map.groupBy(known, ({ userId }) => userId)
  return handled.flatMap(({ postedYmd, handledYmd, classes, ...place }): FoundNeed[] => {
    const isNew = handledYmd > postedYmd
    const occurYmd = isNew ? handledYmd : postedYmd
    if (occurYmd < sinceYmd) return []
    const own = of.get(place.userId) ?? []
    if (own.some(({ prodNo }) => prodNo === place.prodNo)) return []
    if (classes !== null && own.some((each) => each.done && each.classes === classes)) return []
    return [{ ...place, reasonCd: isNew ? 'newProduct' : 'placed', occurYmd }]
  })
}
