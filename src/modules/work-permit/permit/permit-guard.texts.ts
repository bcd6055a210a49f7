import { sentences } from '../../../core/shared/sentence.ts'

/** What keeps a permit from being requested, reviewed or issued. */
export const guardRefusals = sentences({
  orderState: [
    '작업의뢰 {order}가 진행 상태가 아닙니다.',
    'Work order {order} is not in progress.',
    '作业委托{order}不在进行状态。',
    'La orden de trabajo {order} no está en curso.',
  ],
  noWorkers: [
    '작업자를 1명 이상 등록하세요.',
    'Enter at least one worker.',
    '请至少登记1名作业人员。',
    'Registre al menos un trabajador.',
  ],
  materials: [
    '취급·잔류물질을 입력하거나 해당없음을 선택하세요.',
    'Enter the substances that are handled or left over, or choose that there are none.',
    '请输入处理或残留物质，或选择“无”。',
    'Indique las sustancias manejadas o residuales, o marque que no las hay.',
  ],
  assessedMaterials: [
    '작업평가에서 확인된 물질이 허가서에 없습니다: {materials}. 취급·잔류물질에 넣으세요.',
    'Substances of the assessment are missing in the permit: {materials}. Add them to the substances.',
    '许可中缺少作业评估确认的物质：{materials}。请加入处理·残留物质。',
    'Faltan en el permiso sustancias de la evaluación: {materials}. Añádalas a las sustancias.',
  ],
  notBroughtIn: [
    '반입 승인되지 않은 화학제품입니다: {product}',
    'This chemical product is not approved to be brought in: {product}',
    '该化学品未获准带入：{product}',
    'Este producto químico no está autorizado a entrar: {product}',
  ],
  urgent: [
    '전일 마감시각({deadline}) 이후의 요청입니다. 긴급 사유를 {count}자 이상 입력하세요.',
    'This is asked for after the deadline of the day before ({deadline}). Say in at least {count} characters why it is urgent.',
    '此申请已过前一日截止时间（{deadline}）。请至少用{count}个字说明紧急原因。',
    'Se solicita después del límite del día anterior ({deadline}). Explique la urgencia en al menos {count} caracteres.',
  ],
  surroundings: [
    '화기 주변 조건을 있음·없음으로 답하세요: {what}',
    'Answer what stands around the fire with yes or no: {what}',
    '请回答动火周边条件有或无：{what}',
    'Responda sí o no sobre el entorno del fuego: {what}',
  ],
  protection: [
    '착용할 보호구를 선택하세요.',
    'Choose the protective equipment to be worn.',
    '请选择要佩戴的防护用品。',
    'Elija los equipos de protección que se llevarán.',
  ],
  telephone: [
    '비상연락처에 실제로 연결되는 전화번호를 입력하세요.',
    'Enter a telephone number that can be called in an emergency.',
    '请输入紧急情况下可接通的电话号码。',
    'Introduzca un teléfono al que se pueda llamar en una emergencia.',
  ],
  askSupervisor: [
    '{reason} 공사감독자 {name}({tel})에게 요청하세요.',
    '{reason} Ask the supervisor of the order: {name} ({tel}).',
    '{reason} 请联系工程监督人{name}（{tel}）。',
    '{reason} Pídalo al supervisor de la orden: {name} ({tel}).',
  ],
  askSupervisorByName: [
    '{reason} 공사감독자 {name}에게 요청하세요.',
    '{reason} Ask the supervisor of the order: {name}.',
    '{reason} 请联系工程监督人{name}。',
    '{reason} Pídalo al supervisor de la orden: {name}.',
  ],
  fireWatcher: [
    '화재감시자를 지정하세요. {reasons}',
    'Name a fire watcher. {reasons}',
    '请指定动火监护人。{reasons}',
    'Designe un vigilante de incendios. {reasons}',
  ],
  spaceWatcher: [
    '밀폐공간 작업은 외부 감시인을 지정해야 합니다. (안전보건규칙 제623조)',
    'Work in a confined space needs a watcher outside. (Safety and Health Rules art. 623)',
    '受限空间作业须指定外部监护人。（产业安全保健标准规则第623条）',
    'El trabajo en espacio confinado requiere un vigilante exterior. (Reglamento de Seguridad y Salud art. 623)',
  ],
  watcherOnly: [
    '감시인은 감시만 해야 하므로 작업자로 함께 등록할 수 없습니다. (안전보건규칙 제241조의2, 제623조)',
    'A watcher only watches and cannot be one of the workers. (Safety and Health Rules art. 241-2, 623)',
    '监护人只能监护，不能同时登记为作业人员。（产业安全保健标准规则第241条之2、第623条）',
    'El vigilante solo vigila y no puede figurar como trabajador. (Reglamento de Seguridad y Salud art. 241-2, 623)',
  ],
  attachPlan: [
    '{name}를 첨부하세요. ({source})',
    'Attach the {name}. ({source})',
    '请附上{name}。（{source}）',
    'Adjunte: {name}. ({source})',
  ],
  foreignLeader: [
    "{name} '{leader}'은(는) 이 허가의 작업자나 작업책임자가 아닙니다. ({source})",
    "{name}: '{leader}' is neither a worker nor the supervisor of this permit. ({source})",
    '{name}“{leader}”不是此许可的作业人员或负责人。（{source}）',
    '{name}: «{leader}» no es trabajador ni responsable de este permiso. ({source})',
  ],
  nameLeader: [
    '{name}를 지정하세요. ({source})',
    'Name the {name}. ({source})',
    '请指定{name}。（{source}）',
    'Designe: {name}. ({source})',
  ],
  supplementFields: [
    '{supplement} 보충허가: {fields} 항목을 입력해 주세요.',
    'Supplementary permit {supplement}: enter {fields}.',
    '附加许可{supplement}：请输入{fields}。',
    'Permiso complementario {supplement}: introduzca {fields}.',
  ],
  siteCheck: [
    '{area} 현장 확인(QR)을 {minutes}분 이내에 해야 합니다.',
    'The place ({area}) must have been checked on site by QR code within {minutes} minutes.',
    '须在{minutes}分钟内完成{area}的现场确认（二维码）。',
    'Debe verificarse el lugar ({area}) con el código QR en los últimos {minutes} minutos.',
  ],
  area: ['구역', 'area', '区域', 'área'],
  cooperationOpen: [
    '협조확인이 끝나지 않은 부서가 있습니다.',
    'A cooperating department has not confirmed yet.',
    '有协作部门尚未确认。',
    'Un departamento colaborador aún no ha confirmado.',
  ],
  moveNotAgreed: [
    '장소이동에 발급자의 동의가 필요합니다: {plan}',
    'The issuer must agree to the moved place: {plan}',
    '移动地点需签发人同意：{plan}',
    'El emisor debe aceptar el cambio de lugar: {plan}',
  ],
  moveOtherSide: [
    '장소이동에 상대 작업의 동의가 필요합니다: {other}',
    'The people of the other work must agree to the moved place: {other}',
    '移动地点需对方作业同意：{other}',
    'La gente del otro trabajo debe aceptar el cambio de lugar: {other}',
  ],
  signatureMissing: [
    '{role} 서명이 필요합니다.',
    'The signature is missing: {role}.',
    '缺少{role}签名。',
    'Falta la firma: {role}.',
  ],
  noCooperation: [
    '협조가 필요한 보충허가가 없습니다. 검토완료를 하세요.',
    'No supplementary permit needs cooperation. Finish the review.',
    '没有需要协作的附加许可。请完成审查。',
    'Ningún permiso complementario requiere colaboración. Termine la revisión.',
  ],
  cooperationNeeded: [
    '협조부서의 확인이 필요한 보충허가입니다. 협조요청을 하세요.',
    'A supplementary permit needs the confirmation of a cooperating department. Request it.',
    '附加许可需要协作部门确认。请发起协作请求。',
    'Un permiso complementario requiere la confirmación de otro departamento. Solicítela.',
  ],
  openImprovements: [
    '검증되지 않은 개선요청이 {count}건 있습니다. 조치와 검증이 끝나야 재개할 수 있습니다.',
    '{count} improvement requests are not verified. The work resumes when they are carried out and verified.',
    '有{count}项改善申请尚未验证。措施和验证完成后才能恢复作业。',
    'Hay {count} solicitudes de mejora sin verificar. El trabajo se reanuda cuando estén hechas y verificadas.',
  ],
})

/** Who may act on a permit, said to somebody else. */
export const whoRefusals = sentences({
  doing: [
    '작업을 수행하는 업체(부서)만 할 수 있습니다.',
    'Only the company or department that does the work may do this.',
    '只有执行作业的企业（部门）可以办理。',
    'Solo puede hacerlo la empresa o el departamento que ejecuta el trabajo.',
  ],
  issuer: [
    '이 구역의 작업허가 발급자만 할 수 있습니다.',
    'Only a permit issuer of this area may do this.',
    '只有本区域的许可签发人可以办理。',
    'Solo puede hacerlo un emisor de permisos de esta área.',
  ],
  issuerOrDoing: [
    '신청자 또는 이 구역의 발급자만 할 수 있습니다.',
    'Only the requester or an issuer of this area may do this.',
    '只有申请人或本区域的签发人可以办理。',
    'Solo puede hacerlo el solicitante o un emisor de esta área.',
  ],
  watcher: [
    '화재감시자 또는 수행업체만 할 수 있습니다.',
    'Only a fire watcher or the company that does the work may do this.',
    '只有动火监护人或执行企业可以办理。',
    'Solo puede hacerlo un vigilante de incendios o la empresa ejecutora.',
  ],
  reviewer: [
    '발급자 또는 승인자만 반려할 수 있습니다.',
    'Only the issuer or an approver may send it back.',
    '只有签发人或批准人可以驳回。',
    'Solo el emisor o un aprobador puede rechazarlo.',
  ],
  approver: [
    '이 허가의 승인 권한이 없습니다.',
    'You may not approve this permit.',
    '您无权批准此许可。',
    'No puede aprobar este permiso.',
  ],
  extender: [
    '작업허가 승인자만 할 수 있습니다. 발급자는 자신이 발급한 허가를 승인할 수 없습니다.',
    'Only a permit approver may do this. An issuer cannot approve a permit that he issued himself.',
    '只有许可批准人可以办理。签发人不能批准自己签发的许可。',
    'Solo puede hacerlo un aprobador de permisos. El emisor no puede aprobar un permiso propio.',
  ],
  editDoing: [
    '작업을 수행하는 업체(부서)만 수정할 수 있습니다.',
    'Only the company or department that does the work may change it.',
    '只有执行作业的企业（部门）可以修改。',
    'Solo puede modificarlo la empresa o el departamento que ejecuta el trabajo.',
  ],
  nothingToAsk: [
    '지금 다른 사람에게 요청할 조치가 아닙니다. 화면을 새로 읽어 주세요.',
    'This is nothing to ask of another person now. Load the page again.',
    '目前不是需要请求他人处理的事项。请重新加载页面。',
    'Ahora no hay nada que pedir a otra persona. Vuelva a cargar la página.',
  ],
  editIssuer: [
    '현장검토 중에는 발급자만 수정할 수 있습니다.',
    'During the site review only the issuer may change it.',
    '现场审查期间只有签发人可以修改。',
    'Durante la revisión en el sitio solo puede modificarlo el emisor.',
  ],
  editStates: [
    '작성중, 반려, 현장검토 상태에서만 수정할 수 있습니다.',
    'It can only be changed while it is a draft, sent back or under site review.',
    '只有在编制中、已驳回或现场审查状态下可以修改。',
    'Solo puede modificarse en borrador, rechazado o en revisión en el sitio.',
  ],
  deleteDraft: [
    '작성중인 허가만 삭제할 수 있습니다.',
    'Only a draft can be deleted.',
    '只能删除编制中的许可。',
    'Solo puede eliminarse un borrador.',
  ],
})
