import { texts } from '../../../core/shared/four-texts.ts'

/** A worker without account proves himself by the PIN that he chose. */
export const workerPinTexts = texts({
  pin: ['{name} 본인 확인번호(PIN)', '{name}: own PIN', '{name} 本人确认码（PIN）', '{name}: PIN propio'],
  digits: ['PIN 6자리', 'PIN, 6 digits', 'PIN 6位', 'PIN, 6 cifras'],
  sign: ['서명', 'Sign', '签名', 'Firmar'],
})
