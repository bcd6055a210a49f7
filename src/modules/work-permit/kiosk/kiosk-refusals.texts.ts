import { sentences } from '../../../core/shared/sentence.ts'

/** What the server refuses at a shared device. */
export const kioskRefusals = sentences({
  onlyHere: [
    '현장 단말기에서만 쓰는 주소입니다.',
    'This address is only for shared devices on site.',
    '此地址仅供现场终端使用。',
    'Esta dirección es solo para los terminales de campo.',
  ],
  notThisSign: [
    '이 서명은 현장 단말기에서 할 수 없습니다.',
    'This signature cannot be given at a shared device.',
    '此签名不能在现场终端上完成。',
    'Esta firma no se puede dar en un terminal de campo.',
  ],
})
