import { sentences } from '../../../core/shared/sentence.ts'

/** Why waste is not handed over or taken back. */
export const wasteSentences = sentences({
  editWaiting: [
    '인계 대기 상태에서만 수정할 수 있습니다.',
    'It can be changed only while it waits to be handed over.',
    '仅在待交接状态可修改。',
    'Solo se modifica mientras espera la entrega.',
  ],
  handedOver: [
    '이미 인계한 폐기물의 전표는 취소할 수 없습니다. 인계를 먼저 취소해 주세요.',
    'The entry of waste that was handed over cannot be reversed. Take back the handover first.',
    '已交接废弃物的凭证不能冲销。请先取消交接。',
    'No se anula el movimiento de un residuo ya entregado. Anule antes la entrega.',
  ],
  beforeDisposal: [
    '인계일은 폐기일보다 빠를 수 없습니다.',
    'The handover cannot be before the disposal.',
    '交接日不能早于废弃日。',
    'La entrega no puede ser anterior a la eliminación.',
  ],
  future: [
    '미래의 날짜로는 인계할 수 없습니다.',
    'It cannot be handed over in the future.',
    '不能以未来日期交接。',
    'No se puede entregar en fecha futura.',
  ],
  tooMuch: [
    '폐기량보다 많이 인계할 수 없습니다.',
    'No more can be handed over than was disposed of.',
    '交接量不能超过废弃量。',
    'No se puede entregar más de lo eliminado.',
  ],
})
