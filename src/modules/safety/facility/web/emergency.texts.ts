import { texts } from '../../../../core/shared/four-texts.ts'

/** Texts of the picture of emergency equipment. */
export const emergencyTexts = texts({
  'view.list': ['설비 목록', 'Machines', '设备列表', 'Máquinas'],
  'view.map': ['비상장비 지도', 'Emergency equipment', '应急设备图', 'Equipos de emergencia'],
  map: ['비상장비 지도', 'Map of emergency equipment', '应急设备图', 'Plano de equipos de emergencia'],
  state: ['상태', 'State', '状态', 'Estado'],
  all: ['전체', 'All', '全部', 'Todos'],
  stopped: ['사용 불가', 'Out of use', '不可使用', 'Fuera de uso'],
  bad: ['점검 부적합', 'Found bad', '检查不合格', 'Defectuoso'],
  overdue: ['점검 지남', 'Check overdue', '检查逾期', 'Revisión vencida'],
  unknown: ['점검 기록 없음', 'Never checked', '无检查记录', 'Sin revisar'],
  good: ['이상 없음', 'Good', '正常', 'Correcto'],
  placed: [
    '{of}대 중 {n}대가 지도에 있습니다. 위치는 설비의 X·Y에 적습니다.',
    '{n} of {of} have a place on it. The place is X and Y of the machine.',
    '{of}台中{n}台有位置。位置填写在设备的X·Y。',
    '{n} de {of} tienen lugar en el plano. El lugar es X e Y de la máquina.',
  ],
  none: [
    '이 사업장에 비상장비로 등록된 설비가 없습니다. 설비유형 비상·구조장비 아래의 유형으로 등록하세요.',
    'No emergency equipment is registered at this plant. Register it with a type below emergency equipment.',
    '本厂区没有登记应急设备。请用应急救援设备下的类型登记。',
    'No hay equipos de emergencia en esta planta. Regístrelos con un tipo de equipos de emergencia.',
  ],
  noPlace: ['위치 없음', 'No place', '无位置', 'Sin lugar'],
  last: ['마지막 점검 {moment}', 'Last check {moment}', '上次检查 {moment}', 'Última revisión {moment}'],
  never: ['점검한 적 없음', 'Never checked', '从未检查', 'Nunca revisado'],
  due: ['점검일 {day} 지남', 'Was due {day}', '应检日 {day} 已过', 'Vencía el {day}'],
})
