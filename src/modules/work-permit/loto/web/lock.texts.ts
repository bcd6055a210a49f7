import { texts } from '../../../../core/shared/four-texts.ts'

/** What hanging and taking off one's own lock says, on the permit's page and at a shared device. */
export const lockTexts = texts({
  own: ['{name} 본인 확인번호(PIN)', '{name}: own PIN', '{name} 本人确认码（PIN）', '{name}: PIN propio'],
  digits: ['PIN 6자리', 'PIN, 6 digits', 'PIN 6位', 'PIN, 6 cifras'],
  lockOf: ['{name} 개인 자물쇠', '{name}: personal lock', '{name} 个人锁', '{name}: candado personal'],
  lockNo: ['자물쇠 번호', 'Lock no.', '锁具编号', 'N.º de candado'],
  off: ['본인 해제', 'Take off', '本人解锁', 'Quitar'],
  hang: ['내 잠금 걸기', 'Hang my lock', '上我的锁', 'Poner mi candado'],
})
