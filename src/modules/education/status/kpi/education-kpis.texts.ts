import { sentences } from '../../../../core/shared/sentence.ts'

/** The figures of education that management follows, and why each is what it is. */
export const kpiSentences = sentences({
  completion: ['교육 이수율', 'Classes completed', '培训完成率', 'Clases completadas'],
  legal: ['법정충족율', 'Legal hours met', '法定达标率', 'Horas legales cumplidas'],
  special: [
    '특별교육 기한 준수율',
    'Special education in time',
    '特别培训按期率',
    'Formación especial a tiempo',
  ],
  span: ['기간', 'Period', '期间', 'Período'],
  completionDone: ['이수', 'Completed', '完成', 'Completado'],
  completionDue: [
    '결과확정 차수의 수강자(제외 빼고)',
    'People of closed classes',
    '已确定班次的学员',
    'Personas de clases cerradas',
  ],
  completionLeft: ['제외', 'Excluded', '排除', 'Excluidos'],
  completionSource: [
    '교육차수의 판정 결과',
    'How classes judged their people',
    '培训班次的判定结果',
    'Juicio de las clases',
  ],
  legalDone: ['모든 법정교육 충족', 'All duties met', '全部法定培训达标', 'Todos los deberes cumplidos'],
  legalDue: ['대상 인원(면제 빼고)', 'People who owe hours', '对象人数（不含免除）', 'Personas con deber'],
  legalLeft: ['면제', 'Exempt', '免除', 'Exentos'],
  legalSource: [
    '산업안전보건법 시행규칙 별표 4의 교육시간(법정시간 기준)',
    'Hours of Table 4 of the Enforcement Rule (dated table of legal hours)',
    '产业安全保健法施行规则附表4的学时（法定学时标准）',
    'Horas de la tabla 4 del Reglamento (tabla de horas legales)',
  ],
  specialDone: ['기한 내 완료', 'Done by the due day', '按期完成', 'Hecho en plazo'],
  specialDue: [
    '기간 중 기한이 된 특별교육',
    'Due in the period',
    '期间内到期的特别培训',
    'Con plazo en el período',
  ],
  specialLeft: ['지정 종료', 'Assignment ended', '指定结束', 'Asignación terminada'],
  specialSource: [
    '산업안전보건법 시행규칙 별표 4(최초 작업 후 3개월 이내)',
    'Table 4 of the Enforcement Rule (within three months of the first work)',
    '产业安全保健法施行规则附表4（首次作业后3个月内）',
    'Tabla 4 del Reglamento (tres meses desde el primer trabajo)',
  ],
  formula: [
    '{done} ÷ {due} × 100 = {value}%',
    '{done} ÷ {due} × 100 = {value}%',
    '{done} ÷ {due} × 100 = {value}%',
    '{done} ÷ {due} × 100 = {value} %',
  ],
  nobody: [
    '대상이 없어 계산하지 않습니다.',
    'Nobody is counted: there is no figure.',
    '没有对象，不计算。',
    'No hay personas: no se calcula.',
  ],
})
