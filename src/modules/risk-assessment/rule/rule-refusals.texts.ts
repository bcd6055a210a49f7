import { sentences } from '../../../core/shared/sentence.ts'

/** Why something about the rule of a plant is refused. */
export const ruleRefusals = sentences({
  onlyDrafts: [
    '작성 상태의 실시규정만 수정할 수 있습니다. 시행 중인 규정은 개정본을 작성하세요.',
    'Only a draft can be changed; a rule in force is followed by a revision.',
    '仅草稿状态的实施规定可修改；施行中的规定请编写修订版。',
    'Solo se modifica un borrador; un reglamento en vigor se revisa con otro.',
  ],
  draftOpen: [
    '이 사업장에 작성·결재 중인 실시규정이 이미 있습니다.',
    'A draft of this plant is being written or approved already.',
    '该事业场已有编写或审批中的实施规定。',
    'Ya hay un borrador de esta planta en redacción o aprobación.',
  ],
  samePlant: [
    '실시규정의 사업장은 바꿀 수 없습니다.',
    'The plant of a rule cannot be changed.',
    '实施规定的事业场不能更改。',
    'La planta de un reglamento no cambia.',
  ],
  effectPast: [
    '시행일은 상신일 이후여야 합니다.',
    'It must come into force on the day of its submission or later.',
    '施行日须为提交日或之后。',
    'Debe entrar en vigor el día de su envío o después.',
  ],
  reviseReason: [
    '개정 사유를 입력하세요.',
    'Enter the reason of the revision.',
    '请输入修订事由。',
    'Indique el motivo de la revisión.',
  ],
})
