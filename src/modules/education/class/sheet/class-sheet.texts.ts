import { sentences } from '../../../../core/shared/sentence.ts'

/** Why a row of a class's workbook is not taken. */
export const classSheetRefusals = sentences({
  onePerson: [
    '직원 또는 협력업체 작업자 중 하나만 적어 주세요.',
    'Name either an employee or a worker of a company.',
    '请只填写员工或承包商作业人员之一。',
    'Indique un empleado o un trabajador de contrata.',
  ],
  otherName: [
    '이름이 다릅니다. 이 사람은 {name}입니다.',
    'The name differs: this person is {name}.',
    '姓名不一致，该人员为{name}。',
    'El nombre no coincide: es {name}.',
  ],
  samePerson: [
    '수강자는 다른 사람으로 바꿀 수 없습니다. 제외한 뒤 새로 추가해 주세요.',
    'A person of the list is not changed into another. Take him off and add the other.',
    '不能将参训人员改为他人，请排除后重新添加。',
    'Una persona de la lista no se cambia por otra. Exclúyala y añada la otra.',
  ],
  noEntry: [
    '입실 시각을 적어 주세요.',
    'Enter when the person came.',
    '请填写入场时间。',
    'Indique la entrada.',
  ],
})
