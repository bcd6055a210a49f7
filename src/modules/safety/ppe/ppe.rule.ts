import { addDays, addMonths } from '../../../core/shared/dates.ts'
import { roundHalfUp } from '../../../core/shared/decimal.ts'

/**
 * Protective equipment (saf.md SAF-15): the employer gives it and the worker wears it (산업안전보건기준에 관한 규칙 제32조),
 * it is kept usable (제33조), and what carries illness over is nobody else's (제34조). Protective equipment is the last
 * measure, after the hazard itself (제31조). Periods are the company's own standard: no law counts months.
 */
export interface Lot {
  lotNo: string
  /** 'YYYY-MM-DD'; null when the maker says none. */
  makeYmd: string | null
  expYmd: string | null
  /** Pieces. */
  stockQty: number
}
export interface Pick {
  lot: Lot
  qty: number
}
const daysOfMonth = 30

/**
 * The day on which something is exchanged: months after it was given, or the last day of the lot where that comes
 * first. @param cycleMonths null: no cycle @returns 'YYYY-MM-DD', null when nothing limits it
 */
export function nextExchange(
  issueYmd: string,
  cycleMonths: number | null | undefined,
  expYmd?: string | null,
): string | null {
  const byCycle = cycleMonths ? addMonths(issueYmd, cycleMonths) : null
  return earlier(byCycle, expYmd ?? null)
}
/** The earlier of two days, of which one may be missing. */
const earlier = (a: string | null, b: string | null): string | null => (a && b ? (a < b ? a : b) : (a ?? b))

/** True when a request comes so long before the next exchange that it needs a kind and a reason of its own. */
export const isEarly = (today: string, nextYmd: string, earlyDays: number): boolean =>
  today < addDays(nextYmd, -earlyDays)

/** The last day of a lot: its day of making and the months that its maker names. */
export const expiryOf = (makeYmd: string | null, shelfMonths: number | null): string | null =>
  makeYmd && shelfMonths ? addMonths(makeYmd, shelfMonths) : null
/** The last day of an opened canister: months after it was opened or its expiry, whichever comes first. */
export const usableTo = (openYmd: string, openMonths: number | null, expYmd: string | null): string | null =>
  earlier(openMonths ? addMonths(openYmd, openMonths) : null, expYmd)

/**
 * The hours of a canister after it was worn again, and the day of its exchange: with its maker's hours it is used up, on
 * the day on which they are reached. (SAF-15)
 */
export function wornOn(
  { wearHours, wornHours, nextYmd }: { wearHours: number; wornHours: number | null; nextYmd: string | null },
  hours: number,
  wearYmd: string,
): { wornHours: number; nextYmd: string | null } {
  const sum = roundHalfUp((wornHours ?? 0) + hours, 1)
  return { wornHours: sum, nextYmd: sum >= wearHours ? earlier(wearYmd, nextYmd) : nextYmd }
}
/** True when the hours of a canister are used up. */
export const isUsedUp = (wearHours: number | null, wornHours: number | null): boolean =>
  wearHours !== null && (wornHours ?? 0) >= wearHours

/** A lot is given out through its last day. */
export const isUsable = ({ expYmd }: Pick['lot'], today: string): boolean =>
  expYmd === null || expYmd >= today
const last = '9999-12-31'
/** What is used up first stands first: by last day, then by day of making, then by lot. (FEFO) */
export const inFefoOrder = <L extends Lot>(lots: readonly L[]): L[] =>
  lots.toSorted(
    (a, b) =>
      (a.expYmd ?? last).localeCompare(b.expYmd ?? last) ||
      (a.makeYmd ?? last).localeCompare(b.makeYmd ?? last) ||
      a.lotNo.localeCompare(b.lotNo),
  )
/**
 * Takes pieces from the lots that must be used first; an expired lot is never given.
 * @returns the pieces by lot, and how many are usable in all; fewer picks than asked when these do not suffice
 */
export function pickLots(lots: readonly Lot[], wanted: number, today: string) {
  const usable = inFefoOrder(lots.filter((lot) => lot.stockQty > 0 && isUsable(lot, today)))
  const picks: Pick[] = []
  let open = wanted
  for (const lot of usable) {
    const qty = Math.min(open, lot.stockQty)
    if (qty > 0) picks.push({ lot, qty })
    open -= qty
  }
  return { picks, usable: usable.reduce((sum, { stockQty }) => sum + stockQty, 0) }
}

/**
 * Pieces at which it is ordered again: the use of a month through the days until delivery, and the safety stock.
 * @param usedQty pieces given in the last `months` months
 */
export const reorderPoint = (usedQty: number, months: number, leadDays: number, safeQty: number): number =>
  Math.ceil((usedQty / months) * (leadDays / daysOfMonth) + safeQty)

/** Share of those who must have it that has received it, in per cent; undefined where nobody must. */
export const supplyRate = (received: number, target: number): number | undefined =>
  target > 0 ? (received / target) * 100 : undefined
/** '95.0 %', and '–' where nobody must have it. */
export const showRate = (rate: number | undefined): string =>
  rate === undefined ? '–' : `${rate.toFixed(1)} %`

/** What one kind of protective equipment is due to a person. */
export interface Standard {
  ppeCd: string
  qty: number
  cycleMonths: number | null
}
/** Of several standards for a kind the one that protects more: the larger number, the shorter cycle. */
export function strictest(standards: readonly Standard[]): Map<string, Standard> {
  const found = new Map<string, Standard>()
  for (const each of standards) {
    const known = found.get(each.ppeCd)
    const cycles = [known?.cycleMonths, each.cycleMonths].filter((months) => typeof months === 'number')
    found.set(each.ppeCd, {
      ppeCd: each.ppeCd,
      qty: Math.max(known?.qty ?? 0, each.qty),
      cycleMonths: cycles.length > 0 ? Math.min(...cycles) : null,
    })
  }
  return found
}

/** Kinds of request that may come before the next exchange is near. */
export const earlyTypes = ['early', 'lost'] as const
export const isEarlyType = (rqstTypeCd: string): boolean =>
  (earlyTypes as readonly string[]).includes(rqstTypeCd)
/** Least length of a reason, in characters. */
export const shortReason = 5

/** 안전인증: the mark of what 산업안전보건법 제84조, 영 제74조 name; it has a number. 자율안전확인: 영 제77조. */
export const certTypes = { certified: 'KCS', declared: 'SELF', none: 'NONE' } as const

/** Kinds of entries of the journal, and how they change the stock. */
export const ioTypes = {
  in: 'in',
  issue: 'issue',
  back: 'back',
  waste: 'waste',
  count: 'count',
  reverse: 'reverse',
} as const
/** Written by hand; the others follow from an issue or a reversal. */
export const enteredTypes: readonly string[] = [ioTypes.in, ioTypes.waste, ioTypes.count]
/**
 * Pieces by which an entry changes the stock. A count says what lies there, and changes it by the difference.
 * @param bookQty stock before the entry
 */
export const moveOf = (ioTypeCd: string, qty: number, bookQty: number): number =>
  ioTypeCd === ioTypes.count
    ? qty - bookQty
    : ioTypeCd === ioTypes.issue || ioTypeCd === ioTypes.waste
      ? -qty
      : qty

/** Whether one person alone uses a kind (PPE_SHARE). */
export const shareCodes = { personal: 'personal', shared: 'shared' } as const
/** To whom equipment is given (PPE_RECEIVER). */
export const receivers = { person: 'person', dept: 'dept', area: 'area', worker: 'worker' } as const
/** True for what a department or a place uses together. */
export const isSharedReceiver = (receiverCd: string): boolean =>
  receiverCd === receivers.dept || receiverCd === receivers.area
/** How a receipt is signed (PPE_RECEIVE_WAY). */
export const receiveWays = { account: 'account', pin: 'pin', worker: 'worker' } as const

interface Receiver {
  receiverCd: string
  userId?: string | null
  areaCd?: string | null
  vendorWorkerNo?: number | null
}
/**
 * The first field that does not fit the kind of receiver: a worker alone for a worker, a person for everything else
 * (of shared equipment its keeper), and a place for what is kept at a place and for nothing else.
 */
export function unfitReceiver({ receiverCd, userId, areaCd, vendorWorkerNo }: Receiver) {
  const worker = receiverCd === receivers.worker
  if (worker !== Boolean(vendorWorkerNo))
    return { path: 'vendorWorkerNo', is: worker ? ('missing' as const) : ('unwanted' as const) }
  if (worker === Boolean(userId))
    return { path: 'userId', is: worker ? ('unwanted' as const) : ('missing' as const) }
  if ((receiverCd === receivers.area) !== Boolean(areaCd))
    return { path: 'areaCd', is: areaCd ? ('unwanted' as const) : ('missing' as const) }
  return undefined
}

/**
 * Kinds that may not be shared: what might carry an illness over belongs to one person alone (안전보건규칙 제34조), and
 * a kind that no standard calls shared has been judged by nobody.
 * @param standards by kind, whether every standard that holds calls it shared
 */
export const notToShare = (kinds: readonly string[], standards: ReadonlyMap<string, boolean>): string[] =>
  [...new Set(kinds)].filter((ppeCd) => standards.get(ppeCd) !== true)
