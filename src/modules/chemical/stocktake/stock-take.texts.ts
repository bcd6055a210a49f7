import { sentences } from '../../../core/shared/sentence.ts'

/** Why a count of stock or the close of a month is not taken. */
export const takeSentences = sentences({
  approverOnly: [
    '지정된 승인자만 확정하거나 돌려보낼 수 있습니다.',
    'Only the named approver may confirm it or send it back.',
    '仅限指定批准人确定或退回。',
    'Solo el aprobador designado puede confirmarlo o devolverlo.',
  ],
  cannotOpen: [
    '재고실사 화면을 쓸 수 있고 이 사업장을 보는 사람만 지정할 수 있습니다.',
    'Only somebody who may use the stocktaking page at this plant can be named.',
    '只能指定可使用盘点页面且可查看该厂区的人员。',
    'Solo se puede designar a quien usa la página de inventario en esta planta.',
  ],
  countedStays: [
    '실사를 마친 뒤에는 세어 적은 수량과 로트를 바꿀 수 없습니다. 차이 원인과 비고만 입력해 주세요.',
    'What was counted stays once the count has ended. Enter only causes and remarks.',
    '盘点结束后不能更改盘点数量和批次。只能填写差异原因和备注。',
    'Lo contado no cambia al terminar el conteo. Indique solo causas y notas.',
  ],
  editCounting: [
    '실사중이거나 차이를 확인할 때만 수정할 수 있습니다.',
    'It can be changed only while it is counted or its differences are explained.',
    '仅在盘点中或确认差异时可修改。',
    'Solo se modifica durante el conteo o al explicar las diferencias.',
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

/** How a count and the closing of a month are explained and refused. */
export const countSentences = sentences({
  title: [
    '{product} {lot} 차이',
    '{product} {lot}: difference',
    '{product} {lot} 差异',
    '{product} {lot}: diferencia',
  ],
  book: [
    '장부(실사를 시작한 때의 재고 = Σ입고 − Σ출고)',
    'Book (stock when the count began = Σ in − Σ out)',
    '账面（盘点开始时库存 = Σ入库 − Σ出库）',
    'Libro (existencias al empezar = Σ entradas − Σ salidas)',
  ],
  real: ['실물({day})', 'Counted ({day})', '实物（{day}）', 'Contado ({day})'],
  cause: ['원인', 'Cause', '原因', 'Causa'],
  formula: [
    '차이 = 실물 − 장부 = {qty} {unit}',
    'Difference = counted − book = {qty} {unit}',
    '差异 = 实物 − 账面 = {qty} {unit}',
    'Diferencia = contado − libro = {qty} {unit}',
  ],
  formulaMore: [
    '차이 = 실물 − 장부 = {qty} {unit}, 확정하면 실사증 전표가 됩니다',
    'Difference = counted − book = {qty} {unit}; confirming enters it as more',
    '差异 = 实物 − 账面 = {qty} {unit}，确认后生成盘盈单',
    'Diferencia = contado − libro = {qty} {unit}; al confirmar se anota como aumento',
  ],
  formulaLess: [
    '차이 = 실물 − 장부 = {qty} {unit}, 확정하면 실사감 전표가 됩니다',
    'Difference = counted − book = {qty} {unit}; confirming enters it as less',
    '差异 = 实物 − 账面 = {qty} {unit}，确认后生成盘亏单',
    'Diferencia = contado − libro = {qty} {unit}; al confirmar se anota como disminución',
  ],
  journal: [
    '수불전표: 고치거나 지울 수 없는 입출고 기록',
    'Journal: entries that nobody can change or delete',
    '收发单：不可修改或删除的出入库记录',
    'Diario: asientos que nadie puede cambiar ni borrar',
  ],
  uncounted: [
    '실물 수량을 입력하지 않은 로트가 {count}건 있습니다: {lots}',
    '{count} lot(s) without a counted quantity: {lots}',
    '有{count}个批次未输入实物数量：{lots}',
    '{count} lote(s) sin cantidad contada: {lots}',
  ],
  unexplained: [
    '차이 원인을 선택하지 않은 로트가 {count}건 있습니다: {lots}',
    '{count} lot(s) with a difference but no cause: {lots}',
    '有{count}个批次未选择差异原因：{lots}',
    '{count} lote(s) con diferencia sin causa: {lots}',
  ],
  lossNeeded: [
    '누출·도난·분실·원인 미상의 손실이 있습니다. 조치하고 신고한 내용을 5자 이상 입력해 주세요.',
    'There is a loss by leak, theft, loss or unknown cause. Enter what was done and reported (5 characters or more).',
    '存在泄漏、被盗、遗失或原因不明的损失。请输入已采取的措施和报告内容（5个字符以上）。',
    'Hay una pérdida por fuga, robo, extravío o causa desconocida. Indique lo hecho y comunicado (mínimo 5 caracteres).',
  ],
  lossTitle: [
    '{product} {qty} {unit} 재고 손실({cause})',
    '{product}: {qty} {unit} missing ({cause})',
    '{product} {qty} {unit} 库存损失（{cause}）',
    '{product}: faltan {qty} {unit} ({cause})',
  ],
  lossProblem: [
    '재고실사 {count}에서 {store}의 {product}(로트 {lot})가 장부보다 {qty} {unit} 적습니다. 원인: {cause}. 조치·신고: {told}',
    'Count {count}: {product} (lot {lot}) in {store} is {qty} {unit} short of the book. Cause: {cause}. Done and reported: {told}',
    '盘点{count}：{store}的{product}（批次{lot}）比账面少{qty} {unit}。原因：{cause}。措施与报告：{told}',
    'Recuento {count}: de {product} (lote {lot}) en {store} faltan {qty} {unit}. Causa: {cause}. Hecho y comunicado: {told}',
  ],
  monthNotOver: [
    '끝나지 않은 월은 마감할 수 없습니다.',
    'A month that is not over cannot be closed.',
    '未结束的月份不能结账。',
    'No se puede cerrar un mes que no ha terminado.',
  ],
  closeBefore: [
    '{year}년 {month}월을 먼저 마감해 주세요.',
    'Close {year}-{month} first.',
    '请先结账{year}年{month}月。',
    'Cierre antes {year}-{month}.',
  ],
  askApproval: ['승인요청', 'approval asked', '请求批准', 'se pide aprobación'],
  countAgain: ['다시 세기', 'count again', '重新盘点', 'contar de nuevo'],
  reason: [
    '실사 {count} {cause}',
    'Count {count} {cause}',
    '盘点 {count} {cause}',
    'Recuento {count} {cause}',
  ],
})
