import { sentences } from '../../../core/shared/sentence.ts'

/** Refusals about accounts of companies. */
export const vendorUserSentences = sentences({
  inviteOver: [
    '초대 유효시간(72시간)이 지났습니다.',
    'The invitation (72 hours) is over.',
    '邀请有效时间（72小时）已过。',
    'La invitación (72 horas) ha caducado.',
  ],
  inviteUsed: [
    '이미 사용한 초대입니다. 가입한 아이디로 로그인하세요.',
    'This invitation has been used. Sign in with your user ID.',
    '该邀请已使用，请用注册的用户名登录。',
    'La invitación ya se usó. Inicie sesión con su usuario.',
  ],
  inviteCancelled: [
    '취소된 초대입니다.',
    'This invitation was taken back.',
    '该邀请已取消。',
    'La invitación se anuló.',
  ],
  idForm: [
    '아이디는 영문 소문자, 숫자, 밑줄(_) 6~20자입니다.',
    'A user ID has 6 to 20 small letters, digits and underscores (_).',
    '用户名为6~20位小写字母、数字和下划线(_)。',
    'El usuario tiene de 6 a 20 minúsculas, cifras y guiones bajos (_).',
  ],
  agree: [
    '개인정보 수집·이용에 동의해야 가입할 수 있습니다.',
    'You can join only if you consent to the use of your data.',
    '须同意收集和使用个人信息方可加入。',
    'Solo puede registrarse si acepta el uso de sus datos.',
  ],
  otherVersion: [
    '동의서가 바뀌었습니다. 다시 읽고 동의해 주세요.',
    'The text has changed. Read it again and consent.',
    '同意书已变更，请重新阅读并同意。',
    'El texto ha cambiado. Léalo de nuevo y acéptelo.',
  ],
  noConsent: [
    '시행 중인 동의서가 없어 가입할 수 없습니다. 사업장 담당자에게 문의하세요.',
    'There is no consent text in force. Ask the plant.',
    '没有有效的同意书，无法加入。请咨询工厂负责人。',
    'No hay texto de consentimiento vigente. Consulte a la planta.',
  ],
  lastManager: [
    '관리자 계정은 1개 이상 필요합니다.',
    'A vendor needs at least one manager account.',
    '至少需要1个管理员账号。',
    'Se necesita al menos una cuenta de gestor.',
  ],
  managersOnly: [
    '업체 관리자와 사업장 안전담당만 할 수 있습니다.',
    "Only the vendor's manager and the plant's safety officers can do this.",
    '仅承包商管理员和工厂安全负责人可操作。',
    'Solo el gestor del contratista y los responsables de seguridad pueden hacerlo.',
  ],
  ownAccount: [
    '본인 계정에는 할 수 없습니다.',
    'This cannot be done to your own account.',
    '不能对本人账号操作。',
    'No se puede hacer con su propia cuenta.',
  ],
  staffOnly: [
    '업체 관리자는 담당자 계정만 해제할 수 있습니다. 관리자 계정은 사업장에 요청하세요.',
    "A vendor's manager opens staff accounts only. Ask the plant for a manager's.",
    '承包商管理员只能解除担当账号，管理员账号请联系工厂。',
    'El gestor solo abre cuentas de personal. Para un gestor, pídalo a la planta.',
  ],
  invitedOnly: [
    '초대 중인 사람만 고칠 수 있습니다.',
    'Only an open invitation can be changed.',
    '只能修改邀请中的人员。',
    'Solo se puede cambiar una invitación abierta.',
  ],
  notJoined: [
    '아직 가입하지 않았습니다.',
    'This person has not joined yet.',
    '尚未加入。',
    'Aún no se ha registrado.',
  ],
  companyNotActive: [
    '거래가 승인된 업체만 초대할 수 있습니다.',
    'Only vendors that are approved can invite.',
    '仅已批准的承包商可邀请。',
    'Solo pueden invitar los contratistas aprobados.',
  ],
  emailForm: [
    '메일 형식이 올바르지 않습니다.',
    'The mail address is not valid.',
    '邮箱格式不正确。',
    'El correo no es válido.',
  ],
  invitedAlready: [
    '이 메일로 보낸 초대가 이미 있습니다.',
    'There is an open invitation to this address.',
    '该邮箱已有邀请。',
    'Ya hay una invitación a este correo.',
  ],
  consentUsed: [
    '이미 시행된 동의서는 바꿀 수 없습니다. 새 판을 등록하세요.',
    'A text in force is not changed. Add a new edition.',
    '已生效的同意书不能修改，请登记新版本。',
    'Un texto vigente no se cambia. Añada una edición nueva.',
  ],
  consentAhead: [
    '시행일은 오늘 이후여야 합니다.',
    'The first day must lie after today.',
    '生效日须晚于今天。',
    'El primer día debe ser posterior a hoy.',
  ],
})
