import { sentences } from '../../../core/shared/sentence.ts'

/** Why equipment may not work, and what is refused about it. */
export const equipmentSentences = sentences({
  state: [
    "반입상태가 '{state}'입니다.",
    'It is in the state ‘{state}’.',
    '进场状态为“{state}”。',
    'Está en estado «{state}».',
  ],
  ended: [
    '{name} 유효기간이 {day}에 끝났습니다.',
    '{name} ended on {day}.',
    '{name}有效期已于{day}结束。',
    '{name}: venció el {day}.',
  ],
  noDay: [
    '{name} 유효일이 등록되지 않았습니다.',
    '{name}: no last valid day is registered.',
    '未登记{name}有效日。',
    '{name}: sin fecha de validez registrada.',
  ],
  noDriver: [
    '조종자가 지정되지 않았습니다. ({licences})',
    'No operator is named. ({licences})',
    '未指定操作人员。（{licences}）',
    'No hay operador asignado. ({licences})',
  ],
  noLicence: [
    '조종자 {driver}에게 {licences} 자격이 등록되지 않았습니다.',
    'The operator {driver} has no registered licence: {licences}.',
    '操作人员{driver}未登记资格：{licences}。',
    'El operador {driver} no tiene registrada la licencia: {licences}.',
  ],
  licenceEnded: [
    '조종자 {driver}의 {licences} 자격이 만료되었습니다.',
    'The licence of the operator {driver} has ended: {licences}.',
    '操作人员{driver}的资格已到期：{licences}。',
    'La licencia del operador {driver} ha caducado: {licences}.',
  ],
  ofEquipment: [
    '{name} 장비: {problem}',
    'Equipment {name}: {problem}',
    '设备 {name}：{problem}',
    'Equipo {name}: {problem}',
  ],
  unknown: [
    '등록된 장비가 아닙니다.',
    'This equipment is not registered.',
    '不是已登记的设备。',
    'El equipo no está registrado.',
  ],
  keeperOnly: [
    '장비는 소속 업체와 발주 사업장의 담당자만 등록하고 수정할 수 있습니다.',
    'Only the vendor itself and the plant can register and change equipment.',
    '仅所属承包商和发包工厂的负责人可登记和修改设备。',
    'Solo el propio contratista y la planta pueden registrar y modificar equipos.',
  ],
  plantOnly: [
    '반입장비는 발주 사업장의 담당자만 승인하고 정지할 수 있습니다.',
    'Only the plant can let equipment in and stop it.',
    '仅发包工厂的负责人可批准和停用进场设备。',
    'Solo la planta puede autorizar y parar equipos.',
  ],
  out: [
    '반출된 장비는 재반입한 뒤 수정할 수 있습니다.',
    'Equipment that was taken out can be changed after it is brought back.',
    '已退场的设备须重新进场后才能修改。',
    'Un equipo retirado se modifica tras volver a traerlo.',
  ],
  deleteRegistered: [
    '등록 상태의 장비만 삭제할 수 있습니다. 반출해 주세요.',
    'Only equipment in the state ‘registered’ can be deleted. Take it out instead.',
    '只能删除已登记状态的设备。请作退场处理。',
    'Solo se puede eliminar un equipo registrado. Retírelo.',
  ],
  usedByPermit: [
    '작업허가에 쓰인 장비는 삭제할 수 없습니다. 반출해 주세요.',
    'Equipment that a work permit names cannot be deleted. Take it out instead.',
    '作业许可中使用过的设备不可删除。请作退场处理。',
    'No se puede eliminar un equipo usado en un permiso de trabajo. Retírelo.',
  ],
  fixedVendor: [
    '등록된 장비의 업체는 바꿀 수 없습니다.',
    'The vendor of registered equipment cannot be changed.',
    '已登记设备的承包商不可更改。',
    'No se puede cambiar el contratista de un equipo registrado.',
  ],
  byInspection: [
    '이 종류의 장비는 반입검사에 적합해야 반입승인됩니다.',
    'Equipment of this kind is let in by its entry inspection.',
    '该类设备须经进场检查合格后方可批准进场。',
    'Este tipo de equipo se admite por su inspección de ingreso.',
  ],
})
