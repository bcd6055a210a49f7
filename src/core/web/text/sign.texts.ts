import { texts } from '../../shared/four-texts.ts'

/** What signatures by hand say: many who sign do not read Korean. */
export const signTexts = texts({
  sign: ['서명하기', 'Sign', '签名', 'Firmar'],
  count: ['{count}명', '{count}', '{count} 人', '{count}'],
  none: ['아직 서명이 없습니다.', 'No signatures yet.', '尚无签名。', 'Aún no hay firmas.'],
  of: ['{name} 서명', 'Signature of {name}', '{name} 的签名', 'Firma de {name}'],
  name: ['서명하는 사람의 이름', 'Name of the person who signs', '签名人姓名', 'Nombre de quien firma'],
  nameMissing: ['이름을 적어 주세요.', 'Enter the name.', '请填写姓名。', 'Escriba el nombre.'],
  draw: [
    '아래 칸에 손가락이나 펜으로 서명하세요.',
    'Sign in the box with a finger or a pen.',
    '请用手指或笔在下框中签名。',
    'Firme en el recuadro con el dedo o un lápiz.',
  ],
  drawingMissing: ['서명을 그려 주세요.', 'Draw the signature.', '请手写签名。', 'Dibuje la firma.'],
  box: ['서명란', 'Box for the signature', '签名栏', 'Recuadro para la firma'],
  again: ['다시 그리기', 'Draw again', '重新签名', 'Dibujar de nuevo'],
  remove: [
    '{name} 서명 삭제',
    'Remove the signature of {name}',
    '删除{name}的签名',
    'Eliminar la firma de {name}',
  ],
  confirmRemove: [
    '{name}님의 서명을 삭제하시겠습니까?',
    'Remove the signature of {name}?',
    '要删除{name}的签名吗？',
    '¿Eliminar la firma de {name}?',
  ],
})
