import { sentences } from '../../../core/shared/sentence.ts'

/** What the server refuses about the items that permits check. */
export const itemRefusals = sentences({
  keeperOnly: [
    '허가항목은 안전담당만 등록하고 수정할 수 있습니다.',
    'Only the safety officer may enter and change permit items.',
    '只有安全负责人可以登记和修改许可项目。',
    'Solo el responsable de seguridad puede registrar y modificar los puntos de los permisos.',
  ],
  translateAgain: [
    '한국어 문장이 바뀌었습니다. 번역도 고치거나 비워 주세요.',
    'The Korean sentence has changed. Change its translation as well, or empty it.',
    '韩语语句已更改。请同时修改译文或清空。',
    'La frase coreana ha cambiado. Cambie también su traducción o vacíela.',
  ],
  inUse: [
    '작업허가에 쓰인 항목은 삭제할 수 없습니다. 미사용으로 바꿔 주세요.',
    'An item that permits have used cannot be deleted. Set it to not in use.',
    '作业许可使用过的项目不能删除。请改为不使用。',
    'No se puede eliminar un punto usado en permisos. Márquelo como no usado.',
  ],
})
