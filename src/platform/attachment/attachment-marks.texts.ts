import { sentences } from '../../core/shared/sentence.ts'

/** Why marks are not laid over a picture. */
export const markRefusals = sentences({
  bad: [
    '표시의 모양이 바르지 않습니다. 사진 표시를 다시 그려 주세요.',
    'The marks are malformed. Draw them again.',
    '标记格式不正确，请重新绘制。',
    'Las marcas no son válidas. Dibújelas de nuevo.',
  ],
  many: [
    '표시는 사진마다 {most}개까지 그릴 수 있습니다.',
    'A picture takes at most {most} marks.',
    '每张照片最多{most}个标记。',
    'Cada foto admite {most} marcas como máximo.',
  ],
  words: [
    '표시 글자는 1자부터 {most}자까지입니다.',
    'The words of a mark are 1 to {most} characters.',
    '标记文字为1至{most}个字符。',
    'El texto de una marca tiene de 1 a {most} caracteres.',
  ],
  noPicture: [
    '사진에만 표시할 수 있습니다.',
    'Only pictures take marks.',
    '只能在照片上标记。',
    'Solo se pueden marcar fotos.',
  ],
})
