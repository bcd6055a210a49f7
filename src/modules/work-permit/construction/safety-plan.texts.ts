import { texts } from '../../../core/shared/four-texts.ts'
import { sentences } from '../../../core/shared/sentence.ts'

/** What the server refuses about plans of safety and health, and what it tells of them. */
export const planSentences = sentences({
  editStates: [
    '작성과 보완 상태에서만 수정할 수 있습니다. 승인된 계획은 개정하세요.',
    'It can be changed only as a draft or while more is asked for. Revise an approved plan instead.',
    '仅可在编写和补充状态修改。已批准的计划请修订。',
    'Solo se puede modificar en borrador o en subsanación. Revise el plan aprobado.',
  ],
  deleteDraft: [
    '작성 상태의 계획서만 삭제할 수 있습니다.',
    'Only a draft of a plan can be deleted.',
    '只能删除编写状态的计划书。',
    'Solo se puede eliminar un plan en borrador.',
  ],
  constructionFixed: [
    '계획서의 공사는 바꿀 수 없습니다.',
    'The construction of a plan cannot be changed.',
    '不能更改计划书的工程。',
    'La obra de un plan no se puede cambiar.',
  ],
  constructionEnded: [
    '끝난 공사에는 계획서를 만들 수 없습니다.',
    'No plan can be written for a construction that has ended.',
    '不能为已结束的工程编写计划书。',
    'No se puede crear un plan para una obra terminada.',
  ],
  ofEnded: [
    '끝난 공사의 계획서입니다.',
    'The construction of this plan has ended.',
    '该计划书的工程已结束。',
    'Es el plan de una obra terminada.',
  ],
  beingWritten: [
    '이 공사에는 작성 중인 계획서가 있습니다: {plan}',
    'A plan of this construction is being written already: {plan}',
    '该工程已有编写中的计划书：{plan}',
    'Ya hay un plan en redacción para esta obra: {plan}',
  ],
  reviseApproved: [
    '승인된 계획서만 개정할 수 있습니다.',
    'Only an approved plan can be revised.',
    '只能修订已批准的计划书。',
    'Solo se puede revisar un plan aprobado.',
  ],
  submitted: [
    '안전보건관리계획서가 제출되었습니다. 검토해 주세요.',
    'The safety and health plan was submitted. Please review it.',
    '安全保健管理计划书已提交。请审查。',
    'Se ha presentado el plan de seguridad y salud. Revíselo.',
  ],
  moreAsked: [
    '안전보건관리계획서의 보완이 요청되었습니다: {reason}',
    'The safety and health plan needs more: {reason}',
    '要求补充安全保健管理计划书：{reason}',
    'Se pide completar el plan de seguridad y salud: {reason}',
  ],
  approved: [
    '안전보건관리계획서가 승인되었습니다.',
    'The safety and health plan is approved.',
    '安全保健管理计划书已批准。',
    'El plan de seguridad y salud está aprobado.',
  ],
})

/** The printed plan. */
export const planPrintTexts = texts({
  title: ['안전보건관리계획서', 'Safety and health plan', '安全保健管理计划书', 'Plan de seguridad y salud'],
  construction: ['공사명', 'Construction', '工程名称', 'Obra'],
  vendor: ['업체', 'Company', '承包商', 'Empresa'],
  plant: ['사업장·발주부서', 'Plant, department', '工厂·发包部门', 'Planta y departamento'],
  period: ['공사기간', 'Period', '工期', 'Plazo'],
  supervisor: ['감독자', 'Supervisor', '监督员', 'Supervisor'],
  siteManager: ['현장책임자', 'In charge on site', '现场负责人', 'Responsable en obra'],
  revision: ['개정', 'revision', '修订', 'revisión'],
  changes: ['개정 사유', 'Reason of the revision', '修订事由', 'Motivo de la revisión'],
  printed: ['출력', 'Printed', '打印', 'Impreso'],
  approval: ['결재', 'Approval', '审批', 'Aprobación'],
  name: ['성명', 'Name', '姓名', 'Nombre'],
  when: ['일시', 'Date and time', '日期时间', 'Fecha y hora'],
  fileName: [
    '안전보건관리계획서_{code}',
    'safety_health_plan_{code}',
    '安全保健管理计划书_{code}',
    'plan_seguridad_salud_{code}',
  ],
})
