import { sentences } from '../../../core/shared/sentence.ts'

/** Why a record of assessing in everyday work is refused. */
export const dailyRefusals = sentences({
  writers: [
    '해당 부서와 안전·보건 담당자만 기록할 수 있습니다.',
    'Only the department and safety and health staff may write here.',
    '仅该部门及安全·健康负责人可以记录。',
    'Solo el departamento y el personal de seguridad y salud pueden registrar.',
  ],
  future: [
    '앞으로의 활동은 기록할 수 없습니다.',
    'What has not happened yet cannot be recorded.',
    '不能记录尚未发生的活动。',
    'No se registra lo que aún no ha ocurrido.',
  ],
  tooLate: [
    '활동일부터 {days}일 안에 기록해야 합니다.',
    'It must be recorded within {days} days.',
    '须在活动日起{days}天内记录。',
    'Debe registrarse en un plazo de {days} días.',
  ],
  settled: [
    '활동일부터 {days}일이 지난 기록은 고치거나 지울 수 없습니다.',
    'A record older than {days} days is not changed or removed.',
    '活动日起超过{days}天的记录不能修改或删除。',
    'Un registro de más de {days} días no se modifica ni se borra.',
  ],
  otherPlant: [
    '선택한 사업장의 부서가 아닙니다.',
    'This department does not belong to the plant.',
    '不是所选事业场的部门。',
    'El departamento no es de esta planta.',
  ],
  onePerson: [
    '참석자마다 임직원 또는 업체 근로자 한 명을 선택하세요.',
    'Choose one employee or one worker of a company in each line.',
    '每行请选择一名员工或承包商劳动者。',
    'Elija en cada línea un empleado o un trabajador de contrata.',
  ],
  samePerson: [
    '같은 사람을 두 번 적을 수 없습니다.',
    'The same person stands here twice.',
    '不能重复填写同一人。',
    'La misma persona figura dos veces.',
  ],
  workerNeeded: [
    '유해·위험요인 발굴에는 근로자가 한 명 이상 참여해야 합니다.',
    'At least one worker takes part in finding hazards.',
    '危害因素发掘须有一名以上劳动者参与。',
    'En la detección de peligros participa al menos un trabajador.',
  ],
  attendLess: [
    '참석 인원은 적은 참석자 {n}명보다 적을 수 없습니다.',
    'There cannot be fewer people than the {n} who are named.',
    '出席人数不能少于所列的{n}人。',
    'No puede haber menos personas que las {n} nombradas.',
  ],
  otherHazard: [
    '다른 사업장의 유해·위험요인입니다.',
    'This hazard belongs to another plant.',
    '是其他事业场的危害因素。',
    'Este peligro es de otra planta.',
  ],
  monthForm: [
    '년월을 YYYY-MM으로 입력하세요.',
    'Give the month as YYYY-MM.',
    '请按YYYY-MM输入年月。',
    'Indique el mes como AAAA-MM.',
  ],
  deptNeeded: ['부서를 선택하세요.', 'Choose a department.', '请选择部门。', 'Elija un departamento.'],
  noTeamWorker: [
    '평가팀에 있는 업체 근로자를 선택하세요.',
    'Choose a worker of a company who is in the team.',
    '请选择评估组中的承包商劳动者。',
    'Elija un trabajador de contrata que esté en el equipo.',
  ],
  onlyHere: [
    '현장 단말기에서만 할 수 있습니다.',
    'This is done at a shared device only.',
    '仅可在现场终端操作。',
    'Solo en un terminal compartido.',
  ],
})
