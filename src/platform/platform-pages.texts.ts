import { texts } from '../core/shared/four-texts.ts'

/** Names of record pages whose definition the first files do not need. */
export const recordPageTexts = texts({
  user: ['사용자', 'User', '用户', 'Usuario'],
  document: ['결재문서', 'Approval document', '审批文件', 'Documento de aprobación'],
  checkForm: ['점검표', 'Question sheet', '检查表', 'Lista de revisión'],
  rightRequest: ['권한신청', 'Request for rights', '权限申请', 'Solicitud de permisos'],
})
