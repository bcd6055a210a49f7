import { sentences } from '../../../core/shared/sentence.ts'

/** What became of a number that was set aside. */
export const paperStateTexts = {
  reserved: ['미정리', 'Still open', '未整理', 'Pendiente'],
  used: ['사용(사후 등록)', 'Used (entered afterwards)', '已使用（事后登记）', 'Usado (registrado después)'],
  unused: ['미사용', 'Not used', '未使用', 'No usado'],
  voided: ['파기', 'Destroyed', '销毁', 'Destruido'],
  missing: ['분실', 'Lost', '遗失', 'Extraviado'],
} as const

/** What the server refuses about numbers of paper permits, and what it writes of them. */
export const blockSentences = sentences({
  responsibleOnly: [
    '작업허가 발급자, 안전관리자, 당직책임자만 번호를 예약하고 정리할 수 있습니다.',
    'Only permit issuers, safety managers and duty managers may set numbers aside and account for them.',
    '只有作业许可签发人、安全管理人员和值班负责人可以预留和清理编号。',
    'Solo los emisores de permisos, los responsables de seguridad y los responsables de turno pueden reservar y liquidar números.',
  ],
  dayRange: [
    '사용일은 오늘부터 {days}일 이내로 입력하세요.',
    'Enter a day of use within {days} days from today.',
    '使用日期须在今天起{days}天以内。',
    'Introduzca un día de uso dentro de los próximos {days} días.',
  ],
  endAfterStart: [
    '실제 종료는 실제 시작보다 늦어야 합니다.',
    'The actual end must be later than the actual start.',
    '实际结束须晚于实际开始。',
    'El fin real debe ser posterior al inicio real.',
  ],
  finishedOnly: [
    '끝난 작업만 사후 등록합니다.',
    'Only work that has ended is entered afterwards.',
    '只能事后登记已结束的作业。',
    'Solo se registran después los trabajos terminados.',
  ],
  otherDay: [
    '예약한 사용일({day})의 작업이 아닙니다.',
    'The work was not done on the day for which the number was set aside ({day}).',
    '不是预留使用日（{day}）的作业。',
    'El trabajo no es del día reservado ({day}).',
  ],
  tooLate: [
    '사용일로부터 {days}일이 지나 등록할 수 없습니다. 분실로 정리하고 경위를 적으세요.',
    'It cannot be entered more than {days} days after its day of use. Account for it as lost and say how that came about.',
    '自使用日起已超过{days}天，不能登记。请按遗失处理并写明经过。',
    'No se puede registrar pasados {days} días del día de uso. Liquídelo como extraviado y explique lo ocurrido.',
  ],
  otherPlant: [
    '예약한 사업장의 작업의뢰를 선택하세요.',
    'Choose a work order of the plant for which the number was set aside.',
    '请选择预留编号所属工厂的作业委托。',
    'Elija una orden de trabajo de la planta para la que se reservó el número.',
  ],
  noneLeft: ['남아 있는 번호가 없습니다.', 'No number is left.', '没有剩余编号。', 'No queda ningún número.'],
  gasNeeded: [
    '가스측정이 필요한 작업입니다. 종이에 적힌 측정을 입력하세요.',
    'This work needs a gas test. Enter the measurements that stand on the paper.',
    '该作业需要气体检测。请录入纸上记录的检测值。',
    'Este trabajo necesita medición de gases. Introduzca las mediciones anotadas en el papel.',
  ],
  gasOtherDay: [
    '종이 허가서의 사용일({day})에 측정한 값이 아닙니다.',
    'This was not measured on the day of the paper permit ({day}).',
    '不是纸质许可使用日（{day}）的检测值。',
    'No se midió el día del permiso en papel ({day}).',
  ],
  seePaper: ['종이 허가서 참조', 'See the paper permit', '参见纸质许可', 'Véase el permiso en papel'],
  paperPermit: ['종이 허가서', 'Paper permit', '纸质许可', 'Permiso en papel'],
  writtenBy: [
    '종이 작성자 {writer}. {reason}',
    'Paper written by {writer}. {reason}',
    '纸质填写人 {writer}。{reason}',
    'Papel escrito por {writer}. {reason}',
  ],
  fileName: ['비상용허가서_{day}', 'emergency_permits_{day}', '应急许可_{day}', 'permisos_emergencia_{day}'],
})
