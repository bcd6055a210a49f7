import { addDays } from '../../../core/shared/dates.ts'
import type { Query } from '../../../core/shared/resource.ts'
import { defineTexts } from '../../../core/web/text/define-texts.ts'
import type { improvement } from '../improvement/improvement.resource.ts'
import { runningStates } from '../improvement/improvement-transitions.rule.ts'

type ImprovementQuery = Query<typeof improvement>
/**
 * A part of the register that has a name: a tab of a list, a number of the first page. Both ask the same, so
 * they never differ.
 */
export interface Preset {
  key: PresetName
  query: ImprovementQuery
}

export const [usePresetText] = defineTexts({
  mine: ['내 담당', 'Mine', '我负责', 'A mi cargo'],
  accept: ['수락대기', 'To accept', '待接受', 'Por aceptar'],
  doing: ['조치중', 'In progress', '处理中', 'En curso'],
  near: ['임박(7일)', 'Due in 7 days', '7天内到期', 'Vence en 7 días'],
  late: ['지연', 'Overdue', '逾期', 'Vencidas'],
  again: ['검증반려', 'Check refused', '验证退回', 'No conformes'],
  verify: ['검증대기', 'To verify', '待验证', 'Por verificar'],
  effectDue: ['효과확인 도래', 'Effect to check', '待确认效果', 'Efecto por comprobar'],
  effect: ['효과확인 예정', 'Effect later', '效果确认预定', 'Efecto más adelante'],
  calendar: ['효과확인 달력', 'Calendar of effects', '效果确认日历', 'Calendario de efectos'],
  closing: ['종결결재', 'In approval', '结案审批', 'En aprobación'],
  todo: ['할 일', 'To do', '待办', 'Por hacer'],
  waiting: ['검증중', 'Being verified', '验证中', 'En verificación'],
  closed: ['종결', 'Closed', '结案', 'Cerradas'],
  below: ['전체(하도급 포함)', 'All, with subcontractors', '全部（含分包商）', 'Todo, con subcontratas'],
  requested: ['접수대기', 'To receive', '待受理', 'Por recibir'],
})
export type PresetName = Parameters<ReturnType<typeof usePresetText>>[0]

const running = [...runningStates]
/** What runs and is past its due day. @param today 'YYYY-MM-DD' */
export const lateQuery = (today: string): ImprovementQuery => ({
  state: running,
  dueDt: { to: addDays(today, -1) },
})
/** What has to be done, by how urgent it is. @param today 'YYYY-MM-DD' */
export const actionPresets = (userId: string, today: string): Preset[] => [
  { key: 'mine', query: { state: ['assigned', 'inProgress'], actUserId: userId } },
  { key: 'accept', query: { state: ['assigned'] } },
  { key: 'doing', query: { state: ['inProgress'] } },
  { key: 'near', query: { state: running, dueDt: { from: today, to: addDays(today, 7) } } },
  { key: 'late', query: lateQuery(today) },
  { key: 'again', query: { state: ['inProgress'], reopenCnt: { from: '1' } } },
]
/** What has to be looked at: on the spot, and whether it still holds. */
export const verifyPresets = (today: string): Preset[] => [
  { key: 'verify', query: { state: ['done', 'verifying'] } },
  { key: 'effectDue', query: { state: ['effectPending'], effectYmd: { to: today } } },
  { key: 'effect', query: { state: ['effectPending'], effectYmd: { from: addDays(today, 1) } } },
  { key: 'calendar', query: { state: ['effectPending'] } },
  { key: 'closing', query: { state: ['closing'] } },
]
/**
 * The vendor's own: what it has to do, and what became of it; at last everything, with that of its
 * subcontractors, which it only reads.
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
/** What nobody has received yet; a part of the list of requests. */
export const requestedPreset: Preset = { key: 'requested', query: { state: ['requested'] } }
