import { sentences } from '../../core/shared/sentence.ts'

export const facilityMessages = sentences({
  tagShape: [
    '설비번호는 영문 대문자 1~4자리, -, 숫자 2~5자리, 필요하면 영문 1자리로 입력해 주세요. (예: P-301A)',
    'A facility number is 1 to 4 capital letters, -, 2 to 5 digits and, if needed, one letter. (Example: P-301A)',
    '设备编号为1~4位大写字母、-、2~5位数字，必要时加1位字母。（例：P-301A）',
    'Un número de instalación tiene de 1 a 4 mayúsculas, -, de 2 a 5 dígitos y, si hace falta, una letra. (Ejemplo: P-301A)',
  ],
  tagTaken: [
    '태그번호가 중복됩니다.',
    'This tag number is in use already.',
    '位号重复。',
    'Este número de tag ya existe.',
  ],
  foreignDept: [
    '관리부서는 설비와 같은 사업장의 부서여야 합니다.',
    'The department in charge must belong to the plant of the facility.',
    '管理部门必须属于设备所在厂区。',
    'El departamento responsable debe pertenecer a la planta de la instalación.',
  ],
  foreignArea: [
    '구역은 설비와 같은 사업장의 구역이어야 합니다.',
    'The area must be one of the plant of the facility.',
    '区域必须属于设备所在厂区。',
    'El área debe ser de la planta de la instalación.',
  ],
  typeEnded: [
    '사용하지 않는 설비유형입니다.',
    'This facility type is not in use.',
    '该设备类型未启用。',
    'Este tipo de instalación no está en uso.',
  ],
  typeCycle: [
    '하위 유형으로 이동할 수 없습니다.',
    'A type cannot be moved below itself.',
    '不能移动到下级类型。',
    'Un tipo no puede moverse debajo de sí mismo.',
  ],
  typeHasChildren: [
    '하위 유형이 있어 삭제할 수 없습니다.',
    'It has types below it and cannot be deleted.',
    '存在下级类型，无法删除。',
    'Tiene tipos inferiores y no se puede eliminar.',
  ],
  typeParentEnded: [
    '사용하지 않는 유형은 상위유형으로 지정할 수 없습니다.',
    'A type that is not in use cannot be a parent.',
    '未启用的类型不能指定为上级类型。',
    'Un tipo que no está en uso no puede ser superior.',
  ],
  typeChildrenInUse: [
    '사용 중인 하위 유형이 있어 사용을 중지할 수 없습니다.',
    'Types below it are in use, so it cannot be taken out of use.',
    '存在启用中的下级类型，无法停用。',
    'Tiene tipos inferiores en uso y no se puede dejar de usar.',
  ],
})
