import { sentences } from '../../core/shared/sentence.ts'

export const numberingMessages = sentences({
  noRule: [
    '채번하는 항목이 없는 규칙코드입니다.',
    'No field is numbered under this rule code.',
    '该规则代码没有编号项目。',
    'Ningún campo se numera con este código de regla.',
  ],
  backwards: [
    '최종 번호는 되돌릴 수 없습니다. (현재 {lastSeq})',
    'The last number cannot go back. (now {lastSeq})',
    '最终编号不能回退。（当前 {lastSeq}）',
    'El último número no puede retroceder. (ahora {lastSeq})',
  ],
  tooLarge: [
    '최종 번호는 {most} 이하여야 합니다.',
    'The last number must be {most} or less.',
    '最终编号必须小于或等于 {most}。',
    'El último número debe ser {most} o menos.',
  ],
})
