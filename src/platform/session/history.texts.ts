import { sentences } from '../../core/shared/sentence.ts'

/** Texts in the history of sign-ins and accounts. */
export const historySays = sentences({
  wrongPassword: ['비밀번호 불일치', 'Wrong password', '密码不一致', 'Contraseña incorrecta'],
  unknown: [
    '이 포털에 없는 아이디',
    'No such user ID at this portal',
    '本门户不存在的账号',
    'Usuario inexistente en este portal',
  ],
  lock: [
    '{count}회 실패로 계정을 잠갔습니다.',
    'The account was locked after {count} failures.',
    '因{count}次失败已锁定账户。',
    'La cuenta se bloqueó tras {count} fallos.',
  ],
  locked: [
    '잠긴 계정으로 로그인을 시도했습니다.',
    'Somebody tried to sign in to a locked account.',
    '有人尝试登录已锁定的账户。',
    'Se intentó acceder a una cuenta bloqueada.',
  ],
  lockAct: ['잠금', 'Lock', '锁定', 'Bloqueo'],
  failures: [
    '비밀번호 {count}회 실패',
    '{count} wrong passwords',
    '密码错误{count}次',
    '{count} contraseñas erróneas',
  ],
  pinPassword: [
    'PIN 설정 비밀번호 확인',
    'Password check before setting a PIN',
    '设定PIN前的密码确认',
    'Comprobación de contraseña para el PIN',
  ],
})
