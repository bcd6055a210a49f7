import { sentences } from '../../../core/shared/sentence.ts'

/** Why an entry of the journal of stock is not taken. */
export const inOutSentences = sentences({
  samePlace: [
    '출고장소와 다른 장소를 선택해 주세요.',
    'Choose a place other than the one it leaves.',
    '请选择与出库场所不同的场所。',
    'Elija un lugar distinto del de salida.',
  ],
  expiryBeforeMade: [
    '사용기한은 제조일보다 빠를 수 없습니다.',
    'The use-by date cannot be before the day it was made.',
    '使用期限不能早于生产日期。',
    'La caducidad no puede ser anterior a la fabricación.',
  ],
  otherPlant: [
    '다른 사업장의 장소로는 이동할 수 없습니다.',
    'Stock cannot be moved to a store of another plant.',
    '不能移动到其他厂区的场所。',
    'No se puede mover a un almacén de otra planta.',
  ],
  tooOld: [
    '{days}일보다 오래된 일시는 등록할 수 없습니다. 연도를 확인해 주세요.',
    'A moment more than {days} days ago cannot be entered. Check the year.',
    '不能登记{days}天以前的时间。请确认年份。',
    'No se puede registrar una fecha de hace más de {days} días. Compruebe el año.',
  ],
  late: [
    '{days}일 전({day})의 수불입니다. 날짜가 맞으면 사유를 5자 이상 입력해 주세요.',
    'This entry is {days} days back ({day}). If the date is right, enter a reason (5 characters or more).',
    '该出入库为{days}天前（{day}）。如日期无误，请输入5个字符以上的原因。',
    'Este movimiento es de hace {days} días ({day}). Si la fecha es correcta, indique el motivo (mínimo 5 caracteres).',
  ],
  earliestFirst: [
    '먼저 써야 할 로트 {lot}({day}까지)이 있습니다. 다른 로트를 쓰는 사유를 5자 이상 입력해 주세요.',
    'Lot {lot} (use by {day}) should be used first. Enter why another lot is used (5 characters or more).',
    '有应先使用的批次{lot}（至{day}）。请输入使用其他批次的原因（5个字符以上）。',
    'El lote {lot} (hasta {day}) debe usarse primero. Indique por qué se usa otro (mínimo 5 caracteres).',
  ],
  future: [
    '미래의 일시로는 등록할 수 없습니다.',
    'A moment in the future cannot be entered.',
    '不能登记未来的时间。',
    'No se puede registrar una fecha futura.',
  ],
  noDensity: [
    '밀도가 없어 kg과 L를 환산할 수 없습니다. 제품의 밀도를 입력하세요.',
    'kg and L cannot be converted without a density. Enter the density of the product.',
    '没有密度，无法换算kg与L。请输入产品密度。',
    'Sin densidad no se puede convertir kg y L. Introduzca la densidad del producto.',
  ],
  tooLittle: [
    '수량이 너무 작습니다.(소수점 3자리까지)',
    'The quantity is too small (up to 3 decimals).',
    '数量过小（最多3位小数）。',
    'La cantidad es demasiado pequeña (hasta 3 decimales).',
  ],
  monthClosed: [
    '마감된 월({month})의 수불은 등록하거나 취소할 수 없습니다.',
    'The month {month} is closed: entries cannot be made or reversed.',
    '{month}已月结，不能登记或冲销出入库。',
    'El mes {month} está cerrado: no se pueden registrar ni anular movimientos.',
  ],
  separationMethod: [
    '분리하여 보관할 물질이 있습니다: {names}. 분리 보관 방법을 입력해 주세요.',
    'It must be kept apart from {names}. Enter how it is kept apart.',
    '须与{names}分开存放。请输入分开存放方法。',
    'Debe guardarse separado de {names}. Indique cómo se separa.',
  ],
  separationPhoto: [
    '분리하여 보관한 사진을 1장 이상 첨부해 주세요: {names}',
    'Attach at least one picture of how it is kept apart from {names}.',
    '请附上至少1张与{names}分开存放的照片。',
    'Adjunte al menos una foto de la separación respecto de {names}.',
  ],
  expiredLot: [
    '사용기한이 지난 로트는 입고할 수 없습니다.',
    'A lot past its use-by date cannot be received.',
    '超过使用期限的批次不能入库。',
    'No se puede recibir un lote caducado.',
  ],
  shortAtMoment: [
    '그 일시에는 재고가 부족합니다. 입고 이후의 일시로 등록해 주세요.',
    'There was not enough stock at that moment. Enter a moment after the receipt.',
    '该时间库存不足。请登记入库之后的时间。',
    'En ese momento no había existencias suficientes. Indique una fecha posterior a la entrada.',
  ],
  reversalOfReversal: [
    '취소 전표는 다시 취소할 수 없습니다.',
    'A reversal cannot be reversed.',
    '冲销凭证不能再次冲销。',
    'Una anulación no se puede anular.',
  ],
  reversedAlready: [
    '이미 취소된 전표입니다.',
    'The entry has been reversed already.',
    '该凭证已冲销。',
    'El movimiento ya está anulado.',
  ],
  countEntry: [
    '실사로 확정된 전표는 취소할 수 없습니다. 실사를 다시 하세요.',
    'An entry made by a stocktake cannot be reversed. Count again.',
    '盘点确认的凭证不能冲销。请重新盘点。',
    'Un movimiento de inventario no se puede anular. Haga otro recuento.',
  ],
})
