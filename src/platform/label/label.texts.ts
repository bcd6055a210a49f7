import { sentences } from '../../core/shared/sentence.ts'

export const labelMessages = sentences({
  unknown: [
    '프로그램에 없는 라벨코드입니다.',
    'The program has no such label code.',
    '程序中没有该标签代码。',
    'El programa no tiene ese código de etiqueta.',
  ],
})
