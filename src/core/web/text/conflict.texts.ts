import { texts } from '../../shared/four-texts.ts'

export const conflictTexts = texts({
  title: [
    '다른 사용자가 같은 자료를 먼저 저장했습니다',
    'Somebody else saved this record first',
    '其他用户已先保存了同一资料',
    'Otra persona guardó antes este registro',
  ],
  intro: [
    '아래 항목은 두 사람이 서로 다르게 고쳤습니다. 남길 값을 고르세요. 그 밖의 항목은 합쳐집니다.',
    'Both of you changed the items below. Choose what stays. Everything else is merged.',
    '以下项目双方的修改不同。请选择要保留的值，其余项目将自动合并。',
    'Ambos cambiaron lo siguiente de forma distinta. Elija qué queda. Lo demás se combina.',
  ],
  by: ['{who} · {moment}', '{who} · {moment}', '{who} · {moment}', '{who} · {moment}'],
  item: ['항목', 'Item', '项目', 'Dato'],
  mine: ['내 값', 'Mine', '我的值', 'Lo mío'],
  theirs: ['상대 값', 'Theirs', '对方的值', 'Lo suyo'],
  both: ['둘 다', 'Both', '两者', 'Ambos'],
  allMine: ['모두 내 값', 'All mine', '全部用我的', 'Todo lo mío'],
  allTheirs: ['모두 상대 값', 'All theirs', '全部用对方的', 'Todo lo suyo'],
  removed: ['행 삭제', 'Row removed', '删除该行', 'Fila eliminada'],
  save: ['합쳐서 저장', 'Merge and save', '合并并保存', 'Combinar y guardar'],
  apply: ['합치기', 'Merge', '合并', 'Combinar'],
  back: ['계속 입력', 'Go on typing', '继续输入', 'Seguir escribiendo'],
  left: [
    '고르지 않은 항목 {count}개',
    '{count} still to choose',
    '还有{count}项未选择',
    'Faltan {count} por elegir',
  ],
  taken: [
    '{who}님이 저장한 내용({labels})과 합쳤습니다.',
    'Merged with what {who} saved ({labels}).',
    '已与 {who} 保存的内容（{labels}）合并。',
    'Combinado con lo que guardó {who} ({labels}).',
  ],
  overtaken: [
    '입력한 내용은 그대로 있습니다. 합치기를 누르거나 저장하면, 서로 다르게 고친 항목만 묻고 나머지는 합칩니다.',
    'What you typed is still here. Merge or save: you are asked only about what both of you changed.',
    '您输入的内容仍保留。点击合并或保存时，仅询问双方修改不同的项目，其余自动合并。',
    'Lo que escribió sigue aquí. Al combinar o guardar se pregunta solo por lo que cambiaron ambos.',
  ],
  discard: ['입력을 버리고 다시 조회', 'Discard and reload', '放弃输入并重新查询', 'Descartar y recargar'],
  discardAsk: [
    '입력한 내용을 모두 버리고 저장된 자료를 다시 조회하시겠습니까?',
    'Discard everything you typed and load the stored record again?',
    '要放弃所有输入并重新查询已保存的资料吗？',
    '¿Descartar todo lo escrito y volver a cargar el registro guardado?',
  ],
})
