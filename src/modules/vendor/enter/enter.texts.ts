import { sentences } from '../../../core/shared/sentence.ts'

/** Refusals at the gate, about passes and about entry requests. */
export const enterSentences = sentences({
  logKeeper: [
    '출입기록은 발주 사업장의 담당자만 등록할 수 있습니다.',
    'Only the plant can record entries.',
    '仅发包工厂的负责人可登记出入记录。',
    'Solo la planta puede registrar accesos.',
  ],
  logLater: [
    '출입일시는 현재보다 늦을 수 없습니다.',
    'The time of entry may not be later than now.',
    '出入时间不得晚于当前时间。',
    'La hora de acceso no puede ser posterior a ahora.',
  ],
  noPass: ['유효하지 않은 출입증입니다.', 'This is no valid pass.', '无效的出入证。', 'Pase no válido.'],
  passState: [
    '출입증이 {state} 상태입니다.',
    'The pass is in the state: {state}.',
    '出入证状态为：{state}。',
    'El pase está en estado: {state}.',
  ],
  passEnded: [
    '출입증이 {day} 만료되었습니다.',
    'The pass ended on {day}.',
    '出入证已于{day}到期。',
    'El pase caducó el {day}.',
  ],
  passKeeper: [
    '출입증은 발주 사업장의 담당자만 정지하고 회수할 수 있습니다.',
    'Only the plant can stop and take back passes.',
    '仅发包工厂的负责人可停用和收回出入证。',
    'Solo la planta puede suspender y retirar pases.',
  ],
  passOver: [
    '유효기간이 지난 출입증입니다. 새로 신청해 주세요.',
    'The pass is no longer valid. Request a new one.',
    '出入证已过有效期。请重新申请。',
    'El pase ha caducado. Solicite uno nuevo.',
  ],
  replaced: [
    '새 출입증 발급으로 회수',
    'Taken back because a new pass was issued',
    '因发放新出入证而收回',
    'Retirado por emisión de un pase nuevo',
  ],
  ownOnly: [
    '출입신청은 소속 업체와 발주 사업장의 담당자만 작성하고 수정할 수 있습니다.',
    'Only the vendor itself and the plant can write and change entry requests.',
    '仅所属承包商和发包工厂的负责人可编写和修改出入申请。',
    'Solo el propio contratista y la planta pueden redactar y modificar solicitudes.',
  ],
  supervisorOnly: [
    '신청의 감독자, 같은 부서의 담당자와 안전담당만 할 수 있습니다.',
    'Only the supervisor of the request, people of the same department and the safety officer can do this.',
    '仅申请的监督人、同部门负责人和安全负责人可操作。',
    'Solo el supervisor de la solicitud, el mismo departamento y el responsable de seguridad pueden hacerlo.',
  ],
  noContract: [
    '이 사업장의 계약을 선택하세요. 계약이 없으면 방문할 부서의 담당자에게 출입신청을 부탁하세요.',
    'Choose a contract of this plant. Without one, ask somebody of the department you visit to request entry.',
    '请选择本工厂的合同。没有合同时，请拜访部门的负责人代为申请出入。',
    'Elija un contrato de esta planta. Si no lo hay, pida la solicitud a alguien del departamento que visita.',
  ],
  noLines: [
    '작업자나 장비를 1건 이상 등록하세요.',
    'Add at least one worker or piece of equipment.',
    '请至少登记一名作业人员或一台设备。',
    'Añada al menos un trabajador o equipo.',
  ],
  unfitLines: [
    '부적합 대상이 있어 제출할 수 없습니다.',
    'It cannot be submitted, because a line is unfit.',
    '有不合格对象，无法提交。',
    'No se puede enviar porque hay líneas no aptas.',
  ],
  underWay: [
    '진행 중인 신청입니다. ({request}: {names})',
    'The request is under way already. ({request}: {names})',
    '该申请正在处理中。（{request}：{names}）',
    'La solicitud ya está en curso. ({request}: {names})',
  ],
  unreviewed: [
    '검토하지 않은 대상이 {count}건 있습니다.',
    '{count} lines are not reviewed.',
    '有{count}个对象未审查。',
    'Hay {count} líneas sin revisar.',
  ],
  nobody: [
    '승인할 대상이 없습니다. 신청을 반려해 주세요.',
    'There is nobody to approve. Reject the request.',
    '没有可批准的对象。请驳回申请。',
    'No hay nada que aprobar. Rechace la solicitud.',
  ],
  needsApproval: [
    '위험등급 상 계약이거나 조건부 대상이 있는 신청입니다. 승인 상신을 해 주세요.',
    'The contract is of high risk or a line is conditional. Send it for approval.',
    '合同为高风险或有附条件对象。请呈批。',
    'El contrato es de riesgo alto o hay líneas condicionales. Envíela a aprobación.',
  ],
  editDraft: [
    '작성중, 보완요청 상태에서만 수정할 수 있습니다.',
    'It can be changed only as a draft or when completion was asked for.',
    '仅在编写中、要求补充状态可修改。',
    'Solo se puede modificar en borrador o por completar.',
  ],
  deleteDraft: [
    '작성중 신청만 삭제할 수 있습니다.',
    'Only a draft can be deleted.',
    '只能删除编写中的申请。',
    'Solo se puede eliminar un borrador.',
  ],
  attachDraft: [
    '작성중, 보완요청 상태에서만 첨부할 수 있습니다.',
    'Files can be attached only to a draft or when completion was asked for.',
    '仅在编写中、要求补充状态可附件。',
    'Solo se puede adjuntar en borrador o por completar.',
  ],
  fixedVendor: [
    '신청의 업체는 바꿀 수 없습니다.',
    'The vendor of a request cannot be changed.',
    '申请的承包商不可更改。',
    'No se puede cambiar el contratista de la solicitud.',
  ],
  oneOfTwo: [
    '작업자와 장비 가운데 하나를 선택해 주세요.',
    'Choose either a worker or equipment.',
    '请在作业人员和设备中选择一项。',
    'Elija un trabajador o un equipo.',
  ],
  twice: [
    '같은 대상이 두 번 있습니다.',
    'The same one is named twice.',
    '同一对象出现两次。',
    'Lo mismo aparece dos veces.',
  ],
  stranger: [
    '신청 업체의 작업자나 장비가 아닙니다.',
    'This is no worker or equipment of the vendor.',
    '不是申请承包商的作业人员或设备。',
    'No es un trabajador ni equipo del contratista.',
  ],
  reviewSafety: [
    '안전담당만 검토할 수 있습니다.',
    'Only the safety officer can review.',
    '仅安全负责人可审查。',
    'Solo el responsable de seguridad puede revisar.',
  ],
  reviewState: [
    '부서확인 상태에서만 검토할 수 있습니다.',
    'It can be reviewed only once the department has confirmed it.',
    '仅在部门已确认状态可审查。',
    'Solo se revisa cuando el departamento la ha confirmado.',
  ],
  nothingToReview: [
    '검토할 대상이 없습니다.',
    'There is nothing to review.',
    '没有待审查的对象。',
    'No hay nada que revisar.',
  ],
  foreignLine: [
    '이 신청의 대상이 아닙니다.',
    'This is not a line of the request.',
    '不是该申请的对象。',
    'No es una línea de esta solicitud.',
  ],
  staysUnfit: [
    '검사결과가 부적합인 대상은 적합으로 바꿀 수 없습니다.',
    'What the check finds unfit cannot be made fit.',
    '检查结果为不合格的对象不能改为合格。',
    'Lo que el control da como no apto no puede pasar a apto.',
  ],
  opinionMin: [
    '조건부·부적합은 검토의견을 5자 이상 입력해 주세요.',
    'Write an opinion of at least 5 characters for conditional and unfit.',
    '附条件、不合格时请输入至少5个字的审查意见。',
    'Para condicional o no apto escriba al menos 5 caracteres.',
  ],
  told: [
    '{state} · {from} ~ {to} · {count}건',
    '{state} · {from} ~ {to} · {count}',
    '{state} · {from} ~ {to} · {count} 项',
    '{state} · {from} ~ {to} · {count}',
  ],
  stops: [
    '기한이 지나면 멈추는 것: {things}.',
    'What stops after that day: {things}.',
    '逾期将停用：{things}。',
    'Lo que se detiene tras esa fecha: {things}.',
  ],
  companyPaper: ['업체서류', 'Company paper', '企业文件', 'Documento de empresa'],
  passItself: ['출입증', 'Pass', '出入证', 'Pase'],
  passLacks: [
    '출입 적격 검사에 맞지 않아 정지되었습니다. {why}',
    'Stopped by the entry check. {why}',
    '不符合出入适格检查，已停用。{why}',
    'Detenido por el control de acceso. {why}',
  ],
  newKeptOut: [
    '출입증 {count}장은 그대로이나 새 출입신청은 부적합이 됩니다. {why}',
    '{count} passes stay valid, new entry requests do not pass. {why}',
    '{count}张出入证继续有效，但新的出入申请将不合格。{why}',
    '{count} pases siguen vigentes; las solicitudes nuevas no se admitirán. {why}',
  ],
  renew: [
    '기한 전에 갱신하고 등록해 주세요.',
    'Renew and register it before that day.',
    '请在期限前更新并登记。',
    'Renueve y regístrelo antes de esa fecha.',
  ],
  companyStopped: [
    '소속 업체가 거래정지 또는 종료 상태입니다.',
    'The vendor is stopped or ended.',
    '所属承包商处于停止交易或终止状态。',
    'El contratista está suspendido o terminado.',
  ],
  noPassHere: [
    '이 사업장의 출입증이 없습니다.',
    'There is no pass for this plant.',
    '没有该工厂的出入证。',
    'No hay pase para esta planta.',
  ],
  waitsForInspection: [
    '반입검사 적합 전입니다.',
    'The entry inspection has not found it fit yet.',
    '进场检查尚未合格。',
    'La inspección de ingreso aún no lo da por apto.',
  ],
  passStopped: [
    '출입증이 정지되었습니다.',
    'The pass is stopped.',
    '出入证已停用。',
    'El pase está suspendido.',
  ],
  passStoppedWhy: [
    '출입증이 정지되었습니다. ({reason})',
    'The pass is stopped. ({reason})',
    '出入证已停用。（{reason}）',
    'El pase está suspendido. ({reason})',
  ],
  passWithdrawn: [
    '출입증이 회수되었습니다.',
    'The pass was taken back.',
    '出入证已收回。',
    'El pase ha sido retirado.',
  ],
  passFrom: [
    '출입증이 {day}부터 유효합니다.',
    'The pass is valid from {day}.',
    '出入证自{day}起有效。',
    'El pase vale desde el {day}.',
  ],
})

/** Texts on the effect of a new pass on the holder's other passes, and on the works that depend on them. */
export const passSentences = sentences({
  replacedOn: [
    '{pass}: {day}부터 새 출입증으로 바뀝니다.',
    '{pass}: replaced by the new pass from {day}.',
    '{pass}：自{day}起更换为新出入证。',
    '{pass}: se sustituye por el nuevo pase desde el {day}.',
  ],
  stays: [
    '{pass}({areas}, {day}까지): 새 출입증이 더 좁거나 짧아 그대로 유효합니다. 거두려면 출입증에서 회수하세요.',
    '{pass} ({areas}, until {day}) stays valid, because the new pass is narrower or shorter. Take it back on its page if it should end.',
    '{pass}（{areas}，至{day}）：新出入证范围更窄或期限更短，原证继续有效。如需收回请在出入证页面办理。',
    '{pass} ({areas}, hasta {day}) sigue válido porque el nuevo es más limitado o más corto. Retírelo en su página si debe terminar.',
  ],
  wholePlant: ['전 구역', 'whole plant', '全部区域', 'toda la planta'],
})

/** How a pass writes that it opens every area of its plant. */
export const wholePlant = '전 구역'
