import { texts } from '../../../core/shared/four-texts.ts'

export const forecastTexts = texts({
  mark: ['지연 예상', 'likely late', '预计逾期', 'retraso probable'],
  title: [
    '지연될 가능성 {rate}%',
    '{rate}% likely to be late',
    '逾期可能性 {rate}%',
    '{rate}% de probabilidad de retraso',
  ],
  owner: ['같은 조치주체', 'Same owner', '相同措施主体', 'Mismo responsable'],
  hazard: ['같은 유해위험유형', 'Same kind of hazard', '相同危害类型', 'Mismo tipo de peligro'],
  budget: ['예산이 필요한 개선', 'In need of a budget', '需要预算的改善', 'Con presupuesto'],
  line: [
    '완료 {done}건 중 최초기한 초과 {late}건 ({rate}%)',
    '{late} of {done} done after the first due day ({rate}%)',
    '完成{done}件中超过最初期限{late}件（{rate}%）',
    '{late} de {done} tras el primer plazo ({rate}%)',
  ],
  formula: ['위 비율의 평균', 'Mean of these rates', '上述比率的平均', 'Media de estas tasas'],
  source: [
    '이 사업장의 지난 {months}개월',
    'This plant, last {months} months',
    '本工厂过去{months}个月',
    'Esta planta, últimos {months} meses',
  ],
  split: [
    '지금 할 임시조치와 근본조치를 나누어 계획하면 위험을 먼저 줄일 수 있습니다.',
    'Plan what is done at once apart from what is done for good: the risk falls first.',
    '将立即采取的临时措施与根本措施分开计划，可先降低风险。',
    'Separe lo inmediato de lo definitivo: el riesgo baja antes.',
  ],
  other: [
    '같은 유형을 {dept}이(가) 더 잘 지켰습니다(지연 {rate}%). 협조나 이관을 검토하세요.',
    '{dept} was late less often with this kind ({rate}%). Consider its help or a hand-over.',
    '{dept}处理同类问题逾期较少（{rate}%）。请考虑协助或移交。',
    '{dept} se retrasó menos con este tipo ({rate}%). Considere su ayuda o el traspaso.',
  ],
})
