import { sentences } from '../../core/shared/sentence.ts'

export const menuMessages = sentences({
  sameSegment: [
    '동일 위치에 같은 경로가 있습니다.',
    'The same path exists at this place already.',
    '同一位置已有相同路径。',
    'Ya existe la misma ruta en este lugar.',
  ],
  hasChildren: [
    '하위 메뉴가 있어 삭제할 수 없습니다.',
    'It cannot be deleted because it has menus below it.',
    '存在下级菜单，不能删除。',
    'No se puede eliminar porque tiene menús inferiores.',
  ],
  tooDeep: [
    '메뉴는 3단계까지 등록할 수 있습니다.',
    'Menus have three levels at most.',
    '菜单最多可登记 3 级。',
    'Los menús tienen como máximo tres niveles.',
  ],
  cycle: [
    '상위메뉴로 자신이나 하위 메뉴를 지정할 수 없습니다.',
    'A menu cannot be above itself.',
    '不能将自身或下级菜单指定为上级菜单。',
    'Un menú no puede estar por encima de sí mismo.',
  ],
  otherPortal: [
    '상위메뉴와 하위 메뉴는 같은 포털이어야 합니다.',
    'A menu and its parent must belong to the same portal.',
    '上级菜单与下级菜单必须属于同一门户。',
    'El menú y su menú superior deben ser del mismo portal.',
  ],
  rightsMenu: [
    '권한을 관리하는 메뉴는 중지하거나 삭제할 수 없고 경로를 변경할 수 없습니다.',
    'The menus that manage rights cannot be stopped, deleted or given another path.',
    '权限管理菜单不能停用、删除或更改路径。',
    'Los menús que gestionan permisos no se pueden desactivar, eliminar ni cambiar de ruta.',
  ],
})
