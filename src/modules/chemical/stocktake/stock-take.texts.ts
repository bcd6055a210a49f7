import { sentences } from '../../../core/shared/sentence.ts'

/** Why a count of stock or the close of a month is not taken. */
export const takeSentences = sentences({
  approverOnly: [
    '지정된 승인자만 확정하거나 돌려보낼 수 있습니다.',
    'Only the named approver may confirm it or send it back.',
    '仅限指定批准人确定或退回。',
    'Solo el aprobador designado puede confirmarlo o devolverlo.',
  ],
  editCounting: [
    '실사중 상태에서만 수정할 수 있습니다.',
    'It can be changed only while it is being counted.',
    '仅在盘点中状态可修改。',
    'Solo se modifica durante el conteo.',
  ],
  noDelete: [
    '실사는 삭제할 수 없습니다. 취소해 주세요.',
    'A count cannot be deleted. Cancel it.',
    '盘点不能删除，请取消。',
    'Un conteo no se elimina. Cancélelo.',
  ],
  future: [
    '미래의 날짜로는 실사할 수 없습니다.',
    'A count cannot be dated in the future.',
    '不能以未来日期盘点。',
    'No se puede contar con fecha futura.',
  ],
  counterOnly: [
    '실사 담당자만 승인을 요청할 수 있습니다.',
    'Only who counts may ask for approval.',
    '仅限盘点负责人申请批准。',
    'Solo quien cuenta puede pedir la aprobación.',
  ],
  counterNotApprover: [
    '실사한 사람이 승인자가 될 수 없습니다.',
    'Who counted cannot be the approver.',
    '盘点人不能作为批准人。',
    'Quien contó no puede ser el aprobador.',
  ],
  stockMoved: [
    '실사 중 재고가 변동된 로트가 있습니다. 취소하고 다시 실사해 주세요: {lots}',
    'The stock of some lots changed during the count. Cancel it and count again: {lots}',
    '盘点中有批次库存变动。请取消后重新盘点：{lots}',
    'Cambiaron existencias durante el conteo. Cancélelo y cuente de nuevo: {lots}',
  ],
  closedFixed: [
    '마감한 내역은 수정할 수 없습니다. 마감을 취소한 뒤 다시 마감하세요.',
    'A closed month cannot be changed. Reopen it and close it again.',
    '已结账内容不能修改。请取消结账后重新结账。',
    'Un mes cerrado no se modifica. Reábralo y ciérrelo de nuevo.',
  ],
  laterClosed: [
    '뒤의 월이 마감되어 있습니다. 마지막으로 마감한 월부터 취소해 주세요.',
    'A later month is closed. Reopen the last closed month first.',
    '之后的月份已结账。请从最后结账的月份开始取消。',
    'Hay un mes posterior cerrado. Reabra primero el último cerrado.',
  ],
})
