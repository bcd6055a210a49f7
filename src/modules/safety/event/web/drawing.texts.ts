import { texts } from '../../../../core/shared/four-texts.ts'

/** Words of the drawings of causes and barriers. */
export const drawingTexts = texts({
  event: ['사고', 'Event', '事故', 'Suceso'],
  tree: ['원인 나무 그림', 'Tree of causes', '原因树图', 'Árbol de causas'],
  treeOf: [
    '원인 나무: 원인 {n}개. 내용은 위 표에 있습니다.',
    'Tree of {n} causes; the table above says them.',
    '原因树：{n}个原因，内容见上表。',
    'Árbol de {n} causas; la tabla anterior las dice.',
  ],
  bowTie: ['보타이 그림', 'Bow-tie', '蝴蝶结图', 'Diagrama de pajarita'],
  bowTieOf: [
    '보타이: 방호벽 {n}개. 내용은 위 표에 있습니다.',
    'Bow-tie of {n} barriers; the table above says them.',
    '蝴蝶结图：{n}个屏障，内容见上表。',
    'Pajarita de {n} barreras; la tabla anterior las dice.',
  ],
  prevent: ['예방', 'Prevents', '预防', 'Previene'],
  mitigate: ['완화', 'Mitigates', '缓解', 'Mitiga'],
})
