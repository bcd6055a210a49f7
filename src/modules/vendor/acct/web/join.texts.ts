import { texts } from '../../../../core/shared/four-texts.ts'

/** The page by which an invited person joins. */
export const joinTexts = texts({
  title: ['협력업체 포털 가입', 'Join the contractor portal', '加入承包商门户', 'Registro en el portal'],
  intro: [
    '{vendor} · {name} · {email}',
    '{vendor} · {name} · {email}',
    '{vendor} · {name} · {email}',
    '{vendor} · {name} · {email}',
  ],
  until: [
    '{day}까지 가입할 수 있습니다.',
    'You can join until {day}.',
    '可在{day}之前加入。',
    'Puede registrarse hasta {day}.',
  ],
  userId: ['아이디', 'User ID', '用户名', 'Usuario'],
  userIdHint: [
    '영문 소문자·숫자·밑줄 6~20자',
    '6 to 20 small letters, digits or underscores',
    '6~20位小写字母、数字或下划线',
    'De 6 a 20 minúsculas, cifras o guiones bajos',
  ],
  password: ['비밀번호', 'Password', '密码', 'Contraseña'],
  passwordHint: [
    '영문·숫자·특수문자 중 2종류 10자 이상 또는 3종류 8자 이상',
    'Letters, digits, signs: 10 characters of two kinds or 8 of all three',
    '字母、数字、符号中两种且不少于10位，或三种且不少于8位',
    'Letras, cifras, signos: 10 caracteres de dos tipos u 8 de los tres',
  ],
  repeat: ['비밀번호 확인', 'Repeat the password', '确认密码', 'Repita la contraseña'],
  consent: [
    '개인정보 수집·이용 동의 (판 {version})',
    'Consent to the use of your data (edition {version})',
    '个人信息收集与使用同意（版本 {version}）',
    'Consentimiento de uso de datos (edición {version})',
  ],
  agree: [
    '읽었고 동의합니다.',
    'I have read this and consent.',
    '我已阅读并同意。',
    'Lo he leído y lo acepto.',
  ],
  join: ['가입하기', 'Join', '加入', 'Registrarse'],
  joined: [
    '가입했습니다. 아이디 {id}(으)로 로그인하세요.',
    'You have joined. Sign in as {id}.',
    '加入成功，请用用户名{id}登录。',
    'Registro hecho. Inicie sesión como {id}.',
  ],
  signIn: ['로그인으로', 'Go to sign-in', '前往登录', 'Ir al inicio de sesión'],
  closed: [
    '열 수 없는 주소입니다. 초대한 사람에게 문의하세요.',
    'This address does not open. Ask whoever invited you.',
    '该地址无法打开，请咨询邀请人。',
    'Esta dirección no se abre. Pregunte a quien le invitó.',
  ],
})
