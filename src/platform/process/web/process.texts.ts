import { texts } from '../../../core/shared/four-texts.ts'

/** Texts of the pages of processes. */
export const processTexts = texts({
  help: [
    '사업장의 공정(구역)을 등록합니다. 부서가 쓸 수 있는 공정은 [부서별 공정]에서 정합니다.',
    'Registers the processes (areas) of a plant. Which ones a department may choose is set in [Processes by department].',
    '登记工厂的工序（区域）。部门可使用的工序在[部门工序]中设定。',
    'Registra los procesos (áreas) de una planta. Los que puede elegir cada departamento se fijan en [Procesos por departamento].',
  ],
  deptHelp: [
    '부서를 고르고 그 부서가 쓰는 공정을 오른쪽으로 옮긴 뒤 저장합니다. 할당되지 않은 공정은 그 부서의 기록에서 선택할 수 없습니다.',
    'Choose a department, move its processes to the right and save. Processes that are not assigned cannot be chosen in its records.',
    '选择部门，将该部门使用的工序移到右侧后保存。未分配的工序无法在该部门的记录中选择。',
    'Elija un departamento, mueva sus procesos a la derecha y guarde. Los no asignados no se pueden elegir en sus registros.',
  ],
  choose: [
    '부서를 선택하면 사업장의 공정이 나타납니다.',
    'Choose a department to see the processes of its plant.',
    '选择部门后显示该工厂的工序。',
    'Elija un departamento para ver los procesos de su planta.',
  ],
  noProcess: [
    '이 사업장에 등록된 공정이 없습니다. 먼저 [공정]에서 등록해 주세요.',
    'This plant has no processes yet. Register them in [Processes] first.',
    '该工厂没有登记的工序，请先在[工序]中登记。',
    'Esta planta aún no tiene procesos. Regístrelos primero en [Procesos].',
  ],
  assigned: [
    '{dept}의 공정 {count}개',
    '{dept}: {count} processes',
    '{dept}的工序 {count}个',
    '{dept}: {count} procesos',
  ],
  save: ['저장', 'Save', '保存', 'Guardar'],
  reset: ['되돌리기', 'Undo', '还原', 'Deshacer'],
  saved: ['저장되었습니다.', 'Saved.', '已保存。', 'Guardado.'],
  unsaved: [
    '저장하지 않은 내용이 있습니다. 버리고 이동하시겠습니까?',
    'There are unsaved changes. Leave them?',
    '有未保存的内容，是否放弃并继续？',
    'Hay cambios sin guardar. ¿Descartarlos?',
  ],
})
