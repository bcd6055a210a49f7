import { texts } from '../../../core/shared/four-texts.ts'

/** Names of the panels, on the first page and where it is arranged. */
export const portletNames = texts({
  imprTodo: ['개선 할 일', 'Improvements to do', '改善待办', 'Mejoras por hacer'],
  imprOverdue: ['개선 지연', 'Overdue improvements', '改善逾期', 'Mejoras vencidas'],
  imprTrend: [
    '개선 추이와 사업장 비교',
    'Improvements: trend and plants',
    '改善趋势与工厂比较',
    'Mejoras: tendencia y plantas',
  ],
  reportHazard: ['위험 신고', 'Report a hazard', '报告危险', 'Avisar de un peligro'],
  reportHazardMore: [
    '사진 한 장과 한 줄이면 됩니다.',
    'One picture and one line are enough.',
    '一张照片和一句话即可。',
    'Basta una foto y una línea.',
  ],
  imprKpi: ['개선 지표', 'Figures of improvements', '改善指标', 'Indicadores de mejoras'],
})
