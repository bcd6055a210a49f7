import { sentences } from '../../core/shared/sentence.ts'

export const plantMessages = sentences({
  companyStays: [
    '전사(0000)는 삭제할 수 없습니다.',
    'The whole company (0000) cannot be deleted.',
    '全公司(0000)不能删除。',
    'La empresa entera (0000) no se puede eliminar.',
  ],
  bizRegNo: [
    '사업자번호는 숫자 10자리로 입력해 주세요.',
    'Enter the business number with 10 digits.',
    '营业执照号请输入10位数字。',
    'Escriba el número de empresa con 10 cifras.',
  ],
})
