import { sentences } from '../../../core/shared/sentence.ts'

/** Why a lot is not issued or changed. */
export const stockSentences = sentences({
  expired: [
    '사용기한이 지난 로트는 출고할 수 없습니다.({lot}, {day})',
    'A lot past its use-by date cannot be issued. ({lot}, {day})',
    '超过使用期限的批次不能出库。（{lot}，{day}）',
    'Un lote caducado no se puede sacar. ({lot}, {day})',
  ],
  held: [
    '보류 중인 로트는 출고할 수 없습니다.({lot})',
    'A lot on hold cannot be issued. ({lot})',
    '保留中的批次不能出库。（{lot}）',
    'Un lote retenido no se puede sacar. ({lot})',
  ],
  tooLittle: [
    '재고가 부족합니다.(가용 {qty}{unit})',
    'There is not enough stock. (available {qty}{unit})',
    '库存不足。（可用{qty}{unit}）',
    'No hay existencias suficientes. (disponible {qty}{unit})',
  ],
  unknownMark: [
    '이 번호의 용기, 로트, 장소가 없습니다.',
    'There is no container, lot or store of this number.',
    '没有该编号的容器、批次或场所。',
    'No hay envase, lote ni almacén con este número.',
  ],
  otherPlace: [
    '이 장소에 등록된 위치가 아닙니다. 저장시설에서 위치를 먼저 등록해 주세요.',
    'This is not a place of the store. Register the place with the store first.',
    '不是该场所登记的位置。请先在储存设施登记位置。',
    'No es un lugar de este almacén. Regístrelo antes en el almacén.',
  ],
  openedLater: [
    '개봉일은 오늘보다 늦을 수 없습니다.',
    'It cannot be opened after today.',
    '开封日不能晚于今天。',
    'La apertura no puede ser posterior a hoy.',
  ],
  expiryOrder: [
    '사용기한은 제조일보다 빠를 수 없습니다.',
    'The use-by date cannot be before the day of making.',
    '使用期限不能早于制造日。',
    'La caducidad no puede ser anterior a la fabricación.',
  ],
  quarantined: [
    '유효한 MSDS 없이 입고된 로트입니다. MSDS가 승인되면 격리가 풀립니다.',
    'The lot came in without an MSDS in force. It is released when the MSDS is approved.',
    '该批次入库时没有有效MSDS。MSDS批准后解除隔离。',
    'El lote entró sin FDS vigente. Se libera cuando se apruebe la FDS.',
  ],
  overdue: ['기한경과', 'overdue', '已过期', 'caducado'],
})

/** How a shortage of stock is explained. */
export const shortageSentences = sentences({
  title: ['{product} 부족량', '{product}: shortage', '{product} 不足量', '{product}: falta'],
  least: [
    '최소 재고(취급부서 합계)',
    'Least stock (sum of the departments)',
    '最低库存（使用部门合计）',
    'Existencias mínimas (suma de departamentos)',
  ],
  usable: ['사용할 수 있는 재고', 'Usable stock', '可用库存', 'Existencias utilizables'],
  leftOut: [
    '제외한 재고(기한경과·보류)',
    'Stock left out (expired, held)',
    '排除的库存（过期、保留）',
    'Existencias excluidas (caducadas, retenidas)',
  ],
  formula: [
    '부족량 = 최소 재고 − 사용할 수 있는 재고 = {qty} {unit}',
    'Shortage = least stock − usable stock = {qty} {unit}',
    '不足量 = 最低库存 − 可用库存 = {qty} {unit}',
    'Falta = mínimo − utilizable = {qty} {unit}',
  ],
  source: [
    '제품의 사업장 취급현황에 등록한 최소 재고(회사 기준)',
    "Least stock of the product's places of use (company standard)",
    '产品厂区使用现况中登记的最低库存（公司标准）',
    'Mínimo registrado en los lugares de uso del producto (norma de la empresa)',
  ],
  withoutMsds: [
    '유효한 MSDS 없이 입고됨',
    'Received without an MSDS in force',
    '无有效MSDS入库',
    'Recibido sin FDS vigente',
  ],
})
