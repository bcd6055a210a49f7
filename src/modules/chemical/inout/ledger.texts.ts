import { sentences } from '../../../core/shared/sentence.ts'

/** Heads and notes of the printed journal of stock. */
export const ledgerSentences = sentences({
  hazardousTitle: [
    '유해화학물질 관리대장',
    'Register of hazardous chemicals',
    '有害化学物质管理台账',
    'Registro de sustancias peligrosas',
  ],
  title: [
    '화학물질 입출고대장',
    'Journal of chemicals received and issued',
    '化学品出入库台账',
    'Libro de entradas y salidas de químicos',
  ],
  byProduct: [
    '제품별 수불(이월 + 입고 − 출고 = 재고)',
    'By product (opening + in − out = stock)',
    '按产品收发（结转 + 入库 − 出库 = 库存）',
    'Por producto (saldo inicial + entradas − salidas = existencias)',
  ],
  materialCode: ['자재코드', 'Material code', '物料代码', 'Código'],
  product: ['제품', 'Product', '产品', 'Producto'],
  unit: ['단위', 'Unit', '单位', 'Unidad'],
  opening: ['이월', 'Opening', '结转', 'Inicial'],
  in: ['입고', 'In', '入库', 'Entrada'],
  out: ['출고', 'Out', '出库', 'Salida'],
  stock: ['재고', 'Stock', '库存', 'Existencias'],
  entries: ['수불 내역 {count}건', 'Entries: {count}', '收发明细 {count}笔', 'Movimientos: {count}'],
  moment: ['일시', 'Date and time', '时间', 'Fecha y hora'],
  entryNo: ['전표번호', 'Entry no.', '凭证号', 'N.º de movimiento'],
  type: ['유형', 'Type', '类型', 'Tipo'],
  lot: ['로트', 'Lot', '批次', 'Lote'],
  quantity: ['수량', 'Quantity', '数量', 'Cantidad'],
  fromStore: ['출고장소', 'From', '出库场所', 'Desde'],
  toStore: ['입고장소', 'To', '入库场所', 'A'],
  enteredBy: ['등록자', 'Entered by', '登记人', 'Anotado por'],
  reversed: ['!{type}(취소됨)', '!{type} (reversed)', '!{type}（已冲销）', '!{type} (anulado)'],
  note: [
    '전표는 고치거나 지울 수 없으며, 취소는 반대 전표로 남습니다. 보존기간 5년.',
    'Entries cannot be changed or deleted; a reversal stays as an opposite entry. Kept for 5 years.',
    '凭证不能修改或删除，冲销以反向凭证保留。保存期5年。',
    'Los movimientos no se cambian ni se borran; una anulación queda como movimiento inverso. Se conservan 5 años.',
  ],
})
