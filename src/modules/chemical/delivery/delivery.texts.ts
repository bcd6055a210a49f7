import { sentences } from '../../../core/shared/sentence.ts'

/** Why a delivery is not taken, at the gate and before. */
export const deliverySentences = sentences({
  permitOnlyBrought: [
    '작업허가는 업체 반입에만 적습니다.',
    'A work permit goes only with what a company brings.',
    '作业许可仅填于单位带入。',
    'El permiso de trabajo solo va con lo que trae una empresa.',
  ],
  leaveOnlyBrought: [
    '반출예정일은 업체 반입에만 적습니다.',
    'A day of leaving goes only with what a company brings.',
    '预定带出日仅填于单位带入。',
    'La fecha de salida solo va con lo que trae una empresa.',
  ],
  leaveBeforePlan: [
    '반출예정일은 예정일보다 빠를 수 없습니다.',
    'The day of leaving cannot be before the day of arrival.',
    '预定带出日不能早于预定日。',
    'La salida no puede ser anterior a la llegada prevista.',
  ],
  noLabel: [
    '경고표지가 없는 용기는 들여올 수 없습니다. 반송해 주세요.(산업안전보건법 제115조)',
    'Containers without a warning label do not come in. Send them back. (Occupational Safety and Health Act art. 115)',
    '没有警示标签的容器不得带入，请退回。（产业安全保健法第115条）',
    'Los envases sin etiqueta de peligro no entran. Devuélvalos. (Ley de Seguridad y Salud art. 115)',
  ],
  leaking: [
    '포장이 손상되었거나 새는 용기는 들여올 수 없습니다. 반송해 주세요.',
    'Damaged or leaking containers do not come in. Send them back.',
    '包装破损或泄漏的容器不得带入，请退回。',
    'Los envases dañados o con fugas no entran. Devuélvalos.',
  ],
  plantOnly: [
    '사업장 담당자만 할 수 있습니다.',
    'Only the people of the plant may do this.',
    '仅限厂区负责人操作。',
    'Solo puede hacerlo el personal de la planta.',
  ],
  editRequested: [
    '요청 상태에서만 수정할 수 있습니다. 사업장 담당자에게 알려 주세요.',
    'It can be changed only while it is requested. Tell the people of the plant.',
    '仅在申请状态可修改。请联系厂区负责人。',
    'Solo se modifica mientras está solicitada. Avise al personal de la planta.',
  ],
  editPlanned: [
    '요청, 입고예정 상태에서만 수정할 수 있습니다.',
    'It can be changed only while it is requested or expected.',
    '仅在申请、预定入库状态可修改。',
    'Solo se modifica mientras está solicitada o prevista.',
  ],
  deleteRequested: [
    '요청 상태만 삭제할 수 있습니다.',
    'It can be deleted only while it is requested.',
    '仅可删除申请状态。',
    'Solo se elimina mientras está solicitada.',
  ],
  otherPlantsStore: [
    '선택한 사업장의 장소가 아닙니다.',
    'This is not a store of the chosen plant.',
    '不是所选厂区的场所。',
    'No es un almacén de la planta elegida.',
  ],
  onlyBroughtLeaves: [
    '업체가 반입한 것만 반출합니다.',
    'Only what a company brought in is taken out.',
    '仅单位带入的可带出。',
    'Solo sale lo que trajo una empresa.',
  ],
  moreThanBrought: [
    '들여온 양보다 많이 반출할 수 없습니다.',
    'No more can be taken out than was brought in.',
    '带出量不能超过带入量。',
    'No se puede sacar más de lo que entró.',
  ],
  vendorBringsOnly: [
    '업체는 반입만 요청할 수 있습니다.',
    'A company can ask only to bring something in.',
    '单位只能申请带入。',
    'La empresa solo puede solicitar una entrada.',
  ],
  storeByPlant: [
    '보관장소는 사업장에서 정합니다.',
    'The plant chooses the store.',
    '存放场所由厂区确定。',
    'El almacén lo decide la planta.',
  ],
  checkedMaterialOnly: [
    '사전검토를 마친 우리 업체의 자재만 반입할 수 있습니다.',
    'Only checked materials of the own company can be brought in.',
    '只能带入本单位已通过事前审查的物料。',
    'Solo se pueden traer materiales propios ya revisados.',
  ],
  storeNeeded: [
    '입고장소를 정해 주세요.',
    'Choose the store of receipt.',
    '请指定入库场所。',
    'Elija el almacén de entrada.',
  ],
})

/** What entries and warnings about deliveries say. */
export const deliveryNotes = sentences({
  takenOut: [
    '업체 반출 {code}',
    'Taken out by the company {code}',
    '企业带出 {code}',
    'Retirado por la empresa {code}',
  ],
  notTakenOut: [
    '{product} {qty} {unit} 미반출({code}, 반출예정일 {day})',
    '{product} {qty} {unit} not taken out ({code}, due {day})',
    '{product} {qty} {unit}未带出（{code}，预定带出日{day}）',
    '{product} {qty} {unit} sin retirar ({code}, previsto {day})',
  ],
  notTakenOutOfPermit: [
    '{product} {qty} {unit} 미반출({code}, 반출예정일 {day}, 작업허가 {permit})',
    '{product} {qty} {unit} not taken out ({code}, due {day}, work permit {permit})',
    '{product} {qty} {unit}未带出（{code}，预定带出日{day}，作业许可{permit}）',
    '{product} {qty} {unit} sin retirar ({code}, previsto {day}, permiso {permit})',
  ],
})
