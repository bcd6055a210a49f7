import { sentences } from '../../../core/shared/sentence.ts'

/** Why something about an annual plan is refused. (edu.md 7) */
export const planRefusals = sentences({
  keepersOnly: [
    '교육담당자만 할 수 있습니다.',
    'Only who plans education may do this.',
    '仅培训负责人可以操作。',
    'Solo quien planifica la formación.',
  ],
  pending: [
    '결재 진행 중인 계획은 수정할 수 없습니다.',
    'A plan that is being approved cannot be changed.',
    '审批中的计划不能修改。',
    'Un plan en aprobación no se modifica.',
  ],
  confirmed: [
    '확정된 계획은 계획 변경 후 수정할 수 있습니다.',
    'A confirmed plan is changed after it was opened for a revision.',
    '已确定的计划须先变更再修改。',
    'Un plan confirmado se modifica tras abrir una revisión.',
  ],
  deleteDraft: [
    '한 번도 확정되지 않은 작성 중 계획만 삭제할 수 있습니다.',
    'Only a draft that was never confirmed can be deleted.',
    '只能删除从未确定的草稿计划。',
    'Solo se borra un borrador nunca confirmado.',
  ],
  noLines: [
    '계획할 과정을 입력해 주세요.',
    'Enter the courses that are planned.',
    '请填写计划的课程。',
    'Indique los cursos planificados.',
  ],
  twice: [
    '같은 월에 같은 과정이 두 번 있습니다.',
    'The same course stands twice in one month.',
    '同一月份有重复的课程。',
    'El mismo curso está dos veces en un mes.',
  ],
  courseDraft: [
    '확정된 과정만 계획할 수 있습니다.',
    'Only a confirmed course can be planned.',
    '只能计划已确定的课程。',
    'Solo se planifica un curso confirmado.',
  ],
  noneBefore: [
    '전년도 계획이 없습니다.',
    'There is no plan of the year before.',
    '没有上一年度的计划。',
    'No hay plan del año anterior.',
  ],
  filled: [
    '이미 과정이 입력된 계획에는 복사할 수 없습니다.',
    'A plan that has courses already is not filled by copying.',
    '已有课程的计划不能复制填充。',
    'Un plan que ya tiene cursos no se rellena copiando.',
  ],
  samePlan: [
    '사업장과 연도는 바꿀 수 없습니다.',
    'Plant and year stay as they are.',
    '厂区和年度不能更改。',
    'La planta y el año no cambian.',
  ],
})
