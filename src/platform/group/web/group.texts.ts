import { texts } from '../../../core/shared/four-texts.ts'

/** Texts of the page of groups. */
export const groupTexts = texts({
  help: [
    '공지, 메일, 참조에 함께 지정할 사용자·부서·업체를 한 이름으로 묶습니다. 부서 그룹에는 하위 부서의 사용자가 포함됩니다.',
    'Puts users, departments or contractors under one name, for notices, mail and references. Groups of departments include the departments below.',
    '将用户、部门或承包商归为一组，用于公告、邮件和参阅。部门组包含下级部门的用户。',
    'Reúne usuarios, departamentos o contratistas bajo un nombre, para avisos, correo y referencias. Los grupos de departamentos incluyen los inferiores.',
  ],
  members: ['구성원', 'Members', '成员', 'Miembros'],
  addPeople: ['사용자 추가', 'Add users', '添加用户', 'Añadir usuarios'],
  remove: ['{name} 제외', 'Remove {name}', '移除{name}', 'Quitar {name}'],
  none: [
    '구성원이 없습니다. 사용자를 추가해 주세요.',
    'No members yet. Add users.',
    '没有成员，请添加用户。',
    'Sin miembros. Añada usuarios.',
  ],
  chooseKind: [
    '구분을 먼저 선택해 주세요.',
    'Choose the type first.',
    '请先选择类型。',
    'Elija primero el tipo.',
  ],
})
