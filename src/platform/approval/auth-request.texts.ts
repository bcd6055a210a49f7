import { sentences } from '../../core/shared/sentence.ts'

export const authRequestMessages = sentences({
  ownOnly: [
    '본인의 권한신청만 처리할 수 있습니다.',
    'Only your own requests for rights can be handled.',
    '只能处理本人的权限申请。',
    'Solo puede tramitar sus propias solicitudes.',
  ],
  editable: [
    '작성, 반려 상태에서만 수정할 수 있습니다.',
    'It can be changed only as a draft or after a rejection.',
    '只有在编写或驳回状态下才能修改。',
    'Solo se puede modificar como borrador o tras un rechazo.',
  ],
  past: [
    '종료일이 지난 신청입니다.',
    'The request has passed its end.',
    '申请已过结束日。',
    'La solicitud ya ha vencido.',
  ],
  tooLong: [
    '권한은 1년까지 신청할 수 있습니다.',
    'Rights can be requested for up to one year.',
    '权限最多可申请 1 年。',
    'Los permisos se pueden solicitar por un año como máximo.',
  ],
  joined: [
    '다른 기간과 합쳐진 권한은 시스템관리자가 사용자권한에서 직접 해제해야 합니다.',
    'A right joined with another period must be ended by a system administrator on the page of user rights.',
    '与其他期间合并的权限须由系统管理员在用户权限中直接解除。',
    'Un permiso unido a otro periodo debe terminarlo un administrador del sistema en los permisos de usuario.',
  ],
  unusable: [
    '신청할 수 없는 권한그룹입니다.',
    'This authority group cannot be requested.',
    '该权限组不能申请。',
    'Este grupo de permisos no se puede solicitar.',
  ],
  requested: [
    '결재를 요청한 적이 있는 신청은 삭제할 수 없습니다.',
    'A request that has been submitted for approval cannot be deleted.',
    '已提交审批的申请不能删除。',
    'No se puede eliminar una solicitud enviada a aprobación.',
  ],
})
