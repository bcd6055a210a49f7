import { sentences } from './sentence.ts'

export const personalSays = sentences({
  reasonLength: [
    '다운로드 사유를 {min}자 이상 {max}자 이하로 입력해 주세요.',
    'Please give a reason for the download of {min} to {max} characters.',
    '请输入{min}至{max}个字的下载原因。',
    'Indique un motivo de descarga de {min} a {max} caracteres.',
  ],
})
