import { texts } from '../core/shared/four-texts.ts'

/** Names of the platform's panels where the first page is arranged. */
export const portletTexts = texts({
  myWork: ['나의 할일', 'My tasks', '我的待办', 'Mis tareas'],
  awayDigest: ['내가 없는 동안', 'While you were away', '您不在期间', 'Mientras no estaba'],
  systemState: ['시스템 상태', 'State of the system', '系统状态', 'Estado del sistema'],
  approvals: ['결재', 'Approvals', '审批', 'Aprobaciones'],
  notices: ['공지', 'Notices', '公告', 'Avisos'],
})
