import { texts } from '../../../core/shared/four-texts.ts'

/** Texts of the pages of facilities and their types. */
export const facilityTexts = texts({
  help: [
    '사업장의 설비를 태그번호로 등록합니다. 작업허가, LOTO, 설비점검, 공정안전자료가 이 설비를 가리킵니다. 공정은 관리부서에 할당된 것만 선택할 수 있습니다. 여러 건은 엑셀로 올립니다.',
    'Registers the equipment of a plant by its tag. Permits, lock-out, checks and process safety data point to it. Only processes that are assigned to the department can be chosen. Use Excel for many rows.',
    '按位号登记厂区设备。作业许可、上锁挂牌、设备检查、工艺安全资料均引用该设备。只能选择分配给管理部门的工序。多条数据请用Excel上传。',
    'Registra los equipos de una planta por su tag. Permisos, bloqueo, inspecciones y datos de seguridad de procesos los usan. Solo se pueden elegir procesos asignados al departamento. Use Excel para muchas filas.',
  ],
  typeHelp: [
    '설비유형을 트리로 관리합니다. 법정검사 대상인 유형에는 근거 법령을 적습니다. 하위 유형이나 설비가 있는 유형은 삭제할 수 없습니다.',
    'Facility types as a tree. Types under legal inspection name the law. A type with types below it or with facilities cannot be deleted.',
    '以树形管理设备类型。法定检验对象的类型应填写法律依据。存在下级类型或设备的类型无法删除。',
    'Tipos de instalación en árbol. Los sujetos a inspección legal indican la ley. Un tipo con tipos inferiores o instalaciones no se puede eliminar.',
  ],
  areaHelp: [
    '구역이 있어야 LOTO를 계획할 수 있습니다. 잠금과 확인은 이 구역의 담당자가 합니다.',
    'A lockout needs the area: people of that area lock and verify.',
    '有区域才能计划上锁挂牌；由该区域的人员上锁并验证。',
    'Un bloqueo necesita el área: bloquean y verifican las personas de esa área.',
  ],
  basic: ['기본정보', 'Basics', '基本信息', 'Datos básicos'],
  maker: ['제작·사양', 'Make and specification', '制造与规格', 'Fabricación y especificación'],
  period: ['운영', 'Operation', '运行', 'Operación'],
  files: ['첨부', 'Attachments', '附件', 'Adjuntos'],
  tree: ['설비유형 트리', 'Tree of facility types', '设备类型树', 'Árbol de tipos de instalación'],
  search: ['유형명', 'Type name', '类型名称', 'Nombre del tipo'],
  create: ['등록', 'New', '登记', 'Nuevo'],
  save: ['저장', 'Save', '保存', 'Guardar'],
  remove: ['삭제', 'Delete', '删除', 'Eliminar'],
  removeConfirm: [
    '{name} 유형을 삭제하시겠습니까?',
    'Delete the type {name}?',
    '是否删除类型{name}？',
    '¿Eliminar el tipo {name}?',
  ],
  removed: ['삭제되었습니다.', 'Deleted.', '已删除。', 'Eliminado.'],
  unsaved: [
    '저장하지 않은 내용이 있습니다. 버리고 이동하시겠습니까?',
    'There are unsaved changes. Leave them?',
    '有未保存的内容，是否放弃并继续？',
    'Hay cambios sin guardar. ¿Descartarlos?',
  ],
  choose: [
    '트리에서 설비유형을 선택해 주세요.',
    'Choose a facility type in the tree.',
    '请在树中选择设备类型。',
    'Elija un tipo de instalación en el árbol.',
  ],
  none: [
    '해당하는 설비유형이 없습니다.',
    'No such facility type.',
    '没有符合的设备类型。',
    'No hay tipos de instalación.',
  ],
  legal: ['법정검사', 'Legal inspection', '法定检验', 'Inspección legal'],
  notUsed: ['미사용', 'Not in use', '未启用', 'Sin uso'],
})
