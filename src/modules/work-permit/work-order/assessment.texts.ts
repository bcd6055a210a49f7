import { sentences } from '../../../core/shared/sentence.ts'

/** Why an order may not go on from its assessment. */
export const assessmentRefusals = sentences({
  noGrade: [
    '위험등급을 먼저 평가하세요.',
    'Assess the risk grade first.',
    '请先评估风险等级。',
    'Evalúe primero el grado de riesgo.',
  ],
  tooLow: [
    '작업 구분에 따른 위험등급은 {asked}입니다. 더 낮은 등급인 {grade}은 쓸 수 없습니다.',
    'The kinds of work ask for risk grade {asked}. It cannot be lowered to {grade}.',
    '按作业类别风险等级为{asked}，不能降为{grade}。',
    'Los tipos de trabajo exigen el grado de riesgo {asked}. No puede bajarse a {grade}.',
  ],
  jsaDay: [
    'JSA 작성일을 입력하세요.',
    'Enter the day on which the JSA was written.',
    '请输入JSA编制日期。',
    'Indique la fecha de elaboración del JSA.',
  ],
  jsaOfCritical: [
    'JRA {score}점 중요작업입니다. JSA 번호를 입력하세요.',
    'A critical job with a JRA of {score} points. Enter the number of its JSA.',
    'JRA {score}分，属重要作业。请输入JSA编号。',
    'Trabajo crítico con {score} puntos de JRA. Indique el número del JSA.',
  ],
  jsaOfGrade: [
    '위험등급 {grade} 작업은 JSA가 필요합니다. JSA 번호를 입력하세요.',
    'Work of risk grade {grade} needs a JSA. Enter its number.',
    '风险等级{grade}的作业需要JSA。请输入JSA编号。',
    'Un trabajo de grado de riesgo {grade} necesita un JSA. Indique su número.',
  ],
})

/** The explanation of the points of a job. */
export const jraWords = sentences({
  title: [
    '작업목록 점수(JRA)',
    'Points of the job list (JRA)',
    '作业清单评分（JRA）',
    'Puntos de la lista de trabajos (JRA)',
  ],
  severity: ['심각도', 'Severity', '严重度', 'Gravedad'],
  repetition: ['반복성', 'Repetition', '重复性', 'Repetición'],
  probability: ['사고확률', 'Probability of an accident', '事故概率', 'Probabilidad de accidente'],
  formula: [
    '{sum} = {score} ({limit}점 이상 중요작업)',
    '{sum} = {score} (critical from {limit} points on)',
    '{sum} = {score}（{limit}分以上为重要作业）',
    '{sum} = {score} (crítico a partir de {limit} puntos)',
  ],
  source: [
    'KOSHA GUIDE P-140, 배점은 회사 기준',
    'KOSHA GUIDE P-140, points by company standard',
    'KOSHA GUIDE P-140，分值按公司标准',
    'KOSHA GUIDE P-140, puntos según norma de la empresa',
  ],
})
