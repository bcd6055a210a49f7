import { sentences } from '../../core/shared/sentence.ts'

export const groupMessages = sentences({
  noMembers: [
    '구성원을 1명 이상 지정하세요.',
    'Name at least one member.',
    '请至少指定1名成员。',
    'Indique al menos un miembro.',
  ],
  kindFixed: [
    '구성원이 있는 그룹의 구분은 변경할 수 없습니다.',
    'The type of a group with members cannot be changed.',
    '有成员的组不能更改类型。',
    'El tipo de un grupo con miembros no se puede cambiar.',
  ],
  unknownMember: [
    '{memberId}은(는) 이 구분의 구성원이 아닙니다.',
    '{memberId} is no member of this type.',
    '{memberId} 不是该类型的成员。',
    '{memberId} no es un miembro de este tipo.',
  ],
})
