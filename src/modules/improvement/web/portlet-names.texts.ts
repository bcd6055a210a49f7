import { texts } from '../../../core/shared/four-texts.ts'

/** Names of the panels, on the first page and where it is arranged. */
export const portletNames = texts({
  imprTodo: ['개선 할 일', 'Improvements to do', '改善待办', 'Mejoras por hacer'],
  imprOverdue: ['개선 지연', 'Overdue improvements', '改善逾期', 'Mejoras vencidas'],
  imprKpi: ['개선 지표', 'Figures of improvements', '改善指标', 'Indicadores de mejoras'],
})
