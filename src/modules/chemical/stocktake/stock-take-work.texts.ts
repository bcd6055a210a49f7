import { texts } from '../../../core/shared/four-texts.ts'

/** Names of what waits for a person. */
export const stockTakeWorkNames = texts({
  'stock-count': ['재고실사', 'Count stock', '盘点库存', 'Contar existencias'],
  'stock-count-approve': ['재고실사 승인', 'Approve count', '批准盘点', 'Aprobar conteo'],
})
