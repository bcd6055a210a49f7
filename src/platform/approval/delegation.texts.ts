import { sentences } from '../../core/shared/sentence.ts'

export const delegateMessages = sentences({
  self: [
    '본인에게 위임할 수 없습니다.',
    'You cannot delegate to yourself.',
    '不能委托给本人。',
    'No puede delegar en sí mismo.',
  ],
  others: [
    '본인의 결재만 위임할 수 있습니다.',
    'Only your own approvals can be delegated.',
    '只能委托本人的审批。',
    'Solo puede delegar sus propias aprobaciones.',
  ],
  begun: [
    '시작된 위임은 삭제할 수 없습니다. 사용을 중지하세요.',
    'A delegation that has begun cannot be deleted. Please stop it instead.',
    '已开始的委托不能删除，请停用。',
    'Una delegación iniciada no se puede eliminar. Desactívela.',
  ],
})

export const delegationMessages = sentences({
  loop: [
    '위임이 순환됩니다.',
    'The delegation goes round in a circle.',
    '委托形成循环。',
    'La delegación forma un círculo.',
  ],
  tooDeep: [
    '위임은 {deepest}단계까지 할 수 있습니다.',
    'Delegation may go {deepest} steps deep.',
    '委托最多 {deepest} 级。',
    'La delegación admite hasta {deepest} niveles.',
  ],
  overlap: [
    '같은 기간과 업무범위의 위임이 이미 있습니다.',
    'There is a delegation of this period and business already.',
    '已有相同期间和业务范围的委托。',
    'Ya existe una delegación para ese periodo y ámbito.',
  ],
})
