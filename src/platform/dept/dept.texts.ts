import { sentences } from '../../core/shared/sentence.ts'

export const deptRefusals = sentences({
  otherPlant: [
    '부서의 사업장은 상위부서의 사업장({plant})과 같아야 합니다.',
    'A department belongs to the plant of the department above it ({plant}).',
    '部门的工厂必须与上级部门的工厂（{plant}）相同。',
    'Un departamento pertenece a la planta del departamento superior ({plant}).',
  ],
  belowOtherPlant: [
    '하위 부서({names})의 사업장이 달라 변경할 수 없습니다.',
    'The departments below it ({names}) belong to another plant, so it cannot be changed.',
    '下级部门（{names}）属于其他工厂，无法更改。',
    'Los departamentos inferiores ({names}) son de otra planta, por lo que no se puede cambiar.',
  ],
})
