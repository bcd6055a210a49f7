import { texts } from '../../shared/four-texts.ts'

export const chartTexts = texts({
  charts: ['도표', 'Charts', '图表', 'Gráficos'],
  mean: ['월평균', 'Monthly mean', '月平均', 'Media mensual'],
  table: ['표로 보기', 'As a table', '以表格查看', 'Ver como tabla'],
  part: ['구분', 'Part', '分类', 'Parte'],
  value: ['값', 'Value', '数值', 'Valor'],
  share: ['누적 비율', 'Cumulative share', '累计比例', 'Porcentaje acumulado'],
  rest: ['그 밖 {count}가지', '{count} others', '其他{count}种', 'Otros {count}'],
  unknown: ['자료 없음', 'No data', '无数据', 'Sin datos'],
})
