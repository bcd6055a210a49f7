import { sentences } from '../../../core/shared/sentence.ts'

/** What is refused about a vendor. */
export const vendorSentences = sentences({
  badBizRegNo: [
    '사업자등록번호 형식이 올바르지 않습니다.',
    'The business registration number is not valid.',
    '营业执照号格式不正确。',
    'El número de registro mercantil no es válido.',
  ],
})
