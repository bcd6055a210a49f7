import { texts } from '../../../core/shared/four-texts.ts'

/** What a person has to do about work orders. */
export const orderWorkTexts = texts({
  requested: ['작업의뢰 접수', 'Take work order', '受理作业委托', 'Recibir orden de trabajo'],
  returned: ['반려된 작업의뢰 수정', 'Correct returned order', '修改被驳回的委托', 'Corregir orden devuelta'],
  accepted: ['작업평가', 'Assess work', '作业评估', 'Evaluar el trabajo'],
  assessing: ['작업평가', 'Assess work', '作业评估', 'Evaluar el trabajo'],
  urgent: ['긴급 의뢰 사후 승인', 'Approve urgent order', '紧急委托事后批准', 'Aprobar orden urgente'],
  completed: ['작업의뢰 종결(검수)', 'Take over and close order', '验收并结案', 'Recepción y cierre'],
})
