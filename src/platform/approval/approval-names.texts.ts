import { namesOf, sentences } from '../../core/shared/sentence.ts'

/** Names of the states of a document, by code. */
export const statusNames = namesOf({
  APS01: ['임시', 'Draft', '临时', 'Borrador'],
  APS02: ['진행', 'In progress', '进行中', 'En curso'],
  APS03: ['보류', 'Hold', '保留', 'En espera'],
  APS04: ['반려', 'Reject', '驳回', 'Rechazar'],
  APS05: ['회수', 'Withdraw', '收回', 'Retirar'],
  APS06: ['완료', 'Done', '完成', 'Completado'],
  APS07: ['폐기', 'Discard', '废弃', 'Descartar'],
})
/** Names of the kinds of steps, by code. */
export const stepKindNames = namesOf({
  ASK01: ['기안', 'Draft', '起草', 'Redacción'],
  ASK02: ['검토', 'Review', '审核', 'Revisión'],
  ASK03: ['합의(순차)', 'Agreement (in turn)', '会签（依次）', 'Acuerdo (sucesivo)'],
  ASK04: ['합의(병렬)', 'Agreement (parallel)', '会签（并行）', 'Acuerdo (paralelo)'],
  ASK05: ['승인', 'Approve', '批准', 'Aprobar'],
  ASK06: ['전결', 'Final decision', '专决', 'Decisión final'],
  ASK07: ['참조', 'Copy', '参考', 'Copia'],
  ASK08: ['열람(공람)', 'Read (circulated)', '查阅（传阅）', 'Consulta (circulación)'],
})
/** Names of the acts on a document. */
export const actLabels = namesOf({
  submit: ['상신', 'Submit', '提交', 'Enviar'],
  approve: ['승인', 'Approve', '批准', 'Aprobar'],
  reject: ['반려', 'Reject', '驳回', 'Rechazar'],
  agree: ['합의', 'Agreement', '会签', 'Acuerdo'],
  hold: ['보류', 'Hold', '保留', 'En espera'],
  withdraw: ['회수', 'Withdraw', '收回', 'Retirar'],
  final: ['전결', 'Final decision', '专决', 'Decisión final'],
  seen: ['후열확인', 'Confirmed afterwards', '后阅确认', 'Confirmado a posteriori'],
  discard: ['폐기', 'Discard', '废弃', 'Descartar'],
  cancel: ['취소요청', 'Request cancellation', '申请取消', 'Solicitar anulación'],
})
/** Names of acts as the history of a document keeps them. */
export const historyNames = namesOf({
  agreed: ['합의 동의', 'Agreed', '会签同意', 'Conforme'],
  objected: ['합의 반대', 'Objected', '会签反对', 'No conforme'],
  read: ['열람', 'Read', '查阅', 'Leído'],
})

export const stepSays = sentences({
  final: ['전결', 'Final decision', '专决', 'Decisión final'],
  delegate: [
    '위임 {actor} (위임자 {original})',
    'Delegated to {actor} (by {original})',
    '委托 {actor}（委托人 {original}）',
    'Delegado en {actor} (por {original})',
  ],
  deputy: [
    '대결 {actor} (원 결재자 {original})',
    'Substitute {actor} (for {original})',
    '代决 {actor}（原审批人 {original}）',
    'Sustituto {actor} (por {original})',
  ],
  nobody: [
    '결재자를 찾을 수 없습니다: {step} {who}',
    'No approver was found: {step} {who}',
    '找不到审批人：{step} {who}',
    'No se encontró aprobador: {step} {who}',
  ],
  manySteps: [
    '결재단계는 50개까지 지정할 수 있습니다.',
    'Up to 50 approval steps can be set.',
    '最多可指定 50 个审批步骤。',
    'Se pueden indicar hasta 50 pasos.',
  ],
  foreignLine: [
    '본인 또는 소속 부서의 결재선만 수정할 수 있습니다.',
    "Only your own or your department's approval lines can be changed.",
    '只能修改本人或所属部门的审批线。',
    'Solo puede modificar las líneas propias o de su departamento.',
  ],
  noRecord: [
    '원문을 찾을 수 없습니다.',
    'The original record was not found.',
    '找不到原文。',
    'No se encuentra el original.',
  ],
  cannotCancel: [
    '원문의 현재 상태에서는 취소를 요청할 수 없습니다.',
    'The record cannot be cancelled in its present state.',
    '原文当前状态下不能申请取消。',
    'El registro no se puede anular en su estado actual.',
  ],
  cannotSubmit: [
    '원문의 현재 상태에서는 상신할 수 없습니다.',
    'It cannot be submitted in the present state of the original record.',
    '原文当前状态下不能提交。',
    'No se puede enviar en el estado actual del original.',
  ],
  cancelTitle: [
    '취소요청: {title}',
    'Request cancellation: {title}',
    '申请取消：{title}',
    'Solicitar anulación: {title}',
  ],
  signing: [
    '결재 비밀번호 확인',
    'Password check before signing',
    '签批前的密码确认',
    'Comprobación de contraseña para firmar',
  ],
  yes: ['예', 'Yes', '是', 'Sí'],
  no: ['아니오', 'No', '否', 'No'],
})
