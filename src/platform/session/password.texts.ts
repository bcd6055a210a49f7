import { sentences } from '../../core/shared/sentence.ts'

/** Why a new password is not taken, beyond its composition (password.rule.ts). */
export const passwordRefusals = sentences({
  oldRequired: [
    '현재 비밀번호를 입력하세요.',
    'Enter your current password.',
    '请输入当前密码。',
    'Introduzca su contraseña actual.',
  ],
  common: [
    '흔히 쓰이는 비밀번호는 사용할 수 없습니다.',
    'This password is too common.',
    '不能使用常见密码。',
    'Esta contraseña es demasiado común.',
  ],
  named: [
    '회사·사업장·포털 이름에 몇 글자만 더한 비밀번호는 사용할 수 없습니다.',
    'A password may not be the name of the company, a plant or the portal with a few letters added.',
    '密码不能只是公司、工厂或门户名称加几个字符。',
    'La contraseña no puede ser el nombre de la empresa, la planta o el portal con unas letras más.',
  ],
  tooSoon: [
    '비밀번호는 변경한 뒤 {hours}시간이 지나야 다시 변경할 수 있습니다. 급하면 관리자에게 초기화를 요청하세요.',
    'A password can be changed again {hours} hours after the last change. If it is urgent, ask the administrator to reset it.',
    '密码修改后需经过{hours}小时才能再次修改。如有急需，请联系管理员重置。',
    'La contraseña puede cambiarse de nuevo {hours} horas después del último cambio. Si es urgente, pida al administrador que la restablezca.',
  ],
  changedMeanwhile: [
    '비밀번호가 그사이에 변경되었습니다. 다시 로그인해 주세요.',
    'The password was changed meanwhile. Please sign in again.',
    '密码在此期间已被修改。请重新登录。',
    'La contraseña se cambió entretanto. Vuelva a iniciar sesión.',
  ],
})
