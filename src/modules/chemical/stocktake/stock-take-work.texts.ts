/** Names of what waits for a person. */
export const stockTakeWorkNames = {
  'stock-count': { kr: '재고실사', en: 'Count stock', zh: '盘点库存', es: 'Contar existencias' },
  'stock-count-approve': { kr: '재고실사 승인', en: 'Approve count', zh: '批准盘点', es: 'Aprobar conteo' },
}
