import { sentences } from '../../core/shared/sentence.ts'

export const deptMessages = sentences({
  cycle: [
    '상위부서로 자신이나 하위 부서를 지정할 수 없습니다.',
    'A department cannot be above itself.',
    '不能将自身或下级部门指定为上级部门。',
    'Un departamento no puede estar por encima de sí mismo.',
  ],
  hasChildren: [
    '하위 부서가 있어 삭제할 수 없습니다.',
    'It cannot be deleted because it has departments below it.',
    '存在下级部门，不能删除。',
    'No se puede eliminar porque tiene departamentos inferiores.',
  ],
  childrenInEffect: [
    '사용 중인 하위 부서({names})가 있어 종료할 수 없습니다.',
    'Departments below it are in use ({names}), so it cannot end.',
    '有使用中的下级部门（{names}），不能终止。',
    'Hay departamentos inferiores en uso ({names}); no puede terminar.',
  ],
  parentEnded: [
    '종료된 부서는 상위부서로 지정할 수 없습니다.',
    'A department that has ended cannot be the one above.',
    '已终止的部门不能作为上级部门。',
    'Un departamento terminado no puede ser el superior.',
  ],
  position: [
    '옮길 위치가 올바르지 않습니다.',
    'It cannot be moved there.',
    '移动位置不正确。',
    'No se puede mover ahí.',
  ],
})
