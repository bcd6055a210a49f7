import { sentences } from '../../core/shared/sentence.ts'

export const qrMessages = sentences({
  forged: [
    '이 포털이 서명한 QR이 아닙니다. 위조되었거나 훼손된 종이일 수 있습니다.',
    'This code was not signed by this portal. The paper may be forged or damaged.',
    '该QR码并非本门户签名，纸张可能被伪造或损坏。',
    'Este código no está firmado por este portal. El papel puede estar falsificado o dañado.',
  ],
  noKind: [
    '이 포털이 더는 쓰지 않는 종류의 QR입니다.',
    'This portal no longer uses this kind of code.',
    '本门户已不再使用此类QR码。',
    'Este portal ya no usa este tipo de código.',
  ],
  notOpen: [
    '로그인 없이 확인할 수 없는 QR입니다.',
    'This code cannot be checked without signing in.',
    '该QR码须登录后才能核验。',
    'Este código no se puede comprobar sin iniciar sesión.',
  ],
  gone: [
    '기록이 삭제되었습니다.',
    'The record has been deleted.',
    '记录已被删除。',
    'El registro ha sido eliminado.',
  ],
})
