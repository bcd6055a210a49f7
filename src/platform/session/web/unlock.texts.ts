import { texts } from '../../../core/shared/four-texts.ts'

/** Texts of a locked sign-in at the vendor portal. */
export const unlockTexts = texts({
  ask: ['잠금 해제 요청', 'Ask for release', '申请解锁', 'Pedir desbloqueo'],
  asked: [
    '해제를 요청하였습니다. 관리자가 확인한 후 임시비밀번호를 알려 드립니다.',
    'The release was asked for. An administrator will give you a temporary password.',
    '已申请解锁。管理员确认后将告知临时密码。',
    'Se ha pedido el desbloqueo. Un administrador le dará una contraseña temporal.',
  ],
})
