import { sentences } from '../../../core/shared/sentence.ts'

/** What a gas test says: items, values, limits and verdicts. */
export const gasWords = sentences({
  oxygen: ['산소', 'Oxygen', '氧气', 'Oxígeno'],
  lel: ['LEL', 'LEL', 'LEL', 'LEL'],
  co: ['일산화탄소', 'Carbon monoxide', '一氧化碳', 'Monóxido de carbono'],
  h2s: ['황화수소', 'Hydrogen sulfide', '硫化氢', 'Sulfuro de hidrógeno'],
  co2: ['탄산가스', 'Carbon dioxide', '二氧化碳', 'Dióxido de carbono'],
  toxic: ['독성물질', 'Toxic substance', '有毒物质', 'Sustancia tóxica'],
  between: ['{low} 이상 {high} 미만', '≥ {low}, < {high}', '≥ {low}，< {high}', '≥ {low}, < {high}'],
  below: ['{limit} 미만', '< {limit}', '< {limit}', '< {limit}'],
  atMost: ['{limit} 이하', '≤ {limit}', '≤ {limit}', '≤ {limit}'],
  noLimit: [
    '노출기준 미등록',
    'no exposure limit registered',
    '未登记接触限值',
    'sin límite de exposición registrado',
  ],
  notMeasured: ['미측정', 'not measured', '未检测', 'sin medir'],
  against: [
    '{value} (기준 {limit})',
    '{value} (limit {limit})',
    '{value}（标准 {limit}）',
    '{value} (límite {limit})',
  ],
  failure: [
    '{item} {value} (기준 {limit})',
    '{item} {value} (limit {limit})',
    '{item} {value}（标准 {limit}）',
    '{item} {value} (límite {limit})',
  ],
  title: ['가스측정 판정', 'Verdict of the gas test', '气体检测判定', 'Veredicto de la medición de gases'],
  formula: [
    '모든 항목이 기준에 맞으면 적합',
    'Safe when every item keeps its limit',
    '所有项目符合标准即为合格',
    'Apto si todos los elementos cumplen su límite',
  ],
  company: ['회사 기준', 'Company standard', '公司标准', 'Norma de la empresa'],
  exposure: [
    '취급물질 노출기준(TWA)',
    'Exposure limit of the handled substance (TWA)',
    '处理物质接触限值（TWA）',
    'Límite de exposición de la sustancia (TWA)',
  ],
  sources: ['{sources}', '{sources}', '{sources}', '{sources}'],
})

/** Input errors of a gas test. */
export const gasRefusals = sentences({
  future: [
    '측정일시는 현재보다 늦을 수 없습니다.',
    'The time of the test cannot be in the future.',
    '检测时间不能晚于现在。',
    'La hora de medición no puede ser futura.',
  ],
  calibration: [
    '측정기 교정기한이 지났습니다.',
    'The calibration of the detector has run out.',
    '检测仪校准已过期。',
    'La calibración del detector ha vencido.',
  ],
  values: [
    '측정값을 확인해 주세요.',
    'Check the measured values.',
    '请检查检测值。',
    'Revise los valores medidos.',
  ],
  kind: [
    '현재 상태({state})에서는 {kinds} 측정만 할 수 있습니다.',
    'In the present state ({state}) only these tests are possible: {kinds}.',
    '当前状态（{state}）只能进行以下检测：{kinds}。',
    'En el estado actual ({state}) solo son posibles estas mediciones: {kinds}.',
  ],
})

export const gasTypeNames = sentences({
  first: ['최초', 'First', '首次', 'Inicial'],
  resume: ['재개', 'Resume', '恢复', 'Reanudación'],
  periodic: ['정기', 'Periodic', '定期', 'Periódica'],
  handover: ['교대', 'Shift change', '交接班', 'Relevo'],
  alarm: ['경보', 'Alarm', '报警', 'Alarma'],
  final: ['종료', 'Final', '结束', 'Final'],
})
export const gasJudgementNames = sentences({
  fit: ['적합', 'Safe', '合格', 'Apto'],
  unfit: ['부적합', 'Not safe', '不合格', 'No apto'],
})
export const gasHeightNames = sentences({
  top: ['상부', 'Top', '上部', 'Parte superior'],
  middle: ['중부', 'Middle', '中部', 'Parte media'],
  bottom: ['하부', 'Bottom', '下部', 'Parte inferior'],
})
