import { texts } from '../../../core/shared/four-texts.ts'
import { messageTexts } from '../../../core/shared/messages.texts.ts'

/** Texts of the sign-in pages that no other page says. */
export const signInTexts = texts({
  title: ['로그인', 'Sign in', '登录', 'Iniciar sesión'],
  kioskFirst: [
    '이 기기는 아직 현장 단말기로 등록되지 않았습니다. 관리자가 여기에서 로그인하여 사용자·조직 > 현장 단말기에서 등록하세요.',
    'This device is not registered as a field kiosk yet. An administrator signs in here and registers it under Users and organisation > Field kiosks.',
    '本设备尚未注册为现场终端。请管理员在此登录，并在“用户与组织 > 现场终端”中注册。',
    'Este equipo aún no está registrado como terminal de campo. Un administrador inicia sesión aquí y lo registra en Usuarios y organización > Terminales de campo.',
  ],
  who: ['사용자 구분', 'User type', '用户类别', 'Tipo de usuario'],
  employee: ['임직원', 'Employee', '员工', 'Empleado'],
  employeeHelp: ['사업장 소속 직원', 'Plant staff', '工厂员工', 'Personal de planta'],
  vendor: ['협력업체', 'Contractor', '承包商', 'Contratista'],
  vendorHelp: [
    '공사·납품 협력업체',
    'Contractors and suppliers',
    '施工及供应商',
    'Contratistas y proveedores',
  ],
  id: ['아이디', 'User ID', '用户名', 'Usuario'],
  password: ['비밀번호', 'Password', '密码', 'Contraseña'],
  show: ['비밀번호 표시', 'Show password', '显示密码', 'Mostrar contraseña'],
  hide: ['비밀번호 숨기기', 'Hide password', '隐藏密码', 'Ocultar contraseña'],
  remember: ['아이디 저장', 'Remember ID', '记住用户名', 'Recordar usuario'],
  /** Said below the form while the portal is being fetched (vite.config.ts). */
  opening: ['화면을 불러오고 있습니다.', 'Opening the page.', '正在打开页面。', 'Abriendo la página.'],
  submit: ['로그인', 'Sign in', '登录', 'Entrar'],
  capsLock: [
    'Caps Lock이 켜져 있습니다.',
    'Caps Lock is on.',
    'Caps Lock 已打开。',
    'Bloq Mayús está activado.',
  ],
  idRequired: [
    '아이디 항목을 입력해 주세요.',
    'Please enter the user ID.',
    '请输入用户名。',
    'Introduzca el usuario.',
  ],
  passwordRequired: messageTexts.passwordRequired,
  again: ['다시 로그인', 'Sign in again', '重新登录', 'Vuelva a iniciar sesión'],
  againHelp: [
    '로그인이 더 이상 유효하지 않습니다. 다시 로그인하면 입력하던 내용이 그대로 유지됩니다.',
    'Your sign-in is no longer valid. Sign in again and everything you typed stays.',
    '登录已失效。重新登录后，已输入的内容会保留。',
    'La sesión ya no es válida. Al entrar de nuevo se conserva todo lo escrito.',
  ],
  toPage: ['로그인 화면으로', 'To the sign-in page', '返回登录页面', 'A la página de acceso'],
  cannotConnect: messageTexts.networkErrorBody,
  singleSignOn: [
    '회사 계정으로 로그인',
    'Sign in with the company account',
    '使用公司账户登录',
    'Entrar con la cuenta de la empresa',
  ],
  redirecting: [
    '로그인 정보를 확인하고 있습니다.',
    'Checking your sign-in.',
    '正在确认登录信息。',
    'Comprobando el acceso.',
  ],
  help: [
    '아이디가 잠겼거나 비밀번호를 잊은 경우 관리자에게 문의하세요.',
    'Locked out or forgot the password? Contact the administrator.',
    '账号被锁定或忘记密码时，请联系管理员。',
    '¿Cuenta bloqueada o contraseña olvidada? Contacte con el administrador.',
  ],
  lead: [
    '안전·보건·환경 업무를 한곳에서',
    'Safety, health and environment in one place',
    '安全、健康、环境业务一站式处理',
    'Seguridad, salud y medio ambiente en un solo lugar',
  ],
  psrmTitle: ['PSRM 로그인', 'PSRM sign-in', 'PSRM 登录', 'Acceso PSRM'],
  psrmHelp: [
    '협력업체 안전평가(PSRM) 사용자 전용 로그인입니다.',
    'For users of the contractor safety evaluation (PSRM) only.',
    '仅供承包商安全评价（PSRM）用户使用。',
    'Solo para usuarios de la evaluación de contratistas (PSRM).',
  ],
})
