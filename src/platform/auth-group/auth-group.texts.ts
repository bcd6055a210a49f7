import { sentences } from '../../core/shared/sentence.ts'

export const groupRuleMessages = sentences({
  systemStays: [
    '시스템관리자 그룹은 중지하거나 삭제할 수 없습니다.',
    "The system administrators' group cannot be stopped or deleted.",
    '系统管理员组不能停用或删除。',
    'El grupo de administradores del sistema no se puede desactivar ni eliminar.',
  ],
  portalFixed: [
    '권한이나 구성원이 있는 그룹의 포털은 변경할 수 없습니다.',
    'The portal of a group with rights or members cannot be changed.',
    '已有权限或成员的组不能更改门户。',
    'No se puede cambiar el portal de un grupo con permisos o miembros.',
  ],
  systemOnly: [
    '시스템관리자 권한은 시스템관리자만 부여하거나 해제할 수 있습니다.',
    'Only a system administrator can give or take the right of a system administrator.',
    '系统管理员权限只能由系统管理员授予或解除。',
    'Solo un administrador del sistema puede conceder o retirar el permiso de administrador del sistema.',
  ],
  inUse: [
    '사용자나 부서에 부여된 그룹은 삭제할 수 없습니다.',
    'A group that is given to people or departments cannot be deleted.',
    '已授予用户或部门的组不能删除。',
    'No se puede eliminar un grupo concedido a usuarios o departamentos.',
  ],
  systemMenu: [
    "시스템관리자 그룹의 '{menuNm}' 메뉴 권한은 해제할 수 없습니다.",
    "The system administrators' right on '{menuNm}' cannot be taken away.",
    '不能取消系统管理员组对“{menuNm}”菜单的权限。',
    'No se puede quitar al grupo de administradores el permiso sobre «{menuNm}».',
  ],
  ownSystemRight: [
    '시스템관리자 권한은 본인이 해제할 수 없습니다.',
    'You cannot take the right of system administrator away from yourself.',
    '不能自行解除系统管理员权限。',
    'No puede quitarse a sí mismo el permiso de administrador del sistema.',
  ],
})

export const groupMessages = sentences({
  noPage: [
    '화면이 아직 없는 메뉴에는 권한을 줄 수 없습니다.',
    'A menu without a page cannot be opened to a group yet.',
    '尚无页面的菜单不能授权。',
    'No se puede conceder un menú que aún no tiene página.',
  ],
  otherPortal: [
    '다른 포털의 메뉴입니다.',
    'The menu belongs to the other portal.',
    '这是其他门户的菜单。',
    'El menú es del otro portal.',
  ],
  oneGroup: [
    '한 번에 한 그룹의 권한만 저장할 수 있습니다.',
    'Only the rights of one group can be saved at a time.',
    '一次只能保存一个组的权限。',
    'Solo se pueden guardar los permisos de un grupo a la vez.',
  ],
})

export const ownRightMessages = sentences({
  menu: [
    '본인에게 없는 권한은 부여할 수 없습니다: {menuNm}',
    'A right that you do not have yourself cannot be given: {menuNm}',
    '不能授予本人没有的权限：{menuNm}',
    'No se puede otorgar un permiso que usted no tiene: {menuNm}',
  ],
  allPlants: [
    '본인에게 없는 전체사업장 권한은 부여할 수 없습니다.',
    'Access to all plants that you do not have yourself cannot be given.',
    '不能授予本人没有的全部工厂权限。',
    'No se puede otorgar el acceso a todas las plantas que usted no tiene.',
  ],
  allDepts: [
    '본인에게 없는 전체부서 권한은 부여할 수 없습니다.',
    'Access to all departments that you do not have yourself cannot be given.',
    '不能授予本人没有的全部部门权限。',
    'No se puede otorgar el acceso a todos los departamentos que usted no tiene.',
  ],
})
