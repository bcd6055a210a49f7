import { sentences } from '../../core/shared/sentence.ts'

export const linkRefusals = sentences({
  expired: [
    '유효시간이 지난 주소입니다. 다시 시도해 주세요.',
    'The address has expired. Please try again.',
    '该地址已过有效期，请重试。',
    'La dirección ha caducado. Inténtelo de nuevo.',
  ],
})
