import { sentences } from '../../../core/shared/sentence.ts'

/** What the server refuses about constructions and their orders, and what it tells of them. */
export const constructionSentences = sentences({
  placingOnly: [
    '발주부서 또는 감독자만 할 수 있습니다.',
    'Only the ordering department or the supervisor can do this.',
    '只有发包部门或监督员可以操作。',
    'Solo el departamento contratante o el supervisor puede hacerlo.',
  ],
  plantOnly: [
    '발주 사업장의 담당자만 할 수 있습니다.',
    'Only people of the plant that ordered the construction can do this.',
    '只有发包工厂的负责人可以操作。',
    'Solo el personal de la planta contratante puede hacerlo.',
  ],
  editEnded: [
    '끝난 공사는 수정할 수 없습니다.',
    'A construction that has ended cannot be changed.',
    '已结束的工程不能修改。',
    'Una obra terminada no se puede modificar.',
  ],
  deleteRegistered: [
    '등록 상태의 공사만 삭제할 수 있습니다. 해지해 주세요.',
    'Only a construction that is merely registered can be deleted. Terminate it instead.',
    '只能删除登记状态的工程。请解除。',
    'Solo se puede eliminar una obra registrada. Rescíndala.',
  ],
  attachEnded: [
    '끝난 공사에는 파일을 붙일 수 없습니다.',
    'Files cannot be added to a construction that has ended.',
    '已结束的工程不能添加文件。',
    'No se pueden adjuntar archivos a una obra terminada.',
  ],
  plantWrites: [
    '공사는 발주 사업장의 담당자만 등록하고 수정할 수 있습니다.',
    'Only people of the ordering plant may enter and change constructions.',
    '只有发包工厂的负责人可以登记和修改工程。',
    'Solo el personal de la planta contratante puede registrar y modificar obras.',
  ],
  contractFixed: [
    '안전서류 검토가 시작된 공사의 계약은 바꿀 수 없습니다.',
    'The contract cannot be changed once the review of the safety papers has begun.',
    '安全文件审查开始后不能更改工程的合同。',
    'El contrato no se puede cambiar una vez iniciada la revisión de los documentos de seguridad.',
  ],
  contractEnded: [
    '종료된 계약으로는 공사를 등록할 수 없습니다.',
    'No construction can be entered under a contract that has ended.',
    '不能以已终止的合同登记工程。',
    'No se puede registrar una obra con un contrato terminado.',
  ],
  insideContract: [
    '공사기간은 계약기간({from} ~ {to}) 안이어야 합니다.',
    'The construction must lie within the contract ({from} ~ {to}).',
    '工期须在合同期（{from} ~ {to}）之内。',
    'La obra debe estar dentro del plazo del contrato ({from} ~ {to}).',
  ],
  managerOfVendor: [
    '현장책임자는 계약한 업체의 계정이어야 합니다.',
    'The person in charge on site must have an account of the company of the contract.',
    '现场负责人须为签约单位的账号。',
    'El responsable en obra debe tener una cuenta de la empresa contratada.',
  ],
  noSubcontracts: [
    '하도급을 허용하지 않는 계약입니다.',
    'The contract allows no subcontracts.',
    '该合同不允许分包。',
    'El contrato no permite subcontratar.',
  ],
  started: [
    '착공되었습니다. 작업의뢰와 작업허가를 진행할 수 있습니다.',
    'The construction has begun. Work orders and permits may go on.',
    '已开工。可以进行作业委托和作业许可。',
    'La obra ha comenzado. Se pueden tramitar órdenes y permisos de trabajo.',
  ],
  suspended: [
    '공사가 일시중지되었습니다.',
    'The construction is suspended.',
    '工程已暂停。',
    'La obra está suspendida.',
  ],
  planBefore: [
    '안전보건관리계획서 승인 전에는 착공할 수 없습니다.',
    'The construction cannot begin before its safety and health plan is approved.',
    '安全保健管理计划书批准前不能开工。',
    'La obra no puede comenzar antes de aprobarse el plan de seguridad y salud.',
  ],
  costBefore: [
    '산업안전보건관리비 계획이 승인되지 않았습니다(산업안전보건법 제72조).',
    'The plan of the safety and health cost is not approved (Occupational Safety and Health Act art. 72).',
    '产业安全保健管理费计划尚未批准（产业安全保健法第72条）。',
    'El plan del coste de seguridad y salud no está aprobado (Ley de Seguridad y Salud art. 72).',
  ],
  noEvaluation: [
    '확정된 적격수급인 평가가 없습니다(산업안전보건법 제61조).',
    'The company has no confirmed evaluation as a qualified contractor (Occupational Safety and Health Act art. 61).',
    '没有已确定的合格承包人评价（产业安全保健法第61条）。',
    'No hay una evaluación confirmada como contratista idóneo (Ley de Seguridad y Salud art. 61).',
  ],
  lowEvaluation: [
    '적격수급인 평가가 C등급 이상이어야 합니다(산업안전보건법 제61조).',
    'The evaluation as a qualified contractor must be grade C or better (Occupational Safety and Health Act art. 61).',
    '合格承包人评价须为C级以上（产业安全保健法第61条）。',
    'La evaluación como contratista idóneo debe ser de grado C o superior (Ley de Seguridad y Salud art. 61).',
  ],
  oldEvaluation: [
    '적격수급인 평가의 유효기간({day})이 지났습니다(산업안전보건법 제61조).',
    'The evaluation as a qualified contractor was valid until {day} (Occupational Safety and Health Act art. 61).',
    '合格承包人评价的有效期（{day}）已过（产业安全保健法第61条）。',
    'La evaluación como contratista idóneo caducó el {day} (Ley de Seguridad y Salud art. 61).',
  ],
  siteManager: [
    '업체의 현장책임자를 지정해 주세요.',
    'Please name the person in charge on site of the company.',
    '请指定承包商的现场负责人。',
    'Indique el responsable en obra de la empresa.',
  ],
  dutyPaper: [
    '{duty} 서류를 첨부해 주세요({source}).',
    'Please attach the paper for: {duty} ({source}).',
    '请附上{duty}文件（{source}）。',
    'Adjunte el documento de: {duty} ({source}).',
  ],
  openOrders: [
    '종결되지 않은 작업의뢰가 {count}건 있습니다: {orders}',
    '{count} work orders are not closed: {orders}',
    '有{count}份作业委托未终结：{orders}',
    'Hay {count} órdenes de trabajo sin cerrar: {orders}',
  ],
  runningPermits: [
    '진행 중인 작업허가가 {count}건 있습니다: {permits}',
    '{count} work permits are running: {permits}',
    '有{count}份作业许可正在进行：{permits}',
    'Hay {count} permisos de trabajo en curso: {permits}',
  ],
  notInProgress: [
    '공사 {code}({name})가 진행 상태가 아닙니다: {state}',
    'Construction {code} ({name}) is not in progress: {state}',
    '工程{code}（{name}）不在进行状态：{state}',
    'La obra {code} ({name}) no está en curso: {state}',
  ],
  noBasis: [
    '업체 작업은 진행 중인 공사나 연간단가 계약이 있어야 합니다. 작업의뢰에 공사를 지정하세요.',
    'Work of a company needs a construction in progress or a unit-price contract of the year. Name the construction in the work order.',
    '承包商作业须有进行中的工程或年度单价合同。请在作业委托中指定工程。',
    'El trabajo de una empresa requiere una obra en curso o un contrato anual por precios unitarios. Indique la obra en la orden de trabajo.',
  ],
  samePlant: [
    '작업의뢰와 같은 사업장의 공사를 선택하세요.',
    'Choose a construction of the plant of the work order.',
    '请选择与作业委托同一工厂的工程。',
    'Elija una obra de la misma planta que la orden de trabajo.',
  ],
  worksNotHere: [
    '수행업체가 이 공사의 원수급인이나 하수급인이 아닙니다.',
    'The company is neither contractor nor subcontractor of this construction.',
    '施工单位不是该工程的总承包人或分包人。',
    'La empresa no es contratista ni subcontratista de esta obra.',
  ],
  over: ['끝난 공사입니다.', 'This construction has ended.', '该工程已结束。', 'Esta obra ha terminado.'],
  unknown: [
    '공사 항목의 값이 목록에 없습니다.',
    'This construction is not in the list.',
    '工程不在列表中。',
    'La obra no está en la lista.',
  ],
  chooseKind: [
    '공사종류를 선택해 주세요.',
    'Please choose the kind of construction.',
    '请选择工程种类。',
    'Elija el tipo de obra.',
  ],
})

/** What is wrong with days, amounts and subcontracts of a construction. */
export const constructionInput = sentences({
  bothPeakDays: [
    '집중기간은 시작과 종료를 모두 입력해 주세요.',
    'Enter both the start and the end of the peak.',
    '请同时输入集中期的开始和结束。',
    'Introduzca el inicio y el fin del periodo intensivo.',
  ],
  peakInside: [
    '집중기간은 공사기간 안이어야 합니다.',
    'The peak must lie within the construction.',
    '集中期须在工期之内。',
    'El periodo intensivo debe estar dentro del plazo de la obra.',
  ],
  targetAboveTotal: [
    '대상액은 총공사금액을 넘을 수 없습니다.',
    'The target amount may not exceed the total amount.',
    '对象金额不得超过工程总金额。',
    'El importe base no puede superar el importe total.',
  ],
  suppliedAboveWhole: [
    '발주자 제공 재료비는 대상액(총공사금액)을 넘을 수 없습니다.',
    'The material that the client supplies may not exceed the target (total) amount.',
    '发包人提供的材料费不得超过对象金额（工程总金额）。',
    'El material que aporta el promotor no puede superar el importe base (total).',
  ],
  rootBelow: [
    '원수급인은 하수급인이 될 수 없습니다.',
    'The contractor cannot be its own subcontractor.',
    '总承包人不能成为分包人。',
    'El contratista no puede ser subcontratista.',
  ],
  twice: [
    '이미 등록된 하수급인입니다.',
    'This subcontractor is in the list already.',
    '该分包人已登记。',
    'Este subcontratista ya está registrado.',
  ],
  unknownAbove: [
    '상위 업체는 원수급인이거나 이 공사의 하수급인이어야 합니다.',
    'The company above must be the contractor or a subcontractor of this construction.',
    '上级单位须为总承包人或该工程的分包人。',
    'La empresa superior debe ser el contratista o un subcontratista de esta obra.',
  ],
  circle: [
    '상위 업체가 서로를 가리킵니다.',
    'These companies name each other as the one above.',
    '上级单位相互指向。',
    'Las empresas superiores se señalan entre sí.',
  ],
  tooDeep: [
    '하도급은 {tiers}단계까지만 할 수 있습니다.',
    'Work may be subcontracted over {tiers} tiers at most.',
    '分包最多{tiers}级。',
    'Solo se puede subcontratar hasta {tiers} niveles.',
  ],
  useAfterToday: [
    '아직 오지 않은 달의 사용내역은 등록할 수 없습니다.',
    'Expenses of a month that has not come yet cannot be entered.',
    '不能登记尚未到来的月份的使用明细。',
    'No se pueden registrar gastos de un mes futuro.',
  ],
  useInside: [
    '사용월은 공사기간({from} ~ {to}) 안이어야 합니다.',
    'The month must lie within the construction ({from} ~ {to}).',
    '使用月份须在工期（{from} ~ {to}）之内。',
    'El mes debe estar dentro del plazo de la obra ({from} ~ {to}).',
  ],
})
