import { sentences } from '../../../core/shared/sentence.ts'

/** Why something about a class of hazard is refused. */
export const hazardClassRefusals = sentences({
  upKind: [
    '상위 분류와 유해요인 구분이 같아야 합니다.',
    'Its kind must be that of the class above.',
    '类别须与上级分类相同。',
    'Su clase debe ser la de la clasificación superior.',
  ],
  upSelf: [
    '자신이나 하위 분류를 상위 분류로 둘 수 없습니다.',
    'A class cannot stand below itself or one of its own.',
    '不能将自身或下级分类设为上级。',
    'Una clase no puede estar debajo de sí misma ni de una suya.',
  ],
  hasBelow: [
    '하위 분류가 있는 분류는 삭제할 수 없습니다.',
    'A class with others below it cannot be deleted.',
    '有下级分类的分类不能删除。',
    'Una clase con otras debajo no se elimina.',
  ],
})
