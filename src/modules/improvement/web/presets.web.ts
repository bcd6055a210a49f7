import { addDays } from '../../../core/shared/dates.ts'
import type { Query } from '../../../core/shared/resource.ts'
import type { improvement } from '../improvement/improvement.resource.ts'
import { runningStates } from '../improvement/improvement-transitions.rule.ts'
import type { presetTexts } from './presets.texts.ts'

type ImprovementQuery = Query<typeof improvement>
/**
 * A part of the register that has a name: a tab of a list, a number of the first page. Both ask the same, so
 * they never differ.
 */
export interface Preset {
  key: PresetName
  query: ImprovementQuery
}

export type PresetName = keyof typeof presetTexts

const running = [...runningStates]
/** Running rows past their due day. @param today 'YYYY-MM-DD' */
export const lateQuery = (today: string): ImprovementQuery => ({
  state: running,
  dueDt: { to: addDays(today, -1) },
})
/** Tabs of rows to be acted on, by urgency. @param today 'YYYY-MM-DD' */
export const actionPresets = (userId: string, today: string): Preset[] => [
  { key: 'mine', query: { state: ['assigned', 'inProgress'], actUserId: userId } },
  { key: 'accept', query: { state: ['assigned'] } },
  { key: 'doing', query: { state: ['inProgress'] } },
  { key: 'near', query: { state: running, dueDt: { from: today, to: addDays(today, 7) } } },
  { key: 'late', query: lateQuery(today) },
  { key: 'again', query: { state: ['inProgress'], reopenCnt: { from: '1' } } },
]
/** Tabs of rows to be checked: on site, and for their effect. */
export const verifyPresets = (today: string): Preset[] => [
  { key: 'verify', query: { state: ['done', 'verifying'] } },
  { key: 'effectDue', query: { state: ['effectPending'], effectYmd: { to: today } } },
  { key: 'effect', query: { state: ['effectPending'], effectYmd: { from: addDays(today, 1) } } },
  { key: 'calendar', query: { state: ['effectPending'] } },
  { key: 'closing', query: { state: ['closing'] } },
]
/**
 * The vendor's own tabs: its work, the outcome, and at last everything, with the rows of its subcontractors,
 * which it only reads.
 */
export const vendorPresets = (vendorCd: string, today: string): Preset[] => [
  { key: 'todo', query: { state: ['assigned', 'inProgress'], actVendorCd: vendorCd } },
  {
    key: 'late',
    query: { state: ['assigned', 'inProgress'], dueDt: { to: addDays(today, -1) }, actVendorCd: vendorCd },
  },
  { key: 'again', query: { state: ['inProgress'], reopenCnt: { from: '1' }, actVendorCd: vendorCd } },
  {
    key: 'waiting',
    query: { state: ['done', 'verifying', 'effectPending', 'closing'], actVendorCd: vendorCd },
  },
  { key: 'closed', query: { state: ['closed'], actVendorCd: vendorCd } },
  { key: 'below', query: {} },
]
/** Requests that nobody has received yet; a part of the list of requests. */
export const requestedPreset: Preset = { key: 'requested', query: { state: ['requested'] } }
