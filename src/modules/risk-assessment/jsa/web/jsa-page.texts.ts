import { texts } from '../../../../core/shared/four-texts.ts'

export const jsaPageTexts = texts({
  help: [
    'JSA는 작업단계별 평가표입니다. 확정하면 12개월 동안 작업의뢰와 작업허가에서 쓸 수 있습니다.',
    'A JSA assesses a work step by step. Once confirmed it serves orders and permits for 12 months.',
    'JSA按作业步骤评估。确定后12个月内可用于作业委托和许可。',
    'Un JSA evalúa un trabajo paso a paso. Confirmado, sirve 12 meses a órdenes y permisos.',
  ],
  helpVendor: [
    '우리 회사 작업의 JSA와 위험성평가를 작성해 검토를 요청하세요. 사업장이 검토하고 확정합니다.',
    'Write the JSA and assessments of your work and ask for the review; the plant confirms them.',
    '编写本公司作业的JSA和风险评估并申请审核，由工厂审核确定。',
    'Escriba el JSA y las evaluaciones de su trabajo y pida la revisión; la planta confirma.',
  ],
  orderFirst: [
    '작업오더나 공사를 고르면 사업장과 부서가 정해집니다. 없으면 진행 중인 계약의 부서를 따릅니다.',
    'Choose the work order or the construction: plant and department follow from it, else from your running contract.',
    '选择作业委托或工程后，工厂和部门将自动确定；没有时以执行中的合同为准。',
    'Elija la orden o la obra: de ella salen la planta y el departamento; si no, del contrato en curso.',
  ],
  work: ['작업', 'Work', '作业', 'Trabajo'],
  kinds: ['작업 종류', 'Kinds of work', '作业种类', 'Clases de trabajo'],
  jra: ['작업목록 점수(JRA)', 'Job score (JRA)', '作业清单分数（JRA）', 'Puntuación (JRA)'],
  emptyVendor: [
    '작성한 평가가 없습니다. 등록을 눌러 시작하세요.',
    'Nothing assessed yet. Begin with the button above.',
    '还没有评估。请点击登记开始。',
    'Aún no hay evaluaciones. Empiece con el botón.',
  ],
})
