import { texts } from '../../../core/shared/four-texts.ts'

/** Names of kinds, standings and reasons, for pages, papers and workbooks. */
export const statusNames = texts({
  'type.REG': ['정기', 'Regular', '定期', 'Periódica'],
  'type.NEW': ['채용 시', 'On hiring', '入职', 'Al contratar'],
  'type.CHG': ['작업변경 시', 'On a change of work', '作业变更', 'Cambio de tarea'],
  'type.SPC': ['특별', 'Special', '特别', 'Especial'],
  'type.MSD': ['MSDS', 'MSDS', 'MSDS', 'FDS'],
  'type.HCM': ['화관법', 'Chemical law', '化管法', 'Ley química'],
  'type.JOB': ['직무', 'Duty', '岗位', 'Cargo'],
  'type.PSM': ['공정안전', 'Process safety', '工艺安全', 'Seguridad de procesos'],
  'type.EMG': ['비상대응', 'Emergency', '应急', 'Emergencias'],
  closed: ['{type}(직전)', '{type} (before)', '{type}（上期）', '{type} (anterior)'],
  satisfied: ['충족', 'Satisfied', '达标', 'Cumplido'],
  inProgress: ['진행', 'In progress', '进行中', 'En curso'],
  short: ['미달', 'Short', '不足', 'Insuficiente'],
  exempt: ['면제', 'Exempt', '免除', 'Exento'],
  unknown: ['판정 불가', 'Unknown', '无法判定', 'Sin datos'],
  'by.direct': ['해당 교육', 'That education', '该培训', 'Esa formación'],
  'by.msds': [
    'MSDS 교육시간을 정기교육으로 봄(시행규칙 제169조제1항)',
    'MSDS education counts as regular (Enforcement Rule Art. 169(1))',
    'MSDS培训视为定期培训（施行规则第169条第1项）',
    'La formación FDS cuenta como periódica (Reglamento art. 169.1)',
  ],
  'by.chemicalLaw': [
    '화관법 교육시간만큼 면제(시행규칙 제27조제3항)',
    'Exempt by hours of the chemical law (Enforcement Rule Art. 27(3))',
    '按化管法学时免除（施行规则第27条第3项）',
    'Exento por horas de la ley química (Reglamento art. 27.3)',
  ],
  'by.percent': ['면제율', 'Share exempt', '免除比例', 'Porcentaje exento'],
  'by.exemption': ['승인된 면제', 'Approved exemption', '批准的免除', 'Exención aprobada'],
  'by.special': ['특별교육', 'Special education', '特别培训', 'Formación especial'],
  'remark.classUnknown': [
    '근로자 구분이 등록되지 않아 판정할 수 없습니다.',
    'Nobody has entered the class of worker: it cannot be judged.',
    '未登记劳动者类别，无法判定。',
    'Falta la clase de trabajador: no se puede juzgar.',
  ],
  'remark.ruleUnknown': [
    '법정시간 기준이 없어 판정할 수 없습니다.',
    'No row of the legal hours holds: it cannot be judged.',
    '没有法定学时标准，无法判定。',
    'No hay horas legales en vigor: no se puede juzgar.',
  ],
  'remark.away': [
    '기간 내내 휴직 중입니다.',
    'Away through the whole period.',
    '整个期间休职。',
    'De baja todo el período.',
  ],
  'remark.lateStart': [
    '작업 전에 이수하지 않았습니다.',
    'The work began without it.',
    '作业前未完成。',
    'El trabajo empezó sin ella.',
  ],
  'remark.deemed': [
    '특별교육으로 이수한 것으로 봅니다(시행규칙 제26조제1항 후단).',
    'Deemed done by special education (Enforcement Rule Art. 26(1)).',
    '视为通过特别培训完成（施行规则第26条第1项后段）。',
    'Se da por hecha con la especial (Reglamento art. 26.1).',
  ],
  'remark.deemedShort': [
    '단기간 특별교육으로 갈음했습니다. 검토가 필요합니다.',
    'Deemed done by a short special education: to be reviewed.',
    '以短期特别培训代替，需要审查。',
    'Sustituida por una especial corta: revisar.',
  ],
  'remark.prorated': [
    '근무한 달만큼 안분했습니다(확인 필요).',
    'Cut to the months worked (to be confirmed).',
    '按工作月数分摊（待确认）。',
    'Prorrateada por meses trabajados (por confirmar).',
  ],
  'fine.regular': ['근로자 정기교육', 'Regular, workers', '劳动者定期', 'Periódica, trabajadores'],
  'fine.supervisor': [
    '관리감독자 정기교육',
    'Regular, supervisors',
    '管理监督人员定期',
    'Periódica, supervisores',
  ],
  'fine.hired': ['채용 시 교육', 'On hiring', '入职培训', 'Al contratar'],
  'fine.changed': ['작업내용 변경 시 교육', 'On a change of work', '作业变更培训', 'Cambio de tarea'],
  'fine.special': ['특별교육', 'Special', '特别培训', 'Especial'],
  'fine.duty': ['직무교육', 'Duty', '岗位培训', 'De cargo'],
  'fine.chemicalLaw': ['유해화학물질 안전교육', 'Chemical law', '有害化学物质培训', 'Ley química'],
  hours: ['{h}시간', '{h} h', '{h}小时', '{h} h'],
  minutes: ['{m}분', '{m} min', '{m}分钟', '{m} min'],
  both: ['{h}시간 {m}분', '{h} h {m} min', '{h}小时{m}分', '{h} h {m} min'],
})

/** Minutes as people say them. */
export function spanOfMinutes(
  say: (name: 'hours' | 'minutes' | 'both', values: Record<string, number>) => string,
  min: number,
): string {
  const [h, m] = [Math.floor(min / 60), min % 60]
  if (h === 0) return say('minutes', { m })
  return m === 0 ? say('hours', { h }) : say('both', { h, m })
}
