import { texts } from '../../../core/shared/four-texts.ts'

/** Names of what waits for a person. */
export const ppeWorkNames = texts({
  'ppe-approve': [
    '보호구 신청 승인',
    'Decide on a PPE request',
    '审批防护用品申请',
    'Decidir una solicitud de EPP',
  ],
  'ppe-issue': ['보호구 지급', 'Give protective equipment', '发放防护用品', 'Entregar EPP'],
  'ppe-receive': [
    '보호구 수령 서명',
    'Sign for protective equipment',
    '签收防护用品',
    'Firmar la recepción de EPP',
  ],
  'ppe-reorder': ['보호구 발주 필요', 'Order protective equipment', '需订购防护用品', 'Pedir EPP'],
  'ppe-lot': [
    '사용기한 지난 보호구 로트',
    'Expired lot of PPE',
    '防护用品批次已过期',
    'Lote de EPP caducado',
  ],
})
/** Name of the clock in the batch history, and what stands beside an entry of the work list. */
export const ppeWords = texts({
  clock: ['보호구 수령·재고 점검', 'Protective equipment clock', '防护用品检查', 'Reloj de EPP'],
  stockOf: [
    '재고 {n} · 발주점 {point}',
    'Stock {n} · reorder point {point}',
    '库存{n} · 订货点{point}',
    'Existencias {n} · pedido {point}',
  ],
  lotOf: [
    '로트 {lot} · {day}까지',
    'Lot {lot} · to {day}',
    '批次{lot} · 至{day}',
    'Lote {lot} · hasta {day}',
  ],
})
