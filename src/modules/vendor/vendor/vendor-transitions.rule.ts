import { daysBetween } from '../../../core/shared/dates.ts'
import { reasonMin } from '../../../core/shared/limits.ts'

/** States of a company (vendor 3, VND_STATUS VST01–05), moved by acts and sanctions only. */
export const vendorStates = {
  pending: '등록대기',
  active: '정상',
  entryStopped: '신규출입제한',
  tradeStopped: '거래정지',
  ended: '거래종료',
} as const
export type VendorState = keyof typeof vendorStates

/** The acts on a company (vendor 4, 업체등록). */
export const vendorTransitions = {
  approve: { label: '거래승인', from: ['pending'], to: 'active' },
  stopEntry: { label: '출입제한', from: ['active', 'tradeStopped'], to: 'entryStopped', system: true },
  stopTrade: { label: '거래정지', from: ['active', 'entryStopped'], to: 'tradeStopped', system: true },
  resume: { label: '제재 종료', from: ['entryStopped', 'tradeStopped'], to: 'active', system: true },
  end: { label: '거래종료', from: ['active', 'entryStopped', 'tradeStopped'], to: 'ended', reasonMin },
  reopen: { label: '거래재개', from: ['ended'], to: 'pending', reasonMin },
} as const

/** Companies that no work is given to any more. */
export const stoppedStates: readonly VendorState[] = ['tradeStopped', 'ended']

type Dealing = 'active' | 'entryStopped' | 'tradeStopped'
const weight: readonly Dealing[] = ['active', 'entryStopped', 'tradeStopped']
/** The state in which sanctions leave a company that deals: the heaviest of those in force holds (vendor 4, 제재). */
export const heaviest = (stops: readonly Dealing[]): Dealing =>
  stops.reduce<Dealing>((held, each) => (weight.indexOf(each) > weight.indexOf(held) ? each : held), 'active')
/** The act that brings a company that deals from one state into another; undefined: it is there. */
export function moveBetween(from: string, to: Dealing): 'stopEntry' | 'stopTrade' | 'resume' | undefined {
  if (from === to || !weight.some((each) => each === from)) return undefined
  return to === 'active' ? 'resume' : to === 'entryStopped' ? 'stopEntry' : 'stopTrade'
}

/** How long somebody has waited for a review, and whether the promised day is over (features 15, safetypro 2). */
export const reviewClock = (
  sinceYmd: string,
  dueYmd: string,
  today: string,
): { days: number; over: boolean } => ({
  days: Math.max(0, daysBetween(sinceYmd, today)),
  over: today > dueYmd,
})
