import { sentences } from '../../../core/shared/sentence.ts'

/** Refusals of the law and the plant about a contract. */
export const contractSentences = sentences({
  prohibited: [
    '도급이 금지된 작업입니다(산업안전보건법 제58조).',
    'Contracting this work out is prohibited (Occupational Safety and Health Act Art. 58).',
    '该作业禁止承包（产业安全保健法第58条）。',
    'Está prohibido contratar este trabajo (Ley de SST, art. 58).',
  ],
  approvalDays: [
    '승인번호가 있으면 승인일과 승인만료일을 입력해 주세요.',
    'Enter the day and the end of the approval with its number.',
    '有批准编号时请输入批准日和批准到期日。',
    'Con número de aprobación, indique su fecha y su fin.',
  ],
  approvalTooLong: [
    '도급승인의 유효기간은 3년을 넘을 수 없습니다(산업안전보건법 제58조 제4항).',
    'An approval holds three years at most (Occupational Safety and Health Act Art. 58(4)).',
    '承包批准的有效期不得超过3年（产业安全保健法第58条第4款）。',
    'Una aprobación vale como máximo tres años (Ley de SST, art. 58.4).',
  ],
  noSubcontract: [
    '승인받은 도급작업은 하도급할 수 없습니다(산업안전보건법 제60조).',
    'Contracted work that was approved may not be subcontracted (Occupational Safety and Health Act Art. 60).',
    '获批的承包作业不得分包（产业安全保健法第60条）。',
    'El trabajo aprobado no puede subcontratarse (Ley de SST, art. 60).',
  ],
  approvalMissing: [
    '도급승인을 받거나 물질제거 신고를 해야 합니다(산업안전보건법 제59조).',
    'An approval or a report that the substance was removed is needed (Occupational Safety and Health Act Art. 59).',
    '须取得承包批准或申报清除物质（产业安全保健法第59条）。',
    'Hace falta la aprobación o comunicar la retirada de la sustancia (Ley de SST, art. 59).',
  ],
  approvalShort: [
    '도급승인이 계약종료일보다 먼저({day}) 만료됩니다. 연장승인을 받으세요(산업안전보건법 제58조 제5항).',
    'The approval ends ({day}) before the contract. Have it extended (Occupational Safety and Health Act Art. 58(5)).',
    '承包批准早于合同结束日（{day}）到期。请办理延长批准（产业安全保健法第58条第5款）。',
    'La aprobación acaba ({day}) antes que el contrato. Pida su prórroga (Ley de SST, art. 58.5).',
  ],
  chemicalReport: [
    '유해화학물질 도급신고를 해야 합니다(화학물질관리법 제31조).',
    'Contracting out hazardous chemicals must be reported (Chemicals Control Act Art. 31).',
    '须进行有害化学物质承包申报（化学物质管理法第31条）。',
    'Debe comunicarse la contratación con sustancias peligrosas (Ley de Control de Sustancias Químicas, art. 31).',
  ],
  chemicalUrgentReport: [
    '긴급 도급은 {day}까지 도급신고를 해야 합니다(화학물질관리법 시행규칙 제32조 제1항).',
    'An urgent contract must be reported by {day} (Enforcement Rule of the Chemicals Control Act Art. 32(1)).',
    '紧急承包须于{day}前申报（化学物质管理法施行规则第32条第1款）。',
    'Una contratación urgente debe comunicarse hasta el {day} (Reglamento, art. 32.1).',
  ],
  informationMissing: [
    '안전보건 정보제공서를 제공하고 수령 확인을 받아야 합니다(산업안전보건법 제65조).',
    'The safety information sheet must be given and its receipt confirmed (Occupational Safety and Health Act Art. 65).',
    '须提供安全健康信息书并取得签收确认（产业安全保健法第65条）。',
    'Debe entregarse la hoja de información y confirmarse su recepción (Ley de SST, art. 65).',
  ],
  notStarted: [
    '진행 중인 계약이 아닙니다.',
    'The contract is not running.',
    '不是进行中的合同。',
    'El contrato no está vigente.',
  ],
  outside: [
    '계약기간({from} ~ {to})이 아닙니다.',
    'This is outside the contract period ({from} ~ {to}).',
    '不在合同期间（{from} ~ {to}）内。',
    'Fuera del período del contrato ({from} ~ {to}).',
  ],
  placingOnly: [
    '발주부서 또는 감독자만 할 수 있습니다.',
    'Only the placing department or the supervisor can do this.',
    '仅发包部门或监督员可操作。',
    'Solo el departamento contratante o el supervisor puede hacerlo.',
  ],
  ended: [
    '종료된 계약은 수정할 수 없습니다.',
    'A contract that has ended cannot be changed.',
    '已结束的合同不可修改。',
    'Un contrato terminado no se puede modificar.',
  ],
  deletePlanned: [
    '예정 상태의 계약만 삭제할 수 있습니다. 종료 처리해 주세요.',
    'Only a planned contract can be deleted. End it instead.',
    '只能删除预定状态的合同。请作结束处理。',
    'Solo se puede eliminar un contrato previsto. Termínelo.',
  ],
  fixedSides: [
    '진행 중인 계약의 업체와 사업장은 바꿀 수 없습니다.',
    'Vendor and plant of a running contract cannot be changed.',
    '进行中合同的承包商和工厂不可更改。',
    'No se puede cambiar el contratista ni la planta de un contrato vigente.',
  ],
  stoppedVendor: [
    '거래정지 또는 종료된 업체와는 계약할 수 없습니다.',
    'No contract can be made with a vendor that is stopped or ended.',
    '不能与停止交易或已终止的承包商签订合同。',
    'No se puede contratar con un contratista suspendido o terminado.',
  ],
})
