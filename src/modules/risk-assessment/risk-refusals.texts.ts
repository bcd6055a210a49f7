import { sentences } from '../../core/shared/sentence.ts'

/** Why something is refused in more than one room of risk assessment. */
export const riskRefusals = sentences({
  staffOnly: [
    '안전·보건 담당자만 할 수 있습니다.',
    'Only safety and health staff may do this.',
    '仅安全·健康负责人可以操作。',
    'Solo el personal de seguridad y salud.',
  ],
  targetWaiting: [
    '평가시작 후 입력할 수 있습니다.',
    'The assessment must be started first.',
    '请先开始评估。',
    'Primero inicie la evaluación.',
  ],
  targetClosed: [
    '평가중이거나 보완 상태인 대상만 수정할 수 있습니다.',
    'Only a target that is being assessed or supplemented can be changed.',
    '仅评估中或补充状态的对象可修改。',
    'Solo se modifica un objeto en evaluación o en subsanación.',
  ],
  targetExcluded: [
    '평가에서 제외한 대상입니다.',
    'This target was left out of the assessment.',
    '该对象已排除在评估之外。',
    'Este objeto se excluyó de la evaluación.',
  ],
  notOfTeam: [
    '평가 책임자, 평가팀, 해당 부서와 안전·보건 담당자만 입력할 수 있습니다.',
    'Only the leader, the team, the department and safety and health staff may write here.',
    '仅评估负责人、评估组、该部门及安全·健康负责人可以填写。',
    'Solo el responsable, el equipo, el departamento y el personal de seguridad y salud.',
  ],
})
