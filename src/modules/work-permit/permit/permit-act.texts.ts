import { sentences } from '../../../core/shared/sentence.ts'

/** What is refused while something is recorded on a permit. */
export const actRefusals = sentences({
  checkRight: [
    '발급자와 수행업체만 안전조치를 확인할 수 있습니다.',
    'Only the issuer and the company that does the work confirm measures.',
    '只有签发人和执行企业可以确认安全措施。',
    'Solo el emisor y la empresa ejecutora confirman medidas.',
  ],
  pictureNeeded: [
    '사진이 필요한 점검항목입니다. 사진을 올려 확인하세요: {item}',
    'This item is confirmed with a picture. Upload one: {item}',
    '此检查项需要照片。请上传照片后确认：{item}',
    'Este punto se confirma con una foto. Súbala: {item}',
  ],
  noEntryPermit: [
    '밀폐공간 출입 허가가 아닙니다.',
    'This is no permit to enter a confined space.',
    '这不是受限空间进入许可。',
    'No es un permiso de entrada a espacio confinado.',
  ],
  entryRight: [
    '감시인 또는 수행업체만 출입을 기록할 수 있습니다.',
    'Only a watcher, the issuer or the company that does the work records who goes in and out.',
    '只有监护人、签发人或执行企业可以记录进出。',
    'Solo el vigilante, el emisor o la empresa ejecutora registra entradas y salidas.',
  ],
  notOfCrew: [
    '이 허가의 작업자가 아닙니다.',
    'This person is no worker of the permit.',
    '此人不是该许可的作业人员。',
    'Esta persona no es trabajador del permiso.',
  ],
  notInside: [
    '입장 기록이 없습니다.',
    'There is no record of this person going in.',
    '没有进入记录。',
    'No consta la entrada de esta persona.',
  ],
  watcherInside: [
    '감시인은 밀폐공간에 들어갈 수 없습니다. (안전보건규칙 제623조)',
    'The watcher cannot go into the confined space. (Safety and Health Rules art. 623)',
    '监护人不能进入受限空间。（产业安全保健标准规则第623条）',
    'El vigilante no puede entrar en el espacio confinado. (Reglamento de Seguridad y Salud art. 623)',
  ],
  alreadyInside: [
    '이미 안에 있는 작업자입니다.',
    'This worker is inside already.',
    '该作业人员已在内部。',
    'Este trabajador ya está dentro.',
  ],
  gasOverdue: [
    '가스 측정기한이 지났습니다. 다시 측정한 뒤 입장하세요.',
    'The gas test is overdue. Measure again before anybody goes in.',
    '气体检测已过期。请重新检测后再进入。',
    'La medición de gases está vencida. Mida de nuevo antes de entrar.',
  ],
  entrantMax: [
    '최대 출입인원 {limit}명을 초과할 수 없습니다.',
    'No more than {limit} people may be inside.',
    '进入人数不能超过{limit}人。',
    'No pueden entrar más de {limit} personas.',
  ],
  namedSigns: [
    '허가서에 적힌 {name} 본인만 서명할 수 있습니다.',
    'Only {name}, whom the permit names, may give this signature.',
    '只有许可上写明的{name}本人可以签名。',
    'Solo {name}, a quien nombra el permiso, puede dar esta firma.',
  ],
  nobodyNamed: [
    '서명할 사람이 허가서에 정해지지 않았습니다. 먼저 이름을 정하세요.',
    'The permit names nobody for this signature. Name the person first.',
    '许可上没有指定签名人。请先指定。',
    'El permiso no nombra a nadie para esta firma. Indique primero la persona.',
  ],
  testerNeeded: [
    '누가 측정했는지 고르세요. 측정자 본인의 PIN으로 기록합니다.',
    'Choose who measured. The tester records it with the own PIN.',
    '请选择检测人。由检测人本人的PIN记录。',
    'Elija quién midió. El medidor lo registra con su propio PIN.',
  ],
  gasAfterOut: [
    '나온 사람이 있은 뒤로 가스를 측정하지 않았습니다. 연속 측정기가 있어도 다시 들어가기 전에 측정하세요. (안전보건규칙 제619조의2)',
    'Somebody came out since the last gas test. Measure before anybody goes in again, also with a continuous monitor. (Safety and Health Rules art. 619-2)',
    '上次检测后有人出来。即使有连续检测仪，再次进入前也须检测。（产业安全保健标准规则第619条之2）',
    'Alguien salió después de la última medición. Mida antes de volver a entrar, también con detector continuo. (Reglamento de Seguridad y Salud art. 619-2)',
  ],
  mayNotSign: [
    '이 서명을 할 권한이 없습니다.',
    'You may not give this signature.',
    '您无权签此名。',
    'No puede dar esta firma.',
  ],
  signed: ['이미 서명되었습니다.', 'It is signed already.', '已经签名。', 'Ya está firmado.'],
  siteRight: [
    '이 구역의 발급자만 현장 확인을 할 수 있습니다.',
    'Only an issuer of this area checks the place.',
    '只有本区域签发人可以进行现场确认。',
    'Solo un emisor de esta área verifica el lugar.',
  ],
  siteCode: [
    '{area} 현장에 게시된 확인코드(QR)와 다릅니다.',
    'This is not the code (QR) posted in the area: {area}.',
    '与{area}现场张贴的确认码（二维码）不一致。',
    'No coincide con el código (QR) expuesto en el área: {area}.',
  ],
  meetingRight: [
    '수행업체 또는 발급자만 TBM을 기록할 수 있습니다.',
    'Only the company that does the work or the issuer records a toolbox meeting.',
    '只有执行企业或签发人可以记录班前会。',
    'Solo la empresa ejecutora o el emisor registra la charla de seguridad (TBM).',
  ],
  meetingFuture: [
    '실시일시는 현재보다 늦을 수 없습니다.',
    'The time of the meeting cannot be in the future.',
    '实施时间不能晚于现在。',
    'La hora de la reunión no puede ser futura.',
  ],
  cooperationRight: [
    '이 분야의 협조부서 담당자만 확인할 수 있습니다.',
    'Only the person in charge of this field confirms.',
    '只有该领域的协作部门负责人可以确认。',
    'Solo confirma el encargado de este campo.',
  ],
  testerRight: [
    '가스측정자만 측정을 기록할 수 있습니다.',
    'Only a gas tester records a gas test.',
    '只有气体检测人可以记录检测。',
    'Solo un medidor de gases registra una medición.',
  ],
  testerEducation: [
    '{education}이 유효한 소속 작업자만 측정할 수 있습니다.',
    'Only workers of the company whose education is valid may measure: {education}.',
    '只有{education}有效的本企业作业人员可以检测。',
    'Solo pueden medir trabajadores de la empresa con formación vigente: {education}.',
  ],
  nothingToConfirm: [
    '익일 확인이 필요한 승인이 아닙니다.',
    'No approval waits for this confirmation.',
    '此批准不需要次日确认。',
    'Ninguna aprobación espera esta confirmación.',
  ],
  meetingFirst: [
    '오늘의 TBM을 먼저 실시하세요.',
    "Hold today's toolbox meeting first.",
    '请先召开今天的班前会。',
    'Haga primero la charla de seguridad de hoy (TBM).',
  ],
  signingDevice: [
    '수행업체 또는 발급자의 단말기에서만 작업자가 서명할 수 있습니다.',
    "A worker signs only at a device of his company's supervisor or of the issuer.",
    '作业人员只能在执行企业或签发人的设备上签名。',
    'El trabajador solo firma en un dispositivo de su empresa o del emisor.',
  ],
  foreignCheck: [
    '이 허가의 점검항목이 아닙니다.',
    'This is no check item of the permit.',
    '这不是该许可的检查项。',
    'No es un punto de control del permiso.',
  ],
})

/** What is refused while a permit is written. */
export const saveRefusals = sentences({
  orderFixed: [
    '허가번호가 부여된 뒤에는 작업의뢰를 바꿀 수 없습니다.',
    'The work order cannot be changed once the permit has its number.',
    '许可编号生成后不能更换作业委托。',
    'La orden de trabajo no puede cambiarse una vez numerado el permiso.',
  ],
  foreignArea: [
    '작업의뢰와 같은 사업장의 구역을 선택하세요.',
    'Choose an area of the plant of the work order.',
    '请选择与作业委托相同工厂的区域。',
    'Elija un área de la planta de la orden de trabajo.',
  ],
  unknownOrder: [
    '작업의뢰 항목의 값이 목록에 없습니다.',
    'The work order is not in the list.',
    '作业委托的值不在列表中。',
    'La orden de trabajo no está en la lista.',
  ],
  ownPeople: [
    '자체 수행 작업에는 수행부서 직원을 선택하세요.',
    'Choose employees of the department for a work that it does itself.',
    '自行执行的作业请选择执行部门员工。',
    'Para un trabajo propio elija empleados del departamento ejecutor.',
  ],
  vendorPeople: [
    '업체 작업에는 수행업체 작업자를 선택하세요.',
    "Choose workers of the company for a company's work.",
    '企业作业请选择执行企业的作业人员。',
    'Para el trabajo de una empresa elija sus trabajadores.',
  ],
  workerTwice: [
    '같은 작업자가 두 번 등록되었습니다.',
    'The same worker is entered twice.',
    '同一作业人员登记了两次。',
    'El mismo trabajador figura dos veces.',
  ],
  foreignEmployee: [
    '수행부서 소속 직원이 아닙니다.',
    'This is no employee of the department that does the work.',
    '不是执行部门的员工。',
    'No es empleado del departamento ejecutor.',
  ],
  foreignWorker: [
    '수행업체 소속 작업자가 아닙니다.',
    'This is no worker of the company that does the work.',
    '不是执行企业的作业人员。',
    'No es trabajador de la empresa ejecutora.',
  ],
  equipTwice: [
    '같은 장비가 두 번 등록되었습니다.',
    'The same equipment is entered twice.',
    '同一设备登记了两次。',
    'El mismo equipo figura dos veces.',
  ],
  foreignEquip: [
    '수행업체의 장비가 아닙니다.',
    'This is no equipment of the company that does the work.',
    '不是执行企业的设备。',
    'No es un equipo de la empresa ejecutora.',
  ],
  foreignOrigin: [
    '같은 작업의뢰의 허가만 복사할 수 있습니다.',
    'Only a permit of the same work order can be copied.',
    '只能复制同一作业委托的许可。',
    'Solo puede copiarse un permiso de la misma orden.',
  ],
  foreignInformation: [
    '이 사업장에서 수행업체에 제공한 정보제공서가 아닙니다.',
    'This information sheet was not given to the company at this plant.',
    '不是本工厂提供给执行企业的信息提供书。',
    'Esta hoja informativa no se entregó a la empresa en esta planta.',
  ],
})
