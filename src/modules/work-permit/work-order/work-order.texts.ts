import { sentences } from '../../../core/shared/sentence.ts'

/** What is refused about a work order. */
export const orderRefusals = sentences({
  past: [
    '예정 기간이 이미 지났습니다. 예정 시작과 종료를 다시 정하세요.',
    'The planned time is over already. Set its start and end anew.',
    '计划时间已过。请重新设定计划开始和结束时间。',
    'El plazo previsto ya ha pasado. Fije de nuevo el inicio y el fin previstos.',
  ],
  plantOnly: [
    '발주 사업장의 담당자만 할 수 있습니다.',
    'Only staff of the ordering plant can do this.',
    '仅发包工厂的负责人可操作。',
    'Solo el personal de la planta contratante puede hacerlo.',
  ],
  contractNeeded: [
    '진행 중인 도급계약을 골라 주세요. 의뢰부서와 감독자는 계약을 따릅니다.',
    'Choose a contract in progress. Department and supervisor follow from it.',
    '请选择进行中的承包合同。委托部门和监督人随合同确定。',
    'Elija un contrato en curso. El departamento y el supervisor dependen de él.',
  ],
  foreignContract: [
    '이 사업장과 업체의 도급계약이 아닙니다.',
    'This is not a contract of that company at this plant.',
    '不是该企业在本工厂的承包合同。',
    'No es un contrato de esa empresa en esta planta.',
  ],
  beyondContract: [
    '계약 기간({from} ~ {to}) 안의 시각을 입력해 주세요.',
    'Enter a time within the contract ({from} ~ {to}).',
    '请输入合同期（{from} ~ {to}）内的时间。',
    'Indique una hora dentro del contrato ({from} ~ {to}).',
  ],
  takenOn: [
    '접수된 의뢰는 업체가 취소할 수 없습니다. 감독자에게 요청하세요.',
    'A company cannot cancel an order that was accepted. Ask the supervisor.',
    '已受理的委托企业不能取消。请联系监督人。',
    'La empresa no puede cancelar una orden recibida. Pídaselo al supervisor.',
  ],
  eitherDept: [
    '의뢰부서 또는 수행부서만 할 수 있습니다.',
    'Only the requesting or the executing department can do this.',
    '仅委托部门或执行部门可操作。',
    'Solo el departamento solicitante o el ejecutor puede hacerlo.',
  ],
  requestingDept: [
    '의뢰부서만 할 수 있습니다.',
    'Only the requesting department can do this.',
    '仅委托部门可操作。',
    'Solo el departamento solicitante puede hacerlo.',
  ],
  editStates: [
    '작성, 반려, 접수, 작업평가, 진행 상태에서만 수정할 수 있습니다.',
    'It can be changed only as a draft, when returned, accepted, under assessment or in progress.',
    '仅在编写、驳回、受理、作业评估、进行状态可修改。',
    'Solo se puede modificar en borrador, devuelta, recibida, en evaluación o en curso.',
  ],
  deleteDraft: [
    '한 번도 의뢰하지 않은 작성 상태만 삭제할 수 있습니다. 의뢰했던 것은 취소하세요.',
    'Only a draft that was never requested can be deleted. Cancel what was requested.',
    '只能删除从未提交过的编写状态委托。提交过的请取消。',
    'Solo se puede eliminar un borrador nunca solicitado. Cancele lo que ya se solicitó.',
  ],
  notApproved: [
    '긴급 의뢰의 사후 승인이 없습니다. 작업허가 승인자의 승인 뒤에 종결하세요.',
    'The urgent order has not been approved afterwards. Close it after the approver of permits has approved it.',
    '紧急委托尚无事后批准。请在作业许可批准人批准后结案。',
    'La orden urgente no tiene aprobación posterior. Ciérrela cuando la apruebe el aprobador de permisos.',
  ],
  assessmentOnly: [
    '진행 중인 의뢰는 작업평가만 고칠 수 있습니다.',
    'Only the assessment of an order in progress can be changed.',
    '进行中的委托只能修改作业评估。',
    'De una orden en curso solo se puede modificar la evaluación.',
  ],
  notWaiting: [
    '사후 승인을 기다리는 긴급 의뢰가 아닙니다.',
    'This is not an urgent order that waits for approval.',
    '不是等待事后批准的紧急委托。',
    'No es una orden urgente pendiente de aprobación posterior.',
  ],
  approverOnly: [
    '이 구역의 작업허가 승인자만 할 수 있습니다. 자신이 낸 의뢰는 승인할 수 없습니다.',
    'Only an approver of permits of this area can do this, and not of an own order.',
    '仅本区域的作业许可批准人可操作。不能批准本人提出的委托。',
    'Solo un aprobador de permisos de esta área puede hacerlo, y no de su propia orden.',
  ],
  equipmentElsewhere: [
    '{tag} 설비는 {area} 구역의 설비입니다. 구역과 설비를 맞추세요.',
    'The equipment {tag} stands in the area {area}. Let area and equipment agree.',
    '设备{tag}属于{area}区域。请使区域与设备一致。',
    'El equipo {tag} está en el área {area}. Haga coincidir área y equipo.',
  ],
  urgentReason: [
    '긴급 의뢰는 사유를 {min}자 이상 입력해 주세요.',
    'Give a reason of at least {min} characters for an urgent order.',
    '紧急委托请填写至少{min}个字的原因。',
    'Indique un motivo de al menos {min} caracteres para una orden urgente.',
  ],
  openPermits: [
    '종료되지 않은 작업허가가 {count}건 있습니다: {permits}',
    '{count} work permits have not ended: {permits}',
    '有{count}份作业许可证尚未结束：{permits}',
    'Hay {count} permisos de trabajo sin terminar: {permits}',
  ],
})
