import { sentences } from '../../core/shared/sentence.ts'

export const attemptMessages = sentences({
  wrongSignature: [
    '비밀번호가 올바르지 않습니다. ({count}/{failuresAllowed})',
    'The password is wrong. ({count}/{failuresAllowed})',
    '密码不正确。({count}/{failuresAllowed})',
    'La contraseña es incorrecta. ({count}/{failuresAllowed})',
  ],
  wrongPassword: [
    '아이디 또는 비밀번호가 올바르지 않습니다. ({count}/{failuresAllowed})',
    'User ID or password is wrong. ({count}/{failuresAllowed})',
    '用户名或密码不正确。({count}/{failuresAllowed})',
    'Usuario o contraseña incorrectos. ({count}/{failuresAllowed})',
  ],
  locked: [
    '계정이 잠겼습니다. 관리자에게 문의하세요.',
    'The account is locked. Please contact the administrator.',
    '账号已锁定，请联系管理员。',
    'La cuenta está bloqueada. Póngase en contacto con el administrador.',
  ],
  dormant: [
    '휴면 계정입니다. 관리자에게 문의하세요.',
    'The account is dormant. Please contact the administrator.',
    '账号处于休眠状态，请联系管理员。',
    'La cuenta está inactiva. Póngase en contacto con el administrador.',
  ],
  stopped: [
    '사용이 중지된 계정입니다. 관리자에게 문의하세요.',
    'The account has been stopped. Please contact the administrator.',
    '账号已停用，请联系管理员。',
    'La cuenta está suspendida. Póngase en contacto con el administrador.',
  ],
  busyAddress: [
    '로그인 시도가 너무 많습니다. 잠시 후 다시 시도해 주세요.',
    'Too many attempts to sign in. Please try again in a moment.',
    '登录尝试过多，请稍后重试。',
    'Demasiados intentos de inicio de sesión. Inténtelo dentro de un momento.',
  ],
})

export const passwordMessages = sentences({
  composition: [
    '비밀번호는 영문, 숫자, 특수문자 중 2종류 이상으로 10자 이상 또는 3종류 이상으로 8자 이상이어야 합니다.',
    'A password needs at least 10 characters of two kinds (letters, digits, special characters) or at least 8 of three kinds.',
    '密码须由字母、数字、特殊字符中至少 2 种组成且不少于 10 位，或至少 3 种组成且不少于 8 位。',
    'La contraseña debe tener al menos 10 caracteres de dos tipos (letras, cifras, símbolos) u 8 de tres tipos.',
  ],
  containsUserId: [
    '비밀번호에 아이디를 포함할 수 없습니다.',
    'The password must not contain the user ID.',
    '密码不能包含用户名。',
    'La contraseña no puede contener el usuario.',
  ],
  usedBefore: [
    '최근 사용한 비밀번호 3개는 다시 사용할 수 없습니다.',
    'The last 3 passwords cannot be used again.',
    '不能再次使用最近的 3 个密码。',
    'No se pueden repetir las 3 últimas contraseñas.',
  ],
  wrongForm: [
    '비밀번호의 형식이 올바르지 않습니다.',
    'The password has a wrong form.',
    '密码格式不正确。',
    'El formato de la contraseña no es correcto.',
  ],
  changeFirst: [
    '비밀번호를 변경한 후 이용할 수 있습니다.',
    'Please change your password first.',
    '请先更改密码再使用。',
    'Cambie antes la contraseña.',
  ],
})

export const sessionRefusals = sentences({
  expired: [
    '로그인 시간이 만료되었습니다.',
    'Your sign-in has expired.',
    '登录已过期。',
    'La sesión ha caducado.',
  ],
  elsewhere: [
    '다른 곳에서 로그인하여 접속이 종료되었습니다.',
    'You were signed out because of a sign-in elsewhere.',
    '因在其他地方登录，连接已结束。',
    'La sesión terminó porque se inició otra en otro lugar.',
  ],
})
