import { sentences } from '../../../core/shared/sentence.ts'

/** What is refused about the time of a permit. */
export const timeRefusals = sentences({
  endFirst: [
    '종료일시는 시작일시보다 늦어야 합니다.',
    'The end must be later than the start.',
    '结束时间必须晚于开始时间。',
    'El fin debe ser posterior al inicio.',
  ],
  past: [
    '작업시간이 이미 지났습니다. 시작일시와 종료일시를 다시 정하세요.',
    'The time of the work is over already. Set its start and end anew.',
    '作业时间已过。请重新设定开始和结束时间。',
    'El tiempo del trabajo ya ha pasado. Fije de nuevo el inicio y el fin.',
  ],
  days: [
    '작업허가 기간은 최대 {days}일입니다.',
    'A permit lasts at most {days} days.',
    '作业许可期限最长{days}天。',
    'Un permiso dura como máximo {days} días.',
  ],
  shift: [
    '작업허가 시간은 최대 {time}입니다.',
    'A permit lasts at most {time}.',
    '作业许可时间最长{time}。',
    'Un permiso dura como máximo {time}.',
  ],
  extensionCount: [
    '작업허가 연장은 {count}회만 할 수 있습니다.',
    'A permit may be extended only {count} time(s).',
    '作业许可只能延长{count}次。',
    'Un permiso solo puede prorrogarse {count} vez/veces.',
  ],
  extensionEnd: [
    '연장 종료일시는 기존 종료일시보다 늦어야 합니다.',
    'The extended end must be later than the present end.',
    '延长结束时间必须晚于原结束时间。',
    'El fin prorrogado debe ser posterior al fin actual.',
  ],
  extension: [
    '작업허가 연장은 최대 {time}입니다.',
    'An extension lasts at most {time}.',
    '作业许可延长最多{time}。',
    'Una prórroga dura como máximo {time}.',
  ],
  total: [
    '연장을 포함한 작업허가 시간은 최대 {time}입니다.',
    'With its extension a permit lasts at most {time}.',
    '含延长在内的作业许可时间最长{time}。',
    'Con su prórroga, un permiso dura como máximo {time}.',
  ],
  extensionLate: [
    '연장은 종료 {minutes}분 전까지 요청해야 합니다.',
    'An extension has to be requested at least {minutes} minutes before the end.',
    '延长须在结束{minutes}分钟前申请。',
    'La prórroga debe solicitarse al menos {minutes} minutos antes del fin.',
  ],
  startEarly: [
    '작업시작은 {time}부터 할 수 있습니다.',
    'Work may begin from {time} on.',
    '作业可从{time}开始。',
    'El trabajo puede empezar a partir de {time}.',
  ],
  startLate: [
    '허가시간이 지나 작업을 시작할 수 없습니다.',
    'The time of the permit is over; work cannot begin.',
    '许可时间已过，不能开始作业。',
    'El tiempo del permiso ha terminado; no se puede empezar.',
  ],
  resumeLate: [
    '일시중지 후 {time}이 지나 다시 허가를 받아야 합니다.',
    'More than {time} have passed since the suspension; a new permit is needed.',
    '暂停已超过{time}，须重新取得许可。',
    'Han pasado más de {time} desde la suspensión; se necesita un permiso nuevo.',
  ],
})

/** How the time of a permit is explained. */
export const timeWords = sentences({
  hours: ['{hours}시간', '{hours} h', '{hours}小时', '{hours} h'],
  minutes: ['{minutes}분', '{minutes} min', '{minutes}分钟', '{minutes} min'],
  hoursMinutes: [
    '{hours}시간 {minutes}분',
    '{hours} h {minutes} min',
    '{hours}小时{minutes}分钟',
    '{hours} h {minutes} min',
  ],
  title: ['작업허가 시간', 'Time of the permit', '作业许可时间', 'Duración del permiso'],
  start: ['시작', 'Start', '开始', 'Inicio'],
  end: ['종료', 'End', '结束', 'Fin'],
  time: ['시간', 'Duration', '时长', 'Duración'],
  longFormula: [
    '보충허가 없는 일반위험작업(비위험장소): {days}일 이하, 매일 재확인',
    'General hazardous work without supplementary permits (non-hazardous area): up to {days} days, re-checked every day',
    '无补充许可的一般危险作业（非危险区域）：{days}天以内，每日再确认',
    'Trabajo con riesgo general sin permisos complementarios (zona sin riesgo): hasta {days} días, con verificación diaria',
  ],
  shiftFormula: [
    '종료 − 시작 ≤ {time}',
    'end − start ≤ {time}',
    '结束 − 开始 ≤ {time}',
    'fin − inicio ≤ {time}',
  ],
  extensionTitle: ['작업허가 연장', 'Extension of the permit', '作业许可延长', 'Prórroga del permiso'],
  presentEnd: ['기존 종료', 'Present end', '原结束时间', 'Fin actual'],
  extendedEnd: ['연장 종료', 'Extended end', '延长结束时间', 'Fin prorrogado'],
  total: ['총 시간', 'Total time', '总时长', 'Tiempo total'],
  extensionFormula: [
    '연장 {count}회, 연장 ≤ {extension}, 전체 ≤ {total}',
    '{count} extension(s), extension ≤ {extension}, total ≤ {total}',
    '延长{count}次，延长 ≤ {extension}，总计 ≤ {total}',
    '{count} prórroga(s), prórroga ≤ {extension}, total ≤ {total}',
  ],
  source: [
    '작업허가 유효시간 기준(회사 기준, KOSHA GUIDE P-94)',
    'Company standard of the time of permits (KOSHA GUIDE P-94)',
    '作业许可有效时间标准（公司标准，KOSHA GUIDE P-94）',
    'Norma de duración de permisos de la empresa (KOSHA GUIDE P-94)',
  ],
  version: [
    '작업허가 기준 {day}',
    'Limits of work permits {day}',
    '作业许可标准 {day}',
    'Límites de permisos de trabajo {day}',
  ],
})
