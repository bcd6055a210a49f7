import { texts } from '../../shared/four-texts.ts'

export const recordMissingTexts = texts({
  why: [
    '삭제되었거나 볼 수 없는 자료이거나 주소의 번호가 다릅니다. 목록에서 찾아 주세요.',
    'It was deleted, is not yours to see, or the number in the address is another one. Look for it in the list.',
    '该资料已删除、您无权查看，或地址中的编号有误。请在列表中查找。',
    'Se ha eliminado, no puede verlo o el número de la dirección es otro. Búsquelo en la lista.',
  ],
  toList: ["'{list}' 목록으로", 'To the list: {list}', '前往列表：{list}', 'Ir a la lista: {list}'],
})
