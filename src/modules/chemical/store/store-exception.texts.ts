import { sentences } from '../../../core/shared/sentence.ts'

/** Why an exception of storage is not asked for or approved. */
export const exceptionSentences = sentences({
  differentProducts: [
    '서로 다른 제품을 선택해 주세요.',
    'Choose two different products.',
    '请选择不同的产品。',
    'Elija dos productos distintos.',
  ],
  mostDays: [
    '예외는 {most}일까지만 승인할 수 있습니다.',
    'An exception lasts at most {most} days.',
    '例外最多批准{most}天。',
    'Una excepción dura como máximo {most} días.',
  ],
  temporaryDays: [
    '임시 저장은 {most}일까지입니다.(위험물안전관리법 제5조 제2항)',
    'Temporary storage lasts at most {most} days. (Dangerous Goods Safety Act art. 5 par. 2)',
    '临时储存最多{most}天。（危险物安全管理法第5条第2款）',
    'El almacenamiento temporal dura como máximo {most} días. (Ley de Mercancías Peligrosas art. 5.2)',
  ],
  notForbidden: [
    '금지(X) 판정이 아닌 조합입니다. 예외 승인이 필요하지 않습니다.',
    'The pair is not forbidden (X). No exception is needed.',
    '该组合不是禁止（X）判定，无需例外批准。',
    'La combinación no está prohibida (X). No hace falta excepción.',
  ],
  forbiddenByLaw: [
    '법으로 금지된 조합이므로 예외를 승인할 수 없습니다. {message}',
    'The law forbids this pair, so there is no exception. {message}',
    '该组合为法律禁止，不能批准例外。{message}',
    'La ley prohíbe la combinación; no hay excepción. {message}',
  ],
  dangerousContact: [
    '접촉하면 위험한 물질이므로 예외를 승인할 수 없습니다.(안전보건규칙 제235조) {message}',
    'These substances are dangerous on contact, so there is no exception. (Safety and Health Rules art. 235) {message}',
    '接触有危险的物质，不能批准例外。（安全保健规则第235条）{message}',
    'Sustancias peligrosas al contacto; no hay excepción. (Reglamento de Seguridad y Salud art. 235) {message}',
  ],
  editRequested: [
    '승인요청 상태에서만 수정할 수 있습니다.',
    'It can be changed only while approval is requested.',
    '仅在申请批准状态可修改。',
    'Solo se modifica mientras se solicita la aprobación.',
  ],
  noDelete: [
    '예외 승인은 삭제할 수 없습니다. 종료해 주세요.',
    'An exception cannot be deleted. End it.',
    '例外批准不能删除，请结束。',
    'Una excepción no se elimina. Finalícela.',
  ],
  pastPeriod: [
    '지난 기간의 예외는 승인받을 수 없습니다.',
    'No exception is approved for a period that is over.',
    '不能申请已过期间的例外。',
    'No se aprueba una excepción para un periodo pasado.',
  ],
  asked: ['승인요청', 'approval requested', '申请批准', 'aprobación solicitada'],
  approved: ['승인', 'approved', '已批准', 'aprobada'],
  rejected: ['반려', 'rejected', '已退回', 'rechazada'],
  periodOver: [
    '기간이 이미 지났습니다. 반려하고 다시 요청받아 주세요.',
    'The period is over. Reject it and have it asked for again.',
    '期间已过。请退回并重新申请。',
    'El periodo ya pasó. Rechácela y pida otra solicitud.',
  ],
  notTheAsker: [
    '요청한 사람은 승인하거나 반려할 수 없습니다.',
    'Who asked may neither approve nor reject.',
    '申请人不能批准或退回。',
    'Quien la solicitó no puede aprobarla ni rechazarla.',
  ],
  namedOnly: [
    '지정된 승인자만 승인하거나 반려할 수 있습니다.',
    'Only the named approver may approve or reject.',
    '仅限指定批准人批准或退回。',
    'Solo el aprobador designado puede aprobar o rechazar.',
  ],
  permitChange: [
    '허가받은 저장소의 허가 배수는 예외를 승인할 수 없습니다. 변경허가를 받아 주세요.(위험물안전관리법 제6조)',
    'The permitted multiple of a permitted store has no exception. Have the permit changed. (Dangerous Goods Safety Act art. 6)',
    '许可储存所的许可倍数不能批准例外，请申请变更许可。（危险物安全管理法第6条）',
    'El múltiplo de un almacén autorizado no admite excepción. Solicite modificar el permiso. (Ley de Mercancías Peligrosas art. 6)',
  ],
  askerNotApprover: [
    '요청하는 사람이 승인자가 될 수 없습니다.',
    'Who asks cannot be the approver.',
    '申请人不能作为批准人。',
    'Quien solicita no puede ser el aprobador.',
  ],
  approverOf: [
    '승인자는 그 장소의 위험물안전관리자, 사업장 안전담당 또는 SHE관리자여야 합니다.',
    'The approver must be the dangerous goods manager of the store, a safety officer of the plant or a SHE manager.',
    '批准人须为该场所的危险物安全管理者、厂区安全负责人或SHE管理员。',
    'El aprobador debe ser el responsable de mercancías peligrosas del almacén, el de seguridad de la planta o un responsable SHE.',
  ],
  askedAlready: [
    '같은 장소의 같은 제품 조합은 이미 요청되어 있습니다: {code}',
    'The same pair in the same store has been asked already: {code}',
    '同一场所的同一产品组合已申请：{code}',
    'La misma pareja en el mismo almacén ya está solicitada: {code}',
  ],
})
