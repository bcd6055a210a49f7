import { texts } from '../../../core/shared/four-texts.ts'

export const presetTexts = texts({
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
