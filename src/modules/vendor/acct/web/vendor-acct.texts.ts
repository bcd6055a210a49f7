import { texts } from '../../../../core/shared/four-texts.ts'

/** The accounts of companies, and the texts of consent. */
export const vendorAcctTexts = texts({
  parts: ['업체 계정 구분', 'Parts of the accounts', '账号分类', 'Partes de las cuentas'],
  accounts: ['계정', 'Accounts', '账号', 'Cuentas'],
  consents: ['개인정보 동의', 'Privacy consent', '个人信息同意', 'Consentimiento'],
  help: [
    '업체 사람의 계정입니다. 초대하면 메일로 72시간 동안 한 번만 열리는 주소가 갑니다. 중지·해제·권한은 계정을 열어 처리합니다.',
    'The accounts of vendors. An invitation sends an address that opens once, within 72 hours. Open an account to stop it, unlock it or change its role.',
    '承包商人员的账号。邀请后将通过邮件发送72小时内仅可打开一次的地址。打开账号可停用、解除或更改权限。',
    'Cuentas de los contratistas. La invitación envía una dirección que se abre una vez en 72 horas. Abra una cuenta para suspenderla, desbloquearla o cambiar su rol.',
  ],
  empty: ['계정이 없습니다.', 'There are no accounts.', '没有账号。', 'No hay cuentas.'],
  person: ['사람', 'Person', '人员', 'Persona'],
  account: ['계정', 'Account', '账号', 'Cuenta'],
  acts: ['계정 처리', 'Acts on the account', '账号处理', 'Acciones sobre la cuenta'],
  invitation: ['초대 주소', 'Address of the invitation', '邀请地址', 'Dirección de la invitación'],
  invitationHelp: [
    '메일을 못 받으면 이 주소를 전하세요. 받은 사람만 가입할 수 있게 다른 곳에 남기지 마세요.',
    'Hand this over where the mail did not arrive. Leave it nowhere else: whoever has it can join.',
    '若未收到邮件，请转交此地址。请勿留在他处，拥有者即可加入。',
    'Entréguela si el correo no llegó. No la deje en otro sitio: quien la tenga puede registrarse.',
  ],
  showAddress: ['주소 보기', 'Show the address', '显示地址', 'Ver la dirección'],
  over: ['초대 만료', 'Invitation over', '邀请已过期', 'Invitación caducada'],
  role: ['권한 바꾸기', 'Change role', '更改权限', 'Cambiar rol'],
  makeManager: ['관리자로', 'Make manager', '设为管理员', 'Hacer gestor'],
  makeStaff: ['담당자로', 'Make staff', '设为担当人', 'Hacer personal'],
  psrmOn: ['PSRM 사용 켜기', 'Allow PSRM', '启用PSRM', 'Permitir PSRM'],
  psrmOff: ['PSRM 사용 끄기', 'End PSRM', '停用PSRM', 'Quitar PSRM'],
  done: ['처리했습니다.', 'Done.', '已处理。', 'Hecho.'],
  consentHelp: [
    '사람들이 읽고 동의하는 글입니다. 시행된 판은 바꾸지 않고 새 판을 등록합니다. 빈칸 없이 네 언어로 씁니다.',
    'What people read and consent to. An edition in force is not changed: add a new one, in all four languages.',
    '人员阅读并同意的文本。已生效的版本不修改，请登记新版本，四种语言均须填写。',
    'Lo que se lee y acepta. Una edición vigente no se cambia: añada otra, en los cuatro idiomas.',
  ],
  agreedBy: ['동의한 계정', 'Accounts that agreed', '已同意的账号', 'Cuentas que aceptaron'],
})
