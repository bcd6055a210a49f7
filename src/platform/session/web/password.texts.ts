import { texts } from '../../../core/shared/four-texts.ts'
import { messageTexts } from '../../../core/shared/messages.texts.ts'

/** Texts of the change of one's own password. */
export const passwordTexts = texts({
  title: ['비밀번호 변경', 'Change password', '修改密码', 'Cambiar contraseña'],
  old: ['현재 비밀번호', 'Current password', '当前密码', 'Contraseña actual'],
  new: ['비밀번호', 'Password', '密码', 'Contraseña'],
  repeat: ['비밀번호 확인', 'Confirm password', '确认密码', 'Confirmar contraseña'],
  rule: [
    '10자 이상 두 종류 또는 8자 이상 세 종류의 문자를 섞어 주세요.',
    'At least 10 characters of two kinds or 8 of three kinds.',
    '至少10个字符含两类，或8个字符含三类。',
    'Al menos 10 caracteres de dos tipos u 8 de tres tipos.',
  ],
  must: [
    '계속 사용하려면 비밀번호를 변경해야 합니다.',
    'Change your password to continue.',
    '请先修改密码再继续使用。',
    'Cambie la contraseña para continuar.',
  ],
  readOnly: [
    '읽기 전용 화면에서는 저장할 수 없습니다. 대시보드에서 다시 열어 주세요.',
    'Cannot be saved from a read-only page. Open it again from the dashboard.',
    '只读页面无法保存。请从仪表板重新打开。',
    'No se puede guardar desde una página de solo lectura. Ábralo desde el panel.',
  ],
  required: messageTexts.passwordRequired,
  mismatch: messageTexts.passwordMismatch,
  changed: messageTexts.passwordChanged,
  failed: messageTexts.passwordFailed,
})
