import { sentences } from '../../../core/shared/sentence.ts'

/** Why something of an assessment is due on a day. */
export const dueSays = sentences({
  legal: ['법정기한 {day}', 'Legal day {day}', '法定期限 {day}', 'Plazo legal {day}'],
  occasion: ['평가 기한 {day}', 'Assess by {day}', '评估期限 {day}', 'Evaluar antes del {day}'],
  measure: ['조치기한 {day}', 'Carry out by {day}', '措施期限 {day}', 'Ejecutar antes del {day}'],
  jsa: ['JSA 유효일 {day}', 'JSA valid until {day}', 'JSA有效期 {day}', 'JSA válido hasta {day}'],
  began: ['사업 성립일', 'Business began', '事业成立日', 'Inicio de la actividad'],
  lastDone: ['직전 평가 완료일', 'Last assessment finished', '上次评估完成日', 'Última evaluación terminada'],
  earliest: ['가장 이른 사유 기한', 'Earliest of its reasons', '最早的事由期限', 'El primero de sus motivos'],
  found: ['사유 발생일', 'Day of the reason', '事由发生日', 'Día del motivo'],
  entered: ['입력한 기한', 'Day that was entered', '填写的期限', 'Día indicado'],
  grade: ['위험성 등급', 'Grade', '风险等级', 'Grado'],
  decided: ['대책 수립일', 'Day of the measure', '措施制定日', 'Día de la medida'],
  confirmed: ['JSA 확정일', 'JSA confirmed', 'JSA确定日', 'JSA confirmado'],
  plusMonths: [
    '{from} + {n}개월 = {day}',
    '{from} + {n} months = {day}',
    '{from} + {n}个月 = {day}',
    '{from} + {n} meses = {day}',
  ],
  plusDays: [
    '{from} + {n}일 = {day}',
    '{from} + {n} days = {day}',
    '{from} + {n}天 = {day}',
    '{from} + {n} días = {day}',
  ],
  withinDays: [
    '등급 {grade}: {from}부터 {n}일 이내, 늦어도 {day}',
    'Grade {grade}: within {n} days of {from}, at the latest {day}',
    '等级{grade}：自{from}起{n}天内，最迟{day}',
    'Grado {grade}: en {n} días desde {from}, a más tardar {day}',
  ],
  ofReasons: [
    '담은 수시평가 사유의 기한 중 가장 이른 날',
    'The earliest day of the reasons that it takes up',
    '所纳入事由期限中最早的日期',
    'El primer día de los motivos que recoge',
  ],
  guideline: [
    '산업안전보건법 제36조, 사업장 위험성평가에 관한 지침 {article} (조번호 확인 필요)',
    'Occupational Safety and Health Act Art. 36, guideline on risk assessment {article} (number to be confirmed)',
    '产业安全保健法第36条、工作场所风险评估指南{article}（条号待确认）',
    'Ley de seguridad y salud art. 36, directriz de evaluación {article} (por confirmar)',
  ],
  matrix: [
    '평가기준 {name} {ver}판, 지침 제12조 (조번호 확인 필요)',
    'Matrix {name} version {ver}, guideline Art. 12 (to be confirmed)',
    '评估标准{name}第{ver}版，指南第12条（待确认）',
    'Matriz {name} versión {ver}, directriz art. 12 (por confirmar)',
  ],
  company: [
    '회사 기준(환경값)',
    'Company rule (parameters)',
    '公司标准（环境值）',
    'Norma de la empresa (parámetros)',
  ],
})
