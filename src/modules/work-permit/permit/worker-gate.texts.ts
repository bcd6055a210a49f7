import { sentences } from '../../../core/shared/sentence.ts'

/** Why somebody may not be put on a work. */
export const gateSentences = sentences({
  pass: ['출입증', 'Pass', '出入证', 'Pase'],
  passValid: ['유효', 'Valid', '有效', 'Válido'],
  worker: [
    '{name} 작업자: {problem}',
    'Worker {name}: {problem}',
    '作业人员 {name}：{problem}',
    'Trabajador {name}: {problem}',
  ],
  employee: [
    '{name} 직원: {problem}',
    'Employee {name}: {problem}',
    '员工 {name}：{problem}',
    'Empleado {name}: {problem}',
  ],
  underAge: [
    '만 {age}세 미만은 작업할 수 없습니다.',
    'Nobody under {age} may work.',
    '未满{age}周岁不得作业。',
    'No pueden trabajar menores de {age} años.',
  ],
  access: [
    "출입승인 상태가 '{state}'입니다.",
    "Access approval is '{state}'.",
    '出入批准状态为“{state}”。',
    'La autorización de acceso está «{state}».',
  ],
  notAllowed: ['투입 불가', 'May not be put to work', '不得上岗', 'No puede trabajar'],
  unfit: [
    '건강진단 결과 취업할 수 없습니다.',
    'Not fit for work by the health check.',
    '体检结果不适合上岗。',
    'No apto según el reconocimiento médico.',
  ],
  noHealth: [
    '건강진단 기록이 없습니다.',
    'There is no record of a health check.',
    '没有体检记录。',
    'No hay registro de reconocimiento médico.',
  ],
  healthOver: [
    '건강진단이 {day} 만료되었습니다.',
    'The health check expired on {day}.',
    '体检已于{day}到期。',
    'El reconocimiento médico venció el {day}.',
  ],
  noQualification: [
    '{name} 자격이 등록되지 않았습니다.',
    'The qualification {name} is not registered.',
    '未登记资格：{name}。',
    'La cualificación {name} no está registrada.',
  ],
  over: [
    '{name}{particle} {day} 만료되었습니다.',
    '{name} expired on {day}.',
    '{name}已于{day}到期。',
    '{name} venció el {day}.',
  ],
  inactive: [
    '계정이 사용 상태가 아닙니다.',
    'The account is not in use.',
    '账号未启用。',
    'La cuenta no está activa.',
  ],
  otherDept: [
    '수행부서 소속이 아닙니다.',
    'Does not belong to the executing department.',
    '不属于执行部门。',
    'No pertenece al departamento ejecutor.',
  ],
  retired: [
    '{day} 퇴사하였습니다.',
    'Left the company on {day}.',
    '已于{day}离职。',
    'Dejó la empresa el {day}.',
  ],
  noDuty: [
    '{name}({code}) 선임이 없거나 끝났습니다.',
    'The appointment as {name} ({code}) is missing or has ended.',
    '没有{name}（{code}）的任命或任命已结束。',
    'Falta o terminó el nombramiento de {name} ({code}).',
  ],
  twice: [
    '{name} 작업자: 같은 시간에 다른 작업허가({permit})에 배정되어 있습니다.',
    'Worker {name}: is on another permit ({permit}) at the same time.',
    '作业人员 {name}：同一时间已分配到其他作业许可（{permit}）。',
    'Trabajador {name}: está en otro permiso ({permit}) a la misma hora.',
  ],
  unknown: [
    '등록된 작업자가 아닙니다.',
    'This worker is not registered.',
    '不是已登记的作业人员。',
    'El trabajador no está registrado.',
  ],
  watcher: ['감시인', 'Watcher', '监护人', 'Vigilante'],
})

/** The explanation of the verdict. */
export const gateWords = sentences({
  workerTitle: [
    '작업자 투입 가능 여부',
    'May the worker be put on the work?',
    '作业人员能否投入',
    '¿Puede trabajar?',
  ],
  employeeTitle: [
    '직원 투입 가능 여부',
    'May the employee be put on the work?',
    '员工能否投入',
    '¿Puede trabajar el empleado?',
  ],
  worker: ['작업자', 'Worker', '作业人员', 'Trabajador'],
  employee: ['직원', 'Employee', '员工', 'Empleado'],
  workDay: ['작업일', 'Work date', '作业日期', 'Fecha de trabajo'],
  access: ['출입상태', 'Access', '出入状态', 'Acceso'],
  qualifications: ['필요 자격', 'Required qualification', '所需资格', 'Cualificación requerida'],
  special: ['특별교육', 'Special training', '特别培训', 'Formación especial'],
  duty: ['필요 선임', 'Required appointment', '所需任命', 'Nombramiento requerido'],
  none: ['없음', 'None', '无', 'Ninguno'],
  workerFormula: [
    '모두 만족: 출입승인, 출입안전교육 유효, 건강진단 유효, 취업 가능, 필요 자격 유효, 보충허가 특별교육, 만 18세 이상',
    'All of these: access approved, access safety training valid, health check valid, fit for work, qualification valid, special training of the supplementary permits, 18 or older',
    '全部满足：出入批准、出入安全培训有效、体检有效、适合上岗、所需资格有效、补充许可特别培训、满18周岁',
    'Todo: acceso autorizado, formación de acceso vigente, reconocimiento médico vigente, apto, cualificación vigente, formación especial de los permisos complementarios, 18 años o más',
  ],
  workerSource: [
    '산업안전보건법 제29조·제129조·제140조, 근로기준법 제65조, 회사 출입기준',
    'Occupational Safety and Health Act art. 29, 129, 140, Labor Standards Act art. 65, company access standard',
    '产业安全保健法第29条、第129条、第140条，劳动基准法第65条，公司出入标准',
    'Ley de Seguridad y Salud art. 29, 129, 140, Ley de Normas Laborales art. 65, norma de acceso de la empresa',
  ],
  employeeFormula: [
    '모두 만족: 사용 중인 계정, 수행부서 소속, 재직, 감시인은 감시인 선임',
    'All of these: account in use, of the executing department, employed, a watcher is appointed',
    '全部满足：账号启用、属于执行部门、在职、监护人已任命',
    'Todo: cuenta activa, del departamento ejecutor, en plantilla, vigilante nombrado',
  ],
  employeeSource: [
    '산업안전보건법 제29조, 회사 작업허가 기준',
    'Occupational Safety and Health Act art. 29, company standard of work permits',
    '产业安全保健法第29条，公司作业许可标准',
    'Ley de Seguridad y Salud art. 29, norma de permisos de trabajo de la empresa',
  ],
})

export const entryStateNames = sentences({
  pending: ['승인 대기', 'awaiting approval', '待批准', 'pendiente de aprobación'],
  approved: ['승인', 'approved', '已批准', 'aprobada'],
  suspended: ['정지', 'suspended', '已停用', 'suspendida'],
  expired: ['만료', 'expired', '已到期', 'vencida'],
  blocked: ['차단', 'blocked', '已禁止', 'bloqueada'],
})
