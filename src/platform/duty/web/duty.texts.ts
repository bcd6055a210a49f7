import { texts } from '../../../core/shared/four-texts.ts'

/** Texts of the pages of duties and appointments. */
export const dutyTexts = texts({
  dutyHelp: [
    '법정선임, 직책, 작업역할을 정의합니다. 신고기한(일)을 넣으면 선임현황에 신고기한이 계산됩니다.',
    'Defines statutory appointments, positions and work roles. With a reporting period, appointments show until when they must be reported.',
    '定义法定任命、职务和作业角色。填写申报期限（天）后，选任状况会计算申报期限。',
    'Define nombramientos legales, cargos y funciones. Con un plazo de notificación, las designaciones muestran hasta cuándo deben notificarse.',
  ],
  help: [
    '누가 언제부터 어떤 직무에 선임되었는지 등록합니다. 확인·발급·승인 같은 업무는 오늘 유효한 선임이 있어야 할 수 있습니다. 대리자는 부재기간에만 직무를 대신합니다.',
    'Registers who is appointed to which duty and when. Confirming, issuing and approving need an appointment that holds today. A deputy acts only during the absence.',
    '登记谁从何时起被任命为何职务。确认、签发、批准等业务需要今日有效的任命。代理人仅在缺勤期间代行职务。',
    'Registra quién está designado para qué función y cuándo. Confirmar, emitir y aprobar exigen una designación vigente hoy. El suplente solo actúa durante la ausencia.',
  ],
  appointment: ['선임', 'Appointment', '选任', 'Designación'],
  report: ['신고', 'Report', '申报', 'Notificación'],
  deputy: ['대리', 'Deputy', '代理', 'Suplencia'],
  attachment: ['첨부', 'Attachments', '附件', 'Adjuntos'],
  all: ['전체', 'All', '全部', 'Todas'],
  ending: [
    '{days}일 이내 만료 {count}건',
    'Ending within {days} days: {count}',
    '{days}天内到期 {count}件',
    'Vencen en {days} días: {count}',
  ],
  overdue: [
    '신고 지연 {count}건',
    'Report overdue: {count}',
    '申报逾期 {count}件',
    'Notificación atrasada: {count}',
  ],
  late: ['신고지연', 'Overdue', '申报逾期', 'Atrasada'],
  over: ['해임', 'Ended', '已解任', 'Terminada'],
  planned: ['예정', 'Planned', '预定', 'Prevista'],
  absent: ['대리 중', 'Deputy acts', '代理中', 'Actúa el suplente'],
  absenceHint: [
    '이 기간에만 대리자가 직무를 수행합니다.',
    'The deputy acts in this period only.',
    '仅在此期间由代理人履职。',
    'El suplente solo actúa en este período.',
  ],
})
