import { sentences } from '../../../core/shared/sentence.ts'

/** What the server refuses about agreements on simultaneous work. */
export const adjustRefusals = sentences({
  who: [
    '수행업체(부서), 이 구역의 발급자, 안전관리자만 조정할 수 있습니다.',
    'Only the contractor (department), an issuer of this area or the safety manager may adjust it.',
    '只有施工单位（部门）、本区域签发人和安全管理人员可以协调。',
    'Solo el contratista (departamento), un emisor de esta área o el responsable de seguridad pueden coordinarlo.',
  ],
  changed: [
    '판정이 바뀌었습니다. 다시 조회한 뒤 조정하세요.',
    'The verdict has changed. Load it again and then adjust.',
    '判定已变化。请重新查询后再协调。',
    'El dictamen ha cambiado. Vuelva a consultarlo y coordine después.',
  ],
  forbidden: [
    '금지된 동시작업은 시간조정이나 장소이동으로만 해결할 수 있습니다.',
    'Forbidden simultaneous work can only be solved by another time or another place.',
    '被禁止的同时作业只能通过调整时间或变更地点解决。',
    'Un trabajo simultáneo prohibido solo se resuelve con otro horario u otro lugar.',
  ],
  whoMoves: [
    '시간과 장소는 작성중·반려 상태의 신청자, 현장검토 중인 발급자만 바꿀 수 있습니다. {reason}',
    'Time and place can only be changed by the applicant while the permit is a draft or rejected, and by the issuer during the site review. {reason}',
    '时间和地点只能由编制中或已驳回状态的申请人、现场审查中的签发人更改。{reason}',
    'El horario y el lugar solo los puede cambiar el solicitante en borrador o rechazado, o el emisor durante la revisión en campo. {reason}',
  ],
  stillByTime: [
    '바꾼 시간에서도 동시작업 금지입니다: {sentence}',
    'The new time is forbidden too: {sentence}',
    '更改后的时间仍禁止同时作业：{sentence}',
    'El nuevo horario también está prohibido: {sentence}',
  ],
  stillByPlace: [
    '바꾼 장소에서도 동시작업 금지입니다: {sentence}',
    'The new place is forbidden too: {sentence}',
    '更改后的地点仍禁止同时作业：{sentence}',
    'El nuevo lugar también está prohibido: {sentence}',
  ],
  past: [
    '지난 시간으로 옮길 수 없습니다.',
    'It cannot be moved to a time in the past.',
    '不能移到过去的时间。',
    'No se puede mover a una hora pasada.',
  ],
  coordinates: [
    '좌표는 0–10,000 m입니다.',
    'Coordinates are 0–10,000 m.',
    '坐标为0–10,000 m。',
    'Las coordenadas son de 0 a 10 000 m.',
  ],
  managerConfirms: [
    '안전관리자(D04)만 조정대책을 확인할 수 있습니다.',
    'Only a safety manager (D04) may confirm what was agreed.',
    '只有安全管理人员（D04）可以确认协调措施。',
    'Solo un responsable de seguridad (D04) puede confirmar la medida acordada.',
  ],
  newPlace: [
    '옮긴 장소를 말로도 적어 주세요. 좌표만 바꾸면 탱크와 배관은 그대로입니다.',
    'Say the new place in words too: other coordinates alone move no tank and no pipe.',
    '请同时用文字写明新地点。只改坐标，储罐和管道并未移动。',
    'Escriba también el nuevo lugar: cambiar las coordenadas no mueve tanques ni tuberías.',
  ],
  othersAgree: [
    '장소이동은 이 구역의 발급자나 안전관리자, 그리고 상대 작업의 사람이 동의합니다. 자신이 쓴 것에는 동의할 수 없습니다.',
    'The issuer of this area or safety, and the people of the other work agree to a moved place. Nobody agrees to what he wrote himself.',
    '移动地点须由本区域签发人或安全管理人员以及对方作业人员同意。不能同意自己填写的内容。',
    'El cambio de lugar lo aprueban el emisor de esta área o seguridad y la gente del otro trabajo. Nadie aprueba lo que escribió.',
  ],
  notOpen: [
    '이미 확인되었거나 없는 조정대책입니다.',
    'This agreement was confirmed already or does not exist.',
    '该协调措施已确认或不存在。',
    'La medida ya está confirmada o no existe.',
  ],
  endAfterStart: [
    '종료는 시작보다 늦어야 합니다.',
    'The end must be later than the start.',
    '结束须晚于开始。',
    'El fin debe ser posterior al inicio.',
  ],
})

/** What the server refuses about the rules on simultaneous work, and what it writes of them. */
export const ruleRefusals = sentences({
  translateAgain: [
    '한국어 내용이 바뀌었습니다. 번역도 고치거나 비워 주세요.',
    'The Korean text has changed. Change its translation as well, or empty it.',
    '韩语内容已更改。请同时修改译文或清空。',
    'El texto coreano ha cambiado. Cambie también su traducción o vacíela.',
  ],
  onlyDrafts: [
    '적용된 규칙은 고칠 수 없습니다. 개정 규칙을 작성하여 시험한 뒤 적용하세요.',
    'A rule in force cannot be changed. Write a revised rule, try it and put it in force.',
    '已适用的规则不能修改。请编写修订规则，试验后再适用。',
    'Una regla en vigor no se puede cambiar. Redacte una revisión, pruébela y aplíquela.',
  ],
  deleteDrafts: [
    '작성 상태의 규칙만 삭제할 수 있습니다.',
    'Only a draft of a rule can be deleted.',
    '只能删除草稿状态的规则。',
    'Solo se puede eliminar una regla en borrador.',
  ],
  stockIsB: [
    '인화성 물질 보관은 작업 B에 두세요.',
    'Put the store of flammables in work B.',
    '请将易燃物储存放在作业B。',
    'Ponga el almacén de inflamables en el trabajo B.',
  ],
  liveOnly: [
    '적용 중인 규칙을 선택하세요.',
    'Choose a rule that is in force.',
    '请选择正在适用的规则。',
    'Elija una regla en vigor.',
  ],
  tryFirst: [
    '지난 1년 허가로 시험한 뒤 적용할 수 있습니다.',
    'Try it on the permits of the last year before it is put in force.',
    '须用过去一年的许可试验后才能适用。',
    'Pruébela con los permisos del último año antes de aplicarla.',
  ],
  revisedMeanwhile: [
    '개정 대상 규칙이 이미 바뀌었습니다. 개정 대상을 다시 선택하세요.',
    'The rule that this one revises has changed meanwhile. Choose it again.',
    '修订对象规则已变更。请重新选择修订对象。',
    'La regla que se revisa ya ha cambiado. Vuelva a elegirla.',
  ],
  retired: [
    '개정 규칙을 적용하여 폐지합니다.',
    'Withdrawn because its revision is in force.',
    '因适用修订规则而废止。',
    'Derogada al aplicarse su revisión.',
  ],
  nothingToTry: [
    '시험할 작성 상태의 규칙을 선택하세요.',
    'Choose the drafts of rules to be tried.',
    '请选择要试验的草稿规则。',
    'Elija las reglas en borrador que se van a probar.',
  ],
})
