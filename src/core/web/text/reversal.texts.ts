import { texts } from '../../shared/four-texts.ts'

/** Entries of a journal that are undone by an entry of their own. */
export const reversalTexts = texts({
  reversed: ['취소됨', 'cancelled', '已取消', 'anulado'],
  reverse: ['취소(역분개)', 'Cancel (reverse)', '取消（冲销）', 'Anular'],
  title: ['전표 취소 {no}', 'Cancel entry {no}', '取消凭证{no}', 'Anular asiento {no}'],
  do: ['취소 전표 등록', 'Add the reversal', '登记冲销凭证', 'Añadir contrario'],
  done: [
    '전표를 취소하였습니다. 반대 전표가 등록되었습니다.',
    'Cancelled: the reversal has been added.',
    '已取消凭证，并登记了冲销凭证。',
    'Anulado: se ha añadido el asiento contrario.',
  ],
  reason: [
    '취소 사유({count}자 이상)',
    'Why it is cancelled ({count} letters or more)',
    '取消原因（{count}字以上）',
    'Motivo ({count} letras o más)',
  ],
})
