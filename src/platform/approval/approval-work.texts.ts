import { texts } from '../../core/shared/four-texts.ts'

/** Kinds of a person's waiting documents in the approval boxes. */
export const approvalWorkTexts = texts({
  wait: ['결재', 'Approval', '审批', 'Aprobación'],
  after: ['후열 확인', 'Look at what was signed for you', '补阅确认', 'Revisar lo firmado por suplencia'],
  rejected: [
    '반려된 결재문서 보완',
    'Correct rejected document',
    '修改被驳回的文件',
    'Corregir documento rechazado',
  ],
})
